import Testing

@testable import EarshotAudit

/// Bytes give the same answers as characters.
@Suite("Questions that bytes answer")
struct ByteTests {
  private static let texts = [
    "", " ", "Row 1 of the list", "Wi-Fi, On", "don't stop", "A;B", "a\tb", "a  b", "a\r\nb",
    "\r\n",
    " loose", "loose ", "Zoë's café", "“quoted”", "от 12 €", "$4.99", "4.99 USD", "from 12 EUR",
    "12EUR", "1 2 3 4 5 6 7 8 9 10 11 12 €", "free", "ic_close", "IMG_1234", "nav cast off",
    "heart.fill",
    "photo.png", "a@2x", "mail@example.com", "DEADBEEF01", "closeBtn", "iPhone", "☆☆☆", "1️⃣", "↑ up",
    "10 %", "-3", "٣", "Ａ", "a\u{300}b", "\u{37E}", "x\u{1F600}", "straightforward now", "T1 2 T3",
  ]

  @Test("the words of a text", arguments: texts)
  func words(_ text: String) {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }
    #expect(text.plainWords == words.map(String.init))
  }

  @Test(
    "the first word, and whether it comes again",
    arguments: texts + ["Add to, add to", "a b a b", "a b a", "Row Row", "a b ab ab", "x, y; X y"]
  )
  func repetition(_ text: String) {
    if let words = text.wordsOfASCII { #expect(text.firstWordOfASCII == words.first) }
    let words = text.plainWords
    guard let first = words.first else { return }
    #expect(text.mayRepeatWordsOfASCII ?? true || !words.dropFirst().contains(first))
  }

  @Test("commas, spaces, and line breaks", arguments: texts)
  func marks(_ text: String) {
    #expect(text.hasNewline == text.contains(where: \.isNewline))
    #expect(text.hasBlank == text.contains(where: \.isWhitespace))
    for character in text {
      #expect(character.isComma == ",、，،؛;".contains(character))
    }
    if let isLoose = text.hasOuterBlankOfASCII {
      #expect(isLoose == (text.first?.isWhitespace ?? false || text.last?.isWhitespace ?? false))
    }
  }

  @Test(
    "prices",
    arguments: ["$4.99", "4.99 USD", "from 12 EUR", "12EUR", "от 12 €", "39 €", "€1"]
  )
  func prices(_ text: String) { #expect(Price.isAll(of: text)) }

  @Test(
    "what isn't a price",
    arguments: [
      "", "free", "EUR", "Row 1", "12 eggs", "$", "1 2 3 4 5 6 7 8 9 10 11 12 €", "12 dollarss",
    ]
  )
  func noPrices(_ text: String) { #expect(!Price.isAll(of: text)) }

  @Test(
    "names of files",
    arguments: [
      "ic_close", "IMG_1234", "nav cast off", "heart.fill", "photo.png", "a@2x", "DEADBEEF01",
      "closeBtn",
    ]
  )
  func assetNames(_ text: String) { #expect(AssetName.looksLike(text)) }

  @Test(
    "what isn't the name of a file",
    arguments: [
      "", "iPhone", "Row 1 of the list", "mail@example.com", "Zoë", "turn off",
      "straightforward now",
    ]
  )
  func noAssetNames(_ text: String) { #expect(!AssetName.looksLike(text)) }
}
