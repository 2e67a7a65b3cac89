import EarshotModel

/// Translations of ranges of clock times, which other tools allow.
///
/// - Source: our choice, from what people typed.
enum MeantRange {
  /// Returns the message for a range such as `0:00...2:00 by 0:15` or `8:00...18:00 by 30 min`, or
  /// `nil` for any other range.
  static func message(on range: String) -> Diagnostic.Message? {
    guard range.utf8.count <= 60, range.holds(UInt8(ascii: ":")),
      let dots = range.firstRange(of: "...")
    else { return nil }
    var end = range[dots.upperBound...]
    var step: Substring?
    if let by = end.firstRange(of: " by ") {
      step = end[by.upperBound...]
      end = end[..<by.lowerBound]
    }
    guard let lower = minutes(range[..<dots.lowerBound]), let upper = minutes(end), lower < upper
    else { return nil }
    let length = step.flatMap { minutes($0) ?? Scanner.seconds(in: String($0)).map { $0 / 60 } }
    guard step == nil || length != nil else { return nil }
    if lower == 0 { return .clockRange(lower, upper, length) }
    let stride = max(1, length ?? 60)
    guard upper < 1_440 else { return nil }
    let times = Swift.stride(from: lower, through: upper, by: stride).map { clock($0) }
    return .timesOfDay(times)
  }

  /// Returns the number of minutes in a time such as `8:30`, or `nil` for any other text.
  ///
  /// If the parts are minutes and seconds, the result is the number of seconds.
  private static func minutes(_ text: Substring) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
      .map { $0.drop { $0 == " " } }
    guard parts.count == 2, parts[1].utf8.count == 2, let first = Int(parts[0]),
      let second = Int(parts[1]), (0..<60).contains(second), (0..<10_000).contains(first)
    else { return nil }
    return first * 60 + second
  }

  private static func clock(_ minutes: Int) -> String {
    "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"
  }
}

extension Diagnostic.Message {
  static func clockRange(_ lower: Int, _ upper: Int, _ step: Int?) -> Self {
    func range(_ factor: Int) -> String {
      "range: \(lower * factor)...\(upper * factor)"
        + (step.map { " by \($0 * factor)" } ?? "") + " as time"
    }
    return """
      write the times in seconds: '\(range(60))' for hours and minutes, or '\(range(1))' for minutes and \
      seconds
      """
  }

  static func timesOfDay(_ times: [String]) -> Self {
    let shown = times.count <= 24 ? times : times.prefix(3) + ["…"] + times.suffix(1)
    return "write times of day as 'values: \(shown.joined(separator: " | "))'"
  }
}
