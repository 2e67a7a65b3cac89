// Rules about traits and states.
import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  static let traitsConflict = AuditRule(
    "traits-conflict",
    .error,
    judge: .stop { stop in
      let traits = stop.element.traits
      // Most elements have at most one of these traits.
      guard traits.rawValue.nonzeroBitCount > 1 else { return nil }
      let kinds: [(Traits, String)] = [
        (.link, "link"), (.searchField, "searchField"), (.keyboardKey, "keyboardKey"),
        (.adjustable, "adjustable"), (.button, "button"),
      ]
      let own = kinds.filter { traits.contains($0.0) }.map(\.1)
      // VoiceOver says both `adjustable` and `button`, and both can be right, as for a value that
      // opens something or a sheet's grabber.
      if own.count > 1, own != ["adjustable", "button"] {
        return "the traits \(own.map { "'\($0)'" }.joinedWithAnd) conflict"
      }
      if traits.contains(.header), traits.contains(.adjustable) {
        return "the traits 'header' and 'adjustable' conflict"
      }
      return nil
    }
  )

  static let traitMissingButton = AuditRule(
    "trait-missing-button",
    .error,
    needs: .behavior,
    judge: .stop { stop in
      // A flow may tap an element that a file without traits can't describe as a button.
      guard stop.hasActivation, stop.app.namesTraits,
        stop.element.traits.isDisjoint(with: .controls),
        stop.element.role != .cell, stop.element.expandedStatus == nil
      else { return nil }
      return "you can activate this element, but VoiceOver doesn't say so\(stop.heardAfterLack)"
    }
  )

  static let roleMissing = AuditRule(
    "role-missing",
    .warning,
    judge: .screen { screen in
      let knowsTraits =
        !screen.app.isForeign || screen.app.remarks[screen.screen]?.namesHeadings == true
      return screen.rowsWithoutKind + screen.commandsWithoutKind + screen.documentsToTap
        + screen.rowsThatOpen + screen.numberedTabsWithoutKind + screen.textsToChoose
        + screen.textsOfMenu + screen.rowsAsOnlyWay + screen.rowsNamedAsCommands
        + screen.headingsToOpen + screen.boxesWithoutKind + screen.cellsToChoose
        + screen.commandsInLines
        + screen.stops.compactMap { stop in
          guard !stop.isControl, stop.hasName, stop.element.role != .cell, !stop.hasActions else {
            return nil
          }
          if stop.element.traits.contains(.selected) {
            return Complaint(stop.index, screen.choiceWithoutKind(stop))
          }
          if stop.element.role == .text, stop.remarks?.isInAlert != true,
            let words = AuditWords.retry(in: stop.label)
          {
            let message: Complaint.Message =
              "the label contains '\(words)', but VoiceOver doesn't say that the element is a control: \(stop.heard)"
            return Complaint(stop.index, message)
          }
          guard knowsTraits, stop.isPictureOrView,
            AuditWords.closing.contains(stop.label.lowercased())
          else { return nil }
          let message: Complaint.Message =
            "VoiceOver doesn't say that '\(stop.label)' is a button: \(stop.heard)"
          return Complaint(stop.index, message)
        }
    }
  )

  static let stateMissing = AuditRule(
    "state-missing",
    .warning,
    judge: .both(
      stop: { $0.unsaidState },
      screen: { $0.tabsWithoutSelection + $0.choicesWithoutSelection }
    )
  )

  static let controlInert = AuditRule("control-inert", .note, needs: .behavior, judge: .walk)
}

