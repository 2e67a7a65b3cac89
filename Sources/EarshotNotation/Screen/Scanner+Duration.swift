import EarshotModel

// Durations, as in `wait` and `every`.
extension Scanner {
  /// Parses a duration: `2s`, `0.5s`, `250ms`, `5m`, `2 minutes`, or `1 hour`.
  ///
  /// If a number has no unit, the error suggests one. In a timer, that can be a different one.
  ///
  /// - Source: SCREEN-FORMAT.md, "Grammar".
  mutating func duration(ofTimer isTimer: Bool = false) throws(Diagnostic) -> Milliseconds {
    let start = position
    var place = junk()
    position = place.upperBound
    if ExactNumber(text(place)) != nil {
      skipBlanks()
      position = bareName()?.upperBound ?? place.upperBound
      place = start..<position
    }
    guard let time = Milliseconds(written: text(place)) else {
      throw error(.needsDuration(found: text(place), ofTimer: isTimer), place)
    }
    return time
  }

  /// Parses the interval of a timer, without the colon after it.
  mutating func interval() throws(Diagnostic) -> Milliseconds {
    var word = self
    var stop = junk()
    if stop.upperBound > stop.lowerBound, bytes[stop.upperBound - 1] == UInt8(ascii: ":") {
      stop = stop.lowerBound..<stop.upperBound - 1
    }
    word.end = endOfUnit(after: stop) ?? stop.upperBound
    let interval = try word.duration(ofTimer: true)
    position = word.position
    return interval
  }

  /// Returns the end of the unit after a number, as in `2 minutes`, or `nil` if there's none.
  private func endOfUnit(after number: Range<Int>) -> Int? {
    var rest = self
    rest.position = number.upperBound
    rest.skipBlanks()
    guard ExactNumber(text(number)) != nil, let unit = rest.bareName(),
      Milliseconds.isUnit(text(unit))
    else { return nil }
    return unit.upperBound
  }
}

extension Milliseconds {
  /// The units of time, each with its number of milliseconds.
  private static let units: [(names: [String], milliseconds: Int)] = [
    (["ms", "millisecond", "milliseconds"], 1),
    (["s", "sec", "secs", "second", "seconds"], 1_000),
    (["m", "min", "mins", "minute", "minutes"], 60_000),
    (["h", "hr", "hrs", "hour", "hours"], 3_600_000),
  ]

  /// Returns the notation for one unit, such as `60s` for a minute, or `nil` if the word isn't a
  /// unit.
  static func length(ofUnit word: String) -> String? {
    let row = units.first { $0.names.contains(word) }
    return row.map {
      $0.milliseconds < 1_000 ? "\($0.milliseconds)ms" : "\($0.milliseconds / 1_000)s"
    }
  }

  /// Returns whether a word is a unit of time.
  static func isUnit(_ word: String) -> Bool { units.contains { $0.names.contains(word) } }

  /// Parses a number with a unit, or returns `nil` for any other text.
  ///
  /// A duration can't be negative, too long, or a fraction of a millisecond.
  fileprivate init?(written text: String) {
    let digits = text.prefix { !$0.isLetter && $0 != " " }
    let name = text.dropFirst(digits.count).drop { $0 == " " }
    guard let unit = Self.units.first(where: { $0.names.contains(String(name)) }),
      let number = ExactNumber(digits), number >= ExactNumber(0),
      let thousandths = number.whole(shiftedBy: 3)
    else { return nil }
    let (product, overflows) = thousandths.multipliedReportingOverflow(by: unit.milliseconds)
    guard !overflows, product % 1_000 == 0, product / 1_000 < 10_000_000_000_000_000 else {
      return nil
    }
    self.init(product / 1_000)
  }
}

extension ExactNumber {
  /// Returns the number times a power of ten, or `nil` if the result isn't an integer of at most 16
  /// characters.
  func whole(shiftedBy places: Int) -> Int? {
    let halves = description.split(separator: ".", omittingEmptySubsequences: false)
    let decimals = halves.count == 2 ? String(halves[1]) : ""
    guard decimals.utf8.count <= places else { return nil }
    let zeros = String(repeating: "0", count: places - decimals.utf8.count)
    let digits = halves[0] + decimals + zeros
    return digits.utf8.count <= 16 ? Int(digits) : nil
  }
}

extension Diagnostic.Message {
  static func needsDuration(found: String, ofTimer isTimer: Bool) -> Self {
    guard !found.isEmpty else {
      return "the duration is missing; write one, such as '2s' or '500ms'"
    }
    let ending =
      Milliseconds.length(ofUnit: found).map { "; write '\($0)'" }
      ?? (found == "for"
        ? "; leave out 'for'"
        : ExactNumber(found) == nil
          ? "" : withUnit(PlainDuration.readings(of: found, inTimer: isTimer)))
    return "expected a duration such as '2s' or '500ms', not '\(found)'\(ending)"
  }

  /// Returns the advice to write a number with its unit, where the number can have one or two
  /// meanings.
  private static func withUnit(_ readings: [String]) -> String {
    readings.count == 1
      ? "; write '\(readings[0])'"
      : "; write '\(readings[0])' for seconds, or '\(readings[1])' for milliseconds"
  }
}
