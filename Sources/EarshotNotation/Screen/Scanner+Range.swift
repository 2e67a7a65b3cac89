import EarshotModel

extension Scanner {
  /// Reads a range such as `0%...100% by 10%` or `0...1935 by 15 as time`.
  mutating func range() throws(Diagnostic) -> ValueRange {
    let place = rest()
    if let range = rangeOfShortNumbers(place) { return range }
    guard let word = bytes.lastPlace(of: " as ", in: place) else {
      if let range = Scanner.withoutTime(text(place)) { throw error(.writeAsTime(range), place) }
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
  func rangeOfNumbers(_ place: Range<Int>) throws(Diagnostic) -> ValueRange {
    guard let dots = bytes.firstPlace(of: "...", in: place) else {
      if let dotted = Scanner.dotted(text(place)) {
        if let message = MeantRange.message(on: dotted) { throw error(message, place) }
        throw error(.needsThreeDots(dotted, found: text(place)), place)
      }
      throw error(.needsExample(of: "range", "1...9 by 1", found: text(place)), place)
    }
    if let message = MeantRange.message(on: text(place)) { throw error(message, place) }
    if let plain = Scanner.withoutCommas(text(place)) { throw error(plain, place) }
    let by = bytes.lastPlace(of: " by ", in: dots + 3..<place.upperBound)
    let step = by.flatMap { Amount(bytes, $0 + 4..<place.upperBound) }
    guard let lower = Amount(bytes, place.lowerBound..<dots),
      let upper = Amount(bytes, dots + 3..<(by ?? place.upperBound)), by == nil || step != nil
    else { throw error(.needsExample(of: "range", "1...9 by 1", found: text(place)), place) }
    if by == nil, let step = Scanner.stepInOtherWords(upper.suffix) {
      throw error(.stepIsBy(step), place)
    }
    guard lower.suffix == upper.suffix, step?.suffix.isEmpty ?? true || step?.suffix == lower.suffix
    else { throw error(.needsOneSuffix, place) }
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

  /// Returns the step in text such as ` step 15`, ` steps of 15`, or ` in 15`, or `nil` for any
  /// other text.
  private static func stepInOtherWords(_ suffix: String) -> String? {
    guard !suffix.isEmpty else { return nil }
    let words = suffix.split(separator: " ")
    guard let first = words.first, ["step", "steps", "in", "stride"].contains(first),
      let last = words.last, ExactNumber(String(last)) != nil
    else { return nil }
    return String(last)
  }

  /// Returns the error for a range whose commas separate thousands or mean `by`, or `nil` for any
  /// other range.
  private static func withoutCommas(_ text: String) -> Diagnostic.Message? {
    guard text.holds(UInt8(ascii: ",")) else { return nil }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return nil }
    if parts.count == 2, parts[1].hasPrefix(" ") {
      let step = parts[1].drop { $0 == " " }
      return ExactNumber(step) == nil ? nil : .stepIsBy(String(step))
    }
    let isGrouped = parts.dropFirst().allSatisfy { part in
      let digits = part.prefix { $0.isASCII && $0.isNumber }
      return digits.count == 3
    }
    return isGrouped ? .noThousands(parts.joined()) : nil
  }

  /// Returns the numbers of a range that ends in `as Time` or `as a time`, and the step after
  /// `as time by`, or `nil` for any other range.
  private static func withTimeLast(_ numbers: String, _ format: String) -> String? {
    let words = format.lowercased()
    if ["time", "a time", "times"].contains(words) { return numbers }
    guard words.hasPrefix("time by "), !numbers.contains(" by ") else { return nil }
    return numbers + words.dropFirst("time".count)
  }

  /// Returns the numbers of a range that ends in `time` instead of `as time`, or `nil` for any
  /// other text.
  private static func withoutTime(_ text: String) -> String? {
    guard text.utf8.last == UInt8(ascii: "e"), !text.contains("time...") else { return nil }
    for ending in [" in time", " asTime", " time", " Time"] where text.hasSuffix(ending) {
      return String(text.dropLast(ending.count))
    }
    return nil
  }

  /// Returns a range with three dots for text such as `1-9` or `1 to 9`, or `nil` for any other
  /// text.
  private static func dotted(_ text: String) -> String? {
    for sign in [" to ", "..<", "..", "…", "–", " - ", "-"] {
      guard let found = text.firstRange(of: sign), text.utf8.first?.isDigit == true,
        text[found.upperBound...].utf8.first?.isDigit == true
      else { continue }
      let end = text[found.upperBound...]
      let last = sign == "..<" ? Int(end).map { "\($0 - 1)" } : nil
      return "\(text[..<found.lowerBound])...\(last ?? withStep(String(end)))"
    }
    return nil
  }

  /// Returns the end of a range with `by` before its step, such as `100 by 5` for `100 step 5`.
  private static func withStep(_ end: String) -> String {
    let number = end.prefix { $0 != " " }
    guard let step = stepInOtherWords(String(end.dropFirst(number.count + 1))) else { return end }
    return "\(number) by \(step)"
  }

  /// A number and its suffix.
  private struct Amount {
    var number: ExactNumber
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
      guard let number = ExactNumber(bytes.text(start..<stop)) else { return nil }
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

extension Diagnostic.Message {
  static func stepIsBy(_ step: String) -> Self { "write the step as 'by \(step)'" }

  static func noThousands(_ range: String) -> Self {
    "leave out the commas in the numbers of a range: '\(range)'"
  }

  static func writeAsTime(_ range: String) -> Self {
    "for a time, write '\(range) as time'"
  }

  static var asTimeOnce: Self { "write 'as time' only once" }

  static func needsThreeDots(_ range: String, found: String) -> Self {
    "'range' needs three dots between its numbers: '\(range)', not '\(found)'"
  }

  static var needsOneSuffix: Self { "both numbers of a range need the same unit, such as '%'" }
  static var emptyRange: Self {
    "the first number of a range can't be greater than the second; write the smaller number first"
  }

  static var stepLeadsNowhere: Self { "the step of a range must be greater than 0, as in 'by 1'" }
}
