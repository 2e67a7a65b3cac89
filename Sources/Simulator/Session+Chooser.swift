import FocusEngine

extension Session {
  /// Lists the stops, or goes to the first that holds a text.
  mutating func chooseItem(_ argument: Command.Argument) -> Step { heard([.refused(.notBuiltYet)]) }
}
