import EarshotLines
import Testing

@Suite("Speech compared by words")
struct SpokenComparisonTests {
  @Test(
    "is the same whatever punctuation is between words",
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
    "differs if a word, a number, or a sign does",
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

  @Test(
    "by readings, is the same if signs and numbers are only written differently",
    arguments: [
      ("1m ago", "One meter ago"), ("1m, Button", "one meter, Button"),
      ("A, Button", "capital A, Button"), ("30 ₽", "thirty ruble sign"),
      ("Item 34", "item thirty-four"),
      ("4.50", "4 dot fifty"),
    ]
  )
  func readings(_ first: String, _ second: String) {
    #expect(SpokenComparison.readings.matches(first, second))
    #expect(!SpokenComparison.words.matches(first, second))
  }

  @Test(
    "by readings, differs if VoiceOver says something else",
    arguments: [
      ("1m", "1 minute"), ("twenty-ten", "30"), ("34", "forty-three"), ("onesie", "1sie"),
    ]
  )
  func otherReadings(_ first: String, _ second: String) {
    #expect(!SpokenComparison.readings.matches(first, second))
  }
}
