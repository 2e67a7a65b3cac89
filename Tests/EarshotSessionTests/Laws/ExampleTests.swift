import EarshotTranscripts
import EarshotNotation
import EarshotSession
import TestSupport
import Testing

/// The example apps in Tests/Fixtures/examples, used as their authors intended.
@Suite("The example apps")
struct ExampleTests {
  private static let folder = "Tests/Fixtures/examples"

  @Test("read without messages", arguments: ProjectFiles.paths(in: folder, endingIn: ".screen"))
  func reads(_ path: String) throws {
    #expect(AppDocument.read([try ProjectFiles.source(path)]).diagnostics == [])
  }

  @Test(
    "do what their authors intended",
    arguments: ProjectFiles.paths(in: folder, endingIn: ".vo")
  )
  func walks(_ path: String) throws {
    let transcript = try #require(Transcript.read(try ProjectFiles.source(path)).transcript)
    guard case .path(let name) = transcript.screen else {
      Issue.record("\(path) names no screen file")
      return
    }
    let app = AppDocument.read([try ProjectFiles.source("\(Self.folder)/\(name)")])
    let run = TranscriptRun(transcript, on: try #require(app.document))
    #expect(run.passed, "\(run.report)")
  }
}
