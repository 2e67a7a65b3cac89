// Longer than 300 lines: the words of other tools, with the claims that they mean.

import EarshotFocusEngine
import EarshotLines
import EarshotNotation
import EarshotSession

/// Words of other tools that begin a claim, with the claim to write instead.
///
/// - Source: our choice, from what people typed.
enum BorrowedClaim {
  /// The claim or line that a word stands for.
  private enum Meaning {
    /// A claim with the given verb, followed by the rest of the line.
    case verb(ClaimVerb)
    /// A claim with the given verb, followed by the rest of the line as quoted text.
    case text(ClaimVerb)
    /// A claim about the kind of the element.
    case role
    /// A claim about a state of the element that the rest of the line names.
    case state(String)
    /// A line that isn't a claim.
    case line(String)
    /// A claim that no alert, sheet, or other panel is open.
    case closed
    /// A claim that an alert, sheet, or other panel is open.
    case open
  }

  private static let rows: [(words: Set<String>, meaning: Meaning)] = [
    (
      [
        "hears", "hear", "heard", "speaks", "speak", "spoken", "announces", "announced", "announce",
        "speech", "output", "utterance", "voiceover", "said", "say", "text", "reads", "sounds",
        "contains", "includes", "sagt", "liest", "spricht", "hoert", "hört", "ansage",
        "announcement", "announcements", "message", "words", "narrates",
      ], .text(.says)
    ),
    (["todo", "skip", "flaky"], .line("xfail")), (["no"], .closed),
    (["hints", "hinted"], .text(.hintSays)), (["role", "roles", "trait", "traits", "type"], .role),
    (
      [
        "focused", "cursor", "focuses", "on", "at", "voice-over", "element", "focussed", "current",
        "fokus",
      ],
      .verb(.focus)
    ),
    (
      [
        "visible", "exists", "displayed", "shown", "present", "sees", "see", "find", "finds",
        "exist", "erreichbar", "sichtbar",
      ],
      .verb(.reachable)
    ),
    (["title", "page", "window", "bildschirm", "seite"], .verb(.screen)),
    (["alert", "sheet", "dialog", "popup", "popover", "menu", "overlay", "modal"], .open),
    (["quiet", "nothing", "silence", "still", "stumm"], .verb(.silent)),
    (["action", "actions", "aktion"], .verb(.action)),
    (["speakable", "sayable", "tappable"], .text(.canSay)),
    (["swipes", "steps", "taps", "gesten"], .verb(.gestures)),
    (["disabled", "dimmed", "grayed"], .state("dimmed")),
    (["selected", "chosen"], .state("selected")),
    (["expanded"], .state("expanded")), (["collapsed"], .state("collapsed")),
    (["checked", "on"], .state("on")), (["unchecked", "off"], .state("off")),
  ]

  /// Words to skip between the first word and the content of the claim.
  private static let fillers: Set = [
    "is", "are", "contains", "contain", "includes", "include", "has", "have", "equals", "equal",
    "=", "==", "to", "be", "the", "on", "at", "of", "a", "an", "as", "should", "says", "said",
    "say",
    "speaks", "announces", "reads", "hears", "ist", "auf",
  ]

  /// Returns whether a word begins a claim in another tool or accompanies one.
  static func isWord(_ word: String) -> Bool {
    let word = word.lowercased()
    return fillers.contains(word) || rows.contains { $0.words.contains(word) }
  }

  /// Returns whether a word means a number of gestures, such as `steps`.
  static func countsGestures(_ word: String) -> Bool {
    rows.contains { row in
      guard case .verb(.gestures) = row.meaning else { return false }
      return row.words.contains(word.lowercased())
    }
  }

  /// Returns the claim for an order in another tool's notation, such as `order #save, #milk` for
  /// `order: #save < #milk`, or `nil` for other lines.
  static func order(_ word: String, _ rest: String) -> String? {
    guard ["order:", "sequence", "before", "orders"].contains(word.lowercased()) else { return nil }
    let names = rest.split { $0.isBlank || "<>,;".contains($0) }.filter {
      !["then", "before", "->", "=>", "→", "-", "and", "="].contains($0)
    }
    return names.count > 1 ? "order \(names.joined(separator: ", "))" : nil
  }

