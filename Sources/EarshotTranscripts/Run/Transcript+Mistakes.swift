package import EarshotNotation
import EarshotModel
import EarshotSession

extension Transcript {
  /// Returns the errors in a malformed transcript in addition to those found before, in the order
  /// of the file.
  ///
  /// If the header is correct, runs the steps before the first wrong command. That way, it reports
  /// all errors in these lines at once: lines that weren't meant as speech, and elements, rotors,
  /// and actions that aren't available at that moment.
  ///
  /// - Parameters:
  ///   - document: The app of the session.
  ///   - overrides: Settings that override the header, by name.
  ///   - found: The errors found when reading it.
  /// - Returns: All errors, including those found before.
  /// - Complexity: Same as running it.
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
    runner.judged = LineSelection(0..<end)
    runner.run()
    let misread = TranscriptRun.misreadLines(runner.results, in: source)
    let refused = TranscriptRun.refusedNames(runner.results, before: misread, in: source)
    return (found + names.map(\.diagnostic) + misread + refused).sorted {
      $0.range.lowerBound < $1.range.lowerBound
    }
  }
}

extension TranscriptRun {
  /// Returns the messages about refused names if the file doesn't expect a refusal, up to the first
  /// line that was meant as a command.
  ///
  /// The consequences of such a line aren't separate errors.
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
