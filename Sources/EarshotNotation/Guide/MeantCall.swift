import EarshotModel

/// An effect that is written as a call, with its arguments in parentheses.
///
///     playSound("whistle", duration: 2)    →    play "whistle" for 2s
///     setValue(#left, 60)                  →    set #left.value: 60
///     running.toggle()                     →    toggle #running
///
/// - Source: our choice, from what people typed.
struct MeantCall {
  /// The words of the called name, in lowercase: `play sound` for `playSound`.
  private let verb: [String]
  private let object: String
  private let arguments: [(name: String, value: String)]
  private let names: KnownNames

  /// Reads a line, or returns `nil` if it isn't a call, or an effect with a condition.
  init?(_ line: String, _ names: KnownNames) {
    self.names = names
    let bare = String(line.reversed().drop { " ;".contains($0) }.reversed())
    let code = bare.hasPrefix("await ") ? String(bare.dropFirst(6)) : bare
    guard code.utf8.count <= 200 else { return nil }
    let path = code.prefix { $0.isOfName || "#.".contains($0) }
    let rest = code[path.endIndex...]
    let parts = path.split(separator: ".").map(String.init)
    guard let name = parts.last, !name.hasPrefix("#") else { return nil }
    if rest.isEmpty {
      // Without parentheses, only a name in camel case can be a call.
      guard name.contains(where: \.isUppercase) || parts.count > 1 else { return nil }
      arguments = []
    } else {
      guard rest.hasPrefix("("), rest.hasSuffix(")") else { return nil }
      arguments = Self.arguments(in: String(rest.dropFirst().dropLast()))
    }
    object = parts.dropLast().joined(separator: ".")
    verb = name.nameWords
  }

  /// Splits arguments at commas outside quotes, brackets, and parentheses.
  static func arguments(in text: String) -> [(name: String, value: String)] {
    var parts = [""]
    var isQuoted = false
    var depth = 0
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if !isQuoted, "([{".contains(character) { depth += 1 }
      if !isQuoted, ")]}".contains(character) { depth -= 1 }
      if character == ",", !isQuoted, depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map(\.trimmedOfSpaces).filter { !$0.isEmpty }.flatMap { part in
      part.hasPrefix("{") && part.hasSuffix("}") && !part.hasPrefix("{#")
        ? arguments(in: String(part.dropFirst().dropLast())) : [argument(part)]
    }
  }

  /// Returns the label and the value of an argument.
  private static func argument(_ part: String) -> (name: String, value: String) {
    let name = part.prefix(while: \.isOfName)
    let rest = part[name.endIndex...].drop { $0 == " " }
    guard let sign = rest.first, ":=".contains(sign), !name.isEmpty, rest.dropFirst().first != "="
    else { return ("", part) }
    return (String(name), String(rest.dropFirst()).trimmedOfSpaces)
  }

  private var text: String? { arguments.first { $0.value.hasPrefix("\"") }?.value }

  /// The effects, each as a line, or `nil` if the call has no known meaning.
  var effect: String? {
    guard let first = verb.first else { return nil }
    switch first {
    case "play", "sound", "beep": return sound
    case "announce", "say", "speak", "toast", "post", "voice", "utter": return speech(first)
    case "wait", "sleep", "delay", "pause", "await", "timeout": return pause
    case "set", "update", "assign", "change", "write":
      return verb.contains("timeout") ? pause : setting ?? focus
    case "move", "focus", "request": return focus
    case "notify": return nil
    case "push", "navigate", "go", "goto", "open", "show", "present", "route", "replace", "start",
      "display":
      return opening(first) ?? acting
    default: return acting
    }
  }

  private var sound: String? {
    guard let text else { return nil }
    let number = arguments.lazy.compactMap { Self.seconds($0.value) }.first
    return "play \(text)\(number.map { " for \($0)" } ?? "")"
  }

  private func speech(_ verb: String) -> String? {
    guard let text else { return nil }
    let options = ["rate", "pitch", "volume", "language", "before", "after"]
    let known = arguments.filter { options.contains($0.name) }
    if ["voice", "utter"].contains(verb) || !known.isEmpty {
      return "voice \(text)" + known.map { " \($0.name) \($0.value)" }.joined()
    }
    let word = arguments.map { $0.value.lowercased().filter(\.isLetter) }
    let isHigh = word.contains { ["high", "assertive", "urgent", "important"].contains($0) }
    let isLow = word.contains { ["low", "polite", "quiet"].contains($0) }
    return "announce \(text)\(isHigh ? " high" : isLow ? " low" : "")"
  }

