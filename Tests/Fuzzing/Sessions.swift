import EarshotLines
import EarshotNotation
import EarshotSession
import EarshotTranscripts

/// Whole sessions: a screen, a line `===`, and lines of input; what is printed and what is recorded
/// are sessions that pass.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: input(start, count), as: UTF8.self)
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  let cut = lines.firstIndex(of: "===")
  let screen = cut.map { lines[..<$0].joined(separator: "\n") } ?? ""
  let source = screen.isEmpty ? SampleApp.source : SourceText(name: "a.screen", screen)
  guard let document = AppDocument.read([source]).document else { return 0 }
  var session = Session(document)
  var printed = session.run("start").transcriptLines
  for line in lines[(cut.map { $0 + 1 } ?? 0)...].prefix(60) {
    let response = session.run(String(line))
    printed += response.transcriptLines
    for heard in response.lines { expectClean(heard) }
    if case .open? = response.request { break }
  }
  expectReplays("what is printed", printed, of: document)
  expectReplays("a recording", session.transcriptLines(), of: document)
  return 0
}

/// Checks that lines are a session that passes.
private func expectReplays(_ what: String, _ lines: [String], of document: AppDocument) {
  let source = SourceText(name: "a.vo", lines.map { $0 + "\n" }.joined())
  guard let transcript = Transcript.read(source).transcript else {
    preconditionFailure("\(what) does not read:\n" + lines.joined(separator: "\n"))
  }
  let run = TranscriptRun(transcript, on: document)
  if !run.passed {
    preconditionFailure("\(what) fails:\n" + lines.joined(separator: "\n") + run.report)
  }
}
