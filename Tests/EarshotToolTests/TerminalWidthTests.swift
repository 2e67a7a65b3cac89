import Testing

@testable import EarshotTool

@Suite("The width of the terminal")
struct TerminalWidthTests {
  @Test(
    "is the value of COLUMNS if that is a number, or 80 off a terminal",
    arguments: [
      ("120", 120), ("1", 1), ("1000000000", 1_000_000_000), ("0", 80), ("-1", 80), ("wide", 80),
      ("", 80), ("99999999999999999999", 80),
    ]
  )
  func columns(value: String, columns: Int) {
    #expect(Environment(variables: ["COLUMNS": value]).columns == columns)
    #expect(Environment().columns == 80)
  }
}
