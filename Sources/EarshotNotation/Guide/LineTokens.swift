/// The parts of a line in the notation of another tool: words, attributes, strings, and marks.
///
///     Toggle("Wi-Fi", isOn: false) #wifi    →    Toggle · "Wi-Fi" · isOn = false · #wifi
///
/// Parentheses and brackets have no separate meaning, except after a modifier such as
/// `.disabled(true)`, whose value they contain.
struct LineTokens {
  /// A part of a line.
  enum Token: Equatable {
    case word(String)
    case text(String)
    /// An attribute, an argument with a label, or a modifier, with its value.
    case pair(name: String, value: String)
    case identifier(String)
    case tag(String)
    /// A sign that has no meaning between the parts of an element, such as `+`.
    case stray(Character)
  }

  private(set) var all: [Token] = []
  /// Whether a colon follows the first word.
  private(set) var beginsWithColon = false
  private var rest: Substring
  private var last: Character = " "

  /// Splits a line into its parts.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the line.
  init(_ line: String) {
    rest = line[...]
    while let first = rest.first { read(first) }
  }

  private static let quotes: [Character: Character] = [
    "\"": "\"", "“": "”", "'": "'", "`": "`", "„": "“",
  ]

  private mutating func read(_ first: Character) {
    if let end = Self.quotes[first] {
      all.append(.text(take(to: end)))
    } else if first == "#", let name = name(after: 1) {
      all.append(.identifier(name))
    } else if first == ".", let name = name(after: 1) {
      readTag(name)
    } else if first.isOfName || "!$@".contains(first) {
      readWord()
    } else if let arrow = ["->", "=>", "→"].first(where: rest.hasPrefix), !all.isEmpty {
      rest = rest.dropFirst(arrow.count).drop { $0 == " " }
      let value = takeValue()
      if !value.isEmpty { all.append(.pair(name: "href", value: value)) }
    } else if first == ":" || first == "=", case .text? = all.last {
      let value = takeValueBehindText()
      if !value.isEmpty { all.append(.pair(name: "value", value: value)) }
    } else {
      last = rest.removeFirst()
      if "+*%&?^".contains(last) { all.append(.stray(last)) }
    }
  }

  /// Removes and returns the words between a colon and the next identifier or tag.
  private mutating func takeValueBehindText() -> String {
    let words = rest.dropFirst()
    let mark = words.indices.first { place in
      let next = words.index(after: place)
      return words[place] == " " && next < words.endIndex && "#.".contains(words[next])
    }
    rest = words[(mark ?? words.endIndex)...]
    last = ":"
    return String(words[..<(mark ?? words.endIndex)]).trimmedOfSpaces
  }

  /// Removes and returns the text up to a closing mark, without the marks.
  private mutating func take(to end: Character) -> String {
    let inside = rest.dropFirst()
    var isEscaped = false
    let close = inside.indices.first { place in
      defer { isEscaped = inside[place] == "\\" && !isEscaped }
      return inside[place] == end && !isEscaped
    }
    let text = inside[..<(close ?? inside.endIndex)]
    rest = close.map { inside[inside.index(after: $0)...] } ?? inside[inside.endIndex...]
    last = end
    return String(text)
  }

  /// Removes and returns the name after a mark, or returns `nil` if there's none.
  private mutating func name(after count: Int) -> String? {
    let name = rest.dropFirst(count).prefix(while: \.isOfName)
    guard !name.isEmpty else { return nil }
    rest = rest.dropFirst(count + name.count)
    return String(name)
  }

  /// Reads a tag such as `.step`, a value such as `.high`, or a modifier such as `.disabled(true)`.
  private mutating func readTag(_ name: String) {
    let isModifier = rest.first == "("
    if isModifier {
      all.append(.pair(name: name, value: take(to: ")")))
    } else {
      all.append("([:=,".contains(last) ? .word(name) : .tag(name))
    }
    last = "x"
  }

  private mutating func readWord() {
    let word = rest.prefix { $0.isOfName || "!$@".contains($0) }
    rest = rest[word.endIndex...]
    last = "x"
    // A namespace, as in `android:text="Open"`, has no meaning.
    let local = rest.dropFirst().prefix { $0.isOfName }
    if rest.first == ":", !local.isEmpty, rest.dropFirst(local.count + 1).first == "=" {
      rest = rest.dropFirst()
      return readWord()
    }
    let isFirst = all.isEmpty
    let after = rest.drop { $0 == " " }
    if isFirst, after.first == ":" {
      rest = after.dropFirst()
      beginsWithColon = true
      return all.append(.word(String(word)))
    }
    let isSign = after.first == "=" || after.first == ":"
    guard isSign, after.dropFirst().first != "=" else { return all.append(.word(String(word))) }
    rest = after.dropFirst().drop { $0 == " " }
    last = ":"
    if isFirst { all.append(.word(String(word))) }
    let value = takeValue()
    if !isFirst {
      all.append(.pair(name: String(word), value: value))
    } else if !value.isEmpty {
      all.append(.pair(name: "", value: value))
    }
  }

  /// Removes and returns the value of an attribute, without its quotes or braces.
  private mutating func takeValue() -> String {
    guard let first = rest.first else { return "" }
    if let end = Self.quotes[first] { return take(to: end) }
    if first == "{" { return take(to: "}") }
    if first == "[" { return take(to: "]") }
    let start = rest.drop { $0 == "." || $0 == "#" }
    let value = start.prefix { !" ,;)>\"".contains($0) }
    rest = start[value.endIndex...]
    last = "x"
    // A bracket around several attributes isn't part of the last value.
    let isClosed = [("[", "]"), ("{", "}")].contains { open, close in
      value.hasSuffix(close) && !value.contains(open)
    }
    return String(value.hasSuffix("/") || isClosed ? value.dropLast() : value)
  }
}
