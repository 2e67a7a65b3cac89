import EarshotModel

/// A number that a guard asks for.
struct WantedNumber {
  /// How the number is compared.
  enum Comparison {
    case above, below, equal
  }

  let comparison: Comparison
  let number: ExactNumber
  /// The guard behind `is`, as it is written.
  let words: String

  /// Finds the number of a guard; a text is one only where the value is a time.
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

  /// Whether a number is what is asked for.
  func isMet(by other: ExactNumber) -> Bool {
    switch comparison {
    case .above: other > number
    case .below: other < number
    case .equal: other == number
    }
  }
}

/// The numbers that a property of an element can have while an app runs.
struct NumberReach {
  /// What its value steps through, if that is numbers.
  let range: ValueRange?
  private let texts: [String]

  /// Collects what is written, or `nil` where any number may come.
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

  /// The texts that are given to a value beside the steps of its range; a time that is worked out
  /// stays in its range.
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

  /// Whether a number that a guard asks for can come.
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

  /// Whether every number that can come is what is asked for.
  func alwaysMeets(_ wanted: WantedNumber) -> Bool {
    let ends = range.map { [$0.lower, $0.upper] } ?? []
    let numbers = texts.map { ExactNumber(firstIn: $0) } + ends
    return !numbers.isEmpty && numbers.allSatisfy { $0.map(wanted.isMet) ?? false }
  }

  /// The end of a message: where the numbers end.
  func ending(for wanted: WantedNumber) -> String {
    guard let range else {
      var known: Set<String> = []
      let different = texts.filter { known.insert($0).inserted }
      return texts.isEmpty
        ? "; it is always empty" : "; it can be \(Array(different.prefix(6)).asAlternatives)"
    }
    return wanted.number < range.lower || wanted.comparison == .below
      ? "; its range begins at \(range.written(range.lower))"
      : "; its range ends at \(range.written(range.upper))"
  }
}

extension Condition.Word {
  /// The number that the first number in a text is compared with, or `nil` for other questions.
  var bound: ExactNumber? {
    switch self {
    case .above(.number(let number)), .below(.number(let number)): number
    default: nil
    }
  }
}
