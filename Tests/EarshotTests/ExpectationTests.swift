import Earshot
import EarshotExpectations
import EarshotTesting
import Foundation
import TestSupport
import Testing

@Suite("Expectations of speech")
struct ExpectationTests {
  private func session() throws -> VoiceOverSession {
    try VoiceOverSession(screen: "screen a\n  header \"Menu\"\n  button \"Pay\" #pay\n")
  }

  @Test("work for responses, stops, speech, and strings")
  func holding() throws {
    var session = try session()
    expectSpeech(session.start(), "Menu, Heading")
    expectSpeech(session.order, "Menu, Heading\nPay, Button")
    expectSpeech(session.readOut, "Menu, Heading\nPay, Button\n")
    expectSpeech("\(try #require(session.stop("#pay")))", "Pay, Button")
    try expectSpeech(session.swipe(.right).spoken, "Pay, Button")
  }

  @Test("put an issue at the caller's line, and show what differs")
  func failing() throws {
    let session = try session()
    withKnownIssue {
      expectSpeech(session.order, "Menu, Heading\nPy, Button")
    } matching: { issue in
      issue.sourceLocation?.line == #line - 2
        && issue.says("\n  Menu, Heading\n- Py, Button\n+ Pay, Button\n")
    }
  }

  @Test("match patterns, and don't compare comments")
  func patterns() throws {
    var session = try session()
    expectSpeech(session.start(), "# the title\nMenu, * (glob)")
    expectSpeech(session.order, "...\nPay, Button")
    expectSpeech(session.order, "[MN]enu, Heading (re)\n# the button\nPay, Button\n")
    try expectSpeech(session.swipe(.right, count: 9), "Pay, Button\n...")
    expectSpeech("# in 3s\nPay", "Pay")
  }

  struct Miss: Sendable, CustomTestStringConvertible {
    var expected: String
    var message: String
    var testDescription: String { expected }
  }

  static let misses = [
    Miss(expected: "Menu, Heading\n...\nBuy, Button", message: "- Buy, Button\n+ Pay, Button\n"),
    Miss(
      expected: "# all\nM*g (glob)\nP.y (re)",
      message: "  # all\n  M*g (glob)\n- P.y (re)\n+ Pay, Button\n"
    ),
    Miss(expected: "...", message: "the expectation matches anything"),
    Miss(expected: "* (glob)\n.* (re)", message: "the expectation matches anything"),
    Miss(expected: "Menu, Heading\nPay( (re)", message: "'Pay( (re)': "),
    Miss(expected: "", message: "+ Menu, Heading\n+ Pay, Button\n"),
    Miss(expected: "# nothing", message: "+ Menu, Heading\n"),
  ]

  @Test("fail if a pattern doesn't match, or matches everything", arguments: misses)
  func failingPattern(_ example: Miss) throws {
    let session = try session()
    withKnownIssue {
      expectSpeech(session.order, example.expected)
    } matching: {
      $0.says(example.message)
    }
  }

  @Test("take a line as it is spoken, even if it begins like another")
  func escaped() throws {
    let session = try VoiceOverSession(screen: "screen a\n  text \"# 1\"\n  text \"...\"\n")
    expectSpeech(session.order, "\\# 1\n\\...")
    withKnownIssue { expectSpeech(session.order, "# 1\n\\...") }
  }

  @Test("put an issue where a helper wants it")
  func location() throws {
    let session = try session()
    func check(_ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
      expectSpeech(session.order, expected, sourceLocation: sourceLocation)
    }
    withKnownIssue {
      check("Menu")
    } matching: {
      $0.sourceLocation?.line == #line - 2
    }
  }

  @Test("of a session file that is known to fail are known issues")
  func knownFailure() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let text = "screen: a.screen\n\n> start\nc\n? xfail \"a bug\"\n"
    let screen = "-- a.screen --\nscreen a\n  text \"b\"\n"
    let path = try folder.write("known.vo", text + screen)
    let result = try SessionFile(contentsOf: path).run()
    #expect(result.passed && result.failures.isEmpty)
    #expect(result.knownFailures.map(\.line) == [3])
    let failures = SpeechExpectation.failures(of: try SessionFile(contentsOf: path))
    #expect(failures.map(\.isKnown) == [true] && failures.map(\.line) == [3])
    // The issue is recorded as known, so this test passes; an unknown one would fail it.
    expectSession(path)
    let fixed = try folder.write("fixed.vo", text.replacing("c\n", with: "b\n") + screen)
    withKnownIssue {
      expectSession(fixed)
    } matching: {
      $0.says("the expected failure didn't occur")
    }
  }

  @Test("of a session file put issues at its own lines")
  func files() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let text = "screen: a.screen\n\n> start\nb\n> swipe right\nPy, Button\n"
    let screen = "-- a.screen --\nscreen a\n  text \"b\"\n  button \"Pay\"\n"
    let path = try folder.write("bad.vo", text + screen)
    withKnownIssue {
      expectSession(path)
    } matching: { issue in
      issue.sourceLocation?.line == 5
        && issue.sourceLocation?.fileID == "EarshotTests/bad.vo"
        && issue.says("+Pay, Button")
    }
    withKnownIssue {
      expectSession("gone.vo")
    } matching: {
      $0.sourceLocation?.line == #line - 2 && $0.says("No such file")
    }
    expectSession(try folder.write("good.vo", (text + screen).replacing("Py", with: "Pay")))
  }

  @Test("of a session file are rewritten on request")
  func updatedFile() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let text = "screen: a.screen\n\n> start\nc\n-- a.screen --\nscreen a\n  text \"b\"\n"
    let path = try folder.write("a.vo", text)
    let file = try SessionFile(contentsOf: path)
    #expect(SpeechExpectation.failures(of: file, updates: false).map(\.line) == [3])
    #expect(try folder.text(path) == text)
    let told = SpeechExpectation.failures(of: file, updates: true)
    #expect(told.count == 1 && told[0].line == 1 && told[0].message.contains("was updated"))
    #expect(try folder.text(path) == text.replacing("c\n", with: "b\n", maxReplacements: 1))
    #expect(SpeechExpectation.failures(of: try SessionFile(contentsOf: path)).isEmpty)
  }
}

extension Issue {
  /// Whether a comment contains a text.
  fileprivate func says(_ text: String) -> Bool { comments.contains { $0.rawValue.contains(text) } }
}

/// A folder for the files of a test.
struct Folder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("earshot-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  func write(_ name: String, _ text: String) throws -> String {
    let file = url.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
  }

  func remove() { try? FileManager.default.removeItem(at: url) }
}