  /// Returns the denial that a word with a negative beginning means, such as `not reachable #pay` for
  /// `unreachable`, or `nil` for other words.
  private static func denial(_ word: String, _ rest: String) -> String? {
    for start in ["not-", "non-", "un-", "not", "non", "un"] where word.hasPrefix(start) {
      let name = String(word.dropFirst(start.count))
      let verb = rows.lazy.compactMap { row -> ClaimVerb? in
        guard case .verb(let verb) = row.meaning, row.words.contains(name) else { return nil }
        return verb
      }
      guard let verb = ClaimVerb(rawValue: name) ?? verb.first, !rest.isEmpty else { continue }
      return "not \(verb.rawValue) \(rest)"
    }
    return nil
  }

  /// Returns the intended claim, or `nil` if the word isn't a known word of another tool.
  ///
  /// - Parameters:
  ///   - written: The first word.
  ///   - rest: The text after the word.
  /// - Returns: The claim.
  static func claim(for written: String, _ rest: String) -> String? {
    // After a comma, the words are speech, as in `Title, Heading`.
    if rest.hasPrefix(",") { return nil }
    if let claim = attributes("\(written) \(rest)") ?? whole(written, rest) { return claim }
    let isMarked = written.hasSuffix(":")
    let word = isMarked ? String(written.dropLast()) : written
    let first = isMarked ? rest.split(separator: ",").first.map(String.init) ?? rest : rest
    let rest = withoutFillers(isMarked ? first.trimmed : rest)
    guard let row = rows.first(where: { $0.words.contains(word.lowercased()) }) else {
      return denial(word.lowercased(), rest)
    }
    switch row.meaning {
    case .verb(.silent): return ClaimVerb.silent.rawValue
    case .verb(.action):
      let name = ["exists", "is available", "is there", "is offered"].reduce(rest) { rest, end in
        rest.hasSuffix(" \(end)") ? String(rest.dropLast(end.count + 1)) : rest
      }
      return name.isEmpty ? nil : "has action \(quoted(name))"
    case .verb(.gestures):
      let number = rest.filter(\.isNumber)
      return number.isEmpty ? nil : "gestures <= \(number)"
    case .verb(let verb):
      // Words before an identifier aren't part of its name.
      let mark = rest.firstIndex(of: "#").map { String(rest[$0...]) }
      let object = [.focus, .reachable].contains(verb) ? mark ?? rest : rest
      return object.isEmpty ? nil : "\(verb.rawValue) \(object)"
    case .text(let verb): return rest.isEmpty ? nil : "\(verb.words) \(quoted(rest))"
    case .line(let word): return "\(word) \(quoted(rest.isEmpty ? "reason" : rest))"
    case .open where screenName(in: rest) != nil: return screenName(in: rest).map { "screen \($0)" }
    case .open:
      let isClosed = ["closed", "gone", "not open", "hidden", "not visible", "dismissed"]
        .contains(rest.lowercased())
      return "\(isClosed ? "not " : "")"
        + "screen NAME' with the identifier of the alert or sheet, which follows '#"
    case .closed: return withoutOpen(rest)
    case .role: return "conveys role \(role(rest) ?? "button")"
    case .state(let state): return rest.hasPrefix("#") ? "\(rest) is \(state)" : nil
    }
  }

  /// Returns the claim for the words after `no`, such as `silent` for `speech`, or `nil` if there are
  /// none.
  private static func withoutOpen(_ rest: String) -> String? {
    let word = rest.lowercased()
    if ["alert", "sheet", "menu", "dialog", "popup"].contains(word) { return "not screen NAME" }
    if ["announcement", "speech", "output", "words"].contains(word) { return "silent" }
    let properties = ["label": "label", "value": "value", "hint": "hint", "hints": "hint"]
    if let property = properties[word] { return "\(property) is empty" }
    if rest.isEmpty { return nil }
    return rest.hasPrefix("#") ? "not reachable \(rest)" : "not says \(quoted(rest))"
  }

  /// Returns the claim for attributes in another tool's notation, such as `role=button name="Pay"`,
  /// or `nil` for other lines.
  private static func attributes(_ text: String) -> String? {
    guard text.contains("="), let mark = text.firstRange(of: "role=") else { return nil }
    let word = text[mark.upperBound...].prefix { $0.isLetter }
    guard let role = role(String(word)) else { return nil }
    let label = ["name=", "label="].lazy.compactMap { text.firstRange(of: $0) }.first.map { range in
      String(text[range.upperBound...]).trimmed
    }
    return (label.map { "conveys label \(quoted($0)), " } ?? "conveys ") + "role \(role)"
  }

