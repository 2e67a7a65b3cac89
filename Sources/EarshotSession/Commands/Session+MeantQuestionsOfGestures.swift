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

  /// Returns the line that the user meant, such as `:gesture scrub` for `what does the scrub do?`,
  /// or `nil` for other lines.
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

  /// Returns the line that the user meant, such as `? #pay is dimmed` for `is pay disabled?`, or
  /// `nil` for other lines.
  func claimAsked(_ text: String, _ typed: TypedWords) -> String? {
    guard typed.count > 2, Self.states.contains(typed.lowered[0]) else { return nil }
    return claim(inWords: typed.rest(after: 1)).map { "? \($0)" }
  }

  /// Returns the line that performs an action of the element, such as `action "Undo"` for `open the
  /// actions menu and choose Undo`.
  ///
  /// The result is `nil` for other lines.
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

  /// Returns the line that searches for text, such as `two-finger triple tap "pay"` for
  /// `grep -i pay`, or `nil` for other lines.
  static func searching(_ typed: TypedWords) -> String? {
    let programs: Set = ["grep", "rg", "ack", "egrep", "ag", "fgrep"]
    guard let first = typed.lowered.first, programs.contains(first) else { return nil }
    let words = typed.words(1..<typed.count).filter { !$0.hasPrefix("-") }
    guard !words.isEmpty else { return nil }
    return
      "two-finger triple tap \(Quoting.quotedLiteral(words.joined(separator: " ").withoutQuotes))"
  }

  /// Returns the line after inserting the missing spaces and semicolons, such as `touch #pay` for
  /// `touch#pay`, `wait 2` for `wait2`, or `n; n; a` for `n,n,a`.
  ///
  /// The result is `nil` if nothing is missing.
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
        // `1e9` is a number.
        let isName = word.contains { "#.".contains($0) || $0.isNumber }
        if !isName, character == "#" || character.isNumber { result.append(" ") }
      }
      result.append(character)
    }
    return result == text ? nil : result
  }

  /// Returns the line for points in another notation, as in `drag 10,10 -> 200,300`, or `nil` for
  /// other lines.
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