extension AuditedScreen {
  /// The findings for rows of equal elements that look like tabs along the bottom or like choices.
  ///
  /// - Source: our choice: if at least five views are as large as a finger and have no value,
  ///   they're days or colors to choose from. Text elements are column headers.
  fileprivate var rowsWithoutKind: [Complaint] {
    guard app.isForeign, namesKinds else { return [] }
    return equalRows.compactMap { row in
      guard let first = row.first, let frame = first.element.frame,
        !row.contains(where: { $0.element.traits.contains(.selected) || $0.hasActions }),
        Set(row.map(\.heardLabel)).count > 1,
        !row.allSatisfy({ $0.tabPlace != nil })
      else { return nil }
      if isBar(row) {
        let message: Complaint.Message =
          """
          \(row.count) elements of the same size along the bottom look like tabs, but VoiceOver \
          doesn't say what they are; at the first one, it says \(first.heard)
          """
        return Complaint(first.index, message)
      }
      let isView = { (stop: AuditedStop) in
        (stop.element.role == .view || stop.element.role == .element)
          && (stop.element.value ?? "").isBlank
      }
      guard row.count > 4, (24...72).contains(frame.width), (24...72).contains(frame.height),
        row.allSatisfy(isView), !isHead(row)
      else { return nil }
      let isSmall = min(frame.width, frame.height) < 43
      let size = isSmall ? " (\(frame.width.asPoints) by \(frame.height.asPoints) points)" : ""
      let message = Complaint.Message(
        """
        \(row.count) elements of the same size\(size) in a row look like choices, but VoiceOver \
        doesn't say what they are; at the first one, it says \(first.heard)
        """,
        severity: .note
      )
      return Complaint(first.index, message)
    }
  }
}

extension AuditedScreen {
  /// The finding for rows of an export that look like they open something, but that VoiceOver
  /// doesn't describe as controls.
  fileprivate var rowsThatOpen: [Complaint] {
    guard let rows = app.remarks[screen]?.rowsThatOpen, let first = rows.first else { return [] }
    let names = rows.prefix(3).map(\.name).joined(separator: ", ")
    let subject =
      rows.count > 1 ? "\(rows.count) rows look like they open" : "a row looks like it opens"
    let kinds = rows.count > 1 ? "they're controls" : "it's a control"
    let words =
      "\(subject) something, but VoiceOver doesn't say that \(kinds): \(names)"
      + (rows.count > 3 ? ", …" : "")
    return [Complaint(screen, .init(words, severity: .note), range: first.range)]
  }

  /// The findings for views in an export that are named like buttons, in code or in words.
  ///
  /// - Source: our choice: the file has a type for buttons, so the view isn't one. In a row, the
  ///   row is the control; text over a control is the content of the control.
  fileprivate var commandsWithoutKind: [Complaint] {
    guard app.isForeign, app.remarks[screen]?.namesTypes == true else { return [] }
    let isBesidePassword = stops.contains { stop in
      stop.element.traits.contains(.secureTextField)
        || stop.element.traits.contains(.textEntry) && AuditWords.namesPassword(stop.label)
    }
    return stops.indices.compactMap { place in
      let stop = stops[place]
      guard stop.mayBeCommand else { return nil }
      if let name = stop.nameOfButton {
        let message: Complaint.Message =
          """
          the name '\(name)' suggests a button, but VoiceOver doesn't say that the element is a \
          control: \(stop.heard)
          """
        return Complaint(stop.index, message)
      }
      guard
        AuditWords.isCommand(stop.label, besidePassword: isBesidePassword)
          || isAnswerBesideCommand(place) || sendsForm(place),
        stop.remarks?.card == nil, !isOnControl(place)
      else { return nil }
      let message: Complaint.Message =
        "'\(stop.label)' is a command, but VoiceOver doesn't say that it's a control: \(stop.heard)"
      return Complaint(stop.index, message)
    }
  }

  /// Returns whether text is an answer on the same line as a command and with the same height, as
  /// in a dialog.
  private func isAnswerBesideCommand(_ place: Int) -> Bool {
    guard AuditWords.isAnswer(stops[place].label), let frame = stops[place].element.frame else {
      return false
    }
    return [place - 1, place + 1].filter(stops.indices.contains).contains { other in
      guard let beside = stops[other].element.frame, stops[other].mayBeCommand else { return false }
      return frame.isLevel(with: beside) && abs(frame.height - beside.height) <= 1.5
        && AuditWords.isCommand(stops[other].label, besidePassword: false)
    }
  }