  /// Returns the claim for a sentence about a known failure or a Voice Control phrase, or `nil` for
  /// other sentences.
  private static func whole(_ word: String, _ rest: String) -> String? {
    let line = "\(word) \(rest)"
    let plain = line.lowercased()
    if ["known failure", "known bug", "known issue", "expected failure", "broken:", "bug:"]
      .contains(where: plain.hasPrefix), let colon = line.firstIndex(of: ":")
    {
      let reason = String(line[line.index(after: colon)...]).trimmed
      return reason.isEmpty ? nil : "xfail \(quoted(reason))"
    }
    if let sound = sound(in: plain) { return "~ sound: \(sound)" }
    if ["refused", "refusal", "refused:"].contains(word.lowercased()), !rest.isEmpty {
      return "~ refused: \(rest == "disabled" ? "dimmed" : rest)"
    }
    if ["named", "called", "labeled"].contains(word.lowercased()), !rest.isEmpty {
      return "conveys label \(quoted(withoutFillers(rest)))"
    }
    if rest.isEmpty, let claim = atCursor(word) { return claim }
    let cursors: Set = ["current", "element", "cursor", "item", "it", "this", "that", "focused"]
    if cursors.contains(word.lowercased()), let place = plain.firstRange(of: " is ") {
      let state = plain[place.upperBound...]
      let bare = state.hasPrefix("not ") ? state.dropFirst(4) : state
      if StateWord.words.contains(String(bare)) { return "self is \(state)" }
    }
    if plain.hasPrefix("voice control"), let place = plain.lastRange(of: " say ") {
      let phrase = String(line.dropFirst(plain[..<place.upperBound].count)).trimmed
      let name = Quoting.unquoted(phrase) ?? phrase
      return "can say \(quoted(name.prefix(1).uppercased() + name.dropFirst()))"
    }
    return nil
  }

  /// Returns the claim about the element under the cursor for a single word, such as `self is dimmed`
  /// for `disabled`, or `conveys role header` for `heading`.
  ///
  /// The result is `nil` for other words.
  private static func atCursor(_ word: String) -> String? {
    let word = word.lowercased()
    if StateWord.words.contains(word) { return "self is \(word)" }
    if let state = StateWord.meant(by: word) { return "self is \(state)" }
    return role(word).map { "conveys role \($0)" }
  }

  /// Returns the name of a screen before words such as `is shown`, or `nil` if there's none.
  private static func screenName(in words: String) -> String? {
    let ends: Set = ["is", "shown", "open", "visible", "opens", "appears", "closed", "gone", "not"]
    let name = words.split(separator: " ").first.map(String.init) ?? ""
    let isName = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    return !name.isEmpty && isName && !ends.contains(name.lowercased()) ? name : nil
  }

  /// Returns the sound that words such as `plays boundary` name, or `nil` if they name none.
  private static func sound(in words: String) -> String? {
    let around: Set = ["sound", "sounds", "plays", "play", "played", "a", "the", "hear", "hears"]
    let names = words.split(whereSeparator: \.isBlank).map(String.init).filter {
      !around.contains($0)
    }
    guard names.count == 1 else { return nil }
    if ["beep", "bonk", "boop", "thud", "bump", "boing", "clunk"].contains(names[0]) {
      return "boundary"
    }
    return Sound.allCases.first { $0.name.lowercased() == names[0] }?.name
  }

  /// The comparisons of other tools, with the matching words of a claim.
  private static let comparisons = [
    (">=", "is not below"), ("<=", "is not above"), ("≥", "is not below"), ("≤", "is not above"),
    (">", "is above"), ("<", "is below"), ("==", "is"), ("!=", "is not"), ("=", "is"),
    ("toBe ", "is"), ("toEqual ", "is"),
  ]

