// Rules about names, and about stops without a name.
import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  static let labelMissing = AuditRule(
    "label-missing",
    .error,
    judge: .stop { stop in
      guard stop.isControl, !stop.hasName, !stop.element.traits.contains(.backButton) else {
        return nil
      }
      if stop.element.traits.contains(.textEntry), stop.element.placeholder?.isBlank == false {
        return nil
      }
      return "the \(stop.noun) has no label; VoiceOver says \(stop.heard)"
    }
  )

  static let nameIsValue = AuditRule(
    "name-is-value",
    .error,
    judge: .both(
      stop: { stop in
        if stop.valueInsteadOfName != nil {
          let words = "only the value identifies the \(stop.noun); VoiceOver says \(stop.heard)"
          return .init(words, severity: stop.element.role == .progress ? .note : nil)
        }
        let traits = stop.element.traits
        guard !traits.isDisjoint(with: [.adjustable, .popupButton]), stop.heardLabel.isBlank,
          stop.hasName, !stop.text(of: .value).tellsPlace
        else { return nil }
        return "only the value identifies the \(stop.noun); VoiceOver says \(stop.heard)"
      },
      screen: { $0.unnamedValues }
    )
  )

  static let stopEmpty = AuditRule(
    "stop-empty",
    .error,
    judge: .both(
      stop: { stop in
        guard stop.utterance.text.isBlank, !stop.isControl else { return nil }
        guard !stop.element.traits.contains(.allowsDirectInteraction),
          stop.remarks?.hasOnlyHiddenContents != true
        else { return nil }
        return "VoiceOver stops at this element but says nothing"
      },
      screen: { $0.unnamedViews }
    )
  )

  static let imageLabelMissing = AuditRule(
    "image-label-missing",
    .error,
    judge: .screen { screen in
      let unnamed = screen.stops.compactMap { stop -> Complaint? in
        guard stop.element.traits.contains(.image), !stop.isControl, !stop.hasName else {
          return nil
        }
        return Complaint(stop.index, "the image has no label; VoiceOver says \(stop.heard)")
      }
      if let complaint = screen.pictureNamedByCommand { return unnamed + [complaint] }
      let pictures = screen.app.remarks[screen.screen]?.unnamedPictures ?? []
      if let first = pictures.first {
        let isOne = pictures.count == 1
        let subject = isOne ? "an image has" : "\(pictures.count) images have"
        let place = isOne ? "at it" : "at one of them"
        let words = "\(subject) no label, so VoiceOver says only 'Image' if it stops \(place)"
        let complaint = Complaint(screen.screen, .init(words, severity: .note), range: first.range)
        return unnamed + [complaint]
      }
      if !screen.unnamedItems.isEmpty { return unnamed + screen.unnamedItems }
      let lists = screen.app.remarks[screen.screen]?.silentLists ?? []
      if let list = lists.first {
        let words = "VoiceOver doesn't stop anywhere in a list of \(list.name)"
        let complaint = Complaint(screen.screen, .init(words, severity: .note), range: list.range)
        return unnamed + [complaint]
      }
      guard let size = screen.app.remarks[screen.screen]?.largePicture else { return unnamed }
      let message = Complaint.Message(
        "an image of \(size.width.asPoints) by \(size.height.asPoints) points has no label, and "
          + "there's no text to hear",
        severity: .note
      )
      return unnamed + [Complaint(screen.screen, message)]
    }
  )

  static let fieldLabelMissing = AuditRule(
    "field-label-missing",
    .warning,
    judge: .screen { screen in
      screen.stops.compactMap { stop in
        guard stop.element.traits.contains(.textEntry), let message = stop.lackOfFieldName else {
          return nil
        }
        return Complaint(stop.index, message)
      } + screen.textsInFields
    }
  )

  static let fieldNotSecure = AuditRule(
    "field-not-secure",
    .warning,
    judge: .screen { screen in
      let found = screen.stops.indices.compactMap { place -> Complaint? in
        let stop = screen.stops[place]
        guard stop.takesPlainText, let word = screen.password(ofFieldAt: place) else { return nil }
        let message: Complaint.Message =
          """
          the field for '\(word)' isn't secure, so VoiceOver says what people type into it
          """
        return Complaint(stop.index, message)
      }
      // While a password is visible, its field isn't a secure field.
      let isShown = { (stop: AuditedStop) in
        stop.isControl && AuditWords.hidesPassword(stop.label)
      }
      return found.isEmpty || screen.stops.contains(where: isShown) ? [] : found
    }
  )

  static let labelIsFilename = AuditRule(
    "label-is-filename",
    .error,
    judge: .both(
      stop: { $0.nameOfAsset },
      screen: {
        $0.tabsNamedByIcons + $0.namesInSmallLetters + $0.numberedPictures + $0.describedSymbols
          + $0.hiddenAssets
      }
    )
  )

  static let labelDuplicate = AuditRule(
    "label-duplicate",
    .warning,
    judge: .screen { $0.sameNames }
  )
}

