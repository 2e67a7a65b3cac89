import Testing

@testable import EarshotComposer

@Suite("Signs as voices were heard to read them")
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
      ("from 245 ₽", "from 245 ruble sign"),
      ("4.50 or 2024/10/27", "4 dot 50 or 2024 slash 10 slash 27"),
    ]
  )
  func readings(_ written: String, _ heard: String) { #expect(Reading.text(written) == heard) }

  @Test(
    "leaves everything else as it is",
    arguments: [
      "", " ", "m", "1", "1 mm", "1m2", "m1", "1  m", "12:30", "4.5.6", "1/2", "a/b/c", "1.", ".5",
      "1,5 m²", "2h", "$30", "₽", "٣ m", "  1 km  ",
    ]
  )
  func unread(_ text: String) { #expect(Reading.text(text) == text) }
}
