internal import EarshotModel

// The limits on the work of a run.
extension Options {
  /// The work limits for a step and a run: the default budget, a multiple of it, or a number of
  /// units.
  ///
  /// In `effort` and `audit`, a number after `--budget` is a number of gestures, so only a multiple
  /// such as `4x` is a work budget.
  var work: WorkBudget.Limits {
    guard let text = self[.budget] else { return .usual }
    if let times = Self.times(text) { return WorkBudget.Limits.usual.times(times) }
    guard budgetsWork, let units = Int(text) else { return .usual }
    return WorkBudget.Limits(step: units, run: units)
  }

  /// The maximum number of gestures for a control, or `nil` if there's no limit.
  var gestureBudget: Int? { budgetsWork ? nil : self[.budget].flatMap { Int($0) } }

  /// Whether a number after `--budget` is in units of work.
  private var budgetsWork: Bool { command != .effort && command != .audit }

  /// Returns the factor in text such as `4x`, or `nil` for any other text.
  private static func times(_ text: String) -> Int? {
    guard text.hasSuffix("x"), let times = Int(text.dropLast()), times > 0 else { return nil }
    return times
  }

  /// Returns whether a string is valid after `--budget`, such as `4x` or `50000000`.
  static func isBudget(_ text: String) -> Bool {
    let count = text.hasSuffix("x") ? text.dropLast() : text[...]
    let isNumber = count.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return isNumber && count.utf8.count <= 15 && Int(count).map { $0 > 0 } ?? false
  }
}
