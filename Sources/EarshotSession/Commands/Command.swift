/// A parsed command: a gesture or a session command.
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

  var definition: CommandDefinition {
    switch self {
    case .gesture(let gesture): gesture.definition.command
    case .session(let command): command.definition.command
    }
  }
}

/// The definition of a command: its words, its possible arguments, and the value created from them.
struct CommandDefinition: Sendable {
  /// The canonical words.
  let words: String
  /// The short forms and other names.
  let aliases: [String]
  /// The keys with the same effect, as the user types their names.
  ///
  /// Earshot never prints these names.
  var keys: [String] = []
  /// The possible arguments.
  let syntax: ArgumentSyntax<Command>

  /// All spellings of the command, starting with the canonical words.
  var spellings: [String] { [words] + aliases }

  /// All commands: the gestures, and then the commands of the session.
  ///
  /// - Source: SESSIONS.md, "Commands" and "The REPL's own commands".
  static let all =
    GestureDefinition.all.map(\.command) + SessionCommandDefinition.all.map(\.command)
}

// The spellings of commands.
extension CommandDefinition {
  /// A spelling of a command, split into words.
  struct Spelling: Sendable {
    let words: [String]
    let definition: CommandDefinition
  }

  static let allSpellings: [Spelling] = all.flatMap { definition in
    (definition.spellings + definition.keys).map {
      let words = $0.utf8.split(separator: UInt8(ascii: " "))
      return Spelling(
        words: words.map { String(decoding: $0, as: UTF8.self) },
        definition: definition
      )
    }
  }

  /// All commands, by spelling.
  ///
  /// Looking up the complete input covers the most common case, a command without arguments.
  static let definitionsBySpelling = Dictionary(
    all.flatMap { definition in
      (definition.spellings + definition.keys).map { ($0, definition) }
    },
    uniquingKeysWith: { first, _ in first }
  )

  /// All spellings of commands, by first word, for a fast lookup of each typed command.
  static let spellingsByFirstWord = Dictionary(grouping: allSpellings) { $0.words[0] }
}
