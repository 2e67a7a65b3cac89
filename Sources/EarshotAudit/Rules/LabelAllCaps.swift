import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// A label has no words in capitals, which a voice may spell out.
  static let labelAllCaps = AuditRule(
    "label-all-caps",
    .note,
    asks: "A label has no words in capitals, which a voice may spell out.",
    source: """
      exyte; VOICEOVER.md, chapter 13. Not checked in exports, which don't say what the \
      system wrote.
      """,
    wayOut: "Write the word in lowercase; use the font or the style for its look.",
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
      return "'\(word)' may be spelled out letter by letter"
    }
  )
}
