import Testing

@testable import EarshotTool

@Suite("Color")
struct ColorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var option: String?
    var variables: [String: String] = [:]
    var terminal = true
    var isOn: Bool
    var testDescription: String {
      "--color \(option ?? "not given"), \(variables), terminal: \(terminal)"
    }
  }

  static let cases: [Case] = [
    Case(variables: ["TERM": "xterm"], isOn: true),
    Case(variables: ["TERM": "xterm"], terminal: false, isOn: false),
    Case(variables: ["TERM": "dumb"], isOn: false),
    Case(isOn: false),
    Case(variables: ["TERM": "xterm", "NO_COLOR": "1"], isOn: false),
    Case(variables: ["TERM": "xterm", "NO_COLOR": ""], isOn: true),
    Case(variables: ["CLICOLOR_FORCE": "1"], terminal: false, isOn: true),
    Case(variables: ["FORCE_COLOR": "0"], terminal: false, isOn: false),
    Case(variables: ["NO_COLOR": "1", "FORCE_COLOR": "1"], isOn: false),
    Case(option: "always", variables: ["NO_COLOR": "1"], terminal: false, isOn: true),
    Case(option: "never", variables: ["TERM": "xterm", "FORCE_COLOR": "1"], isOn: false),
    Case(option: "auto", variables: ["TERM": "xterm"], isOn: true),
  ]

  @Test("follows the option, then the environment, then the terminal", arguments: cases)
  func decides(_ row: Case) {
    var options = Options()
    options.values[.color] = row.option
    let environment = Environment(variables: row.variables)
    #expect(Color.isOn(options, environment, toTerminal: row.terminal) == row.isOn)
  }

  @Test("is off in plain mode")
  func plain() {
    let options = Options(values: [.plain: ""])
    let environment = Environment(variables: ["TERM": "xterm"])
    #expect(!Color.isOn(options, environment, toTerminal: true))
  }

  @Test("doesn't change the words")
  func painted() {
    #expect(Palette.none.painted("~ refused: dimmed") == "~ refused: dimmed")
    #expect(Palette.session.painted("Menu, Heading") == "Menu, Heading")
    #expect(Palette.session.painted("~ refused: dimmed") == "\u{1B}[33m~ refused: dimmed\u{1B}[0m")
    #expect(
      Palette.diagnostics.painted("a.screen:1:2: error: unknown role")
        == "a.screen:1:2: \u{1B}[1;31merror:\u{1B}[0m unknown role"
    )
  }
}
