import EarshotModel

/// An element in the notation of another tool: a tag of HTML, a view of SwiftUI with modifiers, or
/// a role with attributes.
///
///     <button aria-label="Close" onclick="history.back()">X</button>
///     Text("Ready").accessibilityAddTraits(.isHeader)
///     XCUIElementTypeSwitch name="notif" label="Notifications" value="1"
///
/// - Source: our choice, from what app developers typed.
struct ForeignElement {
  private var role: Role
  private var label: String?
  private var identifier: String?
  private var tags: [String] = []
  private var state: String?
  private var traits: [String] = []
  private var below: [String] = []
  private var attributes: [(name: String, value: String)] = []
  /// Whether an attribute has no known meaning.
  private var hasUnknown = false

  /// The roles for other tools' elements whose names aren't forms of the notation's names.
  private static let roles: [String: Role] = [
    "a": .link, "p": .text, "span": .text, "label": .text, "img": .image, "li": .text,
    "h1": .header,
    "h2": .header, "h3": .header, "h4": .header, "heading": .header, "input": .textField,
    "textbox": .textField, "edittext": .textField, "textview": .text, "statictext": .text,
    "edit": .textField, "editmultiline": .textArea, "textarea": .textArea, "checkbox": .checkbox,
    "combobox": .menu, "select": .menu, "progressview": .progress, "progressbar": .progress,
    "progress": .progress, "searchbox": .searchField, "carousel": .scrollView, "pager": .scrollView,
    "th": .text, "td": .text, "details": .button, "summary": .button, "picker": .adjustable,
    "imageview": .image, "securefield": .secureTextField, "toggle": .switch,
  ]

  /// Reads a line, or returns `nil` if it doesn't begin with an element of another tool.
  init?(_ line: String, _ names: KnownNames) {
    let code = line.drop { "<-*• ".contains($0) }
    let isTag = line.hasPrefix("<")
    let word = code.prefix { $0.isOfName }
    let rest = String(code[word.endIndex...])
    let isCall = rest.hasPrefix("(")
    attributes = Self.attributes(in: isTag ? String(rest.prefix { $0 != ">" }) : rest)
    guard
      isTag || isCall || line.hasPrefix("- ") || attributes.contains(where: { !$0.value.isEmpty })
    else { return nil }
    guard ForeignName.meaning(of: ForeignParts(line).name) == nil || isTag,
      let role = Self.role(of: String(word), attributes)
    else { return nil }
    self.role = role
    label = isTag ? Self.inside(line) : Self.firstText(in: rest, isCall)
    readAttributes(names)
    if LineWords(line).hasAttributes, hasUnknown { return nil }
    if !isTag { readWords(line) }
    if isCall { readModifiers(rest) }
    if line.hasPrefix("- "), let colon = rest.lastIndex(of: ":"), below.isEmpty {
      let value = String(rest[rest.index(after: colon)...]).trimmedOfSpaces
      if !value.isEmpty { below.append("value: \(value)") }
    }
  }

  private static func role(of word: String, _ attributes: [(name: String, value: String)]) -> Role?
  {
    let type = attributes.first { $0.name == "type" }?.value.lowercased()
    let types: [String: Role] = [
      "range": .slider, "checkbox": .checkbox, "radio": .checkbox, "submit": .button,
      "button": .button, "password": .secureTextField, "search": .searchField, "date": .datePicker,
    ]
    if word.lowercased() == "input", let type, let role = types[type] { return role }
    if let role = attributes.first(where: { $0.name == "role" }).flatMap({
      Role(rawValue: $0.value)
    }) {
      return role
    }
    let letters = word.lowercased().filter { $0.isLetter || $0.isNumber }
    let known = BorrowedWord.Position.role.words
    return roles[letters] ?? BorrowedWord.ownName(of: word, in: known).flatMap(Role.init(rawValue:))
  }

  /// Returns the attributes that are written as `name="value"`, `name={value}`, or `name=value`.
  private static func attributes(in text: String) -> [(name: String, value: String)] {
    var found: [(name: String, value: String)] = []
    var rest = text[...]
    while let sign = rest.firstIndex(of: "=") {
      let name = rest[..<sign].reversed().prefix { $0.isOfName || $0 == ":" }.reversed()
      let after = rest[rest.index(after: sign)...].drop { $0 == " " || $0 == "=" }
      let quote = after.first.flatMap { "\"'{".contains($0) ? $0 : nil }
      let value =
        quote.map { quote in after.dropFirst().prefix { $0 != (quote == "{" ? "}" : quote) } }
        ?? after.prefix { $0 != " " && $0 != ">" && $0 != "," }
      let key = String(name).lowercased().filter { $0.isLetter || $0.isNumber }
      if !key.isEmpty { found.append((key, String(value))) }
      rest = rest[value.endIndex...]
    }
    return found
  }

  /// Returns the text between the first tag and the next tag, or `nil` if there's none.
  private static func inside(_ line: String) -> String? {
    guard let start = line.firstIndex(of: ">") else { return nil }
    let text = line[line.index(after: start)...].prefix { $0 != "<" }
    return text.isEmpty ? nil : String(text)
  }

