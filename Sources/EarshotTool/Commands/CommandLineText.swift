/// A line of input, as somebody typed it or pasted it from a transcript.
struct CommandLineText: Hashable, Sendable {
  /// The line without the `> ` that a transcript sets before a command.
  let command: String

  /// Takes a line of input.
  init(_ line: String) {
    let rest = line.drop(while: isBlank)
    if rest.first == ">", rest.dropFirst().first.map(isBlank) ?? true {
      command = String(rest.dropFirst().drop(while: isBlank))
    } else {
      command = line
    }
  }

  /// Whether something is to be done: the line is neither blank nor prose.
  var isCommand: Bool {
    guard let first = command.first(where: { !isBlank($0) }) else { return false }
    return first != "#"
  }

  /// Whether the line is `start` and no more.
  var isPlainStart: Bool {
    command.lowercased().split(whereSeparator: isBlank) == ["start"]
  }
}

private func isBlank(_ character: Character) -> Bool { character == " " || character == "\t" }
