import EarshotComposer
import EarshotFocusEngine
import EarshotLines
import EarshotModel
import EarshotNotation

// Questions about gestures and states, actions in a sentence, and words without spaces between
// them.
//
// - Source: SESSIONS.md, "Refusals"; our choice, from what people typed.
extension Session {
  /// Words that ask about a gesture instead of making it.
  private static let asking: Set = [
    "what", "what's", "how", "explain", "man", "describe", "teach", "demonstrate", "show",
    "was", "wie", "erkläre", "which", "tell", "apropos", "whatis", "info", "?",
  ]
  /// Words that begin a question about a state.
  private static let states: Set = [
    "is", "are", "does", "has", "ist", "sind", "isn't", "hat", "was", "did", "will",
  ]

  /// Returns the intended line: `what does the scrub do?` → `:gesture scrub`.
  func gestureAsked(_ typed: TypedWords) -> String? {
    guard typed.count > 1, typed.count <= 12, Self.asking.contains(typed.lowered[0]) else {
      return nil
    }
    let words = typed.lowered.map { $0.filter { !"?!.,\"'".contains($0) } }
    for length in stride(from: min(4, words.count - 1), to: 0, by: -1) {
      for start in 1...words.count - length {
        let name = words[start..<start + length].joined(separator: " ")
        guard name.utf8.count > 3,
          !["home", "type", "select", "start", "touch", "delete", "wait"].contains(name)
        else { continue }
        let known = GestureSpelling.canonical(name) ?? name
        let acts = ["tap", "swipe", "scrub", "rotor", "pinch", "zoom", "press", "curtain"]
        guard acts.contains(where: name.contains) else { continue }
        if GestureDefinition.named(known) != nil { return ":gesture \(known)" }
      }
    }
    return nil
  }

  /// Returns the intended line: `is pay disabled?` → `? #pay is dimmed`.
  func claimAsked(_ text: String, _ typed: TypedWords) -> String? {
    guard typed.count > 2, Self.states.contains(typed.lowered[0]) else { return nil }
    return claim(inWords: typed.rest(after: 1)).map { "? \($0)" }
  }

  /// Returns the intended line for a sentence about an action that the element has: `open the
  /// actions menu and choose Undo` → `action "Undo"`.
  func actionMentioned(_ typed: TypedWords) -> String? {
    let verbs: Set = ["action", "actions", "choose", "perform", "menu", "aktion", "use", "pick"]
    guard typed.count > 2, let cursor, typed.lowered.contains(where: verbs.contains) else {
      return nil
    }
    let line = " \(PlainWord.words(of: typed.joined(typed.count)).joined(separator: " ")) "
    let action = actionNames(at: cursor).first { name in
      line.contains(" \(PlainWord.words(of: name).joined(separator: " ")) ")
    }
    return action.map { "action \(Quoting.quotedLiteral($0))" }
  }

  /// Returns the intended line: `grep -i pay` → `two-finger triple tap "pay"`.
  static func searching(_ typed: TypedWords) -> String? {
    let programs: Set = ["grep", "rg", "ack", "egrep", "ag", "fgrep"]
    guard let first = typed.lowered.first, programs.contains(first) else { return nil }
    let words = typed.words(1..<typed.count).filter { !$0.hasPrefix("-") }
    guard !words.isEmpty else { return nil }
    return
      "two-finger triple tap \(Quoting.quotedLiteral(words.joined(separator: " ").withoutQuotes))"
  }

  /// Returns a line with spaces between a word and a mark or a number: `touch#pay` →
  /// `touch #pay`, `wait2` → `wait 2`, and `n,n,a` → `n; n; a`.
  static func apart(_ text: String) -> String? {
    guard !text.hasPrefix(":"), !text.hasPrefix("? ") else { return nil }
    let parts = text.split(separator: ",").map { String($0).trimmed }
    if parts.count > 1, parts.allSatisfy(MeantForm.isCommand) {
      return parts.joined(separator: "; ")
    }
    var result = ""
    var isQuoted = false
    for character in text {
      let last = result.last
      if character == "\"" {
        if !isQuoted, let last, last.isLetter { result.append(" ") }
        isQuoted.toggle()
      } else if !isQuoted, let last, last.isLetter, last.isASCII {
        let word = result.reversed().prefix { !$0.isBlank }
        let isName = word.contains("#") || word.contains(".")
        if !isName, character == "#" || character.isNumber { result.append(" ") }
      }
      result.append(character)
    }
    return result == text ? nil : result
  }

  /// Returns the line for a point in another notation: `drag 10,10 -> 200,300`.
  static func points(_ typed: TypedWords) -> String? {
    guard let first = typed.lowered.first, ["drag", "touch", "pan", "move"].contains(first) else {
      return nil
    }
    let numbers = typed.rest(after: 1).split { !$0.isASCII || !$0.isNumber }.map(String.init)
    let others = typed.rest(after: 1).lowercased().split { !$0.isLetter }
    guard others.allSatisfy({ ["to", "from", "x", "y", "at", "then", "until"].contains($0) }) else {
      return nil
    }
    switch (first, numbers.count) {
    case ("touch", 2): return "touch \(numbers[0]) \(numbers[1])"
    case ("drag", 4), ("pan", 4), ("move", 4):
      return "drag \(numbers[0]) \(numbers[1]) to \(numbers[2]) \(numbers[3])"
    default: return nil
    }
  }
}
