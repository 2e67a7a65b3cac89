internal import Notation
internal import Simulator

extension TestCommand {
  /// Runs a transcript, or those in a Markdown document.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - load: Reads the screen files that a header names, by their path relative to the file.
  /// - Returns: What differs, and how much passed; a transcript whose screen is missing has failed.
  func outcome(
    of source: SourceText,
    load: (String) throws(Failure) -> [SourceText]
  ) -> TranscriptOutcome {
    let isDocument = source.name.hasSuffix(".md")
    let readings = isDocument ? Transcript.read(markdown: source) : [Transcript.read(source)]
    var total = TranscriptOutcome()
    for reading in readings {
      guard let transcript = reading.transcript else {
        total.add(.malformed(reading.diagnostics, in: [source]))
        continue
      }
      do throws(Failure) {
        total.add(try run(transcript, load: load))
      } catch {
        total.add(.missing(error, of: source.name))
      }
    }
    return total
  }

  private func run(
    _ transcript: Transcript,
    load: (String) throws(Failure) -> [SourceText]
  ) throws(Failure) -> TranscriptOutcome {
    let sources: [SourceText] =
      switch transcript.screen {
      case .sample: [SampleApp.source]
      case .embedded(let source): [source]
      case .path(let path): try load(path)
      }
    let app = AppDocument.read(sources)
    guard let document = app.document else { return .malformed(app.diagnostics, in: sources) }
    let run = TranscriptRun(transcript, on: document, overrides: options.settings)
    let lines = run.report.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
    return TranscriptOutcome(lines: lines, passed: run.passed ? 1 : 0, failed: run.passed ? 0 : 1)
  }
}
