import EarshotModel

/// Translations of ranges of clock times, which other tools allow.
///
/// - Source: our choice, from what people typed.
enum MeantRange {
  /// The number of minutes in a day.
  private static let day = 1_440

  /// Returns the message for a range such as `0:00...2:00 by 0:15` or `8:00...18:00 by 30 min`, or
  /// `nil` for any other range.
  static func message(on range: String) -> Diagnostic.Message? {
    guard range.utf8.count <= 60, range.holds(UInt8(ascii: ":")),
      let dots = range.firstRange(of: "...")
    else { return nil }
    var end = range[dots.upperBound...]
    var rest: Substring?
    if let by = end.firstRange(of: " by ") {
      rest = end[by.upperBound...]
      end = end[..<by.lowerBound]
    }
    guard let lower = minutes(range[..<dots.lowerBound]), let upper = minutes(end), lower < upper
    else { return nil }
    guard let step = rest else {
      return lower == 0 || upper > day
        ? .clockRange([seconds(lower, upper, nil, 60), seconds(lower, upper, nil, 1)])
        : .timesOfDay(times(from: lower, through: upper, by: stride(lower, upper)))
    }
    guard let length = minutes(step).map({ $0 * 60 }) ?? Scanner.seconds(in: String(step)),
      length > 0
    else { return nil }
    if lower == 0 || upper > day {
      let short = minutes(step) ?? length
      let ranges = [
        length % 60 == 0 ? seconds(lower, upper, length, 60) : nil,
        short <= upper - lower ? seconds(lower, upper, short, 1) : nil,
      ]
      let possible = ranges.compactMap { $0 }
      return possible.isEmpty ? nil : .clockRange(possible)
    }
    guard length % 60 == 0 else { return nil }
    return .timesOfDay(times(from: lower, through: upper, by: length / 60))
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

  /// Returns a range in seconds.
  ///
  /// - Parameters:
  ///   - lower: The lower end, in a unit.
  ///   - upper: The upper end, in the same unit.
  ///   - step: The step in seconds, or `nil` if there's none.
  ///   - unit: The number of seconds in the unit.
  /// - Returns: The range.
  private static func seconds(_ lower: Int, _ upper: Int, _ step: Int?, _ unit: Int) -> String {
    let by = step.map { " by \($0)" } ?? ""
    return "range: \(lower * unit)...\(upper * unit)\(by) as time"
  }

  /// Returns the longest usual number of minutes that leads from one time to another.
  private static func stride(_ lower: Int, _ upper: Int) -> Int {
    [60, 30, 15, 10, 5].first { (upper - lower) % $0 == 0 } ?? 1
  }

  /// Returns the times of day between two times, including both of them.
  private static func times(from lower: Int, through upper: Int, by step: Int) -> [String] {
    var times = Array(Swift.stride(from: lower, through: upper, by: step))
    if times.last != upper { times.append(upper) }
    return times.map { clock($0) }
  }

  private static func clock(_ minutes: Int) -> String {
    "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"
  }
}

extension Diagnostic.Message {
  /// Returns the message for a range of durations.
  ///
  /// - Parameter ranges: The range in seconds, if the durations are in hours and minutes, and if
  ///   they're in minutes and seconds.
  /// - Returns: The message.
  static func clockRange(_ ranges: [String]) -> Self {
    guard ranges.count > 1 else { return "write the times in seconds: '\(ranges[0])'" }
    return """
      write the times in seconds: '\(ranges[0])' for hours and minutes, or '\(ranges[1])' for \
      minutes and seconds
      """
  }

  static func timesOfDay(_ times: [String]) -> Self {
    let shown = times.count <= 24 ? times : times.prefix(3) + ["…"] + times.suffix(1)
    return "write times of day as 'values: \(shown.joined(separator: " | "))'"
  }
}
