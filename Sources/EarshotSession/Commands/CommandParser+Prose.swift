import EarshotLines

// Commands in lines of prose or code.
extension CommandParser {
  /// The words that precede a command in a sentence.
  private static let beginnings: Set = [
    "then", "and", "next", "now", "step", "gesture", "command", "i", "user", "please", "dann",
    "und", "when", "given", "run", "do", "the", "action", "finally", "first",
  ]

  /// The phrases that people write for starting the app.
  private static let starts: Set = [
    "start the app", "open the app", "launch the app", "start app", "launch app", "open app",
    "app is open", "app is started", "app is running", "app starts", "app is launched",
  ]

  /// Returns whether a line begins like a sentence about gestures, or is code that means a command.
  package static func beginsLikeProse(_ text: String) -> Bool {
    guard text.utf8.count <= 200 else { return false }
    let typed = TypedWords(text)
    return typed.count > 1 && beginnings.contains(typed.lowered[0])
      || MeantCode(text)?.command != nil
  }

  /// Returns the command in a list item or a sentence, such as `* swipe right`, `then double tap`,
  /// or `wische nach rechts`.
  ///
  /// The result is `nil` if there's none.
  ///
  /// - Complexity: O(*n*²), where *n* is the number of words in the line; the method checks only
  ///   short lines.
  package static func command(inProse text: String) -> String? {
    guard text.utf8.count <= 200, text.contains(where: \.isLetter) else { return nil }
    if let code = MeantCode(text) { return code.command }
    if MeantForm.isCommand(text) { return text }
    if case .line(let line)? = MeantForm.answer(to: text) { return line }
    let typed = TypedWords(text)
    for count in 1..<max(1, typed.count) {
      let word = typed.lowered[count - 1].filter { !",:.".contains($0) }
      guard beginnings.contains(word) else { break }
      let rest = typed.rest(after: count)
      if starts.contains(rest.lowercased()) { return "start" }
      if rest.count > 2, MeantForm.isCommand(rest) { return rest }
    }
    return typed.count > 1 ? PlainGesture(text)?.gesture : nil
  }
}

extension CommandParser {
  /// Returns the claim in a line from a test for another tool, such as `assert focus #pay`, or
  /// `nil` for any other line.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the line.
  package static func claim(ofOtherTools text: String) -> String? {
    let words = TypedWords(text)
    guard words.count > 1, MeantCode.claims.contains(words.lowered[0]) else { return nil }
    let rest = words.rest(after: words.lowered[1] == "that" ? 2 : 1)
    return rest.hasPrefix("\"") ? "says \(rest)" : rest
  }
}
