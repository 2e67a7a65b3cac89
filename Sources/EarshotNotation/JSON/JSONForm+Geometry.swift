import EarshotModel

extension JSONForm<Double> {
  /// A number, or one of the words that broken apps report instead of a number.
  static let anyNumber = JSONForm(
    .reference("number"),
    read: { (reader, index) throws(Diagnostic) in
      guard let word = reader.json.string(index) else { return try reader.number(index) }
      switch word {
      case "NaN": return .nan
      case "Infinity": return .infinity
      case "-Infinity": return -.infinity
      default: throw reader.error(.notANumberWord(word), at: reader.json.range(index))
      }
    },
    write: { number in
      if number.isNaN { return .string("NaN") }
      if number.isInfinite { return .string(number < 0 ? "-Infinity" : "Infinity") }
      return .number(number)
    }
  )
}

extension ElementTreeReader {
  /// Returns the numbers in an array, which must have the given count.
  fileprivate mutating func numbers(
    _ index: JSONTree.Index,
    _ count: Int,
    _ names: String
  ) throws(Diagnostic) -> [Double] {
    guard !isBroken(index) else { return Array(repeating: 0, count: count) }
    guard json.kind(index) == .array else { throw mistyped(index, expected: "an array [\(names)]") }
    let found = json.children(of: index).count { _ in true }
    guard found == count else {
      throw error(.wrongCount(found, expected: "[\(names)]"), at: json.range(index))
    }
    var numbers: [Double] = []
    numbers.reserveCapacity(count)
    for entry in json.children(of: index) {
      if let number = json.number(entry) {
        numbers.append(number)
      } else {
        numbers.append(try JSONForm.anyNumber.read(&self, entry))
      }
    }
    return numbers
  }
}

extension JSONForm<Rect> {
  static let rect = JSONForm(
    .reference("rectangle"),
    read: { (reader, index) throws(Diagnostic) in
      let numbers = try reader.numbers(index, 4, "x, y, width, height")
      return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    },
    write: { rect in
      .array([rect.x, rect.y, rect.width, rect.height].map(JSONForm<Double>.anyNumber.write))
    }
  )
}

extension JSONForm<Point> {
  static let point = JSONForm(
    .tuple(of: .reference("number"), 2),
    read: { (reader, index) throws(Diagnostic) in
      let numbers = try reader.numbers(index, 2, "x, y")
      return Point(x: numbers[0], y: numbers[1])
    },
    write: { .array([$0.x, $0.y].map(JSONForm<Double>.anyNumber.write)) }
  )
}

extension JSONForm<Path> {
  static let path = JSONForm(
    .any(
      .reference("rectangle"),
      .words(["empty"]),
      .type("string", .init("pattern", .string("^(circle|rounded|polygon) ")))
    ),
    read: { (reader, index) throws(Diagnostic) in
      guard let text = reader.json.string(index) else {
        return .box(try JSONForm<Rect>.rect.read(&reader, index))
      }
      if text == "empty" { return .empty }
      let word = text.prefix { $0 != " " }
      guard let shape = Path.Shape(rawValue: String(word)) else {
        throw reader.unknownWord(text, of: ["empty"], at: index)
      }
      guard let path = shape.path(text.dropFirst(word.count)) else {
        let example = "\(shape.rawValue) \(shape.example)"
        throw reader.error(.malformed(text, example: example), at: reader.json.range(index))
      }
      return path
    },
    write: { path in
      if case .box(let box) = path { return JSONForm<Rect>.rect.write(box) }
      return .string(path.notation)
    }
  )
}

extension JSONForm<Size> {
  /// A size, either as in the notation, `"390x844"`, or as an array, `[390, 844]`.
  static let size = JSONForm(
    .any(
      .type("string", .init("pattern", .string("^[0-9.]+x[0-9.]+$"))),
      .tuple(of: .type("number", .init("exclusiveMinimum", .number(0))), 2)
    ),
    read: { (reader, index) throws(Diagnostic) in
      guard let text = reader.json.string(index) else {
        let numbers = try reader.numbers(index, 2, "width, height")
        guard numbers.allSatisfy({ $0.isFinite && $0 > 0 }) || reader.isBroken(index) else {
          throw reader.error(.notPositive, at: reader.json.range(index))
        }
        return Size(width: numbers[0], height: numbers[1])
      }
      let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
      guard parts.count == 2, let width = parts[0], let height = parts[1],
        width.isFinite, height.isFinite, width > 0, height > 0
      else {
        throw reader.error(.malformed(text, example: "390x844"), at: reader.json.range(index))
      }
      return Size(width: width, height: height)
    },
    write: { .string("\($0.width.asJSON)x\($0.height.asJSON)") }
  )
}

extension JSONForm<Color> {
  static let color = JSONForm(
    .type("string", .init("pattern", .string("^#[0-9A-Fa-f]{6}$"))),
    read: { (reader, index) throws(Diagnostic) in
      let text = try reader.string(index)
      if reader.isBroken(index) { return Color(red: 0, green: 0, blue: 0) }
      guard text.utf8.count == 7, text.hasPrefix("#"), !text.hasPrefix("#+"),
        let number = UInt32(text.dropFirst(), radix: 16)
      else {
        throw reader.error(.malformed(text, example: "#767676"), at: reader.json.range(index))
      }
      return Color(
        red: UInt8(number >> 16),
        green: UInt8(number >> 8 & 0xFF),
        blue: UInt8(number & 0xFF)
      )
    },
    write: { .string($0.notation) }
  )
}

extension JSONForm<FontSize> {
  /// A number of points, or `"15 bold"`, as in the notation.
  static let fontSize = JSONForm(
    .any(
      .type("number", .init("exclusiveMinimum", .number(0))),
      .type("string", .init("pattern", .string("^[0-9.]+( bold)?$")))
    ),
    read: { (reader, index) throws(Diagnostic) in
      guard let text = reader.json.string(index) else {
        let points = try reader.number(index)
        guard points > 0 || reader.isBroken(index) else {
          throw reader.error(.notPositive, at: reader.json.range(index))
        }
        return FontSize(points: points)
      }
      let words = text.split(separator: " ")
      guard let points = words.first.flatMap({ Double($0) }), points.isFinite, points > 0,
        words.count == 1 || (words.count == 2 && words[1] == "bold")
      else {
        throw reader.error(.malformed(text, example: "15 bold"), at: reader.json.range(index))
      }
      return FontSize(points: points, isBold: words.count == 2)
    },
    write: { $0.isBold ? .string("\($0.points.asJSON) bold") : .number($0.points) }
  )
}

extension Diagnostic.Message {
  static func notANumberWord(_ word: String) -> Self {
    "expected a number, 'NaN', 'Infinity', or '-Infinity', found '\(word)'"
  }

  static let notPositive: Self = "a size must be greater than 0; write a larger number"

  static func wrongCount(_ count: Int, expected: String) -> Self {
    "expected \(expected), found \(count.counted("value"))"
  }

  static func malformed(_ text: String, example: String) -> Self {
    "expected a string such as '\(example)', found '\(text)'"
  }
}
