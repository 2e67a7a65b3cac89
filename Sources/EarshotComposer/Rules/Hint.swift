import EarshotModel

extension Utterance.Rule {
  static let hint = Self("the hint follows the description after a pause", source: "UIKit")
  static let promotedHint = Self(
    "where there is no other text, the hint stands for the label",
    source: "AccessibilitySnapshot"
  )
}

extension Stop {
  /// Whether anything but role words, dimmed and a place is said, so that the hint stays a hint.
  ///
  /// “Selected” counts as text, and so do headers of a table. A cell of a table always has text in
  /// the snapshot style, a lone full stop.
  ///
  /// - Source: AccessibilitySnapshot (VOICEOVER.md 4.2 and 4.5, step 5); headers and important
  ///   content: our choice.
  private var hasText: Bool {
    if style == .snapshot, cell != nil { return true }
    return traits.contains(.selected) || !label.isEmpty || !value.isEmpty
      || !importantContent.isEmpty || !tableHeaders.isEmpty
  }

  /// The hint in the place of the label, where there is no other text.
  ///
  /// Reads as “Hint, Button”.
  ///
  /// - Source: AccessibilitySnapshot (VOICEOVER.md 4.2 and 4.5, step 5).
  var promotedHint: [Part] {
    guard let hint = element.hint.nonEmpty, !hasText else { return [] }
    return [Part(.label, hint, from: .hint, by: .promotedHint)]
  }

  /// The author's hint, unless it stands for the label.
  ///
  /// - Source: UIAccessibility.h.
  var ownHint: [Part] {
    guard let hint = element.hint.nonEmpty, hasText else { return [] }
    return [Part(.hint, hint, from: .hint, by: .hint)]
  }
}
