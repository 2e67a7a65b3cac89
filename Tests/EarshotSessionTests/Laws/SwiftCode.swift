/// The text of a Swift file with blanked comments and strings, so words and braces are code.
///
/// It's a reading for laws about tests, not a parser: text that it can't classify counts as code.
struct SwiftCode {
  /// The bytes, as many as the text has.
  let bytes: [UInt8]

  /// Takes text that is already blanked.
  init(blanked bytes: [UInt8]) { self.bytes = bytes }

  /// Blanks comments, strings, and regular expressions.
  init(_ text: String) {
    var bytes = Array(text.utf8)
    var place = 0
    while place < bytes.count {
      guard let end = Self.endOfBlank(bytes, place) else {
        place += 1
        continue
      }
      for blank in place..<end where bytes[blank] != 0x0A { bytes[blank] = 0x20 }
      // A string remains something, so `["a"]` is a list and `("a")` has an argument.
      bytes[place] = UInt8(ascii: "_")
      place = max(end, place + 1)
    }
    self.bytes = bytes
  }

  private static func endOfBlank(_ bytes: [UInt8], _ place: Int) -> Int? {
    guard [UInt8(ascii: "/"), UInt8(ascii: "#"), UInt8(ascii: "\"")].contains(bytes[place]) else {
      return nil
    }
    func begins(_ text: String, at place: Int) -> Bool {
      bytes[min(place, bytes.count)...].starts(with: text.utf8)
    }
    func end(of text: String, after place: Int) -> Int {
      var place = place
      while place < bytes.count, !begins(text, at: place) { place += 1 }
      return min(bytes.count, place + text.utf8.count)
    }
    if begins("//", at: place) { return end(of: "\n", after: place) - 1 }
    if begins("#/", at: place) { return end(of: "/#", after: place + 2) }
    var hashes = 0
    while begins("#", at: place + hashes) { hashes += 1 }
    guard begins("\"", at: place + hashes) else { return nil }
    let quotes = begins("\"\"\"", at: place + hashes) ? "\"\"\"" : "\""
    let mark = quotes + String(repeating: "#", count: hashes)
    let escape = "\\" + String(repeating: "#", count: hashes)
    var place = place + hashes + quotes.utf8.count
    while place < bytes.count, !begins(mark, at: place) {
      guard begins(escape, at: place) else {
        place += 1
        continue
      }
      place += escape.utf8.count
      guard begins("(", at: place) else {
        place += 1
        continue
      }
      var depth = 0
      repeat {
        if let inner = endOfBlank(bytes, place) {
          place = inner
        } else {
          depth += begins("(", at: place) ? 1 : begins(")", at: place) ? -1 : 0
          place += 1
        }
      } while depth > 0 && place < bytes.count
    }
    return min(bytes.count, place + mark.utf8.count)
  }
}

extension SwiftCode {
  func begins(_ text: String, at place: Int) -> Bool { bytes[place...].starts(with: text.utf8) }

  /// The places of some words, in order.
  func places(of words: [String]) -> [Int] {
    let starts = Set(words.compactMap(\.utf8.first))
    return bytes.indices.filter { place in
      starts.contains(bytes[place]) && words.contains { begins($0, at: place) }
    }
  }

  /// The names before opening parentheses, and where they are.
  var calls: [(name: String, place: Int)] {
    bytes.indices.filter { bytes[$0] == UInt8(ascii: "(") }.compactMap { place in
      let start = startOfWord(before: place)
      return start < place ? (word(at: start), start) : nil
    }
  }

  func end(of text: String, after place: Int) -> Int? {
    var place = place
    while place < bytes.count {
      if begins(text, at: place) { return place + text.utf8.count }
      place += 1
    }
    return nil
  }

  /// The word at a place, with or without backticks.
  func word(at place: Int) -> String {
    String(decoding: bytes[place...].prefix(while: \.isWordByte), as: UTF8.self)
  }

  /// The words that follow another.
  func words(after text: String) -> [String] {
    places(of: [text]).map { word(at: $0 + text.utf8.count) }
  }

  func startOfWord(before place: Int) -> Int {
    var place = place
    while place > 0, bytes[place - 1].isWordByte { place -= 1 }
    return place
  }

  func trimmedText(_ range: Range<Int>) -> String {
    let text = String(decoding: bytes[range], as: UTF8.self)
    return text.split { " \n".contains($0) }.joined(separator: " ")
  }

  /// The brace that opens the body of a function.
  func firstBrace(after place: Int) -> Int? {
    var depth = 0
    for place in place..<bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "{") where depth == 0: return place
      default: break
      }
    }
    return nil
  }

  /// The brace that opens the body of a loop, after any closures in its sequence.
  func bodyOfLoop(after start: Int) -> Int? {
    var place = firstBrace(after: start)
    while let open = place, let end = closing(open) {
      let isClosure =
        bytes[open - 2] != UInt8(ascii: " ")
        && trimmedText(start..<open).wholeMatch(of: #/.*\.\w+/#) != nil
        && trimmedText(end + 1..<min(end + 12, bytes.count)).prefixMatch(of: #/[.{]|where /#) != nil
      guard isClosure else { return open }
      place = firstBrace(after: end + 1)
    }
    return place
  }

  /// The brace that closes another.
  func closing(_ open: Int) -> Int? {
    var depth = 0
    for place in open..<bytes.count {
      if bytes[place] == UInt8(ascii: "{") { depth += 1 }
      if bytes[place] == UInt8(ascii: "}") {
        depth -= 1
        if depth == 0 { return place }
      }
    }
    return nil
  }

  /// The places at which a function returns silently.
  var silentExits: [Int] {
    places(of: ["{ return }", "{\n      return\n    }"])
  }

  /// Whether a constant is written as a nonempty list.
  func isList(_ name: String) -> Bool {
    places(of: ["let \(name)"]).contains { place in
      let line = bytes[place...].prefix(400)
      guard let equals = line.firstIndex(of: UInt8(ascii: "=")) else { return false }
      let rest = bytes[(equals + 1)...].drop { $0 == 0x20 || $0 == 0x0A }
      return rest.first == UInt8(ascii: "[") && !rest.starts(with: "[]".utf8)
        && !rest.starts(with: "[:]".utf8)
    }
  }

  /// Whether text is a list with literal entries.
  static func isListLiteral(_ text: String) -> Bool {
    guard text.hasPrefix("["), text != "[]" else { return false }
    var depth = 0
    for (offset, character) in text.enumerated() {
      if "[(".contains(character) { depth += 1 }
      if "])".contains(character) { depth -= 1 }
      if depth == 0 { return offset == text.count - 1 }
    }
    return false
  }

  /// Whether text is a range or a stride of literal numbers.
  static func isRangeOfNumbers(_ text: String) -> Bool {
    let range = #/\(?[0-9_]+ ?\.\.[.<] ?[0-9_]+\)?/#
    let stride = #/stride\(from: [0-9]+, (to|through): [0-9_]+, by: [0-9]+\)/#
    return text.wholeMatch(of: range) != nil || text.wholeMatch(of: stride) != nil
  }
}

extension UInt8 {
  /// Whether a byte can be in a name.
  var isWordByte: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x60, 0x80...: true
    default: false
    }
  }
}
