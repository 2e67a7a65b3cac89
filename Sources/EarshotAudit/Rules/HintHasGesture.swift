import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// A hint says what happens, not which gesture to use.
  static let hintHasGesture = AuditRule(
    "hint-has-gesture",
    .note,
    asks: "A hint says what happens, not which gesture to use.",
    source: """
      Apple, accessibilityHint: don't name the action or the gesture. Hints that the system \
      adds are left out.
      """,
    wayOut: "Say what happens. VoiceOver adds how to activate it.",
    bad: """
      screen cart "Cart"
        header "Cart"
        button "Pay"
          hint: Double tap to pay
          on activate: announce "Paid"
      """,
    good: """
      screen cart "Cart"
        header "Cart"
        button "Pay"
          hint: Takes the money from your card
          on activate: announce "Paid"
      """,
    judge: .stop { stop in
      guard let hint = stop.element.hint, let table = AuditWords.of(stop.language),
        !table.systemHints.contains(hint.plainWords.joined(separator: " ")),
        let words = table.instruction(in: hint)
      else { return nil }
      return "the hint names a gesture: '\(words)'"
    }
  )
}
