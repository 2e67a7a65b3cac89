import EarshotModel

extension Utterance.Rule {
  static let switchButton = Self(
    "a toggle is called a switch button",
    source: "WWDC19-216; WWDC24-10073; AS#199"
  )
  static let toggleState = Self(
    "the values 1, 0 and 2 of a toggle are heard as words, after the role",
    source: "WWDC19-216; WWDC24-10073"
  )
  static let unknownToggleState = Self(
    "any other value of a toggle is spoken as it is",
    source: "AccessibilitySnapshot"
  )
}

extension Stop {
  /// A toggle: role, then state.
  ///
  /// Reads as “Switch button, on”.
  ///
  /// - Source: WWDC19-216, WWDC24-10073; VOICEOVER.md 4.1, row 11.
  var toggle: [Part] {
    traits.contains(.toggleButton) ? switchButton + toggleState : []
  }

  /// Reads as “Switch button”; the snapshot style wants the button trait for it.
  ///
  /// - Source: AS#199 for the device; AccessibilitySnapshot for its own style (VOICEOVER.md 4.5).
  private var switchButton: [Part] {
    if style == .snapshot, !traits.contains(.button) { return [] }
    return [words.part(.role, .switchButton, from: .traits, by: .switchButton)]
  }

  /// The state of a toggle; nothing for anything else.
  ///
  /// Reads as “on”, “off” or “mixed”, and where the value is none of the three as the value itself.
  ///
  /// The empty value is an empty word in the snapshot style.
  ///
  /// - Source: WWDC24-10073; AccessibilitySnapshot.
  var toggleState: [Part] {
    guard traits.contains(.toggleButton), let value = element.value else { return [] }
    if let phrase = element.toggleState?.phrase {
      return [words.part(.state, phrase, from: .value, by: .toggleState)]
    }
    if value.isEmpty, style == .spoken { return [] }
    return [Part(.state, value, from: .value, by: .unknownToggleState)]
  }
}

extension ToggleState {
  /// What the state is called.
  var phrase: Phrase {
    switch self {
    case .on: .on
    case .off: .off
    case .mixed: .mixed
    }
  }
}
