import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// A hint adds something to the label.
  static let hintRepeatsLabel = AuditRule(
    "hint-repeats-label",
    .note,
    asks: "A hint adds something to the label.",
    source: "Apple, accessibilityHint.",
    wayOut: "Remove the hint, or say what will happen.",
    bad: """
      screen cart "Cart"
        header "Cart"
        button "Pay"
          hint: Pay
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
      guard let hint = stop.element.hint, !hint.isBlank, hint.plainWords == stop.label.plainWords
      else {
        return nil
      }
      return "the hint '\(hint)' repeats the label"
    }
  )
}
