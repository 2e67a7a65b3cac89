/// A command that was understood: a gesture, or something that the program is asked.
package enum Command: Hashable, Sendable {
  case gesture(Gesture)
  case session(SessionCommand)

  /// The command as it is printed and recorded: the same for all ways to write it.
  ///
  /// - Source: SESSIONS.md, "Commands".
  package var canonical: String {
    switch self {
    case .gesture(let gesture): gesture.description
    case .session(let command): command.description
    }
  }

  /// The row of the table that the command stands in.
  var definition: CommandDefinition {
    switch self {
    case .gesture(let gesture): gesture.definition.command
    case .session(let command): command.definition.command
    }
  }
}
