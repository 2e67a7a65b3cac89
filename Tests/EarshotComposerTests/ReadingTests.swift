import Testing

@testable import EarshotComposer

@Suite("Signs, as voices were heard to read them")
struct ReadingTests {
  @Test("each row says what its example says", arguments: Reading.all.indices)
  func examples(_ place: Int) {
    let row = Reading.all[place]
    #expect(Reading.text(row.example.written) == row.example.heard)
    #expect(!row.source.isEmpty)
  }

  @Test(
    "reads what was observed, wherever it is in a text",
    arguments: [
      ("1m ago", "1 meter ago"), ("about 2 m high", "about 2 meters high"),
      ("2h 1m left", "2 hours 1 minute left"), ("1 h 39 m", "1 hour 39 minutes"),
      ("from 245 ₽", "from 245 ruble sign"), ("4.50 ₽", "4 dot 50 ruble sign"),
      ("4.50₽ each", "4 dot 50 ruble sign each"),
      ("4.50 or 2024/10/27", "4 dot 50 or 2024 slash 10 slash 27"),
      ("12/05/2020", "12 slash 5 slash 2020"), ("9.0.4", "9 0 4"),
      ("iOS 10.0.4", "iOS 10 dot 0 point 4"),
      ("8m²", "8 M to the power of 2"), ("2 bd. • 75 m²", "2 bd. bullet 75 M to the power of 2"),
      ("Your 2nd try", "Your second try"), ("Please wait...", "Please wait ellipsis"),
      ("00/00/2020", "0 slash 0 slash 2020"),
    ]
  )
  func readings(_ written: String, _ heard: String) { #expect(Reading.text(written) == heard) }

  @Test(
    "leaves everything else as it is",
    arguments: [
      "", " ", "m", "1", "1 mm", "1m2", "m1", "1  m", "12:30", "4.5.6.7", "14.05.2026", "1/2",
      "a/b/c", "1.", ".5", "1,5 m²", "2h", "$30", "₽", "4. ₽", "????", "٣ m", "  1 km  ",
      "a", "B.", "A B", "Plan A", "É", "•", "• first", "first •", "••", "•••• pin", "...", "1...",
      "n°", "n°a", "no°5", "1 -2", "1 - b", "a - 2", "1 – 2", "11th", "1nd", "m²",
    ]
  )
  func unread(_ text: String) { #expect(Reading.text(text) == text) }
}
