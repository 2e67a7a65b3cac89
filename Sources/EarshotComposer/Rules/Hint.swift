import EarshotModel
import EarshotFocusEngine

extension Stop {
  /// Whether the description has words other than role words, “dimmed”, and a place.
  ///
  /// If it does, the hint doesn't replace the label.
  ///
  /// “Selected” and the headers of a table are among these words. In the snapshot style, a cell of
  /// a table always has text, even if it's only a period.
  ///
  /// - Source: AccessibilitySnapshot (VOICEOVER.md 4.2 and 4.5, step 5); headers and important
  ///   content: our choice.
  private var hasText: Bool {
    if style == .snapshot, cell != nil { return true }
    return traits.contains(.selected) || !label.isEmpty || value != nil
      || !importantContent.isEmpty || !tableHeaders.isEmpty
  }

  /// The hint in place of the label, if there's no other text.
  ///
  /// For example, the description is “Hint, Button”.
  ///
  /// - Source: AccessibilitySnapshot (VOICEOVER.md 4.2 and 4.5, step 5).
  @inline(__always) var promotedHint: Part? {
    guard let hint = element.hint.nonEmpty, !hasText else { return nil }
    return Part(.label, hint, from: .hint, by: .promotedHint)
  }

  /// The author's hint, unless it replaces the label.
  ///
  /// - Source: UIAccessibility.h.
  @inline(__always) var ownHint: Part? {
    guard let hint = element.hint.nonEmpty, hasText else { return nil }
    return Part(.hint, hint, from: .hint, by: .hint)
  }
}

// VoiceOver's own hints.
extension Stop {
  /// Adds the system hints of the spoken style, in order.
  ///
  /// A dimmed element has no system hints.
  ///
  /// - Source: our choice (VOICEOVER.md 4.3).
  /// - Rule: ``SpeechRule/dimmedHints``
  @inline(__always) func addSystemHints(to parts: inout [Part]) {
    parts += adjustHint
    parts += toggleHint
    if isTextEntry { parts += textHint }
    parts += directTouchHint
    if hasSurroundings {
      parts += customRotorsHint
      parts += customActionsHint
    }
    parts += pickerHint
    parts += expandHint
  }

  /// The hint that reads “Swipe up or down with one finger to adjust the value.” VoiceOver omits it
  /// after a hint that replaces the label and, in the snapshot style, for a toggle.
  ///
  /// - Source: WWDC14-210; AccessibilitySnapshot (VOICEOVER.md 4.3 and 4.5, hint c).
  @inline(__always) var adjustHint: Part? {
    guard isEnabled, traits.contains(.adjustable), !hasHintAlone else { return nil }
    if style == .snapshot, traits.contains(.toggleButton) { return nil }
    return words.part(.hint, .adjustHint, from: .system, by: .adjustHint)
  }

  /// Whether the description consists only of the hint.
  ///
  /// In the snapshot style, the label is text even if it's the word “Back”, which VoiceOver doesn't
  /// say twice.
  private var hasHintAlone: Bool {
    switch style {
    case .spoken: promotedHint != nil
    case .snapshot:
      element.hint.nonEmpty != nil && element.label.nonEmpty == nil && label.isEmpty && value == nil
    }
  }

  /// The hint that reads “Double tap to toggle setting”.
  ///
  /// - Source: WWDC23-10036.
  @inline(__always) var toggleHint: Part? {
    guard isEnabled, traits.contains(.toggleButton) else { return nil }
    return words.part(.hint, .toggleHint, from: .system, by: .toggleHint)
  }

  /// The parts that read “Double tap to edit.” For a text area, or during editing, they read “Use
  /// the rotor to access Misspelled Words”.
  ///
  /// The snapshot style has one string for the two hints of a text area. In the spoken style, a
  /// secure field has no hint during editing, because the rotor setting isn't available.
  ///
  /// - Source: WWDC14-210; AccessibilitySnapshot (VOICEOVER.md 4.3 and 4.5, hint b).
  var textHint: [Part] {
    guard isEnabled, isTextEntry else { return [] }
    let edit = words.part(.hint, .editHint, from: .system, by: .editHint)
    let misspelled = words.part(.hint, .editingHint, from: .system, by: .editingHint)
    if isEditing {
      return style == .spoken && traits.contains(.secureTextField) ? [] : [misspelled]
    }
    guard traits.contains(.textArea) else { return [edit] }
    switch style {
    case .spoken: return [edit, misspelled]
    case .snapshot: return [words.part(.hint, .textAreaHint, from: .system, by: .editHint)]
    }
  }

  /// The hint that reads “Activate to start direct touch interaction”.
  ///
  /// - Source: WWDC26-220; UIKit requires the trait in addition to the option (VOICEOVER.md 6.7).
  @inline(__always) private var directTouchHint: Part? {
    guard traits.contains(.allowsDirectInteraction),
      element.directTouchOptions.contains(.requiresActivation)
    else { return nil }
    return words.part(.hint, .directTouchHint, from: .system, by: .directTouchHint)
  }

  /// The hint that reads “Use the rotor to access Stores, Parks.” The hint names the rotors of the
  /// element and of its containers, from the nearest outward, but not the rotors of the screen.
  ///
  /// - Source: WWDC15-201, WWDC16-202; how they are joined: our choice (VOICEOVER.md 4.3).
  private var customRotorsHint: Part? {
    guard !description.rotors.isEmpty else { return nil }
    let names = description.rotors.joined(separator: ", ")
    return words.part(.hint, .customRotorsHint, [names], from: .system, by: .customRotorsHint)
  }

  /// The hint that reads “Swipe up or down to select a custom action, then double tap to activate”.
  ///
  /// - Source: iOS 26.5 log; in place of the cue where the setting says so: our choice (4.4).
  private var customActionsHint: Part? {
    guard settings.actionsFeedback == .hint, !description.actions.isEmpty else { return nil }
    return words.part(.hint, .customActionsHint, from: .system, by: .customActionsHint)
  }

  /// The hint that reads “Double tap to activate the picker.” for a pop-up button, but not for a
  /// wheel.
  ///
  /// - Source: magentaA11y.
  @inline(__always) private var pickerHint: Part? {
    guard traits.contains(.popupButton), !traits.contains(.pickerElement) else { return nil }
    return words.part(.hint, .pickerHint, from: .system, by: .pickerHint)
  }

  /// The hint that reads “Double tap to expand” or “Double tap to collapse”.
  ///
  /// - Source: magentaA11y, a11ysupport.io; the words in native apps are unknown.
  @inline(__always) private var expandHint: Part? {
    guard hasDetails, settings.ios.knowsExpandedStatus, let status = element.expandedStatus else {
      return nil
    }
    let phrase: Phrase = status == .collapsed ? .expandHint : .collapseHint
    return words.part(.hint, phrase, from: .system, by: .expandHint)
  }
}
