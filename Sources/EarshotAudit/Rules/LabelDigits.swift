import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// A code of six digits or more has spaces between its digits; otherwise it is read as one large
  /// number.
  static let labelDigits = AuditRule(
    "label-digits",
    .note,
    asks: """
      A code of six digits or more has spaces between its digits; otherwise it is read as \
      one large number.
      """,
    source: "UIAccessibility notes (zh), VOICEOVER.md, chapter 13; six digits are our choice.",
    wayOut: "Put spaces between the digits, or spell them out with label.spoken.",
    bad: """
      screen order "Order"
        header "Order"
        text "Order 25041007"
      """,
    good: """
      screen order "Order"
        header "Order"
        text "Order 2 5 0 4 1 0 0 7"
      """,
    judge: .stop { stop in
      let isSpelt = stop.element.spokenLabel.contains { $0.kind == .spellOut }
      guard !isSpelt, !stop.isControl, let code = stop.label.longNumber else { return nil }
      return "'\(code)' is read as one number"
    }
  )
}
