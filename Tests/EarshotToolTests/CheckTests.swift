import EarshotNotation
import Testing

@testable import EarshotTool

@Suite("A check")
struct CheckTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var files: Int
    var severities: [Diagnostic.Severity] = []
    var fixes = 0
    var sentence: String
    var testDescription: String { sentence }
  }

  static let cases: [Case] = [
    Case(files: 2, sentence: "2 files, no errors."),
    Case(files: 1, severities: [.error], sentence: "1 file, 1 error."),
    Case(files: 1, severities: [.warning, .note], sentence: "1 file, no errors, 1 warning."),
    Case(
      files: 3,
      severities: [.error, .warning, .error, .warning],
      sentence: "3 files, 2 errors, 2 warnings."
    ),
    Case(files: 1, fixes: 2, sentence: "1 file, 2 fixed, no errors."),
  ]

  @Test("closes with one sentence", arguments: cases)
  func sentence(_ row: Case) {
    var result = CheckResult()
    result.add(row.severities.map { Diagnostic($0, "", range: 0..<0) }, files: row.files)
    result.fixes = row.fixes
    #expect(result.sentence == row.sentence)
  }

  @Test("takes files as one app, unless several declare one")
  func apps() throws {
    let folder = try TemporaryFolder()
    let first = try folder.add("a.screen", "# note\napp \"A\"\nscreen a\n")
    let second = try folder.add("b.screen", "app\nscreen b\n")
    let part = try folder.add("c.screen", "screen c\n  apple\n  text \"app\"\n")
    try folder.add("inner/d.screen", "screen d\n")
    try folder.add("inner/e.screen", "screen e\n")
    let inner = folder.path + "/inner"
    #expect(try CheckCommand.apps(in: [first, part]) == [[first, part]])
    #expect(try CheckCommand.apps(in: [first, second]) == [[first], [second]])
    #expect(
      try CheckCommand.apps(in: [part, inner])
        == [[part], [inner + "/d.screen", inner + "/e.screen"]]
    )
  }
}
