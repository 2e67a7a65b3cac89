/// A parsed command, which is a gesture or a request to the program.
package enum Command: Hashable, Sendable {
  case gesture(Gesture)
  case session(SessionCommand)

  /// The command in canonical form for printing and recording, which is the same for all of its
  /// notations.
  ///
  /// - Source: SESSIONS.md, "Commands".
  package var canonical: String {
    switch self {
    case .gesture(let gesture): gesture.description
    case .session(let command): command.description
    }
  }

  /// The row of the command's table.
  var definition: CommandDefinition {
    switch self {
    case .gesture(let gesture): gesture.definition.command
    case .session(let command): command.definition.command
    }
  }
}

/// A command in its notation: its words, its possible arguments, and the value created from them.
struct CommandDefinition: Sendable {
  /// The canonical words.
  let words: String
  /// Short forms and other names.
  let aliases: [String]
  /// The keys with the same effect, as you type them.
  ///
  /// They're never printed.
  var keys: [String] = []
  /// The possible arguments.
  let syntax: ArgumentSyntax<Command>

  /// All ways to write the words, with the canonical one first.
  var spellings: [String] { [words] + aliases }

  /// Every command: the gestures, then the commands of the session.
  ///
  /// - Source: SESSIONS.md, "Commands" and "The REPL's own commands".
  static let all =
    GestureDefinition.all.map(\.command) + SessionCommandDefinition.all.map(\.command)
}

// The ways to write commands.
extension CommandDefinition {
  /// A way to write a command, as words.
  struct Spelling: Sendable {
    let words: [String]
    let definition: CommandDefinition
  }

  /// All ways to write all commands.
  static let allSpellings: [Spelling] = all.flatMap { definition in
    (definition.spellings + definition.keys).map {
      let words = $0.utf8.split(separator: UInt8(ascii: " "))
      return Spelling(
        words: words.map { String(decoding: $0, as: UTF8.self) },
        definition: definition
      )
    }
  }

  /// The commands without arguments, by their complete input, which is the most common case.
  static let definitionsBySpelling = Dictionary(
    all.flatMap { definition in
      (definition.spellings + definition.keys).map { ($0, definition) }
    },
    uniquingKeysWith: { first, _ in first }
  )

  /// All ways to write commands, by their first words, because every typed command is looked up.
  static let spellingsByFirstWord = Dictionary(grouping: allSpellings) { $0.words[0] }
}
