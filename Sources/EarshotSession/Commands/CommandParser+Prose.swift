import EarshotLines

// Commands in lines that are none.
extension CommandParser {
  /// Words before a command in a sentence.
  private static let beginnings: Set = [
    "then", "and", "next", "now", "step", "gesture", "command", "i", "user", "please", "dann",
    "und", "when", "given", "run", "do", "the", "action", "finally", "first",
  ]

  /// The command in a line of a list or of a sentence: `* swipe right`, `then double tap`, `wische
  /// nach rechts`; `nil` if there is none.
  ///
  /// - Complexity: O(*n*²) in the words of the line, of which only short ones are looked at.
  package static func command(inProse text: String) -> String? {
    guard text.utf8.count <= 200, text.contains(where: \.isLetter) else { return nil }
    if MeantForm.isCommand(text) { return text }
    if case .line(let line)? = MeantForm.answer(to: text) { return line }
    let typed = TypedWords(text)
    for count in 1..<max(1, typed.count) {
      let word = typed.lowered[count - 1].filter { !",:.".contains($0) }
      guard beginnings.contains(word) else { break }
      let rest = typed.rest(after: count)
      if rest.count > 2, MeantForm.isCommand(rest) { return rest }
    }
    return typed.count > 1 ? PlainGesture(text)?.gesture : nil
  }
}
