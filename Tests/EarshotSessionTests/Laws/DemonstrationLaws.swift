import EarshotTranscripts
import EarshotNotation
import EarshotSession
import TestSupport
import SessionTestSupport
import Testing

/// The recorded demonstrations that VOICEOVER.md quotes, each as a session named after its source.
@Suite("Laws of every demonstration")
struct DemonstrationLaws {
  @Test("there are enough of them")
  func count() { #expect(ProjectFiles.demonstrations.count >= 25) }

  @Test(
    "it sounds as it is written",
    arguments: Effort.share(of: ProjectFiles.demonstrations, atLeastOneIn: 5)
  )
  func replays(_ path: String) throws {
    let transcript = try #require(Transcript.read(try ProjectFiles.source(path)).transcript)
    let result = AppDocument.read([try transcript.screenSource()])
    #expect(result.diagnostics == [])
    let run = TranscriptRun(transcript, on: try #require(result.document))
    #expect(run.passed, "\(run.report)")
  }

  @Test(
    "its screen is in canonical form",
    arguments: Effort.share(of: ProjectFiles.demonstrations, atLeastOneIn: 5)
  )
  func canonical(_ path: String) throws {
    let transcript = try #require(Transcript.read(try ProjectFiles.source(path)).transcript)
    let source = try transcript.screenSource()
    let document = try #require(AppDocument.read([source]).document)
    // An embedded screen has empty lines above it, so its lines count as in the transcript.
    let text = String(decoding: source.utf8, as: UTF8.self)
    #expect(document.screenText.drop { $0 == "\n" } == text.drop { $0 == "\n" })
  }

  @Test("the page of the folder names it", arguments: ProjectFiles.demonstrations)
  func isListed(_ path: String) throws {
    let page = try ProjectFiles.source("Screens/demonstrations/README.md").utf8
    let name = path.split(separator: "/").last ?? ""
    #expect(String(decoding: page, as: UTF8.self).contains(name.dropLast(".vo".count)))
  }

  @Test("every utterance that it notes has a source, below the step that rebuilds it")
  func observed() throws {
    let remarks = try ProjectFiles.demonstrations.flatMap { path in
      String(decoding: try ProjectFiles.source(path).utf8, as: UTF8.self)
        .split(separator: "\n").filter { $0.hasPrefix("# Observed") }
    }
    #expect(ObservedUtterance.all.count == remarks.count)
    #expect(remarks.count >= 48)
    for observed in ObservedUtterance.all {
      let place = "\(observed.path):\(observed.line)"
      #expect(!Evidence.kinds(in: observed.source).isEmpty, "\(place)")
      #expect(!observed.heard.isEmpty, "\(place)")
    }
  }

  @Test("everything that tests on iOS 27 received agrees")
  func utterances() {
    let observed = ObservedUtterance.all.filter { $0.source == "iOS 27 utterances" }
    #expect(observed.count == 21)
    #expect(observed.filter { !$0.agrees }.map(\.words) == [])
  }
}
