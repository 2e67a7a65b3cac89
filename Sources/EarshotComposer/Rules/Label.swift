import EarshotModel

extension Utterance.Rule {
  static let label = Self("the label is spoken as it is written", source: "UIAccessibility.h")
  static let stepperLabel = Self(
    "the halves of a stepper go by VoiceOver's own names",
    source: "AccessibilitySnapshot"
  )
}

extension Stop {
  /// The label; of a cell without one what is inside.
  ///
  /// Reads as “Brightness”.
  ///
  /// A back button whose label is the word Back has none: it would be heard twice.
  ///
  /// - Source: UIAccessibility.h; AccessibilitySnapshot for the word Back (VOICEOVER.md 2.2).
  var label: [Part] {
    guard let label = element.label.nonEmpty else { return stepperLabel + cellContents }
    return isBackWord(label) ? [] : [Part(.label, label, from: .label, by: .label)]
  }

  /// The name of a stepper's half.
  ///
  /// Reads as “Increment”.
  ///
  /// - Source: AccessibilitySnapshot; that the format's `stepper` has them is our choice (2.3).
  var stepperLabel: [Part] {
    switch element.role {
    case .decrementButton: [words.part(.label, .decrement, from: .system, by: .stepperLabel)]
    case .incrementButton: [words.part(.label, .increment, from: .system, by: .stepperLabel)]
    default: []
    }
  }

  private func isBackWord(_ label: String) -> Bool {
    traits.contains(.backButton) && label.lowercased() == words(.backWord).lowercased()
  }
}
