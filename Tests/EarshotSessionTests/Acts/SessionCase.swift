import EarshotNotation
import EarshotSession
import Testing

/// A session with the app it walks: commands and what must be heard, then `-- app.screen --`.
struct SessionCase: Sendable, CustomTestStringConvertible {
  /// What the session shows, as a sentence.
  let testDescription: String
  /// The transcript; the header's line `screen: app.screen` goes before it.
  let text: String

  init(_ name: String, _ text: String) {
    self.testDescription = name
    self.text = text
  }

  /// Replays the session; what differs is reported as the lines that went and came.
  func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let source = SourceText(name: testDescription, "screen: app.screen\n" + text)
    let result = Transcript.read(source)
    let transcript = try #require(
      result.transcript,
      "\(result.diagnostics.map(\.message.text))",
      sourceLocation: sourceLocation
    )
    guard case .embedded(let screen) = transcript.screen else {
      Issue.record("no app.screen stands at the end", sourceLocation: sourceLocation)
      return
    }
    let app = AppDocument.read([screen])
    let document = try #require(
      app.document,
      "\(app.diagnostics.map(\.message.text))",
      sourceLocation: sourceLocation
    )
    let run = TranscriptRun(transcript, on: document)
    let passed = run.passed  // a Boolean of its own: an expectation prints what it is made of
    #expect(passed, "\(run.report)", sourceLocation: sourceLocation)
  }
}
