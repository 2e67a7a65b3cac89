import EarshotModel

extension Scanner {
  /// Parses exactly the given number of numbers, separated by spaces.
  mutating func numbers(_ count: Int, of property: Property) throws(Diagnostic) -> [Double] {
    let place = rest()
    var numbers: [Double] = []
    numbers.reserveCapacity(count)
    var start = place.lowerBound
    while start < place.upperBound {
      let word = junk(from: start)
      guard let number = bytes.number(in: word), numbers.count < count else {
        throw error(.needsNumbers(of: property.name, count, found: text(place)), place)
      }
      numbers.append(number)
      start = word.upperBound
      while start < place.upperBound, bytes[start].isBlank { start += 1 }
    }
    guard numbers.count == count else {
      throw error(.needsNumbers(of: property.name, count, found: text(place)), place)
    }
    return numbers
  }

  mutating func rectangle(of property: Property) throws(Diagnostic) -> Rect {
    let numbers = try numbers(4, of: property)
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  mutating func point(of property: Property) throws(Diagnostic) -> Point {
    let numbers = try numbers(2, of: property)
    return Point(x: numbers[0], y: numbers[1])
  }

  /// Parses a positive integer.
  mutating func count(of property: Property) throws(Diagnostic) -> Int {
    let place = rest()
    guard let number = Scanner.count(in: text(place)) else {
      throw error(.needsCount(of: property.name, found: text(place)), place)
    }
    return number
  }

  /// Returns the positive integer of at most nine digits in a string, or `nil` for any other
  /// string.
  static func count(in text: some StringProtocol) -> Int? {
    wholeNumber(in: text).flatMap { $0 >= 1 ? $0 : nil }
  }

  /// Returns the nonnegative integer of at most nine digits in a string, or `nil` for any other
  /// string.
  package static func wholeNumber(in text: some StringProtocol) -> Int? {
    guard text.utf8.count <= 9, text.utf8.allSatisfy(\.isDigit) else { return nil }
    return Int(text)
  }

  /// Reads two strings with an `x` between them, which may not be numbers.
  mutating func product(of property: Property, example: String) throws(Diagnostic) -> (
    Substring, Substring
  ) {
    let place = rest()
    let halves = text(place).split(separator: "x", omittingEmptySubsequences: false)
    guard halves.count == 2 else {
      throw error(.needsExample(of: property.name, example, found: text(place)), place)
    }
    return (halves[0], halves[1])
  }

  mutating func span() throws(Diagnostic) -> CellSpan {
    var copy = self
    let place = copy.rest()
    let (rows, columns) = try product(of: .span, example: "2x1")
    guard let rows = Scanner.count(in: rows), let columns = Scanner.count(in: columns),
      rows <= 1_000, columns <= 1_000
    else { throw error(.needsSpan(found: text(place)), place) }
    return CellSpan(rows: rows, columns: columns)
  }

  mutating func size() throws(Diagnostic) -> Size {
    var copy = self
    let place = copy.rest()
    let (width, height) = try product(of: .size, example: "390x844")
    guard let width = Double(notation: width), let height = Double(notation: height),
      width.isFinite, height.isFinite, width > 0, height > 0
    else { throw error(.needsExample(of: "size", "390x844", found: text(place)), place) }
    return Size(width: width, height: height)
  }

  /// Reads a number from 0 to 1.
  mutating func share(of property: Property) throws(Diagnostic) -> Double {
    let place = rest()
    guard let number = Double(notation: text(place)), (0...1).contains(number) else {
      throw error(.needsNumber(of: property.name, in: 0...1, found: text(place)), place)
    }
    return number
  }

  mutating func color(of property: Property) throws(Diagnostic) -> Color {
    let place = rest()
    let digits = text(place).dropFirst()
    guard bytes.text(place).hasPrefix("#"), digits.utf8.count == 6,
      digits.utf8.allSatisfy({ $0.isDigit || $0.isLetter }), let number = UInt32(digits, radix: 16)
    else { throw error(.needsExample(of: property.name, "#767676", found: text(place)), place) }
    return Color(
      red: UInt8(number >> 16 & 0xFF),
      green: UInt8(number >> 8 & 0xFF),
      blue: UInt8(number & 0xFF)
    )
  }

  mutating func fontSize() throws(Diagnostic) -> FontSize {
    let place = rest()
    let words = text(place).split { $0 == " " || $0 == "\t" }
    guard let first = words.first, let points = Double(notation: first), points.isFinite,
      points > 0, words.count == 1 || words.count == 2 && words[1] == "bold"
    else { throw error(.needsExample(of: "fontSize", "15 bold", found: text(place)), place) }
    return FontSize(points: points, isBold: words.count == 2)
  }
}

extension [UInt8] {
  /// Returns the number in a part of the text, or `nil` if it isn't in the notation's form.
  func number(in range: Range<Int>) -> Double? {
    decimal(in: range) ?? Double(notation: text(range))
  }

