import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// A label uses words instead of symbols that voices read in different ways or skip.
  static let labelSymbol = AuditRule(
    "label-symbol",
    .note,
    asks: "A label uses words instead of symbols that voices read in different ways or skip.",
    source: "Dodo Pizza article (ru), VOICEOVER.md, chapter 13.",
    wayOut: "Write the word, in the form that fits the number.",
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
      guard let sign = (stop.label + (stop.element.value ?? "")).uncertainSign else {
        return nil
      }
      return "voices read the symbol '\(sign)' in different ways, or skip it"
    }
  )
}
