import Foundation
import ProgramTestSupport
import TestSupport
import Testing

@testable import EarshotTool

/// Every command, with each of its options, on every kind of file.
@Suite("Every command line", .waiting)
struct CommandLineLaws {
  /// A command line, without the folder of its files.
  struct Line: Sendable, CustomTestStringConvertible {
    var words: [String]
    var testDescription: String { words.joined(separator: " ") }
  }

  /// Files of every kind, including an empty one and a missing one.
  static let files = [
    "a.screen", "a.vo", "a.md", "a.json", "a.xml", "empty.screen", "broken.screen", "broken.vo",
    "none.screen", ".",
  ]

  /// The values of options, with one that each rejects.
  private static func values(of option: Option) -> [String?] {
    switch option.argument {
    case .none: [nil]
    case .words(let words): words + ["nope"]
    case .text: ["a", "1", "nope.json"].filter(option.accepts) + [""]
    }
  }

  /// The command lines that end on their own: without single keys or waiting for changes.
  static let lines: [Line] = Command.all.flatMap { command in
    let rows = OptionRow.common + command.options
    let options = rows.map(\.option).filter { $0 != .watch && $0 != .keys }
    let asked: [[String]] =
      [[]]
      + options.flatMap { option in
        values(of: option).map { [option.spelling] + ($0.map { [$0] } ?? []) }
      }
    return files.flatMap { file in asked.map { Line(words: [command.name] + $0 + [file]) } }
  }

  @Test("ends on its own, with a documented status, and says why if that isn't 0")
  func ends() throws {
    let lines = Effort.share(of: Self.lines)
    #expect(lines.count > 10)
    for line in lines {
      let folder = try TemporaryFolder()
      try Self.fill(folder)
      let words = line.words.map { "'\($0)'" }.joined(separator: " ")
      let result = try ToolProcess.shell(
        "cd '\(folder.path)' && ulimit -t 20 && printf 'n\\n? says \"Zzz\"\\n' | \"$earshot\" \(words)"
      )
      #expect(ExitCode(rawValue: result.status) != nil, "\(line): \(result.status)")
      #expect(result.status != ExitCode.defect.rawValue, "\(line): \(result.errors)")
      let isSilent = result.output.isEmpty && result.errors.isEmpty
      #expect(result.status == 0 || !isSilent, "\(line): \(result.status)")
    }
  }

  private static func fill(_ folder: TemporaryFolder) throws {
    let screen = "screen main\n  button \"Pay\" #pay\n"
    try folder.add("a.screen", screen)
    try folder.add("a.vo", "screen: a.screen\n\n> start\nPay, Button\n? focus #pay\n")
    try folder.add("a.md", "# A\n\n```voiceover\nscreen: a.screen\n\n> start\nPay, Button\n```\n")
    try folder.add("a.json", "{\"screens\": [{\"role\": \"screen\", \"id\": \"main\"}]}\n")
    try folder.add("a.xml", "<hierarchy><node text=\"Pay\"/></hierarchy>\n")
    try folder.add("empty.screen", "")
    try folder.add("broken.screen", "screen main\n  buton \"Pay\"\n")
    try folder.add("broken.vo", "> swip right\n? sayz \"Pay\"\n")
  }
}