  /// Returns the first quoted string that isn't the value of an attribute, or `nil` if there's
  /// none.
  private static func firstText(in text: String, _ isCall: Bool) -> String? {
    var rest = text[...]
    while let open = rest.firstIndex(of: "\"") {
      let inside = rest[rest.index(after: open)...]
      let quoted = inside.prefix { $0 != "\"" }
      if rest[..<open].last != "=" { return String(quoted) }
      rest = inside[quoted.endIndex...].dropFirst()
    }
    return nil
  }

  private mutating func readAttributes(_ names: KnownNames) {
    var (range, step): ([String: String], String?) = ([:], nil)
    for (name, value) in attributes where !value.isEmpty {
      switch name {
      case "arialabel", "label", "alt", "title", "text", "contentdescription": label = value
      case "id", "name", "datatestid", "testid", "resourceid": identifier = value
      case "class", "classname": tags = value.split(separator: " ").map(String.init)
      case "min", "max": range[name] = value
      case "step": step = value
      case "type", "role", "for", "scope": break
      case "value" where role.holdsState:
        let states = ["1": "on", "0": "off", "true": "on", "false": "off"]
        state = states[value] ?? (["on", "off", "mixed"].contains(value) ? value : nil)
      default: read(name, value, names)
      }
    }
    if let low = range["min"], let high = range["max"] {
      below.append("range: \(low)...\(high)" + (step.map { " by \($0)" } ?? ""))
    }
    if attributes.contains(where: { $0.name == "scope" && $0.value.hasPrefix("col") }) {
      below.append("header: column")
    }
  }

  /// Reads the words of the notation between attributes: an identifier, tags, and states.
  private mutating func readWords(_ line: String) {
    for word in LineWords(line).all.dropFirst() where !word.isQuoted {
      switch word.text.lowercased() {
      case "disabled", "dimmed", "notenabled": traits.append("notEnabled")
      case "selected", "current": traits.append("selected")
      case "on" where role.holdsState, "checked" where role.holdsState: state = "on"
      case "off" where role.holdsState, "unchecked" where role.holdsState: state = "off"
      case let name where name.hasPrefix("#") && name.count > 1:
        identifier = String(word.text.dropFirst())
      case let name where name.hasPrefix(".") && name.count > 1:
        tags.append(String(word.text.dropFirst()))
      default: continue
      }
    }
  }

  /// Reads an attribute that corresponds to a property or an event.
  private mutating func read(_ name: String, _ value: String, _ names: KnownNames) {
    if name == "checked", role.holdsState {
      state = ["false": "off", "off": "off", "0": "off"][value] ?? "on"
      let known = ["true", "checked", "on", "1", "false", "off", "0"]
      hasUnknown = hasUnknown || !known.contains(value)
    } else if name == "value" {
      below.append("value: \(value)")
    } else {
      let code = "\(name)={\(value)}"
      let lines = ForeignLine(code, names).candidates(asEffect: false).first
      hasUnknown = hasUnknown || lines == nil
      below += lines ?? []
    }
  }

  /// Reads the arguments and the modifiers of a view.
  private mutating func readModifiers(_ code: String) {
    if code.contains("isHeader") { role = .header }
    if code.contains(".isButton"), role == .text { role = .button }
    if code.contains("disabled(true)") || code.contains("disabled: true") {
      traits.append("notEnabled")
    }
    if code.contains(".isSelected") { traits.append("selected") }
    if role.holdsState, state == nil { state = Self.state(inArguments: code) }
    let texts = LineWords(code.replacing("(\"", with: "( \"")).all.filter(\.isQuoted)
    if role == .adjustable, texts.count > 1 {
      let values = texts.dropFirst().map { Quoting.unquoted($0.text) ?? $0.text }
      below.append("values: \(values.joined(separator: " | "))")
    }
    guard let place = code.firstRange(of: "value: ") else { return }
    let number = code[place.upperBound...].prefix { $0.isNumber || $0 == "." }
    guard let amount = Double(String(number)) else { return }
    let isShare = role == .progress && amount <= 1
    below.append("value: \(isShare ? "\(Int((amount * 100).rounded()))%" : String(number))")
  }

  /// Returns the state in an argument such as `isOn: false` or `checked = true`, or `nil` if there's
  /// none.
  private static func state(inArguments code: String) -> String? {
    let words = code.lowercased().split { !($0.isLetter || $0 == "$") }.map(String.init)
    let names: Set = ["ison", "on", "checked", "ischecked", "value", "toggled", "selected"]
    guard let place = words.firstIndex(where: names.contains) else { return nil }
    let value = words[(place + 1)...].prefix(2).first { ["true", "false"].contains($0) }
    return value.map { $0 == "true" ? "on" : "off" }
  }

  /// The only candidate, which consists of the lines of the element.
  var candidates: [[String]] {
    var words = [role.rawValue]
    if let state { words.append(state) }
    words += traits
    if let label { words.append(Quoting.quotedLiteral(label)) }
    if let identifier { words.append(Quoting.name(identifier, after: "#")) }
    words += tags.map { Quoting.name($0, after: ".") }
    let head = words.joined(separator: " ")
    return [[head] + below.map { "  \($0)" }]
  }
}