  /// The findings for text that asks people to tap a document, if no control on the screen has the
  /// name of the document.
  fileprivate var documentsToTap: [Complaint] {
    guard app.isForeign, app.remarks[screen]?.namesTypes == true else { return [] }
    return stops.compactMap { stop in
      guard stop.mayBeCommand, let name = AuditWords.documentToTap(in: stop.label),
        !stops.contains(where: { $0.isControl && $0.label.lowercased().contains(name.lowercased()) }
        ),
        stop.remarks.map({ $0.controls.isEmpty && !$0.hasLinks }) ?? true
      else { return nil }
      let message: Complaint.Message =
        "the text says to tap '\(name)', but no control has that name"
      return Complaint(stop.index, message)
    }
  }

  /// Returns whether any of the four stops on either side is a control that covers the given stop.
  private func isOnControl(_ place: Int) -> Bool {
    guard let frame = stops[place].element.frame, frame.area > 0 else { return false }
    return stops[max(0, place - 4)..<min(stops.count, place + 5)].contains { other in
      guard other.isControl, let around = other.element.frame else { return false }
      return around.intersection(frame) >= 0.9 * frame.area
    }
  }
}

extension AuditedStop {
  /// Whether the stop is text, a picture, or a view, and isn't a kind of control.
  fileprivate var mayBeCommand: Bool {
    !isControl && hasName && !isInStatusBar && !hasActions && element.role != .cell
      && remarks?.isInAlert != true
      && element.traits.isDisjoint(with: [.header, .notEnabled, .selected])
  }

  /// The name in code that says that the stop is a button, or `nil` if there's none.
  fileprivate var nameOfButton: String? {
    [remarks?.identifier, element.identifier, remarks?.wrapperIdentifier, label].compactMap(\.self)
      .first(where: AuditWords.namesButton)
  }

  /// The finding for a state that people see but VoiceOver doesn't say, or `nil` if there's none.
  fileprivate var unsaidState: Complaint.Message? {
    let traits = element.traits
    if traits.contains(.toggleButton), text(of: .state).isBlank, text(of: .value).isBlank {
      return "VoiceOver doesn't say whether this toggle is on\(heardAfterLack)"
    }
    if let picture = pictureOfUnsaidState {
      return .init(
        "the picture '\(picture)' shows a state that VoiceOver doesn't say: \(heard)",
        severity: .note
      )
    }
    guard isControl, !traits.contains(.notEnabled), let alpha = element.alpha, alpha > 0.02,
      alpha < 0.5
    else { return nil }
    return "this control looks disabled, but VoiceOver doesn't say so\(heardAfterLack)"
  }

  /// The name of the picture inside a control of an export, if the picture shows whether the
  /// control is on.
  ///
  /// It's `nil` if VoiceOver says the state, or if the file can't contain the state.
  fileprivate var pictureOfUnsaidState: String? {
    guard let picture = remarks?.statePicture, app.namesTraits || app.namesSelection,
      isControl || element.role == .cell,
      element.traits.isDisjoint(with: [.selected, .toggleButton]),
      text(of: .state).isBlank, text(of: .value).isBlank
    else { return nil }
    let states = AuditWords.of(language)?.states ?? []
    return label.plainWords.contains(where: states.contains) ? nil : picture
  }
}

extension AuditedStop {
  /// Whether the stop is an image, or a view without a kind.
  fileprivate var isPictureOrView: Bool {
    element.role == .view || element.traits.contains(.image)
  }

  /// Whether the stop has custom actions, which indicate that it's more than text.
  fileprivate var hasActions: Bool { !element.actions.isEmpty }
}
