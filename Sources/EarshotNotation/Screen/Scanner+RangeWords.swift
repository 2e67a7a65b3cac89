import EarshotModel

// Ranges in other words, and the messages about ranges.
extension Scanner {
  /// Returns whether text is a valid range.
  static func isRange(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    var scanner = Scanner(bytes, range: 0..<bytes.count, source: 0)
    return (try? scanner.range()) != nil
  }

  /// Returns the step in text such as ` step 15`, ` steps of 15`, or ` in 15`, or `nil` for any
  /// other text.
  static func stepInOtherWords(_ suffix: String) -> String? {
    guard !suffix.isEmpty else { return nil }
    let words = suffix.split(separator: " ")
    guard let first = words.first, ["step", "steps", "in", "stride"].contains(first),
      let last = words.last, ExactNumber(String(last)) != nil
    else { return nil }
    return String(last)
  }

  /// Returns the error for a step in other words.
  static func wordedStep(_ step: String) -> Diagnostic.Message {
    let isPositive = ExactNumber(step).map { $0 > ExactNumber(0) } ?? false
    return isPositive ? .stepIsBy(step) : .stepLeadsNowhere
  }

  /// Returns the error for a range whose commas separate thousands or mean `by`, or `nil` for any
  /// other range.
  static func withoutCommas(_ text: String) -> Diagnostic.Message? {
    guard text.holds(UInt8(ascii: ",")) else { return nil }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return nil }
    if parts.count == 2, parts[1].hasPrefix(" ") {
      let step = parts[1].drop { $0 == " " }
      return ExactNumber(step) == nil ? nil : wordedStep(String(step))
    }
    let isGrouped = parts.dropFirst().allSatisfy { part in
      let digits = part.prefix { $0.isASCII && $0.isNumber }
      return digits.count == 3
    }
    let plain = parts.joined()
    return isGrouped && isRange(plain) ? .noThousands(plain) : nil
  }

  /// Returns the numbers of a range that ends in `as Time` or `as a time`, and the step after
  /// `as time by`, or `nil` for any other range.
  static func withTimeLast(_ numbers: String, _ format: String) -> String? {
    let words = format.lowercased()
    if ["time", "a time", "times"].contains(words) { return numbers }
    guard words.hasPrefix("time by "), !numbers.contains(" by ") else { return nil }
    return numbers + words.dropFirst("time".count)
  }

  /// Returns the numbers of a range that ends in `time` instead of `as time`, or `nil` for any
  /// other text.
  static func withoutTime(_ text: String) -> String? {
    guard text.utf8.last == UInt8(ascii: "e"), !text.contains("time...") else { return nil }
    for ending in [" in time", " asTime", " time", " Time"] where text.hasSuffix(ending) {
      return String(text.dropLast(ending.count))
    }
    return nil
  }

  /// Returns a range with three dots for text such as `1-9` or `1 to 9`, or `nil` for any other
  /// text.
  static func dotted(_ text: String) -> String? {
    for sign in [" to ", "..<", "..", "…", "–", " - ", "-"] {
      guard let found = text.firstRange(of: sign), text.utf8.first?.isDigit == true,
        text[found.upperBound...].utf8.first?.isDigit == true
      else { continue }
      let end = String(text[found.upperBound...])
      guard sign == "..<" else { return "\(text[..<found.lowerBound])...\(withStep(end))" }
      let digits = end.prefix { $0.isASCII && $0.isNumber }
      // Only whole numbers have a last one before the end.
      guard let last = Int(digits), !end.dropFirst(digits.count).hasPrefix(".") else { return nil }
      let rest = withStep("\(last - 1)\(end.dropFirst(digits.count))")
      return "\(text[..<found.lowerBound])...\(rest)"
    }
    return nil
  }

  /// Returns the end of a range with `by` before its step, such as `100 by 5` for `100 step 5`.
  static func withStep(_ end: String) -> String {
    let number = end.prefix { $0 != " " }
    guard let step = stepInOtherWords(String(end.dropFirst(number.count + 1))) else { return end }
    return "\(number) by \(step)"
  }
}

extension Diagnostic.Message {
  static var needsStep: Self { "'by' needs the size of a step; write one, as in '0...100 by 5'" }

  static func stepIsBy(_ step: String) -> Self { "write the step as 'by \(step)'" }

  static func noThousands(_ range: String) -> Self {
    "leave out the commas in the numbers of a range; write '\(range)'"
  }

  static func writeAsTime(_ range: String) -> Self {
    "for a time, write '\(range) as time'"
  }

  static var asTimeOnce: Self { "'as time' occurs twice; write it only once" }

  static func needsThreeDots(_ range: String, found: String) -> Self {
    "'range' needs three dots between its numbers, not '\(found)'; write '\(range)'"
  }

  static func needsUnit(_ range: String, _ unit: String) -> Self {
    """
    both ends of a range need the same unit; write '\(Display.safe(range))', or delete \
    '\(Display.safe(unit.trimmedOfSpaces))'
    """
  }

  static var needsOneSuffix: Self {
    "all numbers of a range need the same unit; write it after each number, as in '0 km...9 km'"
  }

  static func stepHasOtherUnit(_ step: String, _ unit: String, ends: String) -> Self {
    let unit = Display.safe(unit.trimmedOfSpaces)
    guard ends.isEmpty else {
      return """
        the step of a range can't have a different unit than its ends; write the step as \
        'by \(step)\(Display.safe(ends))'
        """
    }
    return """
      only the step of this range has the unit '\(unit)'; write the unit after both ends as well, \
      or write the step as 'by \(step)'
      """
  }

  static var emptyRange: Self {
    "the first number of a range can't be greater than the second; write the smaller number first"
  }

  static var stepLeadsNowhere: Self {
    "the step of a range must be greater than 0; write a positive number after 'by'"
  }
}
