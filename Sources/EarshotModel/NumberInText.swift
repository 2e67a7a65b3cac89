/// The first number in a string: its digits in the notation, and its style.
///
/// A comma between digits separates thousands if exactly three digits follow it. Otherwise, it's
/// the decimal separator. Points before a decimal comma separate thousands. A minus sign is part of
/// the number if no letter or digit comes before it, and a currency sign may come between it and
/// the number. These rules are our choice.
struct NumberInText {
  /// An optional minus sign, digits, a decimal point, and digits.
  private(set) var digits: String
  /// The style of the number in the text.
  private(set) var style: WrittenNumber.Style

  /// Finds the first number, such as 50 in “Volume 50%”, 1240 in “1,240 euros”, or −7.85 in
  /// “-$7.85”.
  ///
  /// - Returns: The number, or `nil` if there's no digit.
  /// - Complexity: O(*n*), where *n* is the length of `text`.
  init?(firstIn text: String) {
    let bytes = Array(text.utf8)
    guard let start = bytes.firstIndex(where: \.isDigit) else { return nil }
    style = WrittenNumber.Style(minus: bytes.minus(beforeNumberAt: start))
    digits = style.minus == nil ? "" : "-"
    var separator: UInt8?
    for place in start..<bytes.count {
      let byte = bytes[place]
      if byte.isDigit {
        digits.unicodeScalars.append(Unicode.Scalar(byte))
      } else if style.sign != nil {
        break
      } else if bytes.separatesThousands(at: place), separator ?? byte == byte {
        separator = byte
      } else if let found = bytes.decimalSign(at: place, separator) {
        style.sign = found
        digits += "."
      } else {
        break
      }
    }
    style.isGrouped = separator != nil
    if separator == UInt8(ascii: ",") { style.sign = .point }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  package var isLetterOrDigit: Bool {
    isDigit || self >= 0x80 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}

// The minus sign before a number.
extension [UInt8] {
  /// Returns the minus sign of a number, or `nil` if it has none.
  fileprivate func minus(beforeNumberAt start: Int) -> MinusSign? {
    let end = start - currencyLength(before: start)
    guard let minus = MinusSign(ending: self[..<end]) else { return nil }
    let place = end - minus.length
    let isInWord =
      place > 0 && self[place - 1].isLetterOrDigit && currencyLength(before: place) == 0
    return isInWord ? nil : minus
  }

  /// Returns the number of bytes in the currency sign before an index: `$`, `¢` to `¥`, `₠` to `₿`.
  private func currencyLength(before place: Int) -> Int {
    let before = self[..<place].suffix(3)
    guard let last = before.last else { return 0 }
    switch last {
    case UInt8(ascii: "$"): return 1
    case 0xA2...0xA5 where before.dropLast().last == 0xC2: return 2
    case 0xA0...0xBF where before.dropLast().elementsEqual([0xE2, 0x82]): return 3
    default: return 0
    }
  }
}

// Points and commas.
extension [UInt8] {
  /// Returns the decimal separator that a byte after a digit represents, or `nil` if the byte isn't
  /// a decimal separator.
  fileprivate func decimalSign(
    at place: Int,
    _ separator: UInt8?
  ) -> WrittenNumber.DecimalSign? {
    let count = digitCount(after: place)
    switch self[place] {
    case UInt8(ascii: ".") where count > 0: return .point
    case UInt8(ascii: ",") where count > 0 && (count != 3 || separator != nil): return .comma
    default: return nil
    }
  }

  fileprivate func separatesThousands(at place: Int) -> Bool {
    guard digitCount(after: place) == 3 else { return false }
    return switch self[place] {
    case UInt8(ascii: ","): true
    case UInt8(ascii: "."): decimalCommaFollows(place)
    default: false
    }
  }

  /// Returns whether a decimal comma follows the groups of thousands that start at an index.
  ///
  /// Each group is a point and three digits.
  private func decimalCommaFollows(_ place: Int) -> Bool {
    var place = place
    while place < count, self[place] == UInt8(ascii: "."), digitCount(after: place) == 3 {
      place += 4
    }
    return place < count && self[place] == UInt8(ascii: ",") && digitCount(after: place) > 0
  }

  /// Returns the number of digits after an index, or 4 if there are more than three.
  private func digitCount(after place: Int) -> Int {
    self[(place + 1)...].prefix(4).prefix(while: \.isDigit).count
  }
}
