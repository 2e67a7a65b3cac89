/// A decimal number with the decimals it is written with: `1.50` times `2` is `3.00`.
///
/// ``ExactNumber`` drops the zeros at the end, which a price keeps.
public struct WrittenNumber: Hashable, Sendable {
  /// The decimal separator.
  public enum DecimalSign: Hashable, Sendable {
    /// A point.
    case point
    /// A comma.
    case comma
  }

  /// How a number is written, as far as its digits don't tell.
  struct Style: Hashable, Sendable {
    /// What stands before the decimals, or `nil` if that is left to the numbers it meets.
    var sign: DecimalSign?
    /// The minus before it, or `nil` if that is left to the numbers it meets.
    var minus: MinusSign?
    /// Whether its thousands are separated.
    var isGrouped = false
  }

  /// The digits as a whole number.
  private let units: Int
  /// The number of digits after the decimal separator.
  package let decimals: Int
  /// How it is written; what is made of it is written like it.
  private let style: Style

  /// What stands before the decimals, or `nil` if that is left to the numbers it meets.
  public var sign: DecimalSign? { style.sign }

  /// One more than the greatest number of 15 digits.
  private static let limit = 1_000_000_000_000_000

  private init?(units: Int, decimals: Int, _ style: Style) {
    guard units.magnitude < UInt(WrittenNumber.limit), decimals <= ExactNumber.digitLimit else {
      return nil
    }
    self.units = units
    self.decimals = decimals
    self.style = style
  }

  /// Reads a number of the notation: a minus sign or none, digits, a point and digits.
  ///
  /// - Returns: `nil` if `text` has a different form or more than 15 digits.
  /// - Complexity: O(*n*) in the length of `text`.
  public init?(_ text: some StringProtocol) {
    guard ExactNumber(text) != nil else { return nil }
    let minus = MinusSign(beginning: text.utf8)
    let digits = minus == nil ? String(text) : "-\(text.dropFirst())"
    self.init(digits: digits, Style(minus: minus))
  }

  /// Finds the first number in text, as ``ExactNumber/init(firstIn:)`` does.
  ///
  /// - Returns: `nil` if there is none, or if it has more than 15 digits.
  /// - Complexity: O(*n*) in the length of `text`.
  public init?(firstIn text: String) {
    guard let found = NumberInText(firstIn: text) else { return nil }
    self.init(digits: found.digits, found.style)
  }

  private init?(digits: String, _ style: Style) {
    let halves = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard let whole = halves.first else { return nil }
    let decimals = halves.count == 2 ? halves[1] : ""
    guard let units = Int(whole + decimals) else { return nil }
    self.init(units: units, decimals: decimals.utf8.count, style)
  }

  /// Whether it has digits behind the decimal sign, be they zeros.
  var isFraction: Bool { decimals > 0 }

  /// Whether it has no digits behind the decimal sign but zeros.
  var isWhole: Bool { Int(units.magnitude).isMultiple(of: scale) }

  /// The whole part, without its sign.
  var wholePart: Int { Int(units.magnitude) / scale }

  /// Whether it is 1, with whatever zeros.
  var isOne: Bool { Int(units.magnitude) == scale }

  private var scale: Int { (0..<decimals).reduce(1) { product, _ in product * 10 } }

  /// Turns the sign around.
  static prefix func - (number: WrittenNumber) -> WrittenNumber {
    WrittenNumber(units: -number.units, decimals: number.decimals, number.style) ?? number
  }

  /// Adds two numbers; the sum has the decimals of the longer one.
  ///
  /// - Returns: Nothing if the sum has more than 15 digits, or if the signs differ.
  static func + (left: WrittenNumber, right: WrittenNumber) -> WrittenNumber? {
    let decimals = max(left.decimals, right.decimals)
    guard let style = left.style.joined(with: right.style), let first = left.units(at: decimals),
      let second = right.units(at: decimals)
    else { return nil }
    return WrittenNumber(units: first + second, decimals: decimals, style)
  }

  /// Multiplies two numbers; the product has the decimals of both together.
  ///
  /// - Returns: Nothing if the product has more than 15 digits, or if the signs differ.
  static func * (left: WrittenNumber, right: WrittenNumber) -> WrittenNumber? {
    let (product, overflows) = left.units.multipliedReportingOverflow(by: right.units)
    guard let style = left.style.joined(with: right.style), !overflows else { return nil }
    return WrittenNumber(units: product, decimals: left.decimals + right.decimals, style)
  }

  /// The number with that many decimals; a half is rounded away from zero.
  ///
  /// - Returns: Nothing if it has more than 15 digits then.
  func rounded(to decimals: Int) -> WrittenNumber? {
    guard decimals < self.decimals else {
      return units(at: decimals).flatMap { WrittenNumber(units: $0, decimals: decimals, style) }
    }
    let divisor = (decimals..<self.decimals).reduce(1) { product, _ in product * 10 }
    let (quotient, rest) = units.quotientAndRemainder(dividingBy: divisor)
    let isHalfOrMore = rest.magnitude >= UInt(divisor) - rest.magnitude
    let units = quotient + (isHalfOrMore ? units.signum() : 0)
    return WrittenNumber(units: units, decimals: decimals, style)
  }

  private func units(at decimals: Int) -> Int? {
    let factor = (self.decimals..<decimals).reduce(1) { product, _ in product * 10 }
    let (product, overflows) = units.multipliedReportingOverflow(by: factor)
    return overflows || product.magnitude >= UInt(WrittenNumber.limit) ? nil : product
  }
}

extension WrittenNumber.Style {
  /// How a number is written that is made of two, or `nil` if these have different decimal signs.
  fileprivate func joined(with other: Self) -> Self? {
    if let sign, let second = other.sign, sign != second { return nil }
    return Self(
      sign: sign ?? other.sign,
      minus: minus ?? other.minus,
      isGrouped: isGrouped || other.isGrouped
    )
  }
}

extension WrittenNumber: CustomStringConvertible {
  /// The number with its decimals, and with the minus and the separated thousands of those that it
  /// is made of.
  public var description: String {
    let sign = style.sign == .comma ? "," : "."
    let digits = ExactNumber.digits(of: units, decimals: decimals, sign: sign)
    let grouped = style.isGrouped ? digits.grouped(by: sign == "," ? "." : ",") : digits
    return (style.minus ?? .hyphen).written(grouped)
  }
}

extension String {
  /// A number with its thousands separated.
  fileprivate func grouped(by separator: Character) -> String {
    let start = firstIndex(where: \.isNumber) ?? startIndex
    let whole = self[start...].prefix(while: \.isNumber)
    var groups = ""
    for (place, digit) in whole.enumerated() {
      if place > 0, (whole.count - place).isMultiple(of: 3) { groups.append(separator) }
      groups.append(digit)
    }
    return self[..<start] + groups + self[whole.endIndex...]
  }
}