  /// Returns the number in a part of the text, or `nil` if it has more than 15 digits or anything
  /// other than digits, a point, and a minus sign.
  ///
  /// The digits and the power of ten are then exact, so the quotient is the nearest number.
  func decimal(in range: Range<Int>) -> Double? {
    var place = range.lowerBound
    let isNegative = place < range.upperBound && self[place] == UInt8(ascii: "-")
    if isNegative { place += 1 }
    let start = place
    var digits = 0
    var point: Int?
    while place < range.upperBound {
      let byte = self[place]
      if byte.isDigit {
        digits = digits * 10 + Int(byte - UInt8(ascii: "0"))
      } else if byte == UInt8(ascii: "."), point == nil, place > start {
        point = place
      } else {
        return nil
      }
      place += 1
      guard place - start <= 16 else { return nil }
    }
    let decimals = point.map { place - $0 - 1 } ?? 0
    guard place > start, point == nil || decimals > 0, place - start - (point == nil ? 0 : 1) <= 15
    else { return nil }
    let number = decimals == 0 ? Double(digits) : Double(digits) / Double.powersOfTen[decimals]
    return isNegative ? -number : number
  }
}

extension Double {
  fileprivate static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  /// Parses a number in the notation's form (an optional minus sign, digits, and optionally a point
  /// and more digits), or returns `nil` for any other text.
  ///
  /// The initializer also accepts `NaN`, `Infinity`, and `-Infinity`, because broken apps report
  /// them as parts of a frame.
  init?(notation text: some StringProtocol) {
    switch text {
    case "NaN": self = .nan
    case "Infinity": self = .infinity
    case "-Infinity": self = -.infinity
    default:
      let body = text.hasPrefix("-") ? text.dropFirst() : text[...]
      let halves = body.split(separator: ".", omittingEmptySubsequences: false)
      guard halves.count <= 2,
        halves.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(\.isDigit) }),
        let number = Double(text), number.isFinite
      else { return nil }
      self = number
    }
  }
}

extension Diagnostic.Message {
  static func needsNumbers(of name: String, _ count: Int, found: String) -> Self {
    let wanted =
      count == 2
      ? "x and y, such as '22 66'" : "x, y, width, and height, such as '0 60 390 44'"
    return "'\(name)' needs \(wanted)\(found.isEmpty ? "" : ", not '\(found)'")"
  }

  static func needsCount(of name: String, found: String) -> Self {
    let wanted = "'\(name)' needs a whole number of 1 or more"
    guard !found.isEmpty else { return "\(wanted)" }
    return found.utf8.count > 9 && found.utf8.allSatisfy(\.isDigit)
      ? "'\(name)' can have at most 9 digits; write a smaller number" : "\(wanted), not '\(found)'"
  }

  static func needsSpan(found: String) -> Self {
    "'span' needs rows and columns from 1 to 1,000, such as '2x1', not '\(found)'"
  }

  static func needsExample(of name: String, _ example: String, found: String) -> Self {
    found.isEmpty
      ? "'\(name)' needs a value such as '\(example)'"
      : "'\(name)' needs a value such as '\(example)', not '\(found)'"
  }
}
