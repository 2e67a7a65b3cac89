import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// A label has words instead of signs that voices read differently or leave out.
  static let labelSymbol = AuditRule(
    "label-symbol",
    .note,
    asks: "A label has words instead of signs that voices read differently or leave out.",
    source: "Dodo Pizza article (ru), VOICEOVER.md, chapter 13.",
    wayOut: "Write the word, in the form that the number asks for.",
    bad: """
      screen prices "Prices"
        header "Prices"
        text "Pepperoni, 425 ₽"
      """,
    good: """
      screen prices "Prices"
        header "Prices"
        text "Pepperoni, 425 roubles"
      """,
    judge: .stop { stop in
      guard let sign = (stop.label + (stop.element.value ?? "")).first(where: \.isUncertainSign)
      else {
        return nil
      }
      return "the sign '\(sign)' is read in several ways, or left out"
    }
  )
}
