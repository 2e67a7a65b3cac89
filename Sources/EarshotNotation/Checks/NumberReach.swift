import EarshotModel

/// A number that a condition compares a value with.
struct WantedNumber {
  /// The way to compare the number.
  enum Comparison {
    case above, below, equal
  }

  let comparison: Comparison
  let number: ExactNumber
  /// The condition after `is`, as written.
  let words: String

  /// Finds the number of a condition, or returns `nil` if the condition has none.
  ///
  /// A comparison with text has a number only if the value is a time.
  init?(_ word: Condition.Word, of range: ValueRange?, _ language: String?) {
    switch word {
    case .above(.number(let number)):
      (comparison, self.number, words) = (.above, number, "above \(number)")
    case .below(.number(let number)):
      (comparison, self.number, words) = (.below, number, "below \(number)")
    case .text(let text):
      guard range?.isTime == true, let written = text.literal else { return nil }
      let seconds = TimeWords(language: language)?.seconds(saidIn: written)
      guard let number = seconds.map({ ExactNumber($0) }) ?? ExactNumber(written) else {
        return nil
      }
      (comparison, self.number, words) = (.equal, number, "'\(Display.safe(written))'")
    default: return nil
    }
  }

  /// Returns whether a number meets the condition.
  func isMet(by other: ExactNumber) -> Bool {
    switch comparison {
    case .above: other > number
    case .below: other < number
    case .equal: other == number
    }
  }
}

/// The numbers that a text property of an element can have while an app runs.
struct NumberReach {
  /// The range that the element's value steps through, or `nil` if its values aren't numbers.
  let range: ValueRange?
  private let texts: [String]

  /// Collects the numbers in the files, or returns `nil` if any number may occur.
  init?(
    _ property: TextProperty,
    of node: ElementTree.Index,
    _ element: Element,
    _ possibilities: TextPossibilities
  ) {
    if property == .value, case .range(let range)? = element.scale {
      guard !element.hasGuarded(.values), !possibilities.changeScales,
        let texts = NumberReach.texts(possibilities.templates(.value, of: node), of: range)
      else { return nil }
      (self.range, self.texts) = (range, texts)
    } else {
      guard !element.traits.contains(.toggleButton),
        let texts = possibilities.texts(property, of: node)
      else { return nil }
      (range, self.texts) = (nil, texts)
    }
  }

  /// Returns the text that the value can have in addition to the steps of its range, or `nil` if
  /// any text may occur.
  ///
  /// A calculated time stays within the range.
  private static func texts(_ templates: [TextTemplate], of range: ValueRange) -> [String]? {
    var texts: [String] = []
    for template in templates {
      if let text = template.literal {
        if !range.isTime || ExactNumber(text) == nil { texts.append(text) }
      } else if !range.isTime || template.segments.count > 1 {
        return nil
      }
    }
    return texts
  }

  /// Returns whether a number that meets the condition may occur.
  func reaches(_ wanted: WantedNumber) -> Bool {
    if let range {
      switch wanted.comparison {
      case .above where wanted.isMet(by: range.upper): return true
      case .below where wanted.isMet(by: range.lower): return true
      case .equal where range.lower <= wanted.number && wanted.number <= range.upper: return true
      default: break
      }
    }
    return texts.contains { ExactNumber(firstIn: $0).map(wanted.isMet) ?? false }
  }

  /// Returns whether every number that may occur meets the condition.
  func alwaysMeets(_ wanted: WantedNumber) -> Bool {
    let ends = range.map { [$0.lower, $0.upper] } ?? []
    let numbers = texts.map { ExactNumber(firstIn: $0) } + ends
    return !numbers.isEmpty && numbers.allSatisfy { $0.map(wanted.isMet) ?? false }
  }

  /// Returns the end of a message, with an end of the range or the possible text.
  func ending(for wanted: WantedNumber) -> String {
    guard let range else {
      var known: Set<String> = []
      let different = texts.filter { known.insert($0).inserted }
      return texts.isEmpty
        ? "; it's always empty, so compare a different number"
        : "; it can be \(different.asFewAlternatives)"
    }
    let isLow =
      wanted.number < range.lower
      || wanted.number <= range.upper && wanted.comparison == .below
    if isLow {
      let limit = wanted.comparison == .below ? "above" : "of at least"
      return "; use a number \(limit) \(range.written(range.lower)), the start of its range"
    }
    let limit = wanted.comparison == .above ? "below" : "of at most"
    return "; use a number \(limit) \(range.written(range.upper)), the end of its range"
  }
}

extension Condition.Word {
  /// The limit for the first number in text, or `nil` if the condition doesn't compare numbers.
  var bound: ExactNumber? {
    switch self {
    case .above(.number(let number)), .below(.number(let number)): number
    default: nil
    }
  }
}
