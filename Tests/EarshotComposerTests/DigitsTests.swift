import Testing

@testable import EarshotComposer

@Suite("Digits")
struct DigitsTests {
  @Test(
    "are those of the language, without grouping",
    arguments: [
      ("en", "1234"), ("de", "1234"), ("ar", "١٢٣٤"), ("ar-EG", "١٢٣٤"), ("ar-MA", "1234"),
      ("fa", "۱۲۳۴"), ("bn", "১২৩৪"), ("mr", "१२३४"), ("hi", "1234"), ("my", "၁၂၃၄"), ("", "1234"),
    ]
  )
  func digits(language: String, text: String) {
    #expect(Digits.write(1234, in: language) == text)
  }

  @Test("of a number below zero keep their sign")
  func negative() {
    #expect(Digits.write(-12, in: "ar") == "-١٢")
  }
}
