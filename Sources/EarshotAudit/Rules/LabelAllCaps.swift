import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// Words are not written in capitals, which a voice may spell.
  static let labelAllCaps = AuditRule(
    "label-all-caps",
    .note,
    asks: "Words are not written in capitals, which a voice may spell.",
    source: "exyte; VOICEOVER.md, chapter 13. In exports nobody can tell what the system wrote.",
    wayOut: "Write the word in small letters; how it looks is for the font to say.",
    bad: """
      screen offers "Offers"
        header "Offers"
        text "SALE"
      """,
    good: """
      screen offers "Offers"
        header "Offers"
        text "Sale, with NASA"
      """,
    needs: .ownFile,
    judge: .stop { stop in
      guard let word = stop.label.wordInCapitals else { return nil }
      return "'\(word)' may be spelt letter by letter"
    }
  )
}
