import Foundation
import ProgramTestSupport
import TestSupport
import Testing

@testable import EarshotTool

/// The commands that read an app's file, which agree on whether they can read it.
@Suite("Whether a file can be read", .waiting)
struct ReadingLaws {
  /// A file under test, with a name that describes its contents.
  private struct Subject {
    var name: String
    var content: Data
  }

  /// The commands, with `FILE` for the file; `a.vo` is a session that names it.
  static let commands = [
    "check FILE", "speak FILE", "audit FILE", "effort FILE", "convert FILE --to json",
    "convert FILE --to screen", "test a.vo", "walk FILE", "diff FILE FILE", "page FILE",
    "draw FILE",
  ]

  /// Files that the corpus lacks: with traps that `check` warns about, and with nearly nothing.
  static let traps = [
    "screen a\n  button \"Go\"\n    on activate: present #s\nscreen b\n  sheet \"S\" #s\n    text \"T\"\n",
    "screen a\n  button \"Go\"\n    on escape: present #s\nscreen b\n  alert \"S\" #s\n    button \"T\"\n",
    "screen a\n  text \"T\"\n  alert \"Gone\" #gone\n    button \"OK\"\n",
    "screen a\n  button \"Go\"\n    on activate:\n",
    "", "\n", "screen a\n", "app \"A\"\n", "# nothing\n",
  ]

  @Test("is the same for every command")
  func agree() throws {
    let paths =
      ["Tests/Corpus/screens", "Tests/Fixtures", "Screens"].flatMap {
        ProjectFiles.everything(in: $0, endingIn: ".screen")
      } + ProjectFiles.everything(in: "Tests/Corpus/json", endingIn: ".json")
    // One in three, because a process for each command is slow; a run with full effort has time for
    // it.
    let thirds = paths.enumerated().filter { $0.offset.isMultiple(of: 3) }
    for (number, path) in Effort.share(of: thirds, atLeastOneIn: 20) {
      let url = ProjectFiles.root.appendingPathComponent(path)
      let subject = Subject(name: url.lastPathComponent, content: try Data(contentsOf: url))
      // The tests for growing work try the inputs that take long.
      guard subject.content.count < 8_192 else { continue }
      try Self.expectAgreement(on: subject)
      try Self.expectAgreement(on: Self.mutated(subject, seed: number))
    }
  }

  @Test("is the same for every command if a file has traps, or nothing in it")
  func traps() throws {
    #expect(Self.traps.count > 5)
    for (number, text) in Self.traps.enumerated() {
      try Self.expectAgreement(on: Subject(name: "trap\(number).screen", content: Data(text.utf8)))
    }
  }

  private static func expectAgreement(on subject: Subject) throws {
    let folder = try TemporaryFolder()
    try subject.content.write(to: URL(fileURLWithPath: "\(folder.path)/\(subject.name)"))
    try folder.add("a.vo", "screen: \(subject.name)\n\n> start\n? not says \"Zzz\"\n")
    let lines = commands.map { words in
      let line = words.replacingOccurrences(of: "FILE", with: "'\(subject.name)'")
      return "\"$earshot\" \(line) </dev/null >/dev/null 2>&1; echo $?"
    }
    let script = "cd '\(folder.path)'\n" + lines.joined(separator: "\n")
    let statuses = try ToolProcess.shell(script).output.split(separator: "\n").map { Int32($0) }
    let verdicts = Set(statuses.map(isOfReading))
    let found = zip(commands, statuses).map { "\($0): \($1 ?? -1)" }
    #expect(
      statuses.count == commands.count && verdicts.count == 1,
      "\(subject.name): \(found)\n\(String(decoding: subject.content, as: UTF8.self))"
    )
  }

  /// Whether a status says that a file can't be read.
  private static func isOfReading(_ status: Int32?) -> Bool {
    [ExitCode.malformed.rawValue, ExitCode.noInput.rawValue].contains(status ?? -1)
  }

  /// The file without a line, or with two of its lines swapped.
  private static func mutated(_ subject: Subject, seed: Int) -> Subject {
    var lines = String(decoding: subject.content, as: UTF8.self).components(separatedBy: "\n")
    let (first, second) = (seed * 7 % lines.count, seed * 13 % lines.count)
    if seed.isMultiple(of: 2) { lines.remove(at: first) } else { lines.swapAt(first, second) }
    return Subject(
      name: "mutated-\(subject.name)",
      content: Data(lines.joined(separator: "\n").utf8)
    )
  }
}
