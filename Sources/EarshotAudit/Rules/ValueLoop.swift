import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// The values of an adjustable have an end that is heard.
  static let valueLoop = AuditRule(
    "value-loop",
    .warning,
    .nameRoleValue,
    asks: "The values of an adjustable have an end that is heard.",
    source: """
      UIAccessibility notes (zh), VOICEOVER.md, chapter 13: the carousel trap; wheels of a \
      picker are left out.
      """,
    wayOut: "Let it stop at the last value, or say where one is: “1 of 3”.",
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
