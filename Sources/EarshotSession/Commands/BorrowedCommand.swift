/// Words that are no commands, and what people mean by them.
///
/// - Source: our choice: words of other programs, of games, and of the screen format.
struct BorrowedCommand: Sendable {
  /// What somebody means.
  private enum Meaning: Sendable {
    /// A command.
    case command(String)
    /// More than one, or one that needs an argument: what to write, as the end of a message.
    case advice(String)
  }

  /// The words, each a way to begin a line.
  private let phrases: [[String]]
  private let meaning: Meaning

  private init(_ meaning: Meaning, _ phrases: String...) {
    self.meaning = meaning
    self.phrases = phrases.map { $0.split(separator: " ").map(String.init) }
  }

  private static let rows: [BorrowedCommand] = [
    .init(
      .command("scrub"),
      "back",
      ":back",
      "go back",
      ":go back",
      "close",
      "dismiss",
      "cancel",
      "leave",
      "esc"
    ),
    .init(
      .command("double tap"),
      "click",
      "press",
      "double click",
      "dbl tap",
      "open",
      "ok",
      "push",
      "space",
      "2 tap"
    ),
    .init(.advice("did you mean 'double tap' (a)? in a field, write 'return'"), "enter"),
    .init(.command("magic tap"), "two finger tap twice", "two-finger tap twice"),
    .init(.command("zoom in"), "pinch", "pinch out", "magnify"),
    .init(.command("zoom out"), "pinch in"),
    .init(
      .advice("a claim begins with '? ', as in '? focus #pay'"),
      "conveys",
      "says",
      "focus",
      "reachable",
      "absent",
      "order"
    ),
    .init(.command("tap"), "speak", "repeat"),
    .init(.command("swipe right"), "forward", "move", "go right", "go forward", "go on"),
    .init(.command("swipe left"), "backward", "backwards", "go left"),
    .init(.command("swipe up"), "go up"),
    .init(.command("swipe down"), "go down"),
    .init(.command("rotor right"), "turn"),
    .init(.command("VO+Right"), "vo right"),
    .init(.command("VO+Left"), "vo left"),
    .init(.command("VO+Space"), "vo space"),
    .init(.command(":quit"), "exit", "bye", "q", ":q", ":exit"),
    .init(.command(":undo"), "revert"),
    .init(.command(":help"), "h", ":h"),
    .init(.command(":screen"), "list", "ls", ":list", ":ls", ":speak", ":read", "look"),
    .init(.command("increment"), "increase", "raise", "plus"),
    .init(.command("decrement"), "decrease", "lower", "reduce", "minus"),
    .init(.advice("Control-L clears the terminal"), "clear", ":clear", "cls", ":cls"),
    .init(
      .advice("'earshot --color never' or '--color always' decides it at the start"),
      ":color",
      "color"
    ),
    .init(.advice("did you mean ':undo'? 'undo typing' undoes typing"), "undo"),
    .init(.advice("did you mean ':record FILE'?"), "save", ":save"),
    .init(
      .advice("'touch \"NAME\"' goes to an element, 'start SCREEN' opens a screen"),
      "go",
      "go to",
      "goto"
    ),
    .init(
      .advice("'start SCREEN' opens a screen, ':screen' lists the elements of this one"),
      "screen"
    ),
    .init(
      .advice("'item chooser \"NAME\"' goes to an element by its name"),
      "find",
      "search",
      ":find",
      ":search"
    ),
    .init(
      .advice("after 'voice control on', 'say \"TEXT\"' says it to Voice Control"),
      "show names",
      "show numbers",
      "show grid",
      "show actions",
      "hide names",
      "hide numbers",
      "hide grid",
      "long press",
      "go to sleep",
      "wake up"
    ),
  ]

  /// What is meant by the words that a line begins with, as the end of a message, or `nil` if they
  /// are none of these.
  ///
  /// - Parameter words: The words of the line, in lower case.
  /// - Returns: How many of the words count, and the end.
  static func ending(for words: [String]) -> (count: Int, ending: String)? {
    let found = rows.flatMap { row in row.phrases.map { (phrase: $0, row: row) } }
      .filter { words.starts(with: $0.phrase) }
      .max { $0.phrase.count < $1.phrase.count }
    return found.map { ($0.phrase.count, $0.row.ending) }
  }

  /// The command that is meant by the words that a line begins with, or `nil` if advice is all there is.
  static func command(for words: [String]) -> String? {
    for row in rows where row.phrases.contains(where: { words.starts(with: $0) }) {
      if case .command(let command) = row.meaning { return command }
    }
    return nil
  }

  private var ending: String {
    switch meaning {
    case .advice(let text): return "; \(text)"
    case .command(let words):
      let aliases = CommandDefinition.definitionsBySpelling[words]?.aliases ?? []
      let short = words.hasPrefix(":") ? nil : aliases.first { $0.count == 1 }
      return "; did you mean '\(words)'\(short.map { " (\($0))" } ?? "")?"
    }
  }
}
