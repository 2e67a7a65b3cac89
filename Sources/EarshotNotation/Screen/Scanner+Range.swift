import EarshotModel

extension Scanner {
  /// Reads a range such as `0%...100% by 10%` or `0...1935 by 15 as time`.
  mutating func range() throws(Diagnostic) -> ValueRange {
    let place = rest()
    if let range = rangeOfShortNumbers(place) { return range }
    guard let word = bytes.lastPlace(of: " as ", in: place) else {
      if let range = Scanner.withoutTime(text(place)) {
        let seconds = Scanner.inSeconds(range) ?? range
        if Scanner.isRange("\(seconds) as time") { throw error(.writeAsTime(seconds), place) }
      }
      return try rangeOfNumbers(place)
    }
    let format = word + 4..<place.upperBound
    guard text(format) == "time" else {
      let numbers = text(place.lowerBound..<word)
      let range =
        Scanner.withTimeLast(numbers, text(format))
        ?? Scanner.inSeconds(numbers, counted: text(format))
      throw error(.unknownFormat(text(format), range), format)
    }
    if text(place.lowerBound..<word).hasSuffix(" as time") {
      throw error(.asTimeOnce, word..<place.upperBound)
    }
    return try time(place.lowerBound..<word)
  }

  /// Reads a range of short whole numbers, such as `0...9`, or returns `nil` for any other text.
  ///
  /// Most ranges have this form, which needs no strings and none of the checks for errors.
  private func rangeOfShortNumbers(_ place: Range<Int>) -> ValueRange? {
    bytes.withUnsafeBufferPointer { bytes in
      var rest = bytes[place]
      guard let lower = rest.takeShortNumber(), rest.prefix(3).elementsEqual("...".utf8) else {
        return nil
      }
      rest = rest.dropFirst(3)
      guard let upper = rest.takeShortNumber(), rest.isEmpty, lower <= upper else { return nil }
      return ValueRange(lower: ExactNumber(lower), upper: ExactNumber(upper))
    }
  }

  /// Reads the numbers of a range.
  ///
  /// - Parameters:
  ///   - place: The range of the numbers.
  ///   - isTime: Whether `as time` follows, so the numbers can't have a unit.
  /// - Returns: The numbers.
  /// - Throws: The error in the numbers.
  func rangeOfNumbers(
    _ place: Range<Int>,
    isTime: Bool = false
  ) throws(Diagnostic) -> ValueRange {
    guard let dots = bytes.firstPlace(of: "...", in: place) else {
      if let dotted = Scanner.dotted(text(place)), Scanner.isRange(dotted) {
        if let message = MeantRange.message(on: dotted) { throw error(message, place) }
        throw error(.needsThreeDots(dotted, found: text(place)), place)
      }
      throw error(.needsExample(of: "range", "1...9 by 1", found: text(place)), place)
    }
    if let message = MeantRange.message(on: text(place)) { throw error(message, place) }
    if let message = Scanner.withoutCommas(text(place)) { throw error(message, place) }
    if text(place).hasSuffix(" by") { throw error(.needsStep, place) }
    let by = bytes.lastPlace(of: " by ", in: dots + 3..<place.upperBound)
    let step = by.flatMap { Amount(bytes, $0 + 4..<place.upperBound) }
    guard let lower = Amount(bytes, place.lowerBound..<dots),
      let upper = Amount(bytes, dots + 3..<(by ?? place.upperBound)), by == nil || step != nil
    else { throw error(.needsExample(of: "range", "1...9 by 1", found: text(place)), place) }
    if by == nil, let step = Scanner.stepInOtherWords(upper.suffix) {
      throw error(Scanner.wordedStep(step), place)
    }
    let suffixes = [lower.suffix, upper.suffix] + (step.map { [$0.suffix] } ?? [])
    if isTime, let suffix = suffixes.first(where: { !$0.isEmpty }) {
      throw error(.timeHasNoUnit(suffix), place)
    }
    guard lower.suffix == upper.suffix, step?.suffix.isEmpty ?? true || step?.suffix == lower.suffix
    else { throw differentUnits(lower, upper, step, place) }
    guard lower.number <= upper.number else { throw error(.emptyRange, place) }
    var range = ValueRange(lower: lower.number, upper: upper.number, suffix: lower.suffix)
    if let step {
      guard step.number > ExactNumber(0) else { throw error(.stepLeadsNowhere, place) }
      range = ValueRange(
        lower: lower.number,
        upper: upper.number,
        step: step.number,
        suffix: lower.suffix
      )
    }
    range.minus = lower.minus ?? .hyphen
    return range
  }

