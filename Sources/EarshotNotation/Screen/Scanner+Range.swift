import EarshotModel

extension Scanner {
  /// Reads `0%...100% by 10%`.
  mutating func range() throws(Diagnostic) -> ValueRange {
    let place = rest()
    let text = text(place)
    guard let dots = text.firstRange(of: "...") else {
      throw error(.needsExample(of: "range", "1...9 by 1", found: text), place)
    }
    var upperText = text[dots.upperBound...]
    var stepText: Substring?
    if let by = upperText.lastRange(of: " by ") {
      stepText = upperText[by.upperBound...]
      upperText = upperText[..<by.lowerBound]
    }
    guard let lower = Amount(text[..<dots.lowerBound]), let upper = Amount(upperText),
      let step = stepText.map(Amount.init) ?? Amount("1")
    else { throw error(.needsExample(of: "range", "1...9 by 1", found: text), place) }
    guard lower.suffix == upper.suffix, step.suffix.isEmpty || step.suffix == lower.suffix else {
      throw error(.needsOneSuffix, place)
    }
    guard lower.number <= upper.number else { throw error(.emptyRange, place) }
    guard step.number > ExactNumber(0) else { throw error(.stepLeadsNowhere, place) }
    return ValueRange(
      lower: lower.number,
      upper: upper.number,
      step: step.number,
      suffix: lower.suffix
    )
  }

  /// A number and what stands behind it.
  private struct Amount {
    var number: ExactNumber
    var suffix: String

    init?(_ text: Substring) {
      var trimmed = text.drop { $0 == " " }
      while trimmed.last == " " { trimmed.removeLast() }
      let digits = trimmed.utf8.prefix {
        $0.isDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
      }
      guard let number = ExactNumber(Substring(digits)) else { return nil }
      self.number = number
      self.suffix = String(trimmed[digits.endIndex...])
    }
  }
}

extension Substring {
  fileprivate func firstRange(of needle: String) -> Range<Index>? {
    indices.first { self[$0...].hasPrefix(needle) }.map { $0..<index($0, offsetBy: needle.count) }
  }

  fileprivate func lastRange(of needle: String) -> Range<Index>? {
    indices.last { self[$0...].hasPrefix(needle) }.map { $0..<index($0, offsetBy: needle.count) }
  }
}

extension String {
  fileprivate func firstRange(of needle: String) -> Range<Index>? {
    self[...].firstRange(of: needle)
  }
}

extension Diagnostic.Message {
  static var needsOneSuffix: Self { "the numbers of a range have one suffix, such as '%'" }
  static var emptyRange: Self { "the first number of a range is at most the second" }
  static var stepLeadsNowhere: Self { "the step of a range is more than 0" }
}
