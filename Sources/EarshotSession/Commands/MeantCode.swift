import EarshotLines
import EarshotModel
import EarshotNotation

/// A line of a test for another tool, such as `app.buttons["Pay"].tap()`.
///
/// - Source: our choice, from what people typed.
struct MeantCode {
  /// The gesture in the code, or `nil` if it isn't known.
  let gesture: String?
  /// The typed text or the name of an element, or `nil` if the code contains neither.
  let name: String?
  /// The name of the text field, or `nil` if the code contains only the typed text.
  let field: String?

  /// The gestures for calls, by the names of the calls in lowercase.
  private static let gestures = [
    "tap": "double tap", "tapon": "double tap", "clickon": "double tap", "presson": "double tap",
    "longpresson": "double tap and hold", "doubletapon": "double tap",
    "click": "double tap", "press": "double tap", "activate": "double tap",
    "performclick": "double tap", "perform": "double tap", "doubletap": "double tap",
    "accessibilityactivate": "double tap", "enter": "double tap", "touch": "double tap",
    "select": "double tap", "check": "double tap", "longpress": "double tap and hold",
    "longclick": "double tap and hold", "next": "swipe right", "movenext": "swipe right",
    "movetonext": "swipe right", "moveright": "swipe right", "previous": "swipe left",
    "moveprevious": "swipe left", "movetoprevious": "swipe left", "back": "scrub",
    "goback": "scrub", "pressback": "scrub", "dismiss": "scrub", "escape": "scrub",
    "performescape": "scrub", "launch": "start", "start": "start", "adjust": "increment",
    "magictap": "magic tap", "reload": ":reload", "shake": "undo typing", "focus": "touch",
    "requestfocus": "touch", "hidekeyboard": "scrub", "pressbackbutton": "scrub",
  ]
  /// The roles in a call such as `getByRole('button', { name: 'Pay' })`.
  private static let roles: Set = [
    "button", "link", "heading", "textbox", "checkbox", "switch", "slider", "tab", "menuitem",
    "img", "option", "radio", "searchbox", "spinbutton", "listitem", "cell",
  ]
  /// The calls that type text.
  private static let typing: Set = [
    "type", "typetext", "fill", "entertext", "sendkeys", "settext", "setvalue", "replacetext",
    "typein", "inputtext", "typeon",
  ]
  /// The words that begin a claim in other tools.
  static let claims: Set = [
    "assert", "expect", "verify", "check", "ensure", "claim", "confirm", "assertthat", "should",
    "must", "assertequal", "assertequals", "xctassert", "xctassertequal", "xctasserttrue",
    "require",
  ]

  /// Calls and words that check visibility in other tools.
  ///
  /// The value is whether the check is for an element that isn't visible.
  private static let sight: [String: Bool] = [
    "assertvisible": false, "see": false, "shouldsee": false, "cansee": false, "exists": false,
    "isvisible": false, "tobevisible": false, "assertexists": false, "visible": false,
    "waitforelement": false, "waitforvisible": false, "assertdisplayed": false,
    "assertnotvisible": true, "dontsee": true, "shouldnotsee": true, "cantsee": true,
    "assertnotexists": true, "notvisible": true, "assertgone": true,
  ]

  /// Calls and properties that check the existence of an element in other tools.
  private static let questions: Set = [
    "isdisplayed", "exists", "ishittable", "isvisible", "waitforexistence", "tobevisible",
    "tobeinthedocument", "isonscreen", "isenabled", "exist", "displayed", "shouldexist",
  ]

  /// Returns the name of the element that a question such as `app.buttons["Pay"].exists` asks
  /// about, or `nil` for other text.
  static func elementAsked(_ text: String) -> String? {
    let last = text.split { ".() ;!".contains($0) }.last.map {
      $0.lowercased().filter { $0 != "_" }
    }
    let asks =
      calls(in: text).contains(where: questions.contains)
      || text.contains(".") && last.map(questions.contains) == true
    return asks ? quoted(in: text) : nil
  }

  /// Returns the claim that a line such as `assertVisible "Pay"` or `see "Pay"` means, or `nil` for
  /// other lines.
  static func sighting(_ text: String) -> String? {
    let word = text.prefix { $0.isLetter || $0 == "'" }.lowercased().filter { $0 != "'" }
    guard let isDenied = sight[word], let name = quoted(in: text) else { return nil }
    return "? \(isDenied ? "not " : "")reachable \(Quoting.quotedLiteral(name))"
  }

  /// Returns a line such as `tapOn: "Pay"` in the form of a call, such as `tapOn("Pay")`, or any
  /// other line without its list marker.
  private static func asCall(_ line: String) -> String {
    let isListed = line.hasPrefix("- ") || line.hasPrefix("* ")
    let text = isListed ? String(line.dropFirst(2).drop { $0 == " " }) : line
    let word = text.prefix { $0.isLetter }
    var rest = text.dropFirst(word.count)
    let hasColon = rest.first == ":"
    if hasColon { rest = rest.dropFirst() }
    rest = rest.drop { $0 == " " }
    if isListed, hasColon, !rest.isEmpty, rest.first != "\"" {
      return "\(word)(\(Quoting.quotedLiteral(String(rest))))"
    }
    let isJoined = word.dropFirst().contains(where: \.isUppercase)
    guard hasColon || isJoined, rest.first == "\"", !word.isEmpty else { return text }
    return "\(word)(\(rest))"
  }

