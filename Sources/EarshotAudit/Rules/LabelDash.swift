import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// A range is written with words, not with a dash between numbers.
  static let labelDash = AuditRule(
    "label-dash",
    .note,
    asks: "A range is written with words, not with a dash between numbers.",
    source: "Dodo Pizza article (ru), VOICEOVER.md, chapter 13.",
    wayOut: "Write “from 425 to 725”.",
    bad: """
      screen prices "Prices"
        header "Prices"
        text "Four Cheese, 425–725 roubles"
      """,
    good: """
      screen prices "Prices"
        header "Prices"
        text "Four Cheese, from 425 to 725 roubles"
      """,
    judge: .stop { stop in
      guard let range = stop.label.dashedRange else { return nil }
      return "'\(range)' may be read as a difference, or without the dash"
    }
  )
}
