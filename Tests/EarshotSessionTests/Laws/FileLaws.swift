import EarshotTranscripts
import EarshotNotation
import EarshotSession
import TestSupport
import Testing

@Suite("Laws of every file in Screens")
struct FileLaws {
  @Test(
    "it reads without messages",
    arguments: Effort.share(of: ProjectFiles.screens, atLeastOneIn: 4)
  )
  func reads(_ path: String) throws {
    let result = AppDocument.read([try ProjectFiles.source(path)])
    #expect(result.diagnostics == [])
    #expect(result.document != nil)
  }

  @Test(
    "printing what was read gives the same bytes",
    arguments: Effort.share(of: ProjectFiles.screens, atLeastOneIn: 4)
  )
  func prints(_ path: String) throws {
    let source = try ProjectFiles.source(path)
    let document = try #require(AppDocument.read([source]).document)
    #expect(Array(document.screenText.utf8) == source.utf8)
  }

  @Test("the built-in sample equals its file")
  func sample() throws {
    #expect(SampleApp.source.utf8 == (try ProjectFiles.source("Screens/pizzeria.screen").utf8))
  }

  @Test(
    "a session beside it sounds as it is written",
    arguments: Effort.share(
      of: ProjectFiles.paths(in: "Screens", endingIn: ".vo"),
      atLeastOneIn: 10
    )
  )
  func sessions(_ path: String) throws {
    let transcript = try #require(Transcript.read(try ProjectFiles.source(path)).transcript)
    guard case .path(let name) = transcript.screen else {
      Issue.record("\(path) names no screen file")
      return
    }
    let app = AppDocument.read([try ProjectFiles.source("Screens/\(name)")])
    let run = TranscriptRun(transcript, on: try #require(app.document))
    #expect(run.passed, "\(run.report)")
  }

  @Test("every app has at least three sessions", arguments: ProjectFiles.screens)
  func enoughSessions(_ path: String) {
    let stem = path.dropLast(".screen".count) + "-"
    let sessions = ProjectFiles.paths(in: "Screens", endingIn: ".vo").filter {
      $0.hasPrefix(stem)
    }
    #expect(sessions.count >= 3)
  }
}
