extension Options {
  /// Compares a score with `--min-score` and prints a message if it's lower.
  ///
  /// If nothing was counted, the requirement isn't met unless the command line has `--allow-empty`.
  ///
  /// - Parameters:
  ///   - percent: The score, or `nil` if nothing was counted.
  ///   - console: The console for the message.
  /// - Returns: The exit status for the score.
  func missesLeast(_ percent: Int?, _ console: inout Console) -> ExitCode {
    guard let least = self[.minScore].flatMap({ Int($0) }), percent ?? -1 < least,
      !(percent == nil && has(.allowEmpty))
    else { return .ok }
    let found = percent.map { "the score is \($0)%" } ?? "there's nothing to score"
    console.report(["earshot: \(found), but '--min-score' requires \(least)%"])
    return .differs
  }
}
