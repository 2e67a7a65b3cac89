import EarshotModel

/// A codec that reads and prints a kind of value, as the rest of a line and in JSON.
struct ValueCodec<Value: Sendable>: Sendable {
  typealias Read = @Sendable (inout Scanner, Property) throws(Diagnostic) -> Value

  /// A function that reads the value up to the end of the line.
  ///
  /// The property is for messages.
  let read: Read
  /// A function that prints the value as it appears after the colon.
  let print: @Sendable (Value) -> String
  let json: JSONForm<Value>

  init(
    json: JSONForm<Value>,
    print: @escaping @Sendable (Value) -> String,
    read: @escaping Read
  ) {
    self.read = read
    self.print = print
    self.json = json
  }

  /// The codec for an optional value, with nothing after the colon if it's missing.
  var orNothing: ValueCodec<Value?> {
    ValueCodec<Value?>(json: json.orNull) { value in
      value.map(print) ?? ""
    } read: { (scanner, property) throws(Diagnostic) in
      scanner.skipBlanks()
      return scanner.isAtEnd ? nil : try read(&scanner, property)
    }
  }
}

extension ValueCodec<Bool> {
  static let flag = ValueCodec(json: .bool) {
    $0 ? "true" : "false"
  } read: { (scanner, property) throws(Diagnostic) in
    try scanner.boolean(of: property)
  }
}

extension ValueCodec<Int> {
  /// A positive integer.
  static let count = ValueCodec(json: .count) {
    String($0)
  } read: { (scanner, property) throws(Diagnostic) in
    try scanner.count(of: property)
  }
}

extension ValueCodec<Int> {
  /// The number of items in a full row.
  static let columns = ValueCodec(json: .columns) {
    String($0)
  } read: { (scanner, property) throws(Diagnostic) in
    let place = scanner.rest()
    guard let number = Scanner.count(in: scanner.text(place)), (2...100).contains(number) else {
      throw scanner.error(.needsColumns, place)
    }
    return number
  }
}

extension ValueCodec<SelectionLimit> {
  /// The maximum number of stops in a container that can be selected at the same time.
  ///
  /// A container without this line doesn't limit the number.
  static let selection = ValueCodec(json: .word) {
    $0.rawValue
  } read: { (scanner, property) throws(Diagnostic) in
    let place = scanner.rest()
    guard let limit = SelectionLimit(rawValue: scanner.text(place)) else {
      let isOne = ["single", "1", "radio"].contains(scanner.text(place))
      throw scanner.error(isOne ? .selectionIsOne : .needsSelectionLimit, place)
    }
    return limit
  }
}

extension Diagnostic.Message {
  static var selectionIsOne: Self { "'selection' needs 'one'" }

  static var needsSelectionLimit: Self {
    """
    'selection' needs 'one'; if people can select several, leave it out and toggle each item in an \
    event, as in 'on activate: toggle self'
    """
  }

  static var needsColumns: Self { "'columns' needs a whole number from 2 to 100" }
}

extension ValueCodec<Double> {
  /// A number from 0 to 1.
  static let share = ValueCodec(json: .number) {
    $0.notation
  } read: { (scanner, property) throws(Diagnostic) in
    try scanner.share(of: property)
  }
}

extension ValueCodec<String?> {
  /// A language tag, or nothing.
  static let languageOrNothing = ValueCodec(json: .languageOrNothing) {
    $0 ?? ""
  } read: { (scanner, _) throws(Diagnostic) in
    scanner.skipBlanks()
    return scanner.isAtEnd ? nil : try scanner.languageTag()
  }
}

extension ValueCodec where Value: RawRepresentable<String> & CaseIterable {
  /// One of a fixed set of words.
  static var word: ValueCodec {
    ValueCodec(json: .word) {
      $0.rawValue
    } read: { (scanner, property) throws(Diagnostic) in
      try scanner.choice(of: property)
    }
  }
}

extension ValueCodec<[DirectTouchOption]> {
  static let options = ValueCodec(json: .array(of: .word)) { options in
    options.map(\.rawValue).joined(separator: ", ")
  } read: { (scanner, property) throws(Diagnostic) in
    try scanner.choices(of: property)
  }
}

extension ValueCodec<[String]> {
  /// Words that people hear or say, separated by commas.
  static let labels = ValueCodec(json: .array(of: .string)) { labels in
    Quoting.items(labels, partedBy: ",", ", ")
  } read: { (scanner, _) throws(Diagnostic) in
    try scanner.items(partedBy: UInt8(ascii: ","))
  }

  /// The words of a scale, separated by `|`.
  static let words = ValueCodec(json: .strings) { words in
    Quoting.items(words, partedBy: "|", " | ")
  } read: { (scanner, _) throws(Diagnostic) in
    try scanner.items(partedBy: UInt8(ascii: "|"))
  }

  static let tags = ValueCodec(json: .array(of: .name)) { tags in
    tags.map { Quoting.name($0) }.joined(separator: ", ")
  } read: { (scanner, _) throws(Diagnostic) in
    try scanner.tags()
  }
}

extension ValueCodec<Rect> {
  static let rectangle = ValueCodec(json: .rect) {
    $0.notation
  } read: { (scanner, property) throws(Diagnostic) in
    try scanner.rectangle(of: property)
  }
}

extension ValueCodec<Point> {
  static let point = ValueCodec(json: .point) {
    $0.notation
  } read: { (scanner, property) throws(Diagnostic) in
    try scanner.point(of: property)
  }
}

extension ValueCodec<Path> {
  static let path = ValueCodec(json: .path) {
    $0.notation
  } read: { (scanner, property) throws(Diagnostic) in
    try scanner.path(of: property)
  }
}

extension ValueCodec<Size> {
  static let size = ValueCodec(json: .size) {
    "\($0.width.notation)x\($0.height.notation)"
  } read: { (scanner, _) throws(Diagnostic) in
    try scanner.size()
  }
}

extension ValueCodec<Color> {
  static let color = ValueCodec(json: .color) {
    $0.notation
  } read: { (scanner, property) throws(Diagnostic) in
    try scanner.color(of: property)
  }
}

extension ValueCodec<FontSize> {
  static let fontSize = ValueCodec(json: .fontSize) {
    "\($0.points.notation)\($0.isBold ? " bold" : "")"
  } read: { (scanner, _) throws(Diagnostic) in
    try scanner.fontSize()
  }
}
