package import EarshotNotation
import EarshotModel
import EarshotSession

extension Transcript {
  /// What is wrong with a malformed transcript besides what was found, in the order of the file.
  ///
  /// The steps before the first command that is wrong are run if the header is right, so that all that is wrong with the
  /// lines up to there is reported at once: lines that were meant as something else than speech, and
  /// elements, rotors and actions that are not there at that moment.
  ///
  /// - Parameters:
  ///   - document: The app it walks.
  ///   - overrides: Settings that win over the header's, by name.
  ///   - found: What was found when it was read.
  /// - Returns: All of it, what was found as well.
  /// - Complexity: as running it.
  /// - Source: our choice.
  package func mistakes(
    in document: AppDocument,
    overrides: [(name: String, value: String)],
    besides found: [Diagnostic]
  ) -> [Diagnostic] {
    let names = mistakenNames(in: document)
    let lines = source.lines
    let broken = steps.map(\.line).filter { line in
      found.contains { lines[line - 1].range.contains($0.range.lowerBound) }
    }
    let first = steps.first.map { lines[$0.line - 1].range.lowerBound } ?? 0
    let isHeaderWrong = (found + names.map(\.diagnostic)).contains { $0.range.lowerBound < first }
    let end = isHeaderWrong ? 0 : (broken + names.compactMap(\.command)).min() ?? .max
    var runner = TranscriptRunner(self, on: document, overrides: overrides)
    runner.judged = JudgedLines(0..<end)
    runner.run()
    let misread = TranscriptRun.misreadLines(runner.results, in: source)
    let refused = TranscriptRun.refusedNames(runner.results, before: misread, in: source)
    return (found + names.map(\.diagnostic) + misread + refused).sorted {
      $0.range.lowerBound < $1.range.lowerBound
    }
  }
}

extension TranscriptRun {
  /// What there is to say of names that were refused where the file does not say so, up to the first
  /// line that was meant as a command; what comes of that is no mistake of its own.
  static func refusedNames(
    _ results: [StepResult],
    before misread: [Diagnostic],
    in source: SourceText
  ) -> [Diagnostic] {
    let lines = source.lines
    let end = misread.map(\.range.lowerBound).min() ?? .max
    return results.compactMap { result in
      let range = lines[result.step.line - 1].range
      guard !result.isAsWritten, range.lowerBound < end, let advice = result.advice.first else {
        return nil
      }
      return Diagnostic(.error, "\(advice)", range: range)
    }
  }
}