  /// Returns the error for numbers with different units.
  ///
  /// If only one of the ends has a unit, the error suggests the range with the unit at both ends.
  private func differentUnits(
    _ lower: Amount,
    _ upper: Amount,
    _ step: Amount?,
    _ place: Range<Int>
  ) -> Diagnostic {
    if lower.suffix == upper.suffix, let step {
      return error(.stepHasOtherUnit(step.digits, step.suffix, ends: lower.suffix), place)
    }
    let unit = lower.suffix.isEmpty ? upper.suffix : lower.suffix
    let isWord =
      unit.split(separator: " ").count == 1
      && !unit.contains { $0.isNumber || ".,;:()[]\"'".contains($0) }
    let hasOne = lower.suffix.isEmpty || upper.suffix.isEmpty
    guard hasOne, isWord, ["", unit].contains(step?.suffix ?? "") else {
      return error(.needsOneSuffix, place)
    }
    let end = step.map { " by \($0.digits)\($0.suffix)" } ?? ""
    let range = "\(lower.digits)\(unit)...\(upper.digits)\(unit)\(end)"
    return error(
      .needsUnit(range, unit),
      place,
      fixIt: .init(range: place, replacement: range)
    )
  }

  /// A number and its suffix.
  private struct Amount {
    var number: ExactNumber
    /// The number as written.
    var digits: String
    var minus: MinusSign?
    var suffix: String

    init?(_ bytes: [UInt8], _ range: Range<Int>) {
      let space = UInt8(ascii: " ")
      var start = range.lowerBound
      while start < range.upperBound, bytes[start] == space { start += 1 }
      var end = range.upperBound
      while end > start, bytes[end - 1] == space { end -= 1 }
      minus = MinusSign(beginning: bytes[start..<end])
      var stop = start + (minus?.length ?? 0)
      while stop < end,
        bytes[stop].isDigit || bytes[stop] == UInt8(ascii: "-") || bytes[stop] == UInt8(ascii: ".")
      {
        stop += 1
      }
      digits = bytes.text(start..<stop)
      guard let number = ExactNumber(digits) else { return nil }
      self.number = number
      suffix = bytes.text(stop..<end)
    }
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// Removes digits from the beginning and returns their number, or returns `nil` if there are none
  /// or more than nine.
  fileprivate mutating func takeShortNumber() -> Int? {
    var number = 0
    let start = startIndex
    while let digit = first, digit.isDigit, startIndex - start < 10 {
      number = number * 10 + Int(digit - UInt8(ascii: "0"))
      self = dropFirst()
    }
    return (1...9).contains(startIndex - start) ? number : nil
  }
}

extension [UInt8] {
  fileprivate func firstPlace(of needle: StaticString, in range: Range<Int>) -> Int? {
    places(for: needle, in: range).first { holds(needle, at: $0) }
  }

  func lastPlace(of needle: StaticString, in range: Range<Int>) -> Int? {
    places(for: needle, in: range).last { holds(needle, at: $0) }
  }

  private func places(for needle: StaticString, in range: Range<Int>) -> Range<Int> {
    let end = range.upperBound - needle.utf8CodeUnitCount + 1
    return range.lowerBound..<Swift.max(range.lowerBound, end)
  }

  private func holds(_ needle: StaticString, at place: Int) -> Bool {
    needle.withUTF8Buffer { buffer in
      buffer.indices.allSatisfy { self[place + $0] == buffer[$0] }
    }
  }
}
