import EarshotNotation
import ProgramTestSupport
import TestSupport
import Testing

@testable import EarshotTool

@Suite("A check", .waiting)
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
    Case(files: 1, fixes: 2, sentence: "1 file, 2 corrections, no errors."),
  ]

  @Test("closes with one sentence", arguments: cases)
  func sentence(_ row: Case) {
    var result = CheckResult()
    result.add(row.severities.map { Diagnostic($0, "", range: 0..<0) }, files: row.files)
    result.fixes = row.fixes
    #expect(result.sentence == row.sentence)
  }

  @Test(
    "halves an indentation of four spaces, whatever the line ends, and no other indentation",
    arguments: [
      ("a\n    b \"B\"\n\n        c: x\n", "a\n  b \"B\"\n\n    c: x\n"),
      ("a\r\n    b \"B\"\r\n        c: x", "a\r\n  b \"B\"\r\n    c: x"),
      ("a\n    b \"B\"\n      c: x\n", "a\n    b \"B\"\n      c: x\n"),
    ]
  )
  func indentation(_ written: String, _ fixed: String) throws {
    let words = { (text: String) in
      text.replacing("a", with: "screen s", maxReplacements: 1).replacing("b ", with: "button ")
        .replacing("c:", with: "hint:")
    }
    let source = SourceText(name: "a.screen", utf8: Array(words(written).utf8))
    let result = source.fixed(by: AppDocument.read([source]).diagnostics)
    #expect(String(decoding: result.utf8, as: UTF8.self) == words(fixed))
  }

  @Test("a folder with several apps isn't opened, and the message says which files to name")
  func severalApps() throws {
    let folder = try TemporaryFolder()
    try folder.add("a.screen", "app \"A\"\nscreen a\n  text \"A\"\n")
    try folder.add("b.screen", "app \"B\"\nscreen a\n  text \"B\"\n")
    let result = try ToolProcess.run(["speak", folder.path])
    #expect(
      result.errors
        == "earshot: '\(folder.path)' contains several apps; name one file, such as "
        + "'\(folder.path)/a.screen' or '\(folder.path)/b.screen'\n"
    )
    #expect(result.status == 65)
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
    let room = Room([folder.path])
    #expect(try CheckCommand.apps(in: [first, part], room) == [[first, part]])
    #expect(try CheckCommand.apps(in: [first, second], room) == [[first], [second]])
    #expect(
      try CheckCommand.apps(in: [part, inner], room)
        == [[part], [inner + "/d.screen", inner + "/e.screen"]]
    )
  }
}