extension AuditedScreen {
  /// The finding for a picture in an export that fills at least two fifths of the screen and has
  /// only a command as its label, or `nil` if there's none or if the screen has text.
  ///
  /// People then hear the effect of a tap instead of a description.
  ///
  /// - Source: our choice; if there are other stops, it may be the view that dims the screen.
  fileprivate var pictureNamedByCommand: Complaint? {
    guard app.isForeign, let size,
      let picture = stops.first(where: { stop in
        guard stop.element.traits.contains(.image), let frame = stop.element.frame else {
          return false
        }
        return frame.area >= 0.4 * size.width * size.height
          && (AuditWords.closing.contains(stop.label.lowercased())
            || AuditWords.isCommand(stop.label, besidePassword: false))
      }), stops.allSatisfy({ $0.index == picture.index || $0.isControl || $0.isInStatusBar })
    else { return nil }
    let words = "'\(picture.label)' is a command, but the element is a large picture"
    return Complaint(picture.index, .init(words, severity: .note))
  }

  /// Returns the name or the preceding text that shows that a field is for a password, or `nil` if
  /// neither does.
  fileprivate func password(ofFieldAt place: Int) -> String? {
    let field = stops[place]
    let names = [field.label, field.element.placeholder ?? "", field.element.identifier ?? ""]
    if let name = names.first(where: AuditWords.namesPassword) { return name }
    guard names[0].isBlank, names[1].isBlank, place > 0, stops[place - 1].element.role == .text
    else { return nil }
    let beside = stops[place - 1].label
    return AuditWords.namesPassword(beside) ? beside : nil
  }
}

extension AuditedScreen {
  /// The findings for text elements that are stops over empty fields and show an example.
  ///
  /// - Source: our choice: a field with its own name needs no second stop; a short text element may
  ///   be a unit or a floating label.
  fileprivate var textsInFields: [Complaint] {
    guard app.isForeign else { return [] }
    return zip(stops, stops.dropFirst()).flatMap { [($0, $1), ($1, $0)] }.compactMap {
      field,
      text in
      guard field.element.traits.contains(.textEntry), !field.label.isBlank,
        (field.element.value ?? "").isBlank, text.element.role == .text, text.label.count >= 10,
        text.label != field.label, let inner = text.element.frame, let outer = field.element.frame,
        inner.area > 0, outer.intersection(inner) >= 0.95 * inner.area, inner.x - outer.x <= 24
      else { return nil }
      let message = Complaint.Message(
        "this text is a separate stop on top of the empty field '\(field.label)'",
        severity: .note
      )
      return Complaint(text.index, message)
    }
  }
}

extension AuditedStop {
  /// The problem with the name of a text field, or `nil` if there's none.
  fileprivate var lackOfFieldName: Complaint.Message? {
    guard label.isBlank else {
      if label.isExample { return "the label of the \(noun) is the example '\(label)'" }
      return label.isNumberedWord
        ? """
        the label of the \(noun), '\(label)', looks like a name in code
        """ : nil
    }
    // VoiceOver says “Search field”, which is a name.
    guard !element.traits.contains(.searchField) else { return nil }
    if let placeholder = element.placeholder, !placeholder.isBlank {
      return "only the placeholder '\(placeholder)' names the \(noun)"
    }
    guard let value = element.value, !value.isBlank, !mayBeText else { return nil }
    // The audit itself typed the content of a field that is being edited.
    guard app.isForeign || !element.traits.contains(.isEditing) else { return nil }
    return "the \(noun) has no label; VoiceOver says \(heard)"
  }

  /// Whether the stop is a field that is neither secure nor a search field.
  fileprivate var takesPlainText: Bool {
    element.traits.contains(.textEntry)
      && element.traits.isDisjoint(with: [.secureTextField, .searchField])
  }

  /// Whether a text view in an export may contain text that users can't edit, such as terms or an
  /// article.
  ///
  /// - Source: exports don't say whether a `UITextView` is editable; the length is our choice.
  var mayBeText: Bool {
    guard app.isForeign, element.traits.contains(.textArea) || element.role == .textArea,
      let value = element.value
    else { return false }
    return value.count > 120 || value.contains(where: \.isNewline)
  }
}