  /// Returns the claim for an element and the words after it, such as `exists`, `>= 10`, or `is a
  /// button`.
  ///
  /// The result is `nil` if the words are already a claim or are unknown.
  static func claim(about element: String, _ text: String) -> String? {
    for (sign, words) in comparisons where text.hasPrefix(sign) {
      let rest = String(text.dropFirst(sign.count)).trimmed
      return rest.isEmpty ? nil : "\(element) \(words) \(rest)"
    }
    let words = text.lowercased().split(whereSeparator: \.isBlank).map(String.init)
    let isDenied = words.starts(with: ["is", "not"]) || words.starts(with: ["does", "not"])
    let denial = isDenied ? "not " : ""
    guard let last = words.last else { return nil }
    let verbs = isDenied ? Array(words.dropFirst(2)) : words
    if verbs.count == 1, ["exists", "exist", "present", "visible", "displayed"].contains(last) {
      return "\(denial)reachable \(element)"
    }
    if words.count == 2, words[0] == "is",
      ["gone", "removed", "missing", "deleted", "away"].contains(last)
    {
      return "not reachable \(element)"
    }
    if words == ["is", "not", "reachable"] { return "not reachable \(element)" }
    if words == ["is", "focused"] || words == ["is", "focus"] { return "focus \(element)" }
    if words.count == 2, words[0] == "is",
      ["visible", "present", "displayed", "reachable"].contains(last)
    {
      return "reachable \(element)"
    }
    guard let article = words.firstIndex(where: { ["a", "an"].contains($0) }), words[0] == "is",
      article == (isDenied ? 2 : 1),
      let role = role(words.dropFirst(article + 1).joined(separator: " "))
    else { return nil }
    return "\(denial)\(element) conveys role \(role)"
  }

  /// Returns the claim for a property and another tool's verb for equality, such as `value is "4"` for
  /// `value toBe "4"`, or `nil` for other text.
  static func equality(_ text: String) -> String? {
    let words = text.split(maxSplits: 2, whereSeparator: \.isBlank).map(String.init)
    guard words.count == 3, ["value", "label", "hint", "self"].contains(words[0].lowercased()),
      ["tobe", "toequal", "equals", "equal"].contains(words[1].lowercased())
    else { return nil }
    return "\(words[0].lowercased()) is \(words[2])"
  }

  /// Returns the claim for the words after `has`, such as `conveys hint "Buys it"` for `hint "Buys
  /// it"`, or `nil` for other words.
  static func property(_ text: String, of subject: CommandTargetName) -> String? {
    let words = text.split(maxSplits: 1, whereSeparator: \.isBlank).map(String.init)
    guard let word = words.first?.lowercased() else { return nil }
    let value = words.count > 1 ? withoutFillers(words[1]) : ""
    let start = subject.text.map { "\($0) " } ?? ""
    switch word {
    case "focus", "cursor": return subject.text.map { "focus \($0)" }
    case "role", "trait", "traits": return "\(start)conveys role \(role(value) ?? "button")"
    case "text", "title", "name": return "\(start)conveys label \(quoted(value))"
    case "label", "value", "hint", "position":
      return "\(start)conveys \(word)\(value.isEmpty ? "" : " \(quoted(value))")"
    case "no" where value == "name": return "\(start)shows no name"
    case "state": return "\(start)conveys state \(value.isEmpty ? "selected" : value)"
    default: return nil
    }
  }

  /// Returns the element or the name after a verb, without another tool's word, such as `#pay` for
  /// `is #pay`.
  ///
  /// The result is `nil` if the text doesn't begin with another tool's word.
  static func withoutVerb(_ text: String) -> String? {
    let rest = withoutFillers(text)
    guard rest != text, rest.hasPrefix("#") || rest.hasPrefix("\"") else { return nil }
    return rest
  }

  private static func role(_ text: String) -> String? {
    text.split { $0.isBlank || ",.\"".contains($0) }
      .compactMap { ConveyedItem.RoleWord(heardAs: String($0))?.name }.first
  }

  private static func withoutFillers(_ text: String) -> String {
    var words = text.split(whereSeparator: \.isBlank).map(String.init)
    while words.count > 1, fillers.contains(words[0].lowercased()) { words.removeFirst() }
    return words.joined(separator: " ")
  }

  private static func quoted(_ text: String) -> String {
    Quoting.quotedLiteral(Quoting.unquoted(text) ?? text)
  }
}

/// The element before the verb of a claim, for messages.
struct CommandTargetName {
  /// The element as a claim names it, or `nil` if the claim begins with the verb.
  let text: String?
}

extension String {
  /// The text without surrounding quotation marks that claims don't support, as in `'Pay'`.
  var withoutOtherQuotes: String {
    let marks: [(Character, Character)] = [
      ("'", "'"), ("‘", "’"), ("“", "”"), ("„", "“"), ("`", "`"),
    ]
    guard count > 2, let first, let last, marks.contains(where: { $0 == (first, last) }) else {
      return self
    }
    return String(dropFirst().dropLast())
  }
}
