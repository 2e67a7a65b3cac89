import EarshotLines
import EarshotReports
package import EarshotNotation

/// A step that isn't heard as it is written, for a person who accepts the change or keeps the file.
///
/// - Source: SESSIONS.md, "Transcripts", `--review`.
package struct StepChange: Hashable, Sendable {
  /// The number of the step in its session, from 0; an update doesn't change it.
  package let step: Int
  /// Where it is and what is wrong, on one line.
  package let headline: String
  /// The changes, in sentences.
  package let sentences: [String]
  /// The lines that go, with `-` in front, and those that come, with `+`.
  package let rows: [String]
  /// Whether the file could hold what is heard; it can't hold a name that the app doesn't have.
  package let canBeAccepted: Bool
  /// What the element is probably called now that the step names, or `nil` if that isn't known.
  package let renaming: Renaming?
}

extension TranscriptRun {
  /// The changes that don't follow from another one, in the order of the file.
  ///
  /// Of the steps that an update leaves as they are, only the first is among them.
  ///
  /// - Complexity: O(*n*) in the length of the file.
  package var changes: [StepChange] {
    guard mistakes.isEmpty else { return [] }
    let end = results.firstIndex(where: \.isKept) ?? results.endIndex
    return results.indices.prefix(end + 1).compactMap { change(at: $0) }
  }

  /// The file with what is heard now at one step, refusals included.
  ///
  /// - Complexity: O(*n*) in the length of the file.
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
