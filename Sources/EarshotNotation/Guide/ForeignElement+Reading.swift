import EarshotModel

// The reading of the tokens of a line.
extension ForeignElement {
  /// Reads the attributes that determine the role.
  mutating func readKinds(_ tokens: [LineTokens.Token]) {
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

  mutating func read(_ tokens: [LineTokens.Token]) {
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

  mutating func readWord(_ word: String, before next: LineTokens.Token) {
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

  mutating func take(_ meaning: StateOnLine) {
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
  mutating func add(_ line: String) {
    let word = String(line.prefix { $0 != " " && $0 != ":" })
    if !frame.children.contains(word), !below.contains(line) { below.append(line) }
  }

  static let truth = [
    "true": true, "yes": true, "1": true, "": true, "on": true, "false": false, "no": false,
    "0": false, "off": false,
  ]

  mutating func readPair(_ name: String, _ spelled: String, _ written: String) {
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
    case "decorative" where Self.truth[value.lowercased()] == nil: add("element: false")
    default: if !Self.unspoken.contains(name) { readProperty(name, spelled, written) }
    }
  }

  mutating func readTrait(_ word: String) {
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
  mutating func readTarget(_ value: String) {
    if frame.children.contains("on") || frame.children.contains("opens") { return }
    let bare = String(value.drop { "#./".contains($0) })
    guard let screen = names.screen(bare.replacing(".html", with: "")) ?? names.titled(value) else {
      return isUnclear = true
    }
    add(role == .tab ? "opens: \(screen)" : "on activate: push \(screen)")
  }

  /// Returns the value of a progress bar as a percentage.
  func share(_ value: String) -> String {
    guard role == .progress, let amount = Double(value), (0...1).contains(amount) else {
      return value
    }
    return "\(Int((amount * 100).rounded()))%"
  }

  /// Reads an attribute that corresponds to a property or an event.
  mutating func readProperty(_ name: String, _ spelled: String, _ value: String) {
    if let own = BorrowedWord.ownName(of: spelled, in: Property.allCases.map(\.name)) {
      return add("\(own): \(Quoting.unquoted(value) ?? value.filter { $0 != "\"" })")
    }
    let code = "\(name)={\(value)}"
    let lines = ForeignLine(code, names).candidates(asEffect: false).first
    isUnclear = isUnclear || lines == nil
    for line in lines ?? [] { add(line) }
  }

  /// Puts the parts together that are in several places on the line.
  mutating func finish(_ line: String, _ texts: [String]) {
    let texts = texts.filter { text in
      text == label || ![".png", ".jpg", ".jpeg", ".svg", ".webp"].contains(where: text.hasSuffix)
    }
    if role.holdsState, state == nil, texts.count == 2,
      case .toggle(let word)? = StateOnLine.meaning(of: texts[0], true, role)
    {
      (state, label) = (word, texts[1])
      return
    }
    nameFromAttributes(of: line)
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

  /// Takes the value of an HTML button as its label, and an empty label of an image as decoration.
  private mutating func nameFromAttributes(of line: String) {
    if role == .button, label == nil, line.hasPrefix("<input"),
      let place = below.firstIndex(where: { $0.hasPrefix("value: ") })
    {
      label = String(below.remove(at: place).dropFirst("value: ".count))
    }
    if role == .image, label?.isEmpty == true {
      label = nil
      add("element: false")
    }
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
