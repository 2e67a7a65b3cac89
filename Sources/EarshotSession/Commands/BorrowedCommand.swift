/// Words that are no commands, and what people mean by them.
///
/// The rows are in `BorrowedCommand+Table.swift`, German ones in `BorrowedCommand+German.swift`.
///
/// - Source: our choice: words of other programs, of games, and of the screen format.
struct BorrowedCommand: Sendable {
  /// What somebody means.
  enum Meaning: Sendable {
    /// A command.
    case command(String)
    /// More than one, or one that needs an argument: what to write, as the end of a message.
    case advice(String)
    /// A claim about the value of an element, or of a variable.
    case values
  }

  /// The words, each a way to begin a line.
  private let phrases: [[String]]
  private let meaning: Meaning

  init(_ meaning: Meaning, _ phrases: String...) {
    self.meaning = meaning
    self.phrases = phrases.map { $0.split(separator: " ").map(String.init) }
  }

  private static let rows = table + german

  /// What is meant by the words that a line begins with, or `nil` if they are none of these.
  ///
  /// - Parameter words: The words of the line, in lower case.
  /// - Returns: The number of words that are meant, and the row.
  static func meant(by words: [String]) -> (count: Int, row: BorrowedCommand)? {
    let found = rows.flatMap { row in row.phrases.map { (phrase: $0, row: row) } }
      .filter { words.starts(with: $0.phrase) }
      .max { $0.phrase.count < $1.phrase.count }
    return found.map { ($0.phrase.count, $0.row) }
  }

  /// The command that is meant by the words that a line begins with, or `nil` if advice is all there is.
  static func command(for words: [String]) -> String? {
    for row in rows where row.phrases.contains(where: { words.starts(with: $0) }) {
      if case .command(let command) = row.meaning { return command }
    }
    return nil
  }

  /// Whether the words ask for the value of something in the app.
  var isAboutValues: Bool { if case .values = meaning { true } else { false } }

  /// The command that some words mean as a whole, or `nil` if none does.
  static func command(ofWhole words: [String]) -> String? {
    guard let meant = meant(by: words), meant.count == words.count,
      case .command(let command) = meant.row.meaning
    else { return nil }
    return command
  }

  /// What to write instead.
  var answer: MeantForm.Answer {
    switch meaning {
    case .advice(let text): .advice(text)
    case .values: .advice("':tree' lists the elements with their values")
    case .command(let words): .line(words)
    }
  }

  /// What to write instead, as the end of a message; of a command its shortest form, too.
  var ending: String {
    guard case .command(let words) = meaning else { return answer.ending }
    let aliases = CommandDefinition.definitionsBySpelling[words]?.aliases ?? []
    let short = words.hasPrefix(":") ? nil : aliases.first { $0.count == 1 }
    return "; did you mean '\(words)'\(short.map { " (\($0))" } ?? "")?"
  }
}
