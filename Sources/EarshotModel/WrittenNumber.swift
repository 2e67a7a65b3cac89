/// A decimal number that keeps its trailing zeros, so `1.50` times `2` is `3.00`.
///
/// ``ExactNumber`` drops trailing zeros, which a price keeps.
public struct WrittenNumber: Hashable, Sendable {
  /// The decimal separator.
  public enum DecimalSign: Hashable, Sendable {
    /// A point.
    case point
    /// A comma.
    case comma
  }

  /// The written form of a number, other than its digits.
  struct Style: Hashable, Sendable {
    /// The decimal separator, or `nil` to adopt the separator of the other number in a calculation.
    var sign: DecimalSign?
    /// The minus sign, or `nil` to adopt the sign of the other number in a calculation.
    var minus: MinusSign?
    /// Whether the thousands are separated.
    var isGrouped = false
  }

  /// The number multiplied by 10 to the power of `decimals`.
  private let units: Int
  /// The number of digits after the decimal separator.
  package let decimals: Int
  /// The written form, which the results of calculations adopt.
  private let style: Style

  /// The decimal separator, or `nil` to adopt the separator of the other number in a calculation.
  public var sign: DecimalSign? { style.sign }

  /// One more than the greatest number with 15 digits.
  private static let limit = 1_000_000_000_000_000

  private init?(units: Int, decimals: Int, _ style: Style) {
    guard units.magnitude < UInt(WrittenNumber.limit), decimals <= ExactNumber.digitLimit else {
      return nil
    }
    self.units = units
    self.decimals = decimals
    self.style = style
  }

  /// Parses a number in the notation: an optional minus sign, digits, a decimal point, and digits.
  ///
  /// - Returns: The number, or `nil` if `text` has a different form or more than 15 digits.
  /// - Complexity: O(*n*), where *n* is the length of `text`.
  public init?(_ text: some StringProtocol) {
    guard ExactNumber(text) != nil else { return nil }
    let minus = MinusSign(beginning: text.utf8)
    let digits = minus == nil ? String(text) : "-\(text.dropFirst())"
    self.init(digits: digits, Style(minus: minus))
  }

  /// Finds the first number in text, as ``ExactNumber/init(firstIn:)`` does.
  ///
  /// - Returns: The number, or `nil` if there's none or it has more than 15 digits.
  /// - Complexity: O(*n*), where *n* is the length of `text`.
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

  /// Whether the number has digits after the decimal separator, including zeros.
  var isFraction: Bool { decimals > 0 }

  /// Whether the number has only zeros after the decimal separator.
  var isWhole: Bool { Int(units.magnitude).isMultiple(of: scale) }

  /// The whole part, without its sign.
  var wholePart: Int { Int(units.magnitude) / scale }

  /// Whether the number is 1, with any number of zeros as decimals.
  var isOne: Bool { Int(units.magnitude) == scale }

  private var scale: Int { (0..<decimals).reduce(1) { product, _ in product * 10 } }

  /// Negates the number.
  static prefix func - (number: WrittenNumber) -> WrittenNumber {
    WrittenNumber(units: -number.units, decimals: number.decimals, number.style) ?? number
  }

  /// Adds two numbers.
  ///
  /// The sum has as many decimals as the operand with more decimals.
  ///
  /// - Returns: The sum, or `nil` if it has more than 15 digits or if the decimal separators
  ///   differ.
  static func + (left: WrittenNumber, right: WrittenNumber) -> WrittenNumber? {
    let decimals = max(left.decimals, right.decimals)
    guard let style = left.style.joined(with: right.style), let first = left.units(at: decimals),
      let second = right.units(at: decimals)
    else { return nil }
    return WrittenNumber(units: first + second, decimals: decimals, style)
  }

  /// Multiplies two numbers.
  ///
  /// The product has as many decimals as both operands together.
  ///
  /// - Returns: The product, or `nil` if it has more than 15 digits or if the decimal separators
  ///   differ.
  static func * (left: WrittenNumber, right: WrittenNumber) -> WrittenNumber? {
    let (product, overflows) = left.units.multipliedReportingOverflow(by: right.units)
    guard let style = left.style.joined(with: right.style), !overflows else { return nil }
    return WrittenNumber(units: product, decimals: left.decimals + right.decimals, style)
  }

  /// Returns the number rounded to the given number of decimals.
  ///
  /// Halves are rounded away from zero.
  ///
  /// - Returns: The number, or `nil` if the result has more than 15 digits.
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
  /// Returns the common written form of two numbers, or `nil` if they have different decimal
  /// separators.
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
  /// The number with its decimals, and with the minus sign and the thousands separators of its
  /// operands.
  public var description: String {
    let sign = style.sign == .comma ? "," : "."
    let digits = ExactNumber.digits(of: units, decimals: decimals, sign: sign)
    let grouped = style.isGrouped ? digits.grouped(by: sign == "," ? "." : ",") : digits
    return (style.minus ?? .hyphen).written(grouped)
  }
}

extension String {
  /// Returns the digits of a number with its thousands separated.
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
