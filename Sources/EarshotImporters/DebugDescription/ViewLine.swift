import EarshotModel

/// The beginning of a line that describes a view, such as `→Button, 0x7f…, {{0.0, 0.0}, {44.0,
/// 44.0}}`.
struct ViewLine {
  /// The type of the view.
  let element: ElementType
  /// The text after the type.
  let rest: String
  /// The column of the type in characters, starting at 0.
  let column: Int

  /// Parses the beginning of a line, or returns `nil` if it doesn't describe a view.
  init?(_ line: String) {
    var column = 0
    var place = line.startIndex
    while place < line.endIndex {
      let character = line[place]
      guard character.isWhitespace || "→↳>/*#|-".contains(character) else { break }
      column += 1
      place = line.index(after: place)
    }
    let name = line[place...].prefix { $0.isASCII && $0.isLetter }
    guard let element = ElementType(named: name) else { return nil }
    let rest = line[name.endIndex...]
    guard rest.isEmpty || rest.hasPrefix(", ") || rest.hasPrefix(" (") else { return nil }
    self.element = element
    self.rest = String(rest)
    self.column = column
  }
}

/// The fields after the type of a view: its frame, its strings, and its flags.
///
/// Quotation marks inside a string aren't escaped. Therefore, a string ends at a quotation mark
/// that is followed by the end of the line or by another field. A string with an apostrophe may be
/// in double quotation marks.
struct ViewFields {
  /// The strings by their keys.
  private(set) var texts: [String: String] = [:]
  /// The flags of the view.
  private(set) var flags: Set<String> = []
  /// The frame of the view, or `nil` if the line doesn't contain it.
  private(set) var frame: Rect?
  /// The traits, or `nil` if the line doesn't contain their number.
  private(set) var traits: Traits?

  private static let quoted = ["identifier", "label", "title", "placeholderValue"]
  private static let marks: [Character] = ["'", "\""]
  private static let flagNames = ["Selected", "Disabled", "Focused", "Keyboard Focused"]

  /// Reads the fields.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  init(_ text: String) {
    var rest = text[...]
    while !rest.isEmpty {
      rest = rest.drop { $0 == "," || $0 == " " || $0 == "\n" }
      rest = take(rest)
    }
  }

  /// Returns whether a line ends inside quoted text, so the next line belongs to it.
  static func isOpen(_ line: String) -> Bool {
    let openings = marks.flatMap { mark in
      quoted.compactMap { key in line.lastRange(of: " \(key): \(mark)").map { ($0, mark) } }
    }
    guard let (start, mark) = openings.max(by: { $0.0 < $1.0 }) else { return false }
    return end(of: line[start...], at: mark) == nil
  }

  /// Reads a field and returns the rest of the text.
  private mutating func take(_ text: Substring) -> Substring {
    for key in ViewFields.quoted where text.hasPrefix("\(key): ") {
      let quote = text.dropFirst(key.count + 2)
      guard let mark = quote.first, ViewFields.marks.contains(mark) else { continue }
      let inside = quote.dropFirst()
      let end = ViewFields.end(of: inside, at: mark) ?? inside.endIndex
      texts[key] = String(inside[..<end])
      return inside[end...].dropFirst()
    }
    if text.hasPrefix("value: ") { return takeValue(text.dropFirst(7)) }
    if text.hasPrefix("traits: ") {
      let number = text.dropFirst(8).prefix { $0.isNumber }
      traits = UInt64(number).map { Traits(rawValue: $0).intersection(.exportable) }
      return text.dropFirst(8 + number.count)
    }
    if text.hasPrefix("{{"), let end = text.firstIndex(of: "}").map({ text[$0...] }) {
      let close = end.dropFirst().firstIndex(of: "}") ?? text.endIndex
      let whole = text[..<close]
      frame = Rect(braced: whole)
      return text[close...].drop { $0 == "}" }
    }
    let end = text.firstIndex(of: ",") ?? text.endIndex
    let word = text[..<end].trimmed
    if ViewFields.flagNames.contains(String(word)) { flags.insert(String(word)) }
    return text[end...]
  }

  /// Reads a value, which ends where another field begins.
  ///
  /// Some tools put the value in quotation marks.
  private mutating func takeValue(_ text: Substring) -> Substring {
    if text.first == "'", let end = ViewFields.end(of: text.dropFirst(), at: "'") {
      texts["value"] = String(text[..<end].dropFirst())
      return text[end...].dropFirst()
    }
    var place = text.startIndex
    while let comma = text[place...].firstIndex(of: ",") {
      let after = text[comma...]
      if ViewFields.mayFollow(after) { break }
      place = text.index(after: comma)
    }
    let end = text[place...].firstIndex(of: ",").flatMap { comma in
      ViewFields.mayFollow(text[comma...]) ? comma : nil
    }
    texts["value"] = String(text[..<(end ?? text.endIndex)])
    return text[(end ?? text.endIndex)...]
  }

  /// Returns the end of quoted text, or `nil` if it has no end.
  private static func end(of text: Substring, at mark: Character) -> Substring.Index? {
    var place = text.startIndex
    while let quote = text[place...].firstIndex(of: mark) {
      let after = text[text.index(after: quote)...]
      if after.isEmpty || mayFollow(after) { return quote }
      place = text.index(after: quote)
    }
    return nil
  }

  /// Returns whether the text begins with another field or consists only of whitespace.
  private static func mayFollow(_ text: Substring) -> Bool {
    guard text.hasPrefix(", ") else { return isEnd(text) }
    let field = text.dropFirst(2)
    if quoted.contains(where: { key in
      marks.contains { field.hasPrefix("\(key): \($0)") }
    }) {
      return true
    }
    if ["value: ", "traits: ", "hitPoint: ", "activationBundleId: "].contains(where: {
      field.hasPrefix($0)
    }) {
      return true
    }
    return flagNames.contains { name in
      guard field.hasPrefix(name) else { return false }
      let rest = field.dropFirst(name.count)
      return rest.hasPrefix(", ") || isEnd(rest)
    }
  }

  /// Returns whether the text is the end of a line.
  ///
  /// If a test prints an array of elements, each line ends with a comma.
  private static func isEnd(_ text: Substring) -> Bool {
    (text.first == "," ? text.dropFirst() : text).allSatisfy(\.isWhitespace)
  }
}

extension Traits {
  /// The traits that have a name in the notation.
  ///
  /// A number from a device also has other bits.
  fileprivate static let exportable = Traits.named.reduce(into: Traits()) { $0.formUnion($1.trait) }
}

extension String {
  /// Returns the end of the last occurrence of a string, or `nil` if it doesn't occur.
  fileprivate func lastRange(of part: String) -> String.Index? {
    var place = endIndex
    while place > startIndex {
      place = index(before: place)
      if self[place...].hasPrefix(part) { return index(place, offsetBy: part.count) }
    }
    return nil
  }
}
