/// An exact decimal number, such as `1240`, `0.1`, or `-2.50`.
///
/// Earshot compares and adds the values of sliders exactly. With binary fractions, 0.1 + 0.2 would
/// be 0.30000000000000004. The package doesn't use Foundation's `Decimal`.
public struct ExactNumber: Hashable, Comparable, Sendable {
  /// The number multiplied by 10 to the power of `decimals`.
  private var units: Int
  /// The number of digits after the point.
  private var decimals: Int

  /// The maximum number of digits, including decimals.
  package static let digitLimit = 15

  /// Creates a whole number.
  ///
  /// - Precondition: `value` has at most 15 digits.
  public init(_ value: Int) {
    precondition(value.magnitude < 1_000_000_000_000_000, "\(value) has more than 15 digits")
    self.init(units: value, decimals: 0)
  }

  private init(units: Int, decimals: Int) {
    self.units = units
    self.decimals = decimals
    while self.decimals > 0, self.units.isMultiple(of: 10) {
      self.units /= 10
      self.decimals -= 1
    }
  }

  /// Parses a number in the form of the notation: an optional minus (`-` or `−`), digits, a decimal
  /// point, and digits.
  ///
  /// - Returns: The number, or `nil` if `text` has a different form or more than 15 digits.
  /// - Complexity: O(*n*), where *n* is the length of `text`.
  public init?(_ text: some StringProtocol) { self.init(String(text)) }

  /// Parses a number in the form of the notation: an optional minus (`-` or `−`), digits, a decimal
  /// point, and digits.
  ///
  /// - Returns: The number, or `nil` if `text` has a different form or more than 15 digits.
  /// - Complexity: O(*n*), where *n* is the length of `text`.
  public init?(_ text: String) {
    var units = 0
    var digits = 0
    var decimals: Int?
    let minus = MinusSign(beginning: text.utf8)
    for byte in text.utf8.dropFirst(minus?.length ?? 0) {
      switch byte {
      case UInt8(ascii: ".") where decimals == nil && digits > 0: decimals = 0
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits += 1
        guard digits <= ExactNumber.digitLimit else { return nil }
        units = units * 10 + Int(byte - UInt8(ascii: "0"))
        decimals = decimals.map { $0 + 1 }
      default: return nil
      }
    }
    guard digits > 0, decimals != 0 else { return nil }
    self.init(units: minus == nil ? units : -units, decimals: decimals ?? 0)
  }

  /// Finds the first number in text, such as 50 in “Volume 50%”, 1240 in “1,240 euros”, and 1.99 in
  /// “1,99 €”, or returns `nil` if there's none or it has more than 15 digits.
  ///
  /// A comma between digits separates thousands if exactly three digits follow it. Otherwise, it's
  /// the decimal separator. Points before a decimal comma separate thousands. A minus sign is part
  /// of the number if no letter or digit comes before it, and a currency sign may follow it. These
  /// rules are our choice.
  ///
  /// - Complexity: O(*n*), where *n* is the length of `text`.
  public init?(firstIn text: String) {
    guard let found = NumberInText(firstIn: text) else { return nil }
    self.init(found.digits)
  }

  /// Compares the values of two numbers.
  public static func < (left: ExactNumber, right: ExactNumber) -> Bool {
    let (first, second, _) = aligned(left, right)
    return first < second
  }

  /// Adds two numbers.
  ///
  /// The sum saturates instead of overflowing.
  public static func + (left: ExactNumber, right: ExactNumber) -> ExactNumber {
    let (first, second, decimals) = aligned(left, right)
    let limit = Int.max / 2
    return ExactNumber(units: min(max(first + second, -limit), limit), decimals: decimals)
  }

  /// Returns the number of steps up to another number, or `nil` if no number of steps reaches it
  /// exactly.
  func steps(of step: ExactNumber, to end: ExactNumber) -> Int? {
    let decimals = max(self.decimals, step.decimals, end.decimals)
    let (distance, overflow) = end.units(at: decimals)
      .subtractingReportingOverflow(units(at: decimals))
    let length = step.units(at: decimals)
    guard !overflow, distance >= 0, length > 0, distance % length == 0 else { return nil }
    return distance / length
  }

  var tenth: ExactNumber { ExactNumber(units: units, decimals: decimals + 1) }

  /// The number without its decimals.
  package var rounded: ExactNumber {
    ExactNumber(units: units / (0..<decimals).reduce(1) { product, _ in product * 10 }, decimals: 0)
  }

  /// The nearest binary number.
  package var approximate: Double {
    Double(units) / (0..<decimals).reduce(1.0) { product, _ in product * 10 }
  }

  /// Negates the number.
  public static prefix func - (number: ExactNumber) -> ExactNumber {
    ExactNumber(units: -number.units, decimals: number.decimals)
  }

  /// Returns both numbers with the same number of decimals.
  ///
  /// The products can exceed 64 bits only if one number is large and the other has many decimals,
  /// such as 10,000 and 10⁻¹⁵. In that case, the sum saturates instead of trapping.
  private static func aligned(
    _ left: ExactNumber,
    _ right: ExactNumber
  ) -> (Int, Int, decimals: Int) {
    let decimals = max(left.decimals, right.decimals)
    return (left.units(at: decimals), right.units(at: decimals), decimals)
  }

  private func units(at decimals: Int) -> Int {
    var result = units
    for _ in self.decimals..<decimals {
      let (product, overflow) = result.multipliedReportingOverflow(by: 10)
      guard !overflow, product.magnitude < UInt(Int.max / 4) else {
        return result < 0 ? -(Int.max / 4) : Int.max / 4
      }
      result = product
    }
    return result
  }
}

extension ExactNumber: CustomStringConvertible {
  /// The number in the notation's form, without trailing zeros.
  public var description: String {
    Self.digits(of: units, decimals: decimals, sign: ".")
  }

  /// Returns the digits of a number, with a decimal separator before its decimals.
  static func digits(of units: Int, decimals: Int, sign: String) -> String {
    let digits = String(units.magnitude)
    let minus = units < 0 ? "-" : ""
    guard decimals > 0 else { return minus + digits }
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    return minus + padded.dropLast(decimals) + sign + padded.suffix(decimals)
  }
}
