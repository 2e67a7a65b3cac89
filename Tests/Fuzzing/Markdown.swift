import EarshotExercises
import EarshotLessons
import EarshotLines
import EarshotNotation
import EarshotSession
import EarshotTranscripts

private let sample = AppDocument.read([SampleApp.source]).document

/// Markdown documents: Earshot runs their sessions, and reads them as lessons and exercises.
func fuzzMarkdown(_ bytes: [UInt8]) {
  let source = SourceText(name: "a.md", utf8: bytes)
  for result in Transcript.read(markdown: source) {
    expectSound(result.diagnostics, in: [source])
    guard let transcript = result.transcript else { continue }
    let document: AppDocument? =
      switch transcript.screen {
      case .sample: sample
      case .embedded(let screen): AppDocument.read([screen]).document
      case .path: nil
      }
    if let document { expectClean(TranscriptRun(transcript, on: document).report) }
  }
  expectSound(Lesson.read(source).diagnostics, in: [source])
  expectSound(Exercise.read(source).diagnostics, in: [source])
}
