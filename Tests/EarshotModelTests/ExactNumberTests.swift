import EarshotModel
import Testing

@Suite("An exact number")
struct ExactNumberTests {
  /// A string, and the number in it as it prints, or nothing if it has none.
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let number: String?

    init(_ text: String, _ number: String?) {
      self.text = text
      self.number = number
    }

    var testDescription: String { text.isEmpty ? "(empty)" : text }
  }

  @Test("is read as the notation writes it, and printed without trailing zeros", arguments: written)
  func reads(_ test: Case) { #expect(ExactNumber(test.text)?.description == test.number) }

  static let written: [Case] = [
    .init("0", "0"), .init("7", "7"), .init("-7", "-7"), .init("007", "7"), .init("-0", "0"),
    .init("1.5", "1.5"), .init("1.50", "1.5"), .init("1.0", "1"), .init("0.05", "0.05"),
    .init("-0.05", "-0.05"), .init("−7", "-7"), .init("−", nil), .init("-−7", nil),
    .init("100", "100"), .init("999999999999999", "999999999999999"),
    .init("0.00000000000001", "0.00000000000001"),
    .init("1000000000000000", nil), .init("", nil), .init("-", nil), .init("--1", nil),
    .init("+1", nil), .init("1.", nil), .init(".5", nil), .init("1.2.3", nil), .init("1e5", nil),
    .init("1 000", nil), .init("1,5", nil), .init("٣", nil), .init("½", nil), .init(" 1", nil),
  ]

  @Test("is the first one in a text", arguments: found)
  func finds(_ test: Case) {
    #expect(ExactNumber(firstIn: test.text)?.description == test.number)
  }

  static let found: [Case] = [
    .init("50", "50"), .init("Volume 50%", "50"), .init("3.5 km", "3.5"), .init("3. floor", "3"),
    .init("1,240 euros", "1240"), .init("12,345,678.90", "12345678.9"), .init("1,24", "1.24"),
    .init("Room 7b, 8", "7"), .init("1.2.3", "1.2"), .init("-5 degrees", "-5"),
    .init("minus -5", "-5"), .init("A-5", "5"), .init("5-7", "5"), .init("€20", "20"),
    .init("", nil), .init("none", nil), .init("-", nil), .init("٣", nil),
    .init("12345678901234567890", nil),
  ]

  @Test("is compared by value")
  func compares() throws {
    let numbers = ["-10", "-9.5", "-0.1", "0", "0.1", "0.11", "1", "1.5", "10", "999999999999999"]
    let values = try numbers.map { try #require(ExactNumber($0)) }
    #expect(values.shuffled().sorted() == values)
    #expect(ExactNumber("1.50") == ExactNumber("1.5"))
    #expect(ExactNumber("1.50")?.hashValue == ExactNumber("1.5")?.hashValue)
  }

  /// Two numbers and their sum.
  struct Sum: Sendable, CustomTestStringConvertible {
    let left: String
    let right: String
    let sum: String

    var testDescription: String { "\(left) + \(right)" }
  }

  @Test("adds without rounding", arguments: sums)
  func adds(_ test: Sum) throws {
    let left = try #require(ExactNumber(test.left))
    let right = try #require(ExactNumber(test.right))
    #expect((left + right).description == test.sum)
    #expect((right + left).description == test.sum)
    #expect((-left + -right) == -(left + right))
  }

  static let sums: [Sum] = [
    .init(left: "0.1", right: "0.2", sum: "0.3"), .init(left: "1", right: "-1", sum: "0"),
    .init(left: "0.05", right: "0.95", sum: "1"), .init(left: "9.75", right: "0.25", sum: "10"),
    .init(left: "-0.5", right: "0.25", sum: "-0.25"),
    .init(left: "999999999999999", right: "1", sum: "1000000000000000"),
  ]

  @Test("never traps, however far apart two numbers are")
  func saturates() throws {
    let large = try #require(ExactNumber("999999999999999"))
    let small = try #require(ExactNumber("0.00000000000001"))
    #expect(small < large)
    #expect(-large < small)
    var sum = large + small
    for _ in 0..<100 { sum = sum + sum }
    #expect(sum > small)
    #expect(-sum < small)
  }

  @Test("consists only of whole numbers of at most 15 digits")
  func limits() async {
    #expect(ExactNumber(-12).description == "-12")
    await #expect(processExitsWith: .failure) { _ = ExactNumber(1_000_000_000_000_000) }
  }
}
