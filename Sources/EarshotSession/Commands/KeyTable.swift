package import EarshotLines

/// The command for each single key.
///
/// - Source: SESSIONS.md, "Single keys"; `q` is our choice.
package enum KeyTable {
  /// A key of the keyboard that can have a command.
  package enum Key: Hashable, Sendable {
    case left, right, up, down
    case character(Unicode.Scalar)

    /// The name of the key, such as `right arrow`, `space`, or `n`.
    package var name: String {
      switch self {
      case .left: "left arrow"
      case .right: "right arrow"
      case .up: "up arrow"
      case .down: "down arrow"
      case .character(" "): "space"
      case .character(let scalar): String(Character(scalar))
      }
    }
  }

  /// The key that opens a prompt for one command.
  package static let prompt = Unicode.Scalar(":")

  /// The canonical words of each key's command.
  private static let commands: [Key: String] = {
    let gestures = GestureDefinition.all.map { ($0.words, $0.singleKeys) }
    let others = SessionCommandDefinition.all.map { ($0.words, $0.singleKeys) }
    let pairs = (gestures + others).flatMap { words, keys in keys.map { ($0, words) } }
    return Dictionary(pairs) { first, _ in first }
  }()

  /// Returns the command of a key, ignoring case, or `nil` if the key has none.
  package static func command(for key: Key) -> String? {
    var wanted = key
    if case .character(let scalar) = key, ("A"..."Z").contains(scalar) {
      wanted = .character(Unicode.Scalar(UInt8(truncatingIfNeeded: scalar.value) | 0x20))
    }
    return commands[wanted]
  }

  /// The first lines that Earshot prints if a walk begins in the mode for single keys.
  package static let greeting: [SessionLine] = [
    .note(
      "single keys: arrows swipe, space double-taps, and '?' lists the others; ':' begins a command, "
        + "Escape turns single keys off, and 'q' quits"
    )
  ]

  /// The lines with the action of each key, in a form that can't be mistaken for speech.
  package static let help: [SessionLine] = [
    .note(
      "keys: arrows or 'n', 'p', 'u', and 'd' swipe; space or 'a' double-taps, 't' taps, 'z' "
        + "scrubs, and 'm' performs a magic tap"
    ),
    .note(
      "keys: ']' and '[' turn the rotor, '?' shows these keys and what gestures do here, and 'q' quits"
    ),
    .note("keys: press ':' to type one command, such as 'why'; Escape turns single keys off"),
    .note(
      "keys: letters are gestures even in a text field; to type text, press ':' and then enter "
        + "'type \"Anna\"'"
    ),
  ]
}

extension KeyTable.Key: ExpressibleByUnicodeScalarLiteral {
  /// Creates the key of a character.
  package init(unicodeScalarLiteral scalar: Unicode.Scalar) { self = .character(scalar) }
}

// The prompt that a key opens.
extension KeyTable {
  /// Returns the command that was typed after the key `:`.
  ///
  /// The typed command can omit its own colon: `why` means `:why`, because no gesture has this
  /// name. Gestures and complete commands are also valid, so the user can type any line as usual.
  package static func command(typedAfterColon line: String) -> String {
    let typed = InputLine(line)
    guard typed.kind == .commands, !typed.text.begins(with: ":"),
      let first = CommandParser.commands(in: typed.text).first, !isCommand(first),
      isCommand(":" + first)
    else { return line }
    return ":" + typed.text
  }

  /// Returns the completions of the input after the key `:`.
  package static func completions(of line: String, in session: Session) -> [String] {
    let sessionCommands = line.contains(";") ? [] : session.completions(of: ":" + line)
    return session.completions(of: line) + sessionCommands.map { String($0.dropFirst()) }
  }

  private static func isCommand(_ text: some StringProtocol) -> Bool {
    (try? CommandParser.parse(text)) != nil
  }
}
