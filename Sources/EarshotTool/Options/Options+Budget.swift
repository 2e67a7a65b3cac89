internal import EarshotModel

// How much work is allowed.
extension Options {
  /// How much work a step and a run may take: the usual budget, so many times that, or so many units.
  ///
  /// Where a plain number means gestures, as in 'effort', only `4x` is a budget of work.
  var work: WorkBudget.Limits {
    guard let text = self[.budget] else { return .usual }
    if let times = Self.times(text) { return WorkBudget.Limits.usual.times(times) }
    guard budgetsWork, let units = Int(text) else { return .usual }
    return WorkBudget.Limits(step: units, run: units)
  }

  /// The number of gestures that a control may cost, or `nil` if that isn't limited.
  var gestureBudget: Int? { budgetsWork ? nil : self[.budget].flatMap { Int($0) } }

  /// Whether a plain number after `--budget` counts units of work.
  private var budgetsWork: Bool { command != .effort && command != .audit }

  /// The factor of `4x`, or `nil` for another text.
  private static func times(_ text: String) -> Int? {
    guard text.hasSuffix("x"), let times = Int(text.dropLast()), times > 0 else { return nil }
    return times
  }

  /// Whether a text says how much work is allowed: `4x`, or `50000000`.
  static func isBudget(_ text: String) -> Bool {
    let count = text.hasSuffix("x") ? text.dropLast() : text[...]
    let isNumber = count.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return isNumber && count.utf8.count <= 15 && Int(count).map { $0 > 0 } ?? false
  }
}
