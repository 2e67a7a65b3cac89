/// The values that an element steps through.
///
/// - Source: SCREEN-FORMAT.md, "Values that change".
public enum Scale: Hashable, Sendable {
  /// Words, in order.
  case values([String])
  /// Numbers from a lower bound to an upper bound.
  case range(ValueRange)
}

/// A range of numbers with one step and one unit, such as `0%...100% by 10%`.
public struct ValueRange: Hashable, Sendable {
  /// The least number.
  public var lower: ExactNumber
  /// The greatest number.
  public var upper: ExactNumber
  /// The size of one step, greater than 0.
  public var step: ExactNumber
  /// Whether the file specifies the step.
  ///
  /// Without a specified step, a slider's step is a tenth of the range.
  public private(set) var givesStep = true
  /// The suffix of each number, such as `%` or ` km`.
  public var suffix: String
  /// The form of the minus sign in the numbers.
  public var minus = MinusSign.hyphen
  /// Whether the numbers are seconds, which VoiceOver says as times, such as “10 minutes 15
  /// seconds”.
  public var isTime = false

  /// Creates a range of numbers.
  ///
  /// - Precondition: `lower` isn't greater than `upper`, and `step` is greater than 0.
  public init(lower: ExactNumber, upper: ExactNumber, step: ExactNumber, suffix: String = "") {
    precondition(
      lower <= upper,
      "the lower bound \(lower) is greater than the upper bound \(upper)"
    )
    precondition(step > ExactNumber(0), "the step \(step) isn't greater than 0")
    self.lower = lower
    self.upper = upper
    self.step = step
    self.suffix = suffix
  }

  /// Creates a range of numbers without a specified step.
  ///
  /// The step is 1 or, for a slider, a tenth of the range.
  ///
  /// - Precondition: `lower` isn't greater than `upper`.
  public init(lower: ExactNumber, upper: ExactNumber, suffix: String = "") {
    self.init(lower: lower, upper: upper, step: ExactNumber(1), suffix: suffix)
    givesStep = false
  }

  /// The range for a slider, whose step is a tenth of the range unless the file specifies a step.
  ///
  /// - Rule: ``AppRule/slidersStepATenth``
  fileprivate var ofSlider: ValueRange {
    let tenth = (upper + -lower).tenth
    guard !givesStep, tenth > ExactNumber(0) else { return self }
    var range = self
    range.step = isTime ? max(tenth.rounded, ExactNumber(1)) : tenth
    return range
  }

  /// Returns whether a string is a number in the range, with or without the suffix.
  ///
  /// In a range of times, the number must be whole.
  package func holds(_ text: String) -> Bool {
    guard let number = number(in: text), !isTime || number == number.rounded else { return false }
    return lower <= number && number <= upper
  }
}

extension ValueRange {
  /// Returns a whole number of seconds, limited to the range.
  ///
  /// Any other text stays the same.
  ///
  /// - Rule: ``AppRule/timesStayInTheirRange``
  package func timeInside(_ text: String) -> String {
    guard let number = ExactNumber(text), number == number.rounded, !holds(text) else {
      return text
    }
    return written(min(max(number, lower), upper))
  }
}

extension Scale {
  /// The scale with the default step of a slider, unless the file specifies a step.
  var ofSlider: Scale {
    switch self {
    case .values: self
    case .range(let range): .range(range.ofSlider)
    }
  }
}

/// A move along a scale.
public enum ScaleMove: Hashable, Sendable {
  /// A move to the next value. At the last value, nothing changes.
  case increment
  /// A move to the previous value. At the first value, nothing changes.
  case decrement
  /// A move to the next value, or from the last value to the first.
  case advance
}

extension Scale {
  /// The words for the sizes of a sheet, as values of its grabber.
  ///
  /// - Source: XcodeBuildMCP, in its records of screens.
  static let detents = ["Half screen", "Expanded"]
}

extension Scale {
  /// Whether the values are numbers of seconds that VoiceOver says as times.
  package var isTime: Bool {
    if case .range(let range) = self { range.isTime } else { false }
  }

  /// The default value, which is the first word or the lower bound.
  public var initialValue: String {
    switch self {
    case .values(let values): values.first ?? ""
    case .range(let range): range.written(range.lower)
    }
  }

  /// Returns the value after a move.
  ///
  /// If the string isn't one of the words, the result is the first word or, for a decrement, the
  /// last. For numbers, the result is limited to the range, and the number doesn't have to be a
  /// multiple of the step. A string that isn't a number is treated as its first number or, if it
  /// contains none, as the lower bound.
  ///
  /// - Complexity: O(*n*), where *n* is the number of values.
  /// - Rule: ``AppRule/valuesOffTheRangeCountAsNumbers``
  public func value(after value: String?, _ move: ScaleMove) -> String {
    let current = value.flatMap { $0.isEmpty ? nil : $0 } ?? initialValue
    switch self {
    case .values(let values): return Scale.step(from: current, in: values, move)
    case .range(let range): return range.step(from: current, move)
    }
  }

  private static func step(from current: String, in values: [String], _ move: ScaleMove) -> String {
    guard let first = values.first, let last = values.last else { return current }
    guard let place = values.firstIndex(of: current) else {
      return move == .decrement ? last : first
    }
    switch move {
    case .increment: return values[min(place + 1, values.count - 1)]
    case .decrement: return values[max(place - 1, 0)]
    case .advance: return values[(place + 1) % values.count]
    }
  }
}

extension Scale {
  /// Returns the position of a value, starting at 1, and the number of values, or `nil` if the
  /// string isn't one of the values.
  ///
  /// - Complexity: O(*n*), where *n* is the number of values.
  package func place(of value: String?) -> (index: Int, count: Int)? {
    let current = value.flatMap { $0.isEmpty ? nil : $0 } ?? initialValue
    switch self {
    case .values(let values):
      return values.firstIndex(of: current).map { ($0 + 1, values.count) }
    case .range(let range): return range.place(of: current)
    }
  }
}

extension ValueRange {
  fileprivate func place(of text: String) -> (index: Int, count: Int)? {
    guard holds(text), let number = number(in: text),
      let before = lower.steps(of: step, to: number), let all = lower.steps(of: step, to: upper)
    else { return nil }
    return (before + 1, all + 1)
  }

  fileprivate func step(from text: String, _ move: ScaleMove) -> String {
    let number = number(in: text) ?? ExactNumber(firstIn: text) ?? lower
    let next =
      switch move {
      case .increment: min(max(number + step, lower), upper)
      case .decrement: min(max(number + -step, lower), upper)
      case .advance: number >= upper ? lower : max(min(number + step, upper), lower)
      }
    return written(next, MinusSign(beginning: text.utf8))
  }

  /// Returns a number with the suffix and with the given form of the minus sign, by default the
  /// form in the range.
  public func written(_ number: ExactNumber, _ minus: MinusSign? = nil) -> String {
    (minus ?? self.minus).written(number.description) + suffix
  }

  private func number(in text: String) -> ExactNumber? {
    text.hasSuffix(suffix) ? ExactNumber(text.dropLast(suffix.count)) : ExactNumber(text)
  }
}
