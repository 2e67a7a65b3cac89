import Foundation
import Notation
import Simulator
import Testing

@Suite("Every session of the project is heard as it is written")
struct ProjectTranscriptTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The files in a folder with an ending, relative to the project.
  private static func files(in folder: String, _ ending: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: root.appending(path: folder).path) ?? .init()
    return all.compactMap { $0 as? String }.filter { $0.hasSuffix(ending) }.sorted()
      .map { "\(folder)/\($0)" }
  }

  private static func path(_ name: String, besides file: String) -> String {
    file.split(separator: "/").dropLast().map { $0 + "/" }.joined() + name
  }

  private func source(_ path: String) throws -> SourceText {
    SourceText(name: path, utf8: Array(try Data(contentsOf: Self.root.appending(path: path))))
  }

  private func document(of transcript: Transcript) throws -> AppDocument {
    let sources: [SourceText] =
      switch transcript.screen {
      case .sample: [SampleApp.source]
      case .embedded(let source): [source]
      case .path(let path):
        [try source(Self.path(path, besides: transcript.source.name))]
      }
    return try #require(AppDocument.read(sources).document)
  }

  private func check(_ reading: Transcript.Reading) throws {
    let transcript = try #require(reading.transcript, "\(reading.diagnostics)")
    #expect(TranscriptRun(transcript, on: try document(of: transcript)).report == "")
  }

  @Test("transcripts beside the screens", arguments: files(in: "Screens", ".vo"))
  func transcripts(path: String) throws {
    try check(Transcript.read(source(path)))
  }

  @Test("sessions in the guides", arguments: files(in: "Docs", ".md"))
  func guides(path: String) throws {
    for reading in Transcript.read(markdown: try source(path)) { try check(reading) }
  }
}
