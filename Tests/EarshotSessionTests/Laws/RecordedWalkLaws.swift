import EarshotLines
import EarshotNotation
import EarshotTranscripts
import SessionTestSupport
import TestSupport
import Testing

@testable import EarshotSession

/// Whatever you type, the output of a walk through a pipe, and its recording, are sessions that
/// pass `earshot test`.
@Suite("Whatever you type")
struct RecordedWalkLaws {
  /// The number of lines over all sample apps with full effort.
  static let lines = 100_000
  /// The number of lines of a walk.
  static let length = 25

  /// The seeds of the walks through each sample app.
  static let seeds = Effort.share(
    of: lines / length / ProjectFiles.screens.count + 1,
    atLeast: 4
  )

  @Test("is printed and recorded as a session that passes", arguments: ProjectFiles.screens)
  func replays(_ path: String) throws {
    let document = try #require(AppDocument.read([try ProjectFiles.source(path)]).document)
    for seed in 0..<Self.seeds {
      let walk = RecordedWalk(of: document, seed: UInt64(seed))
      for (what, lines) in [("printed", walk.printed), ("recorded", walk.recorded)] {
        guard let problem = walk.problem(of: lines) else { continue }
        Issue.record(
          """
          \(path), seed \(seed), \(what):
          \(problem)
          \(lines.joined(separator: "\n"))
          typed:
          \(walk.typed.joined(separator: "\n"))
          """
        )
        return
      }
      #expect(walk.written == walk.recorded, "\(path), seed \(seed)")
    }
  }
}

/// A walk of random lines, as a pipe prints it and as a recording contains it.
private struct RecordedWalk {
  private let document: AppDocument
  /// The typed lines.
  private(set) var typed: [String] = []
  /// The output: each line and what is below it.
  private(set) var printed: [String] = []
  /// The contents of a recording that began at the end.
  private(set) var recorded: [String] = []
  /// The contents of a recording that ran from the beginning, part by part.
  private(set) var written: [String] = []

  init(of document: AppDocument, seed: UInt64) {
    self.document = document
    var random = RandomWalk(seed: seed, in: document.tree)
    var session = Session(document)
    var parts: [[String]] = []
    for number in 0..<RecordedWalkLaws.length {
      let line = number == 0 ? "start" : random.anyLine(for: &session)
      typed.append(line)
      let response = session.run(line)
      printed += response.transcriptLines
      if response.request == .reload { _ = session.reload(document) }
      let (kept, new) = session.newTranscriptParts(screen: nil, isFirst: parts.isEmpty)
      parts = parts.prefix(kept) + new
    }
    written = parts.flatMap(\.self)
    recorded = session.transcriptLines()
  }

  /// The reason why lines aren't a session that passes, or `nil` if they are.
  func problem(of lines: [String]) -> String? {
    let source = SourceText(name: "a.vo", lines.map { $0 + "\n" }.joined())
    let result = Transcript.read(source)
    guard let transcript = result.transcript else {
      return Diagnostic.rendered(result.diagnostics, in: [source])
    }
    let run = TranscriptRun(transcript, on: document)
    return run.passed ? nil : run.report
  }
}