  /// Returns a duration for a number of seconds or, if it's at least 100, of milliseconds.
  private static func seconds(_ value: String) -> String? {
    let digits = value.prefix { $0.isNumber || $0 == "." }
    let unit = String(value.dropFirst(digits.count)).trimmedOfSpaces
    guard let number = Double(String(digits)), number > 0, number < 1e12,
      ["", "s", "sec", "seconds", "ms"].contains(unit)
    else { return nil }
    guard number >= 100 && unit.isEmpty || unit == "ms" else { return "\(digits)s" }
    let seconds = number / 1_000
    return seconds == seconds.rounded() ? "\(Int(seconds))s" : "\(seconds)s"
  }

  private var pause: String? {
    guard arguments.count == 1 else { return nil }
    return arguments.lazy.compactMap { Self.seconds($0.value) }.first.map { "wait \($0)" }
  }

  private var setting: String? {
    let targets = arguments.map { target($0.value) }
    let own = target(object)
    guard let name = own ?? targets.first ?? nil,
      let value = own == nil ? arguments.dropFirst().first?.value : arguments.first?.value
    else { return nil }
    let property = verb.dropFirst().first.flatMap { Property(name: $0) }?.name ?? "value"
    let plain = Quoting.unquoted(value) ?? value
    return name == "self" ? "set \(property): \(plain)" : "set \(name).\(property): \(plain)"
  }

  private var focus: String? {
    guard verb.contains("focus") else { return nil }
    let name = arguments.lazy.compactMap { target($0.value) }.first ?? target(object)
    return name.map { "notify layoutChanged \($0)" }
  }

  private func opening(_ first: String) -> String? {
    for argument in arguments {
      let plain = Quoting.unquoted(argument.value) ?? argument.value
      let isMarked = plain.hasPrefix("#")
      if !isMarked, let screen = names.screen(plain) ?? names.titled(plain) {
        return ["present", "replace"].contains(first) ? "\(first) \(screen)" : "push \(screen)"
      }
      let panels = ["alert", "sheet", "dialog", "modal", "popup", "popover"]
      guard let name = target(argument.value) else { continue }
      if first == "present" || first == "open" || verb.contains(where: panels.contains) {
        return "present \(name)"
      }
    }
    return nil
  }

  static let verbs = [
    "inc": "increment", "dec": "decrement", "erase": "remove", "unhide": "show",
    "delete": "remove", "destroy": "remove", "click": "activate", "tap": "activate",
    "press": "activate", "trigger": "activate", "fire": "activate", "increase": "increment",
    "decrease": "decrement", "flip": "toggle", "invisible": "hide", "visible": "show",
    "reveal": "show", "perform": "activate", "switch": "toggle",
  ]

  /// An effect on elements, such as `remove self` for `self.remove()`.
  private var acting: String? {
    let name = verb.first.map { Self.verbs[$0] ?? $0 } ?? ""
    let acting: Set = [
      "select", "deselect", "enable", "disable", "show", "hide", "remove", "increment", "decrement",
      "advance", "toggle", "activate", "cancel",
    ]
    guard acting.contains(name), verb.count == 1 || verb.contains("from") else { return nil }
    let targets = arguments.compactMap { target($0.value) }
    guard targets.count == arguments.count else { return nil }
    let own = object.isEmpty ? "self" : target(object)
    let all = targets.isEmpty ? own.map { [$0] } : targets
    return all.map { "\(name) \($0.joined(separator: ", "))" }
  }

  /// Returns the target for a name such as `#left`, `left`, or `this`, or `nil` for other text.
  private func target(_ text: String) -> String? {
    let own: Set = ["self", "this", "me", "it", "$0", "that"]
    if own.contains(text) { return "self" }
    if text.hasPrefix("#") || text.hasPrefix("."),
      text.dropFirst().allSatisfy(\.isOfName), text.count > 1
    {
      return text
    }
    guard !text.hasPrefix("\""), text.allSatisfy({ $0.isOfName || $0 == "." || $0 == "#" }) else {
      return nil
    }
    return names.identifier(text).map { "#\($0)" }
  }
}

extension String {
  /// The words of a name in camel case, kebab case, or snake case, in lowercase.
  ///
  /// For example, the words of `doubleTapWithTwoFingers` are `double`, `tap`, `with`, `two`, and
  /// `fingers`.
  var nameWords: [String] {
    var words = [""]
    var previous: Character = " "
    for character in self {
      let begins = character.isUppercase && !previous.isUppercase
      if begins || !(character.isLetter || character.isNumber) { words.append("") }
      if character.isLetter || character.isNumber {
        words[words.count - 1] += character.lowercased()
      }
      previous = character
    }
    return words.filter { !$0.isEmpty }
  }
}
