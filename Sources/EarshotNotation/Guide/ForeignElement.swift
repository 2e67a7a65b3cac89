import EarshotModel

/// An element in the notation of another tool, or with its parts in another order: a tag of HTML, a
/// view of SwiftUI with modifiers, or a role with attributes.
///
///     <button aria-label="Close" onclick="history.back()">X</button>
///     Text("Ready").accessibilityAddTraits(.isHeader)
///     switch "Wi-Fi" id=wifi isOn=false
///
/// Every part of the line must have a known meaning, so that the rewritten line lacks nothing that
/// the author wrote, except words for the look, which VoiceOver never says.
///
/// - Source: our choice, from what app developers typed.
struct ForeignElement {
  private var role: Role
  private var label: String?
  private var identifier: String?
  private var binding: String?
  private var tags: [String] = []
  private var state: String?
  private var traits: [String] = []
  private var below: [String] = []
  private var numbers: [String: String] = [:]
  /// The role in an attribute, or `nil` if there's none.
  private var kind: Role?
  private var loose: [String] = []
  /// Whether the line has words without a meaning for VoiceOver.
  private(set) var leavesOut = false
  /// Whether a part of the line has no known meaning, or two parts contradict each other.
  private var isUnclear = false
  private let names: KnownNames
  private let frame: LineFrame

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
  private static func code(_ line: String) -> (line: String, label: String?) {
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
  private static func named(_ tokens: [LineTokens.Token]) -> String? {
    for case .pair(let name, let value) in tokens where labels.contains(Self.letters(name)) {
      return value
    }
    return nil
  }

  private static func letters(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// Returns the role at the beginning of a line, which can be written in up to three words, or
  /// `nil` if there's none.
  private static func role(
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
  private static func level(of word: String) -> String? {
    let number = word.drop { $0.isLetter }
    return word.lowercased().hasPrefix("h") && number.count == 1 && number != "1"
      ? String(number) : nil
  }

  /// Returns whether VoiceOver never says the value of an attribute, such as `src=` or `type=`.
  static func isUnspoken(_ attribute: String) -> Bool {
    let name = letters(attribute)
    return !labels.contains(name) && name != "value" && name != "placeholder"
  }

  private static let labels: Set = [
    "arialabel", "label", "alt", "title", "text", "contentdescription", "accessibilitylabel",
    "caption", "alttext", "semanticslabel", "message",
  ]
  private static let ids: Set = [
    "id", "name", "datatestid", "testid", "resourceid", "identifier", "accessibilityidentifier",
    "testtag", "key", "nativeid",
  ]
  /// Names that only describe the look or the source of a view, which VoiceOver never says.
  private static let unspoken: Set = [
    "src", "style", "for", "source", "systemname", "systemimage", "font", "padding", "margin",
    "cornerradius", "resizable", "bold", "italic", "shadow", "modifier", "action", "buttonstyle",
    "textfieldstyle", "scaledtofit", "aspectratio", "foregroundstyle", "tint", "rel", "srcset",
    "animated",
  ]
  private static let secure: Set = ["secure", "masked", "obscured", "password", "hidden", "secret"]
  private static let fillers: Set = [
    "is", "state", "and", "currently", "by", "with", "href", "src", "named", "labeled", "out",
    "turned", "switched", "set", "to",
    "labelled", "called", "saying",
  ]

  /// Reads the attributes that determine the role.
  private mutating func readKinds(_ tokens: [LineTokens.Token]) {
    let types: [String: Role] = [
      "range": .slider, "checkbox": .checkbox, "radio": .button, "submit": .button,
      "button": .button, "password": .secureTextField, "search": .searchField, "date": .datePicker,
      "text": .textField, "email": .textField, "tel": .textField, "url": .textField,
      "number": .textField, "reset": .button, "image": .button,
    ]
    for token in tokens {
      if case .word(let word) = token, role == .textField, Self.secure.contains(word.lowercased()) {
        role = .secureTextField
      }
      guard case .pair(let name, let value) = token else { continue }
      switch Self.letters(name) {
      case "type" where role == .textField: role = types[value.lowercased()] ?? role
      case "value" where role == .activity: role = .progress
      case "role":
        kind = Self.role(value, label: label, in: frame)
        role = kind ?? role
      default: continue
      }
    }
  }

  private mutating func read(_ tokens: [LineTokens.Token]) {
    var isDenied = false
    for (place, token) in tokens.enumerated() {
      switch token {
      case .text: continue
      case .identifier(let name):
        // An element has one identifier; a second name can only be a tag.
        if identifier == nil || identifier == name { identifier = name } else { tags.append(name) }
      case .tag(let name)
      where name.hasPrefix("is") && name.dropFirst(2).first?.isUppercase == true:
        readTrait(name)
      case .tag("selected"), .tag("notEnabled"), .tag("disabled"), .tag("hidden"):
        if case .tag(let name) = token { readWord(name, before: .text("")) }
      case .tag(let name): tags.append(name)
      case .stray: isUnclear = true
      case .pair(let name, let value): readPair(Self.letters(name), name, value)
      case .word(let word):
        if ["not", "non", "un"].contains(word.lowercased()) { isDenied = true; continue }
        let next = place + 1 < tokens.count ? tokens[place + 1] : .text("")
        readWord(isDenied ? "!\(word)" : word, before: next)
        isDenied = false
      }
    }
  }

  private mutating func readWord(_ word: String, before next: LineTokens.Token) {
    let isCapital = word.first?.isUppercase == true && word != word.uppercased()
    let isLabel = label == nil && (!loose.isEmpty || isCapital)
    if isLabel, role.holdsState ? !StateOnLine.words.contains(word.lowercased()) : true {
      return loose.append(word)
    }
    if word.hasPrefix("$") { return binding = String(word.dropFirst()) }
    if role == .secureTextField, Self.secure.contains(word.lowercased()) { return }
    let plain = word.lowercased()
    if role.holdsState, ["0", "1"].contains(word) {
      return take(.toggle(word == "1" ? "on" : "off"))
    }
    if let meaning = StateOnLine.meaning(of: word, true, role) { return take(meaning) }
    if case .text(let text) = next, Self.labels.contains(plain) {
      // A view inside, such as `Text("S")`, isn't the label.
      return word == plain ? label = text : ()
    }
    if Self.looks.contains(plain) { leavesOut = true }
    if Self.fillers.contains(plain) || Self.looks.contains(plain) { return }
    if Double(word) != nil, case .word = next { return isUnclear = true }
    loose.append(word)
  }

  private mutating func take(_ meaning: StateOnLine) {
    switch meaning {
    case .toggle(let word):
      isUnclear = isUnclear || state != nil && state != word
      state = word
    case .trait(let name): if !traits.contains(name) { traits.append(name) }
    case .below(let line): add(line)
    case .nothing: leavesOut = true
    }
  }

  /// Adds a line below, unless the element already has such a line.
  private mutating func add(_ line: String) {
    let word = String(line.prefix { $0 != " " && $0 != ":" })
    if !frame.children.contains(word), !below.contains(line) { below.append(line) }
  }

  private static let truth = [
    "true": true, "yes": true, "1": true, "": true, "on": true, "false": false, "no": false,
    "0": false, "off": false,
  ]

  private mutating func readPair(_ name: String, _ spelled: String, _ written: String) {
    let inside = written.hasPrefix("constant(") ? String(written.dropFirst(9)) : written
    let value = Quoting.unquoted(inside) ?? inside.filter { $0 != "\"" }
    if value.hasPrefix("$") { return binding = String(value.dropFirst()) }
    if Self.labels.contains(name) { return label = value }
    if Self.ids.contains(name) {
      return identifier = value.split { $0 == "/" || $0 == "#" }.last.map(String.init)
    }
    if let isTrue = Self.truth[value.lowercased()] ?? (value.lowercased() == name ? true : nil),
      let meaning = StateOnLine.meaning(of: spelled, isTrue, role)
    {
      return take(meaning)
    }
    switch name {
    case "value" where role.holdsState, "", "state", "status", "checked":
      guard let meaning = StateOnLine.meaning(of: value, true, role) else {
        return isUnclear = true
      }
      take(meaning)
    case "class", "classname", "tag", "tags":
      tags += value.split { " ,.".contains($0) }.map(String.init)
    case "min", "max", "step", "level", "arialevel", "from",
      "to" where Double(value) != nil || name != "to":
      numbers[["arialevel": "level", "from": "min", "to": "max"][name] ?? name] = value
    case "type" where role == .textField: leavesOut = true
    case "type", "role": isUnclear = isUnclear || name == "role" && kind != role
    case "traits", "accessibilityaddtraits", "addtraits", "accessibilitytraits":
      for trait in value.split(whereSeparator: { " ,.[]".contains($0) }) {
        readTrait(String(trait))
      }
    case "href", "destination", "link", "target", "url", "to": readTarget(value)
    case "font", "fontsize", "size", "textsize":
      let number = value.prefix { $0.isNumber || $0 == "." }
      Double(String(number)) == nil ? leavesOut = true : add("fontSize: \(number)")
    case "value": add("value: \(share(value))")
    default: if !Self.unspoken.contains(name) { readProperty(name, spelled, written) }
    }
  }

  private mutating func readTrait(_ word: String) {
    switch word {
    case "isHeader" where role == .text: role = .header
    case "isButton" where role == .text: role = .button
    case "isLink" where role == .text: role = .link
    default:
      guard let meaning = StateOnLine.meaning(of: word, true, role) else { return isUnclear = true }
      take(meaning)
    }
  }

  /// Reads the destination of a link.
  private mutating func readTarget(_ value: String) {
    if frame.children.contains("on") || frame.children.contains("opens") { return }
    let bare = String(value.drop { "#./".contains($0) })
    guard let screen = names.screen(bare.replacing(".html", with: "")) ?? names.titled(value) else {
      return isUnclear = true
    }
    add(role == .tab ? "opens: \(screen)" : "on activate: push \(screen)")
  }

  /// Returns the value of a progress bar as a percentage.
  private func share(_ value: String) -> String {
    guard role == .progress, let amount = Double(value), (0...1).contains(amount) else {
      return value
    }
    return "\(Int((amount * 100).rounded()))%"
  }

  /// Reads an attribute that corresponds to a property or an event.
  private mutating func readProperty(_ name: String, _ spelled: String, _ value: String) {
    if let own = BorrowedWord.ownName(of: spelled, in: Property.allCases.map(\.name)) {
      return add("\(own): \(Quoting.unquoted(value) ?? value.filter { $0 != "\"" })")
    }
    let code = "\(name)={\(value)}"
    let lines = ForeignLine(code, names).candidates(asEffect: false).first
    isUnclear = isUnclear || lines == nil
    for line in lines ?? [] { add(line) }
  }

  /// Puts the parts together that are in several places on the line.
  private mutating func finish(_ line: String, _ texts: [String]) {
    let texts = texts.filter { text in
      text == label || ![".png", ".jpg", ".jpeg", ".svg", ".webp"].contains(where: text.hasSuffix)
    }
    if role.holdsState, state == nil, texts.count == 2,
      case .toggle(let word)? = StateOnLine.meaning(of: texts[0], true, role)
    {
      (state, label) = (word, texts[1])
      return
    }
    let own = label == texts.first ? texts.dropFirst() : texts[...]
    if role == .adjustable || role == .wheel, own.count > 1 {
      add("values: \(own.joined(separator: " | "))")
    } else if !own.isEmpty, label == texts.first || own.count > 1 {
      isUnclear = true
    }
    if let low = numbers["min"], let high = numbers["max"] {
      add("range: \(low)...\(high)" + (numbers["step"].map { " by \($0)" } ?? ""))
    } else if numbers["min"] != nil || numbers["max"] != nil || numbers["step"] != nil {
      isUnclear = true
    }
    if let level = numbers["level"], role == .header { add("level: \(level)") }
    if !loose.isEmpty {
      let words = loose.joined(separator: " ")
      isUnclear =
        isUnclear || label != nil || !line.contains(words) || role == .variable
        || words.first?.isUppercase != true
      label = label ?? words
    }
    if identifier == nil, let binding, !Quoting.isBareName(binding) { isUnclear = true }
    identifier = identifier ?? binding
    if role.holdsState, state == nil, binding == nil, line.contains("type=") { state = "off" }
  }

  /// The only candidate, which consists of the lines of the element.
  var candidates: [[String]] {
    var words = [role.rawValue]
    if let state { words.append(state) }
    words += traits
    if let label { words.append(Quoting.quotedLiteral(label)) }
    if let identifier { words.append(Quoting.name(identifier, after: "#")) }
    words += tags.map { Quoting.name($0, after: ".") }
    return [[words.joined(separator: " ")] + below.map { "  \($0)" }]
  }
}
