import EarshotLines
import EarshotNotation
import EarshotSession
import EarshotTranscripts

/// Whole sessions: a screen, a line `===`, and commands; what is recorded replays as it was heard.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: input(start, count), as: UTF8.self)
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  let cut = lines.firstIndex(of: "===")
  let screen = cut.map { lines[..<$0].joined(separator: "\n") } ?? ""
  let source = screen.isEmpty ? SampleApp.source : SourceText(name: "a.screen", screen)
  guard let document = AppDocument.read([source]).document else { return 0 }
  var session = Session(document)
  for line in lines[(cut.map { $0 + 1 } ?? 0)...].prefix(60) {
    for heard in session.run(String(line)).lines { expectClean(heard) }
  }
  expectReplays(session, of: document)
  return 0
}

/// Checks that the recording of a session passes.
private func expectReplays(_ session: Session, of document: AppDocument) {
  let lines = session.transcriptLines()
  let recording = SourceText(name: "a.vo", lines.map { $0 + "\n" }.joined())
  guard let transcript = Transcript.read(recording).transcript else {
    preconditionFailure("a recording does not read:\n" + lines.joined(separator: "\n"))
  }
  let run = TranscriptRun(transcript, on: document)
  if !run.passed {
    preconditionFailure("a recording fails:\n" + lines.joined(separator: "\n") + run.report)
  }
}
