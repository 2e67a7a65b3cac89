import EarshotLines
import EarshotNotation

/// A translation of another test tool's assertion into a claim.
///
///     XCTAssertTrue(app.buttons["Log out"].exists)      →    reachable "Log out"
///     await expect(page.locator('#pay')).toBeFocused()  →    focus #pay
///     - assertNotVisible: "Error"                       →    not says "Error"
///     Then the cursor is on #pay                        →    focus #pay
///
/// - Source: our choice, from what people typed; SESSIONS.md, "Transcripts", has the claims.
package struct ForeignAssertion {
  /// The letters of the line in lowercase, without quoted text except for chains such as
  /// `be.visible`.
  private let letters: String
  private let text: String
  private let texts: [String]
  /// A function that returns the element with the given identifier or label, in the notation of a
  /// claim, or `nil` if there's none.
  private let element: (String) -> String?

  /// Words that occur only in assertions, without spaces.
  private static let marks = [
    "assert", "expect", "should", "tobe", "tohave", "tocontain", "verify", "exists", "isdisplayed",
    "ishittable", "isvisible", "waitforexistence", "waitforelement", "cycontains",
    "precondition", "istrue", "isequal",
  ]
  /// Words that begin a sentence about a result.
  private static let sentences: Set = ["then", "and", "but", "given", "dann", "und"]
  /// Words in a sentence about a result that refer to speech, to the cursor, or to a state.
  private static let senses: Set = [
    "hear", "hears", "see", "sees", "says", "cursor", "focus", "focused", "voiceover", "visible",
    "announces", "heard", "disabled", "dimmed", "selected", "displayed", "shown",
  ]
  private static let denials = [
    "notvisible", "assertfalse", "assertnot", "expectnot", "nottobe", "notbe", "tobehidden",
    "notexist", "dontsee", "isnot", "doesnot", "shouldnot", "donot", "nottohave", "notdisplayed",
    "tobenull", "assertnil", "assertnull", "notcontain", "invisible", "behidden", "notsee",
    "nothear",
  ]

  /// Returns the claim that an assertion means, or `nil` for any other line.
  ///
  /// - Parameters:
  ///   - text: The line.
  ///   - element: A function that returns the element with the given identifier or label, in the
  ///     notation of a claim, or `nil` if there's none.
  /// - Returns: The claim.
  /// - Complexity: O(*n*), where *n* is the length of the line; only short lines are read.
  package static func claim(_ text: String, element: @escaping (String) -> String?) -> String? {
    guard text.utf8.count <= 200, !text.contains("\\") else { return nil }
    let assertion = ForeignAssertion(text, element)
    guard assertion.isOne, let claim = assertion.claim else { return nil }
    guard assertion.isDenied else { return claim }
    // Two denials cancel out.
    if let place = claim.firstRange(of: " is not ") {
      return "\(claim[..<place.lowerBound]) is \(claim[place.upperBound...])"
    }
    return "not \(claim)"
  }

  private init(_ text: String, _ element: @escaping (String) -> String?) {
    let parts = Self.parts(of: text)
    self.text = text
    self.element = element
    texts = parts.quoted.filter { text in
      !["be.", "have.", "not.", "exist", "contain"].contains(where: text.hasPrefix)
    }
    let chains = parts.quoted.filter { text in
      ["be.", "have.", "not.", "exist", "contain"].contains(where: text.hasPrefix)
    }
    letters = (parts.plain + chains.joined()).lowercased().filter { $0.isLetter }
  }

  /// Returns the text outside of quotation marks, and the strings in quotation marks of any kind.
  private static func parts(of text: String) -> (plain: String, quoted: [String]) {
    var (plain, quoted) = ("", [String]())
    var rest = text[...]
    while let first = rest.first {
      rest = rest.dropFirst()
      let isOpening = "\"'`“‘".contains(first) && plain.last?.isLetter != true
      let closing: Character = first == "“" ? "”" : first == "‘" ? "’" : first
      if isOpening, let end = rest.firstIndex(of: closing) {
        quoted.append(String(rest[..<end]))
        plain.append(" ")
        rest = rest[rest.index(after: end)...]
      } else {
        plain.append(first)
      }
    }
    return (plain, quoted)
  }

  private func has(_ marks: [String]) -> Bool { marks.contains { letters.contains($0) } }

  private var isOne: Bool {
    let words = text.lowercased().split { !$0.isLetter }.map(String.init)
    if let first = words.first, Self.sentences.contains(first) {
      return words.contains(where: Self.senses.contains)
    }
    let isCode = text.contains("(") || text.hasPrefix("- ") || text.hasPrefix("assert")
    let acts = ["click", "tap", "type", "press", "fill", "sendkeys"]
    let isGesture = acts.contains { letters.hasSuffix($0) } && !has(["expect", "assert"])
    return isCode && has(Self.marks) && !isGesture
  }

  private var isDenied: Bool {
    let isFalse = text.hasSuffix("false)") || text.contains("== false")
    return has(Self.denials) != (isFalse && !comparesWithState)
  }

  /// The element that the line names, or `nil` if it names none.
  private var subject: String? {
    if let mark = text.firstRange(of: "#") {
      let name = text[mark.upperBound...].prefix {
        $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_"
      }
      if !name.isEmpty { return "#\(name)" }
    }
    for text in texts { if let name = element(text) { return name } }
    let outside = Self.parts(of: text).plain.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    return outside.lazy.compactMap { word in
      ["true", "false", "page", "app", "text", "value"].contains(word.lowercased())
        ? nil : element(String(word))
    }.first
  }

  private var isAccessor: Bool {
    has([
      "buttons", "switches", "textfields", "statictexts", "getbyrole", "locator", "byid",
      "getbytestid",
      "cyget", "links", "sliders", "cells", "images", "searchfields", "queryselector",
    ])
  }

  private var claim: String? {
    if let comparison = Comparison(text)?.claim(element) { return comparison }
    let subject = subject
    if has(["focus", "cursor"]), let name = subject ?? texts.first.map(Quoting.quotedLiteral) {
      return "focus \(name)"
    }
    if has(["expectscreen", "assertscreen", "verifyscreen", "equalscreen", "equalsscreen"]),
      let name = texts.last ?? argument
    {
      return "screen \(name)"
    }
    if let state, let subject, subject.hasPrefix("#") { return "\(subject) is \(state)" }
    if let value = value ?? argument, let subject, subject.hasPrefix("#") {
      return "\(subject) is \(value)"
    }
    if has(["action"]), let name = texts.last { return "has action \(Quoting.quotedLiteral(name))" }
    if isAccessor, has(Self.presence) {
      return (subject ?? texts.first.map(Quoting.quotedLiteral)).map { "reachable \($0)" }
    }
    if let spoken = texts.last, !Self.comparesExactly(text) {
      return "says \(Quoting.quotedLiteral(spoken))"
    }
    return subject.map { "reachable \($0)" }
  }

  private static let presence = [
    "exist", "visible", "displayed", "hittable", "tobeinthedocument", "present", "notnull",
    "notnil", "tobeattached", "onscreen",
  ]

  private static let states = [
    ("disabled", "dimmed"), ("dimmed", "dimmed"), ("enabled", "not dimmed"), ("checked", "on"),
    ("toggled", "on"), ("selected", "selected"), ("expanded", "expanded"),
    ("collapsed", "collapsed"), ("ison", "on"), ("isoff", "off"),
  ]

  private var state: String? {
    has(["isonscreen"]) ? nil : Self.states.first { letters.contains($0.0) }?.1
  }

  /// Whether the value is `true` or `false` as the state of a switch, instead of the result of a
  /// question.
  private var comparesWithState: Bool {
    state == nil && !has(Self.presence) && argument.map { ["on", "off"].contains($0) } ?? false
  }

  /// The last argument of the last call that isn't the element itself, without quotation marks, or
  /// `nil` if there's none.
  ///
  /// The value of a switch is a state: `1` and `true` mean `on`.
  private var argument: String? {
    if has(Self.presence) { return nil }
    guard let open = text.lastRange(of: "(")?.upperBound,
      let close = text[open...].lastIndex(of: ")")
    else { return nil }
    let arguments = text[open..<close].split(separator: ",").map { String($0).trimmed }
    let others = arguments.map { $0.filter { !"\"'`".contains($0) } }
      .filter { !$0.isEmpty && element($0) == nil && !$0.contains("#") && !$0.contains("(") }
      .filter { !$0.contains(".") || Double($0) != nil }
    guard let value = others.last, subjectIsBefore(value) else { return nil }
    let isOfSwitch = has(["switches", "toggle"])
    switch value.lowercased() {
    case "true": return "on"
    case "false": return "off"
    case "1" where isOfSwitch: return "on"
    case "0" where isOfSwitch: return "off"
    default: return value
    }
  }

  /// Returns whether the line names an element besides a value.
  private func subjectIsBefore(_ value: String) -> Bool {
    guard let subject else { return false }
    return subject != value && subject != "#\(value)"
  }

  /// The value that the line compares with, which is the last argument of a call such as `toBe`,
  /// `assertEqual`, or `have.value`.
  ///
  /// The value is `nil` if there's none.
  private var value: String? {
    let comparing = [
      "tobe", "toequal", "equal", "tohavevalue", "havevalue", "tohavetext", "tostrictequal",
    ]
    guard has(comparing) || text.contains(" == "), !has(["switches", "toggle"]) else { return nil }
    if has(Self.presence) { return nil }
    if let last = texts.last,
      text.hasSuffix("\(last)\")") || text.hasSuffix("\(last)')")
        || text.hasSuffix("\(last)\"") || text.hasSuffix("\(last)\");")
        || text.hasSuffix("\(last)');")
    {
      return element(last) == nil ? last : nil
    }
    let end = text.reversed().drop { ");} ".contains($0) }
    let word = String(end.prefix { $0.isLetter }.reversed()).lowercased()
    if StateWord.words.contains(word) { return word }
    let number = end.prefix { $0.isNumber || $0 == "." }
    return number.isEmpty ? nil : String(number.reversed())
  }
}
