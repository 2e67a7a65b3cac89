import EarshotLines
import Testing

@Suite("Speech that is compared by words")
struct SpokenComparisonTests {
  @Test(
    "is the same whatever marks stand between words",
    arguments: [
      ("Add Favorites, button", "Add Favorites Button"),
      ("Set 1, done Button", "Set 1 done Button"),
      ("  Two   blanks ", "two blanks"),
      ("Stra\u{DF}e", "STRASSE"),
      ("Caf\u{E9}", "Cafe\u{301}"),
      ("Done. Button", "Done Button"),
      ("(left) right", "left right"),
    ]
  )
  func same(_ first: String, _ second: String) {
    #expect(SpokenComparison.words.matches(first, second))
    #expect(!SpokenComparison.exact.matches(first, second) || first == second)
  }

  @Test(
    "differs where a word, a number or a sign does",
    arguments: [
      ("Add Favorites Button", "Add Favorite Button"),
      ("1,234.50", "1 234 50"),
      ("1,234.50", "1234.50"),
      ("2.5%", "2.5"),
      ("$5", "5"),
      ("well-known", "well known"),
      ("it's", "its"),
      ("a b", "ab"),
    ]
  )
  func different(_ first: String, _ second: String) {
    #expect(!SpokenComparison.words.matches(first, second))
  }
}
