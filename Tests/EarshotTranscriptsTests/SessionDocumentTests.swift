import EarshotReports
import EarshotTranscripts
import EarshotNotation
import EarshotSession
import TestSupport
import SessionTestSupport
import Testing

/// A session of a document in Tests/Sessions.
struct DocumentSession: Sendable, CustomTestStringConvertible {
  /// The session, or `nil` if it can't be read.
  let transcript: Transcript?
  /// Its problems, in words.
  let problems: [String]
  /// The document.
  let path: String

  /// A sentence with the session's first line and what the session shows.
  var testDescription: String {
    let phase = transcript?.phases.first
    return "\(path):\(phase?.line ?? 1): \(phase?.title ?? "")"
  }

  /// The place of a line of the document.
  func location(ofLine line: Int?) -> SourceLocation {
    ProjectFiles.location(ofLine: line ?? transcript?.phases.first?.line ?? 1, in: path)
  }

  /// The sessions of a document, in order.
  static func all(in path: String) -> [DocumentSession] {
    guard let source = try? ProjectFiles.source(path) else { return [] }
    return Transcript.read(markdown: source).map { result in
      DocumentSession(
        transcript: result.transcript,
        problems: result.diagnostics.map { $0.rendered(in: [source]) },
        path: path
      )
    }
  }
}

/// Each document walks through one topic of the reference; `earshot test Tests/Sessions` also runs
/// them.
@Suite("The documents in Tests/Sessions")
struct SessionDocumentTests {
  static let paths = ProjectFiles.paths(in: "Tests/Sessions", endingIn: ".md")
  static let sessions = paths.flatMap(DocumentSession.all)

  @Test("there are enough of them")
  func count() { #expect(Self.sessions.count >= 900) }

  @Test("give each session one title", arguments: Effort.share(of: sessions, atLeastOneIn: 4))
  func titles(_ session: DocumentSession) {
    let phases = session.transcript?.phases ?? []
    #expect(phases.count == 1, sourceLocation: session.location(ofLine: nil))
  }

  @Test("sound as they are written", arguments: Effort.share(of: sessions, atLeastOneIn: 12))
  func replays(_ session: DocumentSession) throws {
    let start = session.location(ofLine: nil)
    let transcript = try #require(
      session.transcript,
      "\(session.problems.joined(separator: "\n"))",
      sourceLocation: start
    )
    let source = try transcript.screenSource()
    let app = AppDocument.read([source])
    let problems = app.diagnostics.map { $0.rendered(in: [source]) }
    let document = try #require(
      app.document,
      "\(problems.joined(separator: "\n"))",
      sourceLocation: start
    )
    let run = TranscriptRun(transcript, on: document)
    let passed = run.passed  // a Boolean of its own: an expectation prints what it is made of
    let place = session.location(ofLine: run.failures.first?.place.line)
    #expect(passed, "\(run.report)", sourceLocation: place)
  }
}
