internal import EarshotNotation
internal import EarshotReports

// Failures that concern session files.
extension Failure {
  /// The outcome of a session whose file can't be read because of this failure.
  var outcome: ReportCase.Outcome {
    if status == .malformed { return .malformed }
    return isOfUnreadableFile ? .unreadable : .missing
  }

  /// Returns the failure for a line or a phase of a screen file, which has no steps or phases.
  static func noTranscript(_ path: String) -> Failure {
    let forms = FileKind.ofSessions.map { "\($0.plural) (\($0.ending))" }.joined(separator: " and ")
    return Failure(
      .malformed,
      """
      '\(path)' is a screen file, and only \(forms) have steps and phases; name one of these, or \
      name '\(path)' without a place
      """
    )
  }
}
