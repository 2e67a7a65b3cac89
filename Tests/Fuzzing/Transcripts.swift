import EarshotLines
import EarshotNotation
import EarshotSession
import EarshotTranscripts

private let sample = AppDocument.read([SampleApp.source]).document

/// Transcripts: run on the sample app; an updated one passes when it runs again.
func fuzzTranscripts(_ bytes: [UInt8]) {
  let source = SourceText(name: "a.vo", utf8: bytes)
  let result = Transcript.read(source)
  expectSound(result.diagnostics, in: [source])
  guard let transcript = result.transcript, let sample else { return }
  if case .path = transcript.screen { return }
  let document: AppDocument? =
    switch transcript.screen {
    case .sample: sample
    case .embedded(let screen): AppDocument.read([screen]).document
    case .path: nil
    }
  guard let document else { return }
  let run = TranscriptRun(transcript, on: document)
  expectClean(run.report)
  guard transcript.expectedFailure == nil, run.mistakes.isEmpty else { return }
  let updated = Transcript.read(run.updatedText)
  guard let second = updated.transcript else { preconditionFailure("an update does not read") }
  let text = TranscriptRun(second, on: document).updatedText
  precondition(text == run.updatedText, "an update is not stable")
}
