import EarshotNotation

/// Words that users type as a command although Earshot has no such command, with their meaning.
///
/// The rows are in `BorrowedCommand+Table.swift`, and the German rows are in
/// `BorrowedCommand+German.swift`.
///
/// - Source: our choice: words of other programs, of games, and of the screen format.
struct BorrowedCommand: Sendable {
  /// The intended meaning of the words.
  enum Meaning: Sendable {
    /// The words mean this command.
    case command(String)
    /// Advice, as the end of a message, for words that mean several commands or a command that
    /// requires an argument.
    case advice(String)
    /// A claim about the value of an element or a variable.
    case values
  }

  /// The phrases with this meaning, each as words at the beginning of a line.
  private let phrases: [[String]]
  private let meaning: Meaning

  init(_ meaning: Meaning, _ phrases: String...) {
    self.meaning = meaning
    self.phrases = phrases.map { $0.split(separator: " ").map(String.init) }
  }

  private static let rows = table + german

  /// Returns the meaning of the words at the beginning of a line, or `nil` if they're unknown.
  ///
  /// - Parameter words: The words of the line, in lowercase.
  /// - Returns: The number of words in the longest match, and its row.
  static func meant(by words: [String]) -> (count: Int, row: BorrowedCommand)? {
    let found = rows.flatMap { row in row.phrases.map { (phrase: $0, row: row) } }
      .filter { words.starts(with: $0.phrase) }
      .max { $0.phrase.count < $1.phrase.count }
    return found.map { ($0.phrase.count, $0.row) }
  }

  /// Returns the words with one of them corrected, if this makes all of them a phrase, such as
  /// `go back` for `go bak`.
  static func corrected(_ words: [String]) -> [String] {
    guard (2...5).contains(words.count), words.allSatisfy({ $0.utf8.count <= 20 }) else {
      return words
    }
    let phrases = rows.flatMap(\.phrases).filter { $0.count == words.count }
    if phrases.contains(words) { return words }
    let near = phrases.first { phrase in
      let wrong = words.indices.filter { words[$0] != phrase[$0] }
      return wrong.count == 1 && phrase[wrong[0]].utf8.count > 3
        && Suggestion.nearest(to: words[wrong[0]], in: [phrase[wrong[0]]]) != nil
    }
    return near ?? words
  }

  /// Returns the command that the words at the beginning of a line mean, or `nil` if there's only
  /// advice.
  static func command(for words: [String]) -> String? {
    for row in rows where row.phrases.contains(where: { words.starts(with: $0) }) {
      if case .command(let command) = row.meaning { return command }
    }
    return nil
  }

  /// Whether the words ask for the value of an element or a variable.
  var isAboutValues: Bool { if case .values = meaning { true } else { false } }

  /// Returns the command that a whole line of words means, or `nil` if there's none.
  static func command(ofWhole words: [String]) -> String? {
    guard let meant = meant(by: words), meant.count == words.count,
      case .command(let command) = meant.row.meaning
    else { return nil }
    return command
  }

  /// The command or the advice that replaces the words.
  var answer: MeantForm.Answer {
    switch meaning {
    case .advice(let text): .advice(text)
    case .values: .advice("':screen' lists the stops with VoiceOver's words, including values")
    case .command(let words): .line(words)
    }
  }

  /// The end of a message with the replacement.
  ///
  /// If the replacement is a command, the message includes its shortest form.
  var ending: String {
    guard case .command(let words) = meaning else { return answer.ending }
    let aliases = CommandDefinition.definitionsBySpelling[words]?.aliases ?? []
    let short = words.hasPrefix(":") ? nil : aliases.first { $0.count == 1 }
    return "; did you mean '\(words)'\(short.map { " (\($0))" } ?? "")?"
  }
}