  /// Parses a line, or returns `nil` if it isn't code because it contains no call.
  init?(_ text: String) {
    let text = Self.asCall(text)
    let calls = Self.calls(in: text)
    guard !calls.isEmpty else { return nil }
    let texts = Self.allQuoted(in: text)
    let isTyping = calls.contains(where: Self.typing.contains)
    field = isTyping && texts.count > 1 ? texts.first : nil
    let named = texts.first { !Self.roles.contains($0.lowercased()) } ?? texts.first
    name = isTyping ? texts.last : named ?? Self.identifier(in: text)
    if let typed = name, isTyping {
      gesture = "type \(Quoting.quotedLiteral(typed))"
    } else {
      gesture = calls.reversed().lazy.compactMap { Self.gesture($0, in: text) }.first
    }
    isClaim = calls.contains(where: Self.claims.subtracting(["check"]).contains)
  }

  /// The line that makes the gesture in the code, or `nil` if there's none.
  ///
  /// The value is also `nil` if the code contains an expectation, or a double tap without the name
  /// of an element.
  var command: String? {
    guard !isClaim, let gesture else { return nil }
    if isTyping { return gesture }
    if let name, !gesture.hasPrefix("swipe right to") {
      return "touch \(Quoting.quotedLiteral(name)); \(gesture)"
    }
    return gesture.hasPrefix("double tap") ? nil : gesture
  }

  /// Whether the code contains an expectation.
  let isClaim: Bool

  var isTyping: Bool { gesture?.hasPrefix("type ") ?? false }

  /// Calls that scroll until an element is visible.
  private static let scrolls: Set = [
    "scrolluntilvisible", "scrollto", "scrollintoview", "scrollintoviewifneeded", "swipeto",
    "scrolltoelement", "scrolluntil",
  ]

  /// Calls that let time pass.
  private static let waits: Set = ["sleep", "wait", "delay", "pause", "usleep", "waitfor"]

  /// Returns the duration in a call, in the notation of a command.
  ///
  /// A number of 100 or more is in milliseconds, as in other tools. For example, the result for
  /// `wait(3000)` is `3s`.
  private static func duration(in text: String) -> String {
    let number = text.split { !$0.isASCII || !($0.isNumber || $0 == ".") }.first.map(String.init)
    guard let number else { return "2s" }
    guard let count = Int(number), count >= 100 else { return "\(number)s" }
    return count.isMultiple(of: 1_000) ? "\(count / 1_000)s" : "\(count)ms"
  }

  private static func gesture(_ call: String, in text: String) -> String? {
    if scrolls.contains(call), let name = quoted(in: text) {
      return "swipe right to \(Quoting.quotedLiteral(name))"
    }
    if waits.contains(call) { return "wait \(duration(in: text))" }
    if let gesture = gestures[call] { return gesture }
    return ["right", "left", "up", "down"].first { "swipe\($0)" == call }.map { "swipe \($0)" }
  }

  /// Returns the names before opening parentheses, in lowercase.
  private static func calls(in text: String) -> [String] {
    var calls: [String] = []
    var word = ""
    for character in text {
      if character == "(", !word.isEmpty { calls.append(word.lowercased()) }
      if character != "_" {
        word = character.isLetter || character.isNumber ? word + String(character) : ""
      }
    }
    return calls
  }

  /// Other tools' operators between an element and a string, with the words of a claim.
  private static let comparisons = [
    (" == ", " is "), (" === ", " is "), (" = ", " is "), (" != ", " is not "),
    (" to be ", " is "), (" should be ", " is "), (" equals ", " is "), (" to equal ", " is "),
    (" to contain ", " contains "), (" includes ", " contains "),
  ]

  /// Returns another tool's comparison in the words of a claim, such as `label is "Time"` for
  /// `label == "Time"`.
  static func condition(_ text: String) -> String {
    for (mark, words) in comparisons {
      guard let range = text.firstRange(of: mark) else { continue }
      return text[..<range.lowerBound] + words + text[range.upperBound...]
    }
    return text
  }

  /// Returns the name of the element in a claim such as `focus is on pay`.
  static func behindFocus(_ text: String) -> String {
    let words = text.split(whereSeparator: \.isBlank).dropFirst()
    let rest = words.drop { ["is", "on", "at", "==", "=", "to", "be"].contains($0.lowercased()) }
    return rest.joined(separator: " ").withoutQuotes
  }

  /// Returns all strings in straight quotes of the kind that occurs first.
  private static func allQuoted(in text: String) -> [String] {
    guard let quote = text.first(where: { "\"'`".contains($0) }) else { return [] }
    let parts = text.split(separator: quote, omittingEmptySubsequences: false)
    return parts.indices.filter { !$0.isMultiple(of: 2) && $0 + 1 < parts.count }
      .map { String(parts[$0]) }.filter { !$0.isEmpty }
  }

  /// Returns the identifier at the beginning of a line such as `#pay.focus()`, or `nil` if there's
  /// none.
  private static func identifier(in text: String) -> String? {
    guard text.hasPrefix("#") else { return nil }
    let name = text.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    return name.isEmpty ? nil : "#\(name)"
  }

  /// Returns the first string in straight quotes, or `nil` if there's none.
  static func quoted(in text: String) -> String? {
    guard let quote = text.first(where: { "\"'`".contains($0) }) else { return nil }
    let parts = text.split(separator: quote, omittingEmptySubsequences: false)
    return parts.count > 2 && !parts[1].isEmpty ? String(parts[1]) : nil
  }
}
