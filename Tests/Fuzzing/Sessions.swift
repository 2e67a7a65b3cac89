import EarshotLines
import EarshotNotation
import EarshotSession
import EarshotTranscripts

/// Whole sessions: a screen, a line `===`, and lines of input; the output and the recording are
/// sessions that pass.
func fuzzSessions(_ bytes: [UInt8]) {
  let text = String(decoding: bytes, as: UTF8.self)
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  let cut = lines.firstIndex(of: "===")
  let screen = cut.map { lines[..<$0].joined(separator: "\n") } ?? ""
  let source = screen.isEmpty ? SampleApp.source : SourceText(name: "a.screen", screen)
  guard let document = AppDocument.read([source]).document else { return }
  walk(lines[(cut.map { $0 + 1 } ?? 0)...].prefix(60).map(String.init), on: document)
}
