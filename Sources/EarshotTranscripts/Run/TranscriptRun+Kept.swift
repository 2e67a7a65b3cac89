import EarshotReports

// The steps that an update leaves unchanged.
extension TranscriptRun {
  /// Takes back the hunks of the steps since the focus or the screen went wrong, if a later step is
  /// refused.
  ///
  /// Before the refused step, the run can't know that an update has to leave these steps unchanged.
  ///
  /// - Parameter file: The file after the hunks of earlier sessions.
  /// - Returns: The file after the remaining hunks, or `nil` if all hunks remain.
  /// - Complexity: O(*n*·*h*), where *n* is the length of the file and *h* is the number of hunks.
  mutating func takeBackHunks(_ file: PatchedFile?) -> PatchedFile? {
    guard let kept = results.firstKept, !results[kept].isKept else { return nil }
    let end = results[kept].step.line
    let changed = Set(failures.filter { !$0.hunk.isEmpty }.compactMap(\.place.line))
    var patched = file ?? PatchedFile(transcript.source)
    for result in results[..<kept] where changed.contains(result.step.line) {
      _ = patched.hunk(result.edit)
    }
    for place in failures.indices where failures[place].place.line ?? 0 >= end {
      failures[place].hunk = ""
      failures[place].details.removeAll { $0 == TranscriptRunner.keptSentence }
    }
    if let place = failures.firstIndex(where: { $0.place.line == end && !$0.isConsequential }) {
      failures[place].details.append(TranscriptRunner.keptSentence)
    }
    return patched
  }
}

extension [TranscriptRun.StepResult] {
  /// The index of the first step that an update leaves unchanged, or `nil` if there's none.
  ///
  /// This is the step that is now refused. If that step began with the wrong focus or on the wrong
  /// screen, this is the step where the focus or the screen went wrong. The lines of that step show
  /// what the session was looking for.
  ///
  /// - Complexity: O(*n*), where *n* is the number of steps.
  var firstKept: Int? {
    guard var place = firstIndex(where: \.isKept) else { return nil }
    guard self[place].beginsAstray else { return place }
    while place > 0,
      self[place].beginsAstray || !self[place - 1].isAsWritten && !self[place].step.launchesApp
    {
      place -= 1
    }
    return place
  }
}
