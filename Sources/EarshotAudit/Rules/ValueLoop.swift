import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// An adjustable element has a first and a last value that people can hear.
  static let valueLoop = AuditRule(
    "value-loop",
    .warning,
    .nameRoleValue,
    asks: "An adjustable element has a first and a last value that people can hear.",
    source: """
      UIAccessibility notes (zh), VOICEOVER.md, chapter 13: the carousel trap; the wheels of \
      a picker are left out.
      """,
    wayOut: "Stop at the last value, or say the position: “1 of 3”.",
    bad: """
      screen offers "Offers"
        header "Offers"
        adjustable "Offer of the day"
          value: Dessert
          values: Dessert | Lemonade
          on increment when value is Lemonade: set value: Dessert
      """,
    good: """
      screen offers "Offers"
        header "Offers"
        adjustable "Offer of the day"
          value: Dessert
          values: Dessert | Lemonade
      """,
    needs: .behavior,
    judge: .walk
  )
}
