import EarshotNotation
import Foundation
import ProgramTestSupport
import TestSupport
import Testing

@testable import EarshotTool

/// Each system call fails once, in turn; the existing file stays complete, or is the complete new
/// one.
@Suite("When the system fails", .serialized, .onOwnThread)
struct FaultTests {
  /// An operation on files, and the files that it leaves.
  struct Task: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var words: [String]
    var files: [String: String]
  }

  private static let screen = "screen a\n  button \"A\"\n  button \"B\"\n"
  private static let session = "screen: a.screen\n\n> start\nnot this\n> swipe right\nnor this\n"

  static let tasks = [
    Task(
      testDescription: "reading out",
      words: ["speak", "a.screen"],
      files: ["a.screen": screen]
    ),
    Task(testDescription: "checking a folder", words: ["check", "."], files: ["a.screen": screen]),
    Task(
      testDescription: "testing",
      words: ["test", "a.vo"],
      files: ["a.screen": screen, "a.vo": "screen: a.screen\n\n> start\nA, Button\n"]
    ),
    Task(
      testDescription: "updating",
      words: ["test", "--update", "a.vo"],
      files: ["a.screen": screen, "a.vo": session]
    ),
    Task(
      testDescription: "writing a report",
      words: ["test", "--junit", "report.xml", "a.vo"],
      files: ["a.screen": screen, "a.vo": session, "report.xml": "<old/>\n"]
    ),
    Task(
      testDescription: "comparing",
      words: ["diff", "a.screen", "b.screen"],
      files: ["a.screen": screen, "b.screen": "screen a\n  button \"A\"\n"]
    ),
    Task(
      testDescription: "converting",
      words: ["convert", "a.screen", "--to", "json"],
      files: ["a.screen": screen]
    ),
    Task(
      testDescription: "beginning an exercise in a new folder",
      words: ["teach", "--exercise", "no-headings", "new.folder"],
      files: [:]
    ),
  ]

  /// The result of a run.
  private struct Outcome {
    var status: ExitCode
    var shown: String
    var files: [String: String]
    /// The calls, in order.
    var calls: [FileSystem.Call]
  }

  /// Counts calls and collects the output; one test runs in one thread.
  private final class Record: @unchecked Sendable {
    var calls: [FileSystem.Call] = []
    var shown: [UInt8] = []
  }

  private func run(_ task: Task, failing number: Int?, _ error: Int32) throws -> Outcome {
    let folder = try TemporaryFolder()
    for (name, text) in task.files { try folder.add(name, text) }
    let words = task.words.map { word in
      word == "." ? folder.path : word.contains(".") ? folder.path + "/" + word : word
    }
    let record = Record()
    let probe = FileSystem.Probe { call in
      record.calls.append(call)
      return record.calls.count - 1 == number ? SystemError(code: error) : nil
    } shown: { _, bytes in
      record.shown += bytes
    }
    let status = FileSystem.$probe.withValue(probe) {
      Tool(arguments: words, environment: Environment()).run()
    }
    var files: [String: String] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where !FileManager.default.isFolder(folder.path + "/" + name) {
      files[name] = try String(contentsOfFile: folder.path + "/" + name, encoding: .utf8)
        .replacingOccurrences(of: folder.path, with: "")
        .replacingOccurrences(
          of: "time(stamp)?=\"[^\"]*\"",
          with: "",
          options: .regularExpression
        )
    }
    let shown = String(decoding: record.shown, as: UTF8.self)
    return Outcome(
      status: status,
      shown: shown.replacingOccurrences(of: folder.path + "/", with: ""),
      files: files,
      calls: record.calls
    )
  }

  @Test("in each call in turn, files stay complete, and the reason is shown", arguments: tasks)
  func faults(_ task: Task) throws {
    let usual = try run(task, failing: nil, 0)
    #expect(usual.calls.count > 3)
    for number in Effort.share(of: Array(usual.calls.indices), atLeastOneIn: 12) {
      let outcome = try run(task, failing: number, EIO)
      let what = "\(usual.calls[number]), call \(number): \(outcome.status), \(outcome.shown)"
      for (name, text) in outcome.files where !name.hasSuffix(".tmp") {
        // A report about a fault differs from the usual one.
        let isReport = name == "report.xml" && text.hasSuffix("</testsuites>\n")
        let isWhole = isReport || text == task.files[name] || text == usual.files[name]
        #expect(isWhole, "\(name), \(what)")
      }
      let drafts = outcome.files.keys.filter { $0.hasSuffix(".tmp") }
      #expect(drafts.isEmpty || usual.calls[number] == .remove, "\(what)")
      let isAsUsual = outcome.status == usual.status && outcome.files == usual.files
      if !isAsUsual, usual.calls[number] != .write || !outcome.shown.isEmpty {
        #expect(tells(outcome.shown), "\(what)")
      }
      if outcome.status != usual.status {
        #expect([.differs, .noInput, .malformed, .cannotWrite].contains(outcome.status), "\(what)")
      }
    }
  }

  /// Returns whether a reason is in the output.
  private func tells(_ shown: String) -> Bool {
    [
      "input/output error", "stays as it is", "no such", "doesn't exist", "cannot ",
      "the file changed in the "
        + "meantime",
      "error:",
    ]
    .contains { shown.contains($0) }
  }

  /// Records two steps of a session that continues for some time, undoes the second, and records a
  /// third.
  private func record(to path: String, failing number: Int?) -> (calls: Int, said: String?) {
    let record = Record()
    let probe = FileSystem.Probe { call in
      record.calls.append(call)
      return record.calls.count - 1 == number ? SystemError(code: EIO) : nil
    }
    let said = FileSystem.$probe.withValue(probe) { () -> String? in
      do throws(Failure) {
        var recorder = try Recorder(path)
        defer { recorder.end() }
        try recorder.write(keeping: 0, [["> start"], ["A, Button"]])
        try recorder.write(keeping: 1, [["B, Button"]])
        return nil
      } catch { return error.message }
    }
    return (record.calls.count, said)
  }

  @Test("in a recording that began in mid-session, whole steps stay, and the reason is shown")
  func recording() throws {
    let folder = try TemporaryFolder()
    let usual = record(to: folder.path + "/usual.vo", failing: nil)
    #expect(usual.said == nil)
    #expect(usual.calls > 3)
    let whole = ["", "> start\nA, Button\n", "> start\n", "> start\nB, Button\n"]
    for number in 0..<usual.calls {
      let path = folder.path + "/\(number).vo"
      let said = record(to: path, failing: number).said
      let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      #expect(whole.contains(text), "call \(number): \(text)")
      let isWhole = text == whole[3]
      let message = "can't write '\(path)': input/output error; check the device"
      #expect(isWhole || said == message, "call \(number)")
    }
  }

  @Test("on a full disk while a report is written, the old one stays")
  func fullDisk() throws {
    let task = FaultTests.tasks[4]
    let usual = try run(task, failing: nil, 0)
    let writes = usual.calls.indices.filter { usual.calls[$0] == .write }
    var told = 0
    for number in writes {
      let outcome = try run(task, failing: number, ENOSPC)
      guard outcome.shown.contains("can't write 'report.xml': no space left on the device") else {
        continue
      }
      told += 1
      #expect(outcome.files["report.xml"] == "<old/>\n")
      #expect(outcome.status == .cannotWrite)
    }
    #expect(told > 0)
  }

  /// Runs a line of shell as a user without privileges, or returns `nil` if that's impossible.
  private func asNobody(_ line: String) throws -> ToolProcess.Result? {
    guard getuid() == 0 else { return try ToolProcess.shell(line) }
    let probe = try ToolProcess.shell("setpriv --reuid=65534 --regid=65534 --clear-groups true")
    guard probe.status == 0 else { return nil }
    let words = "setpriv --reuid=65534 --regid=65534 --clear-groups"
    return try ToolProcess.shell(
      line.replacingOccurrences(of: "$earshot", with: "\(words) $earshot")
    )
  }

  @Test("for lack of privileges, the user learns so, and nothing changes")
  func rights() throws {
    let folder = try TemporaryFolder()
    let screen = try folder.add("a.screen", FaultTests.screen)
    let session = try folder.add("a.vo", FaultTests.session)
    let secret = try folder.add("secret.screen", FaultTests.screen)
    for (path, mode) in [(folder.path, 0o555), (screen, 0o444), (session, 0o444), (secret, 0)] {
      #expect(chmod(path, mode_t(mode)) == 0)
    }
    defer { _ = chmod(folder.path, 0o755) }
    let attempt = try asNobody("$earshot test --update \(session)")
    let update = try #require(attempt, "setpriv is needed to give up the rights of root")
    #expect(update.status == 74 && update.errors.contains("it's read-only"), "\(update)")
    #expect(try String(contentsOfFile: session, encoding: .utf8) == FaultTests.session)
    let unread = try asNobody("$earshot speak \(secret)")
    #expect(unread?.status == 66 && unread?.errors.contains("permission denied") ?? false)
    let report = try asNobody("$earshot test --junit \(folder.path)/r.xml \(session)")
    #expect(report?.errors.contains("can't write") ?? false, "\(String(describing: report))")
    let recording = try asNobody("$earshot walk --record \(folder.path)/r.vo </dev/null")
    #expect(recording?.status == 74 && recording?.errors.contains("permission denied") ?? false)
  }
}

extension FileManager {
  /// Whether a path leads to a folder.
  fileprivate func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
