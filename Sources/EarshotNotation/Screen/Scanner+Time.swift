import EarshotModel

// Ranges of seconds that VoiceOver says as times.
extension Scanner {
  /// Parses the numbers of a range that VoiceOver says as a time: whole seconds, with none below 0.
  func time(_ place: Range<Int>) throws(Diagnostic) -> ValueRange {
    if let seconds = Scanner.inSeconds(text(place)) { throw error(.timeCounts(seconds), place) }
    var range = try rangeOfNumbers(place, isTime: true)
    guard range.lower >= ExactNumber(0) else { throw error(.timeBelowZero, place) }
    guard [range.lower, range.upper, range.step].allSatisfy({ $0 == $0.rounded }) else {
      throw error(.timeInWholeSeconds, place)
    }
    range.isTime = true
    return range
  }

  /// Returns a range in seconds for a range with clock times or units.
  ///
  /// - Parameters:
  ///   - range: The range without `as time`.
  ///   - unit: The unit of numbers that have no unit, such as `minutes`.
  /// - Returns: The range in seconds, or `nil` if it's already in seconds or can't be converted.
  static func inSeconds(_ range: String, counted unit: String = "s") -> String? {
    let halves = range.components(separatedBy: "...")
    guard halves.count == 2 else { return nil }
    let ends = halves[1].components(separatedBy: " by ")
    let parts = [halves[0]] + ends
    let units = Set(parts.map { $0.drop { " .".contains($0) || $0.isNumber } })
    guard units != [""] || unit != "s", units != ["s"], ends.count < 3 else { return nil }
    let shared = ends[0].drop { $0.isNumber || $0 == " " }
    let inner = secondsOfUnit(String(shared)) == nil ? unit : String(shared)
    let counts = zip(parts, [inner, inner, unit]).map { part, unit in
      Int(part).map { _ in seconds(in: "\(part) \(unit)") } ?? seconds(in: part)
    }
    guard let lower = counts[0], let upper = counts[1], counts.allSatisfy({ $0 != nil }) else {
      return nil
    }
    return "\(lower)...\(upper)" + (counts.count > 2 ? counts[2].map { " by \($0)" } ?? "" : "")
  }

  /// Returns the number of seconds in a duration such as `10:15`, `10 min 15 s`, or `2h`, or `nil`
  /// for any other text.
  static func seconds(in text: String) -> Int? {
    if let seconds = seconds(ofClock: text) { return seconds }
    var seconds = 0
    var rest = text.lowercased()[...]
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(digits.count).drop { $0 == " " }
      let unit = rest.prefix { $0.isLetter }
      rest = rest.dropFirst(unit.count).drop { " ,.".contains($0) }
      guard digits.count < 10, let count = Int(digits), let length = secondsOfUnit(String(unit))
      else { return nil }
      seconds += count * length
    }
    return text.isEmpty ? nil : seconds
  }

  /// Returns the number of seconds in a unit, by its English name or its symbol, or `nil` if the
  /// unit is unknown.
  static func secondsOfUnit(_ unit: String) -> Int? {
    switch unit {
    case "h", "hr", "hrs", "hour", "hours": 3_600
    case "m", "min", "mins", "minute", "minutes": 60
    case "s", "sec", "secs", "second", "seconds": 1
    default: nil
    }
  }

  /// Returns the number of seconds in a time such as `10:15` or `1:02:03`, or `nil` for any other
  /// text.
  ///
  /// An integer is a number of seconds.
  static func seconds(ofClock text: String) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...3).contains(parts.count),
      parts.dropFirst().allSatisfy({ (0..<60).contains($0 ?? -1) })
    else { return nil }
    return parts.reduce(0) { seconds, part in
      guard let seconds, let part, (0..<1_000_000_000).contains(part) else { return nil }
      return seconds * 60 + part
    }
  }
}

extension Diagnostic.Message {
  static func unknownFormat(_ word: String, _ range: String?) -> Self {
    let advice = range.map { "; write '\($0) as time'" } ?? ""
    return "a range can end in 'as time', but not in 'as \(word)'\(advice)"
  }

  static func timeCounts(_ range: String) -> Self {
    "give the time in seconds; write '\(range) as time'"
  }

  static func timeHasNoUnit(_ suffix: String) -> Self {
    "give the time in seconds; delete '\(Display.safe(suffix.trimmedOfSpaces))'"
  }

  static var timeBelowZero: Self { "a time can't be less than 0; start the range at 0 or more" }

  static var timeInWholeSeconds: Self { "a time must be in whole seconds; delete the decimals" }

  static func timeElsewhere(_ role: Role) -> Self {
    """
    'as time' isn't available for '\(role.rawValue)'; use it for an 'adjustable', a 'slider', a \
    'stepper', a 'wheel', a 'progress', a 'text', or a 'variable'
    """
  }

  static func unknownTimeWords(_ language: String) -> Self {
    """
    Earshot doesn't know the words for a time in '\(language)'; leave out 'as time' and write the \
    times as 'values', separated by ' | '
    """
  }

  static func valueIsNoTime(_ value: String, seconds: Int?) -> Self {
    let advice = seconds.map { "write \($0)" } ?? "write a whole number of seconds"
    return "the value '\(Display.safe(value))' isn't a number of seconds in the range; \(advice)"
  }
}

extension String {
  /// Returns the parts between separators.
  fileprivate func components(separatedBy separator: String) -> [String] {
    var parts: [String] = []
    var rest = self[...]
    while let found = rest.firstRange(of: separator) {
      parts.append(String(rest[..<found.lowerBound]))
      rest = rest[found.upperBound...]
    }
    return parts + [String(rest)]
  }
}
