/// Words that are no commands, and what people mean by them.
///
/// - Source: our choice: words of other programs, of games, and of the screen format.
enum BorrowedCommand {
  private static let rows: [(meant: String, words: [String])] = [
    ("scrub", ["back", "close", "dismiss", "cancel", "leave"]),
    ("double tap", ["click", "press", "enter", "open", "ok", "push"]),
    ("tap", ["speak", "say", "repeat"]),
    ("swipe right", ["forward", "move", "go"]),
    ("item chooser", ["find", "search"]),
    ("rotor right", ["turn"]),
    (":quit", ["exit", "bye"]),
    (":undo", ["revert"]),
    (":screen", ["list", "ls"]),
  ]

  /// The command that is meant by a word, and its shortest form where that is a single sign.
  static func meant(by word: String) -> (command: String, short: String?)? {
    guard let row = rows.first(where: { $0.words.contains(word) }) else { return nil }
    let aliases = CommandDefinition.definitionsBySpelling[row.meant]?.aliases ?? []
    return (row.meant, aliases.first { $0.count == 1 })
  }
}
