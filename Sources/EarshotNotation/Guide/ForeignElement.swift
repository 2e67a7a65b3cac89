import EarshotModel

/// An element in the notation of another tool, or with its parts in another order: a tag of HTML, a
/// view of SwiftUI with modifiers, or a role with attributes.
///
///     <button aria-label="Close" onclick="history.back()">X</button>
///     Text("Ready").accessibilityAddTraits(.isHeader)
///     switch "Wi-Fi" id=wifi isOn=false
///
/// Every part of the line must have a known meaning. Then, the rewritten line lacks nothing that the
/// author wrote, except words for the look, which VoiceOver never says.
///
/// - Source: our choice, from what app developers typed.
struct ForeignElement {
  var role: Role
  var label: String?
  var identifier: String?
  var binding: String?
  var tags: [String] = []
  var state: String?
  var traits: [String] = []
  var below: [String] = []
  var numbers: [String: String] = [:]
  /// The role in an attribute, or `nil` if there's none.
  var kind: Role?
  var loose: [String] = []
  /// Whether the line has words without a meaning for VoiceOver.
  var leavesOut = false
  /// Whether a part of the line has no known meaning, or two parts contradict each other.
  var isUnclear = false
  let names: KnownNames
  let frame: LineFrame

  /// Reads a line, or returns `nil` if it doesn't begin with an element, or if a part of it has no
  /// known meaning.
  init?(_ line: String, _ names: KnownNames, in frame: LineFrame = LineFrame()) {
    guard line.utf8.count <= 300 else { return nil }
    self.names = names
    self.frame = frame
    guard line.count(where: { $0 == "\"" }) % 2 == 0, !line.contains("\\(") else { return nil }
    let code = Self.code(line)
    let parts = LineTokens(code.line)
    var tokens = parts.all
    let texts = tokens.compactMap { token -> String? in
      if case .text(let text) = token { return text }
      return nil
    }
    label = code.label ?? texts.first ?? Self.named(tokens)
    var frame = frame
    frame.texts = texts.count
    guard let start = Self.role(tokens, label: label, frame),
      names.components[start.word] == nil
    else { return nil }
    role = start.role
    // `label: Pay` is a property, but `switch: on "Wi-Fi"` is an element.
    let isBullet = line.hasPrefix("-")
    if parts.beginsWithColon, !role.holdsState, !isBullet || texts.isEmpty && role != .text {
      return nil
    }
    if case .pair("", _)? = tokens.dropFirst().first, !role.holdsState { return nil }
    tokens.removeFirst(start.count)
    readKinds(tokens)
    let words = Self.level(of: start.word)
    if let words { numbers["level"] = words }
    read(tokens)
    finish(line, texts)
    guard !isUnclear else { return nil }
  }

  /// Returns the line without the punctuation of tags and lists, and the text inside a tag.
  static func code(_ line: String) -> (line: String, label: String?) {
    let bare = String(line.drop { "-*• ".contains($0) })
    for (mark, state) in [("[ ]", "off"), ("[x]", "on"), ("[X]", "on")] where bare.hasPrefix(mark) {
      return ("checkbox \(state) \(bare.dropFirst(3))", nil)
    }
    if bare.hasPrefix("!["), let end = bare.firstRange(of: "](") {
      let tail = bare[end.upperBound...].drop { $0 != ")" }.dropFirst()
      return ("image \(tail)", String(bare.dropFirst(2)[..<end.lowerBound]))
    }
    if bare.hasPrefix("["), let end = bare.firstRange(of: "](") {
      let target = bare[end.upperBound...].prefix { $0 != ")" }
      let tail = bare[target.endIndex...].dropFirst()
      return ("link href=\"\(target)\" \(tail)", String(bare.dropFirst()[..<end.lowerBound]))
    }
    guard line.hasPrefix("<"), let close = line.firstIndex(of: ">") else { return (bare, nil) }
    let tag = String(line[..<close].dropFirst())
    let rest = line[line.index(after: close)...]
    let inside = String(rest.prefix { $0 != "<" }).trimmedOfSpaces
    let tail = rest.drop { $0 != ">" }.dropFirst()
    let isMark = inside.hasPrefix("#") || inside.hasPrefix(".")
    return ("\(tag) \(isMark ? inside : "") \(tail)", inside.isEmpty || isMark ? nil : inside)
  }

  /// Returns the first attribute that is a label, or `nil` if there's none.
  static func named(_ tokens: [LineTokens.Token]) -> String? {
    for case .pair(let name, let value) in tokens where labels.contains(Self.letters(name)) {
      return value
    }
    return nil
  }

  static func letters(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// Returns the role at the beginning of a line, which can be written in up to three words, or
  /// `nil` if there's none.
  static func role(
    _ tokens: [LineTokens.Token],
    label: String?,
    _ frame: LineFrame
  ) -> (role: Role, word: String, count: Int)? {
    let words = tokens.prefix(4).map { token -> String in
      if case .word(let word) = token { return word }
      return ""
    }
    let first = words.first?.lowercased() ?? ""
    let isArticle = ["a", "an", "the"].contains(first)
    let starts = isArticle ? [1, 0] : looks.contains(first) ? [0, 1] : [0]
    for start in starts {
      for count in stride(from: 3, to: 0, by: -1) where start + count <= words.count {
        let parts = words[start..<(start + count)]
        guard !parts.contains("") else { continue }
        let word = parts.joined()
        if let role = role(word, label: label, in: frame) { return (role, word, start + count) }
      }
    }
    return nil
  }

  /// Returns the level in the name of a heading other than the first, such as `h2`, or `nil`.
  static func level(of word: String) -> String? {
    let number = word.drop { $0.isLetter }
    return word.lowercased().hasPrefix("h") && number.count == 1 && number != "1"
      ? String(number) : nil
  }

  /// Returns whether VoiceOver never says the value of an attribute, such as `src=` or `type=`.
  static func isUnspoken(_ attribute: String) -> Bool {
    let name = letters(attribute)
    return !labels.contains(name) && name != "value" && name != "placeholder"
  }

  static let labels: Set = [
    "arialabel", "label", "alt", "title", "text", "contentdescription", "accessibilitylabel",
    "caption", "alttext", "semanticslabel", "message",
  ]
  static let ids: Set = [
    "id", "name", "datatestid", "testid", "resourceid", "identifier", "accessibilityidentifier",
    "testtag", "key", "nativeid",
  ]
  /// Names that only describe the look or the source of a view, which VoiceOver never says.
  static let unspoken: Set = [
    "src", "style", "for", "source", "systemname", "systemimage", "font", "padding", "margin",
    "cornerradius", "resizable", "bold", "italic", "shadow", "modifier", "action", "buttonstyle",
    "textfieldstyle", "scaledtofit", "aspectratio", "foregroundstyle", "tint", "rel", "srcset",
    "animated",
  ]
  static let secure: Set = ["secure", "masked", "obscured", "password", "hidden", "secret"]
  static let fillers: Set = [
    "is", "state", "and", "currently", "by", "with", "href", "src", "named", "labeled", "out",
    "turned", "switched", "set", "to",
    "labelled", "called", "saying",
  ]
}
