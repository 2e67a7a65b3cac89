internal import EarshotLessons
internal import EarshotLines

/// Prints the lines of a lesson.
///
/// On a terminal long ones are broken between words, but for code. What a line of the lesson goes on
/// with is indented, as no line of speech is.
struct LessonPrinter {
  /// How far that is indented with which a line goes on that is none of VoiceOver's.
  static let indentation = 4

  private let echoes: Bool
  /// Whether standard output is for what is heard; all else goes to standard error.
  private let isSpeechOnly: Bool

  init(_ environment: Environment, isSpeechOnly: Bool = false) {
    echoes = !environment.isConversation
    self.isSpeechOnly = isSpeechOnly
  }

  /// Prints lines.
  func print(_ lines: [LessonLine], _ console: inout Console) throws(Failure) {
    guard !isSpeechOnly else { return try printHeard(lines, &console) }
    for line in lines {
      if line.isCode {
        try console.output.whole(line.printed)
        continue
      }
      let indentation = line.voice == .session ? nil : Self.indentation
      try console.output.line(line.printed, indentedBy: indentation)
    }
    try console.output.flush()
  }

  /// Prints what is heard, one utterance on each line, and sends the lesson itself to standard error.
  private func printHeard(_ lines: [LessonLine], _ console: inout Console) throws(Failure) {
    for line in lines {
      if let utterance = line.utterance.flatMap(HeardLines.line) {
        try console.output.line(utterance)
        try console.output.flush()
      } else {
        console.report([line.printed])
      }
    }
  }

  /// Prints what the program says.
  func say(_ text: String, _ console: inout Console) throws(Failure) {
    try print([.tool(verbatim: text)], &console)
  }

  /// The prompt with an answer, where nobody sees it being typed; a gesture is repeated anyway.
  func echo(of line: String, by player: LessonPlayer) -> String? {
    guard echoes, player.asksForText, !line.trimmed.isEmpty else { return nil }
    return player.prompt + line
  }
}
