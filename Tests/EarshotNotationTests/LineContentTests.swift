import Testing

@testable import EarshotNotation

@Suite("The content of a line")
struct LineContentTests {
  private func isKept(_ line: String, _ lines: [String]) -> Bool {
    LineContent(line, KnownNames()).isKept(in: lines)
  }

  @Test(
    "is lost if a suggestion lacks a part of it or puts two parts together",
    arguments: [
      ("traits: selected, foo", "traits: selected"),
      ("button \"Pay\", value: 3, hint: Now", "button \"Pay\"\nvalue: 3, hint: Now"),
      ("button \"Pay\", value: 3, hint: Now", "button \"Pay\"\nvalue: 3"),
      ("button \"Pay\": value: 3", "button \"Pay\"\nvalue: value: 3"),
      ("button: Go, hint: y", "button \"Go, hint: y\""),
      ("text \"Total\" 12,50 €", "text \"Total\"\nvalue: 12,50"),
      ("text \"Hi \" + name", "text \"Hi \""), ("variable my count = 3", "variable\nvalue: 3"),
      ("tabBar A, B", "tabBar \"B\""), ("fontSize: 15 light", "fontSize: 15"),
      ("button \"Go\" (hint: y)", "button \"Go\"\nhint: y)"),
      ("button \"Go\" at 10 20", "button \"Go\"\nrange: 10...20"),
      ("button \"Pay\" hint: Pays #pay", "button \"Pay\"\nhint: Pays #pay"),
      ("frame: 10% 20% 30% 40%", "frame: 10 20 30 40"), ("values: \"a, b\"", "values: \"a | b\""),
      ("mark bold: \"10 minutes\", \"bold\"", "mark bold: \"10 minutes\""),
    ]
  )
  func lost(_ line: String, _ suggestion: String) {
    #expect(!isKept(line, suggestion.split(separator: "\n").map(String.init)))
  }

  @Test(
    "is kept by a suggestion with other words",
    arguments: [
      ("button \"Pay\", value: 3, hint: Pays, now", "button \"Pay\"\nvalue: 3\nhint: Pays, now"),
      ("button disabled \"Pay\"", "button notEnabled \"Pay\""),
      ("variable my count = 3", "variable #myCount\nvalue: 3"),
      ("language: German", "language: de"), ("values: S, M", "values: S | M"),
      ("image \"Cat\" #cat, decorative", "image \"Cat\" #cat\nelement: false"),
    ]
  )
  func kept(_ line: String, _ suggestion: String) {
    #expect(isKept(line, suggestion.split(separator: "\n").map(String.init)))
  }
}
