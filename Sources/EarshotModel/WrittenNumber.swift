/// A decimal number with the decimals it is written with: `1.50` times `2` is `3.00`.
///
/// ``ExactNumber`` drops the zeros at the end, which a price keeps.
public struct WrittenNumber: Hashable, Sendable {
  /// What stands before the decimals.
  public enum DecimalSign: Hashable, Sendable {
    /// A point.
    case point
    /// A comma.
    case comma
  }

  /// The digits as a whole number.
  private let units: Int
  /// How many of the digits are decimals.
  private let decimals: Int
  /// What stands before the decimals, or `nil` if that is left to the numbers it meets.
  public let sign: DecimalSign?

  /// One more than the greatest number of 15 digits.
  private static let limit = 1_000_000_000_000_000

  private init?(units: Int, decimals: Int, sign: DecimalSign?) {
    guard units.magnitude < UInt(WrittenNumber.limit), decimals <= ExactNumber.digitLimit else {
      return nil
    }
    self.units = units
    self.decimals = decimals
    self.sign = sign
  }

  /// Reads a number of the notation: a minus sign or none, digits, a point and digits.
  ///
  /// - Returns: Nothing if `text` has another form or more than 15 digits.
  /// - Complexity: O(*n*) in the length of `text`.
  public init?(_ text: some StringProtocol) {
    guard ExactNumber(text) != nil else { return nil }
    self.init(digits: String(text), sign: nil)
  }

  /// Finds the first number in a text, as ``ExactNumber/init(firstIn:)`` does.
  ///
  /// - Returns: Nothing if there is none, or if it has more than 15 digits.
  /// - Complexity: O(*n*) in the length of `text`.
  public init?(firstIn text: String) {
    guard let found = NumberInText(firstIn: text) else { return nil }
    self.init(digits: found.digits, sign: found.sign)
  }

  private init?(digits: String, sign: DecimalSign?) {
    let halves = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard let whole = halves.first else { return nil }
    let decimals = halves.count == 2 ? halves[1] : ""
    guard let units = Int(whole + decimals) else { return nil }
    self.init(units: units, decimals: decimals.utf8.count, sign: sign)
  }

  /// Whether it has digits behind the decimal sign, be they zeros.
  var isFraction: Bool { decimals > 0 }

  /// The whole part, without its sign.
  var wholePart: Int { Int(units.magnitude) / scale }

  /// Whether it is 1, with whatever zeros.
  var isOne: Bool { Int(units.magnitude) == scale }

  private var scale: Int { (0..<decimals).reduce(1) { product, _ in product * 10 } }

  /// Turns the sign around.
  static prefix func - (number: WrittenNumber) -> WrittenNumber {
    WrittenNumber(units: -number.units, decimals: number.decimals, sign: number.sign) ?? number
  }

  /// Adds two numbers; the sum has the decimals of the longer one.
  ///
  /// - Returns: Nothing if the sum has more than 15 digits, or if the signs differ.
  static func + (left: WrittenNumber, right: WrittenNumber) -> WrittenNumber? {
    let decimals = max(left.decimals, right.decimals)
    guard let sign = left.sign(with: right), let first = left.units(at: decimals),
      let second = right.units(at: decimals)
    else { return nil }
    return WrittenNumber(units: first + second, decimals: decimals, sign: sign)
  }

  /// Multiplies two numbers; the product has the decimals of both together.
  ///
  /// - Returns: Nothing if the product has more than 15 digits, or if the signs differ.
  static func * (left: WrittenNumber, right: WrittenNumber) -> WrittenNumber? {
    let (product, overflows) = left.units.multipliedReportingOverflow(by: right.units)
    guard let sign = left.sign(with: right), !overflows else { return nil }
    return WrittenNumber(units: product, decimals: left.decimals + right.decimals, sign: sign)
  }

  /// The decimal sign of what is made of two numbers, or nothing where they have different ones.
  private func sign(with other: WrittenNumber) -> DecimalSign?? {
    guard let sign, let second = other.sign else { return .some(sign ?? other.sign) }
    return sign == second ? .some(sign) : nil
  }

  private func units(at decimals: Int) -> Int? {
    let factor = (self.decimals..<decimals).reduce(1) { product, _ in product * 10 }
    let (product, overflows) = units.multipliedReportingOverflow(by: factor)
    return overflows || product.magnitude >= UInt(WrittenNumber.limit) ? nil : product
  }
}

extension WrittenNumber: CustomStringConvertible {
  /// The number with its decimals.
  public var description: String {
    ExactNumber.digits(of: units, decimals: decimals, sign: sign == .comma ? "," : ".")
  }
}

/// The first number in a text, as digits of the notation.
///
/// A comma between digits separates thousands if exactly three digits follow it, as English writes
/// them, else it is the decimal sign. A minus sign counts where no letter or digit stands before it.
/// Our choice.
struct NumberInText {
  /// A minus sign or none, digits, a point and digits.
  private(set) var digits: String
  /// What stands before the decimals in the text; of a whole number nothing.
  private(set) var sign: WrittenNumber.DecimalSign?

  /// Finds the first number: the 50 in “Volume 50%”, the 1240 in “1,240 euros”.
  ///
  /// - Returns: Nothing if there is no digit.
  /// - Complexity: O(*n*) in the length of `text`.
  init?(firstIn text: String) {
    let bytes = Array(text.utf8)
    guard let start = bytes.firstIndex(where: \.isDigit) else { return nil }
    let isNegative =
      start > 0 && bytes[start - 1] == UInt8(ascii: "-")
      && (start == 1 || !bytes[start - 2].isLetterOrDigit)
    digits = isNegative ? "-" : ""
    for place in start..<bytes.count {
      if bytes[place].isDigit {
        digits.unicodeScalars.append(Unicode.Scalar(bytes[place]))
      } else if let found = bytes.decimalSign(at: place), sign == nil {
        sign = found
        digits += "."
      } else if sign != nil || !bytes.separatesThousands(at: place) {
        break
      }
    }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  package var isLetterOrDigit: Bool {
    isDigit || self >= 0x80 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}

extension [UInt8] {
  /// The decimal sign that a byte is between digits, or `nil` if it is none.
  fileprivate func decimalSign(at place: Int) -> WrittenNumber.DecimalSign? {
    let count = digitCount(after: place)
    switch self[place] {
    case UInt8(ascii: ".") where count > 0: return .point
    case UInt8(ascii: ",") where count > 0 && count != 3: return .comma
    default: return nil
    }
  }

  fileprivate func separatesThousands(at place: Int) -> Bool {
    self[place] == UInt8(ascii: ",") && digitCount(after: place) == 3
  }

  /// How many digits follow a place; more than three count as four.
  private func digitCount(after place: Int) -> Int {
    self[(place + 1)...].prefix(4).prefix(while: \.isDigit).count
  }
}
