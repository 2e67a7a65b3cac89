extension Options {
  /// Compares a score with `--min-score`, and says if it's less.
  ///
  /// Where nothing was counted, there is no score, and none is enough.
  ///
  /// - Parameters:
  ///   - percent: The score, or `nil` if nothing was counted.
  ///   - console: Where it's said.
  /// - Returns: How the program ends for that reason.
  func missesLeast(_ percent: Int?, _ console: inout Console) -> ExitCode {
    guard let least = self[.minScore].flatMap({ Int($0) }), percent ?? -1 < least,
      !(percent == nil && has(.allowEmpty))
    else { return .ok }
    let found =
      percent.map { "the score is \($0) %, less than" } ?? "nothing was tried for the score of"
    console.report(["earshot: \(found) \(least) %"])
    return .differs
  }
}
