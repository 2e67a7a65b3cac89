import Testing

@testable import EarshotTool

@Suite("The width of the terminal")
struct TerminalWidthTests {
  @Test(
    "is what COLUMNS says where that is a number, else 80 off a terminal",
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
