import EarshotLines
import EarshotNotation
import EarshotSession
import EarshotTranscripts

private let sample = AppDocument.read([SampleApp.source]).document

/// Transcripts: run on the sample app; an updated one is as written when it is run again.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let source = SourceText(name: "a.vo", utf8: input(start, count))
  let result = Transcript.read(source)
  expectSound(result.diagnostics, in: [source])
  guard let transcript = result.transcript, let sample else { return 0 }
  if case .path = transcript.screen { return 0 }
  let document: AppDocument? =
    switch transcript.screen {
    case .sample: sample
    case .embedded(let screen): AppDocument.read([screen]).document
    case .path: nil
    }
  guard let document else { return 0 }
  let run = TranscriptRun(transcript, on: document)
  expectClean(run.report)
  guard transcript.expectedFailure == nil, run.mistakes.isEmpty else { return 0 }
  let updated = Transcript.read(run.updatedText)
  guard let second = updated.transcript else { preconditionFailure("an update does not read") }
  let text = TranscriptRun(second, on: document).updatedText
  precondition(text == run.updatedText, "an update is not stable")
  return 0
}
