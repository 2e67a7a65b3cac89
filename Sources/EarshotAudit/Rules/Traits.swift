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
      let kinds: [(Traits, String)] = [
        (.link, "link"), (.searchField, "searchField"), (.keyboardKey, "keyboardKey"),
        (.adjustable, "adjustable"), (.button, "button"),
      ]
      let own = kinds.filter { traits.contains($0.0) }.map(\.1)
      // VoiceOver says both, and both work: a value that opens something, or a sheet's grabber.
      if own.count > 1, own != ["adjustable", "button"] {
        return "the traits \(own.joined(separator: " and ")) conflict"
      }
      if traits.contains(.header), traits.contains(.adjustable) {
        return "the traits header and adjustable conflict"
      }
      return nil
    }
  )

  static let traitMissingButton = AuditRule(
    "trait-missing-button",
    .error,
    needs: .behavior,
    judge: .stop { stop in
      // A flow may tap what a file without traits can't call a button.
      guard stop.hasActivation, stop.app.namesTraits,
        stop.element.traits.isDisjoint(with: .controls),
        stop.element.role != .cell, stop.element.expandedStatus == nil
      else { return nil }
      return "you can activate it, but nothing says so: VoiceOver says \(stop.heard)"
    }
  )

  static let roleMissing = AuditRule(
    "role-missing",
    .warning,
    judge: .screen { screen in
      let knowsTraits =
        !screen.app.isForeign || screen.app.remarks[screen.screen]?.namesHeadings == true
      return screen.rowsWithoutKind
        + screen.stops.compactMap { stop in
          guard !stop.isControl, stop.hasName, stop.element.role != .cell, !stop.hasActions else {
            return nil
          }
          if stop.element.traits.contains(.selected) {
            let message: Complaint.Message =
              "it's selected, but VoiceOver names no control: \(stop.heard)"
            return Complaint(stop.index, message)
          }
          if stop.element.role == .text, let words = AuditWords.retry(in: stop.label) {
            let message: Complaint.Message =
              "it says '\(words)', but VoiceOver names no control: \(stop.heard)"
            return Complaint(stop.index, message)
          }
          guard knowsTraits, stop.isPictureOrView,
            AuditWords.closing.contains(stop.label.lowercased())
          else { return nil }
          let message: Complaint.Message =
            "nothing says that '\(stop.label)' is a button: \(stop.heard)"
          return Complaint(stop.index, message)
        }
    }
  )

  static let stateMissing = AuditRule(
    "state-missing",
    .warning,
    judge: .stop { stop in
      let traits = stop.element.traits
      if traits.contains(.toggleButton), stop.text(of: .state).isBlank,
        stop.text(of: .value).isBlank
      {
        return "nothing says whether it is on; VoiceOver says \(stop.heard)"
      }
      guard stop.isControl, !traits.contains(.notEnabled), let alpha = stop.element.alpha,
        alpha > 0.02, alpha < 0.5
      else { return nil }
      return "it looks disabled, but VoiceOver doesn't say so: \(stop.heard)"
    }
  )

  static let controlInert = AuditRule("control-inert", .note, needs: .behavior, judge: .walk)
}

extension AuditedScreen {
  /// The findings for rows of equal elements that look like tabs along the bottom, or like choices.
  ///
  /// - Source: our choice: five views or more as large as a finger, without a value, are days or
  ///   colors to choose from; text elements are heads of columns.
  fileprivate var rowsWithoutKind: [Complaint] {
    guard app.isForeign, namesKinds else { return [] }
    return equalRows.compactMap { row in
      guard let first = row.first, let frame = first.element.frame,
        !row.contains(where: { $0.element.traits.contains(.selected) || $0.hasActions })
      else { return nil }
      if isBar(row) {
        let message: Complaint.Message =
          "\(row.count) equal elements along the bottom look like tabs, but VoiceOver names no control: \(first.heard)"
        return Complaint(first.index, message)
      }
      let isView = { (stop: AuditedStop) in
        (stop.element.role == .view || stop.element.role == .element)
          && (stop.element.value ?? "").isBlank
      }
      guard row.count > 4, (24...72).contains(frame.width), (24...72).contains(frame.height),
        row.allSatisfy(isView)
      else { return nil }
      let message = Complaint.Message(
        "\(row.count) equal elements in a row look like choices, but VoiceOver names no control: \(first.heard)",
        severity: .note
      )
      return Complaint(first.index, message)
    }
  }
}

extension AuditedStop {
  /// Whether it's an image, or a view without a kind.
  fileprivate var isPictureOrView: Bool {
    element.role == .view || element.traits.contains(.image)
  }

  /// Whether it has custom actions, which indicate that it's more than text.
  fileprivate var hasActions: Bool { !element.actions.isEmpty }
}
