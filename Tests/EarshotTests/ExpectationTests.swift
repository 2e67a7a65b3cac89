import Earshot
import EarshotExpectations
import EarshotTesting
import Foundation
import TestSupport
import Testing

@Suite("Expectations of what is heard")
struct ExpectationTests {
  private func session() throws -> VoiceOverSession {
    try VoiceOverSession(screen: "screen a\n  header \"Menu\"\n  button \"Pay\" #pay\n")
  }

  @Test("hold for responses, stops, speech and texts")
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

  @Test("of a session file are written anew where that is asked for")
  func updatedFile() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let text = "screen: a.screen\n\n> start\nc\n-- a.screen --\nscreen a\n  text \"b\"\n"
    let path = try folder.write("a.vo", text)
    let file = try SessionFile(contentsOf: path)
    #expect(SpeechExpectation.failures(of: file, updates: false).map(\.line) == [3])
    #expect(try folder.text(path) == text)
    let told = SpeechExpectation.failures(of: file, updates: true)
    #expect(told.count == 1 && told[0].message.contains("was updated"))
    #expect(try folder.text(path) == text.replacing("c\n", with: "b\n", maxReplacements: 1))
    #expect(SpeechExpectation.failures(of: try SessionFile(contentsOf: path)).isEmpty)
  }
}

extension Issue {
  /// Whether a comment holds a text.
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
