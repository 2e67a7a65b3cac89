internal import EarshotLessons
internal import EarshotLines

/// Prints the lines of a lesson; on a terminal long ones are broken between words.
struct LessonPrinter {
  /// How wide the terminal is, or `nil` where lines stay whole: in a pipe, and for those who hear
  /// them.
  private let columns: Int?
  private let echoes: Bool

  init(_ options: Options, _ environment: Environment) {
    let isBroken =
      environment.outputIsTerminal && !options.has(.plain) && !environment.terminalIsDumb
    columns = isBroken ? environment.columns : nil
    echoes = !environment.isConversation
  }

  /// Prints lines.
  func print(_ lines: [LessonLine], _ console: inout Console) throws(Failure) {
    for line in lines {
      for row in rows(of: line) { try console.output.line(row) }
    }
    try console.output.flush()
  }

  /// Prints what the program says.
  func say(_ text: String, _ console: inout Console) throws(Failure) {
    try print([.tool(text)], &console)
  }

  /// The prompt with an answer, where nobody sees it being typed; a gesture is repeated anyway.
  func echo(of line: String, by player: LessonPlayer) -> String? {
    guard echoes, player.asksForText, !line.trimmed.isEmpty else { return nil }
    return player.prompt + line
  }

  /// The rows that a line fills: those after the first are indented, so that they look like no
  /// speech.
  private func rows(of line: LessonLine) -> [String] {
    guard let columns, line.voice != .session, line.printed.count >= columns else {
      return [line.printed]
    }
    var rows: [String] = []
    var row = ""
    for word in line.printed.split(separator: " ") {
      if !row.isEmpty, row.count + 1 + word.count >= columns {
        rows.append(row)
        row = "  " + word
      } else {
        row += row.isEmpty ? "\(word)" : " \(word)"
      }
    }
    return rows + [row]
  }
}
