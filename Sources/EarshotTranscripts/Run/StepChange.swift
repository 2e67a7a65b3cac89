import EarshotLines
import EarshotReports
package import EarshotNotation

/// A step whose output differs, for the user to decide on.
///
/// - Source: SESSIONS.md, "Transcripts", `--review`.
package struct StepChange: Hashable, Sendable {
  /// The index of the step in its session, starting at 0.
  ///
  /// An update doesn't change the index.
  package let step: Int
  /// The place and the problem, on one line.
  package let headline: String
  /// The changes, in sentences.
  package let sentences: [String]
  /// The removed lines, each with a `-` in front, and the added lines, each with a `+` in front.
  package let rows: [String]
  /// Whether the file could contain the new output.
  ///
  /// The file can't contain a name that the app doesn't have.
  package let canBeAccepted: Bool
  /// The probable new name of the element that the step names, or `nil` if it's unknown.
  package var renaming: Renaming?
}

extension TranscriptRun {
  /// The changes that don't follow from other changes, in the order of the file.
  ///
  /// If an update leaves several steps unchanged, the array contains only the first of these steps.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the file.
  package var changes: [StepChange] {
    guard mistakes.isEmpty else { return [] }
    let end = results.firstIndex(where: \.isKept) ?? results.endIndex
    return results.indices.prefix(end + 1).compactMap { change(at: $0) }
  }

  /// Returns the file with the new output at one step, including refusals.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the file.
  package func text(accepting change: StepChange) -> SourceText {
    guard results.indices.contains(change.step) else { return transcript.source }
    return UpdatedFile.source(transcript.source, after: [results[change.step].edit])
  }

  private func change(at place: Int) -> StepChange? {
    let result = results[place]
    let edit = result.edit
    let finding = failures.first { $0.place.line == result.step.line && !$0.isConsequential }
    guard !result.isAsWritten, !edit.isEmpty, let finding else { return nil }
    let lines = transcript.source.lines
    let rows = (edit.line...edit.last).flatMap { number in
      (edit.removed.contains(number) ? ["-\(lines[number - 1].text.trimmed)"] : [])
        + (edit.inserted[number] ?? []).map { "+\($0)" }
    }
    return StepChange(
      step: place,
      headline: finding.headline,
      sentences: finding.details.filter { $0 != TranscriptRunner.keptSentence },
      rows: rows,
      canBeAccepted: !result.isNameLost,
      renaming: result.isKept ? renaming : nil
    )
  }
}
