import EarshotModel

// The words for a toggle: the role, and then the state, as in “Switch button, on”.
extension Stop {
  /// The part that reads “Switch button”, except for a checkbox.
  ///
  /// The snapshot style requires the button trait.
  ///
  /// - Source: WWDC19-216, WWDC24-10073; AS#199 for the device; AccessibilitySnapshot for its own
  ///   style (VOICEOVER.md 4.1, row 11, and 4.5).
  @inline(__always) var switchButton: Part? {
    guard traits.contains(.toggleButton), element.role != .checkbox,
      style == .spoken || traits.contains(.button)
    else { return nil }
    return words.part(.role, .switchButton, from: .traits, by: .switchButton)
  }

  /// The word for the state of a toggle, or `nil` for any other element.
  ///
  /// VoiceOver says “on”, “off”, “mixed”, or, for any other value, the value itself.
  ///
  /// An empty value is an empty word in the snapshot style.
  ///
  /// - Source: WWDC24-10073; AccessibilitySnapshot.
  @inline(__always) var toggleState: Part? {
    guard traits.contains(.toggleButton), let value = element.value else { return nil }
    if let phrase = element.toggleState?.phrase {
      return words.part(.state, phrase, from: .value, by: .toggleState)
    }
    if value.isEmpty, style == .spoken { return nil }
    return Part(.state, value, from: .value, by: .unknownToggleState)
  }
}

extension ToggleState {
  /// The name of the state.
  var phrase: Phrase {
    switch self {
    case .on: .on
    case .off: .off
    case .mixed: .mixed
    }
  }
}
