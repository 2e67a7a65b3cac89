import EarshotImporters
import EarshotNotation
import EarshotSession
import EarshotTranscripts
import Foundation
import TestSupport
import Testing

/// The files of `Tests/Corpus`: Earshot accepts `y_`, rejects `n_` with a place, and may do either
/// with `i_`.
@Suite("The corpus")
struct CorpusTests {
  /// The result of reading a file.
  private struct Verdict {
    var isAccepted: Bool
    /// The messages, as Earshot prints them.
    var told: String
  }

  @Test(
    "of screens is accepted and rejected as its names say",
    arguments: tried("screens", "screen")
  )
  func screens(_ path: String) throws { try check(path, readApp) }

  @Test("of JSON trees is accepted and rejected as its names say", arguments: tried("json", "json"))
  func json(_ path: String) throws { try check(path, readApp) }

  @Test(
    "of transcripts is accepted and rejected as its names say",
    arguments: tried("transcripts", "vo")
  )
  func transcripts(_ path: String) throws { try check(path, readTranscript) }

  @Test("has hundreds of files")
  func counts() {
    #expect(CorpusTests.files(in: "screens", "screen").count >= 200)
    #expect(CorpusTests.files(in: "transcripts", "vo").count >= 120)
    #expect(CorpusTests.files(in: "json", "json").count >= 120)
  }

  private static func files(in folder: String, _ ending: String) -> [String] {
    ProjectFiles.paths(in: "Tests/Corpus/\(folder)", endingIn: ".\(ending)")
  }

  private static func tried(_ folder: String, _ ending: String) -> [String] {
    Effort.share(of: files(in: folder, ending), atLeastOneIn: 12)
  }

  private func check(_ path: String, _ read: (SourceText) -> Verdict) throws {
    let verdict = read(try ProjectFiles.source(path))
    let name = path.split(separator: "/").last ?? ""
    switch name.prefix(2) {
    case "y_": #expect(verdict.isAccepted, "\(verdict.told)")
    case "n_":
      #expect(!verdict.isAccepted)
      let parts = verdict.told.dropFirst(path.count + 1).split(separator: ":", maxSplits: 2)
      #expect(verdict.told.hasPrefix(path + ":"), "\(verdict.told)")
      #expect(parts.count == 3 && parts[..<2].allSatisfy { (Int($0) ?? 0) > 0 })
    case "i_": break
    default: Issue.record("'\(name)' begins with no verdict")
    }
    let isClean = verdict.told.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 }
    #expect(isClean)
  }

  private func readApp(_ source: SourceText) -> Verdict {
    let result = AppDocument.open([source])
    if let document = result.document {
      // You can walk an accepted file, and its printed form reads the same.
      var session = Session(document)
      for line in ["start", "swipe right", "double tap", "wait 2s"] { session.run(line) }
      guard source.name.hasSuffix(".screen") else { return Verdict(isAccepted: true, told: "") }
      let printed = SourceText(name: "a.screen", document.screenText)
      #expect(AppDocument.read([printed]).document?.screenText == document.screenText)
    }
    let errors = result.diagnostics.filter { $0.severity == .error }
    return Verdict(
      isAccepted: result.document != nil,
      told: Diagnostic.rendered(errors, in: [source])
    )
  }

  private func readTranscript(_ source: SourceText) -> Verdict {
    let result = Transcript.read(source)
    guard let transcript = result.transcript else {
      return Verdict(isAccepted: false, told: Diagnostic.rendered(result.diagnostics, in: [source]))
    }
    let screen: SourceText
    switch transcript.screen {
    case .sample: screen = SampleApp.source
    case .embedded(let embedded): screen = embedded
    case .path(let path): return Verdict(isAccepted: false, told: "no file '\(path)'")
    }
    let app = AppDocument.read([screen])
    guard let document = app.document else {
      return Verdict(isAccepted: false, told: Diagnostic.rendered(app.diagnostics, in: [screen]))
    }
    let run = TranscriptRun(transcript, on: document)
    return Verdict(
      isAccepted: run.mistakes.isEmpty,
      told: Diagnostic.rendered(run.mistakes, in: [source])
    )
  }
}
