internal import EarshotLessons
internal import EarshotLines

/// A printer of a lesson's lines.
///
/// On a terminal, long lines wrap between words, except for code. The printer indents the
/// continuation lines of a lesson's text, but not of speech.
struct LessonPrinter {
  /// The indentation of continuation lines, except for lines of VoiceOver's speech.
  static let indentation = 4

  private let echoes: Bool
  /// Whether standard output is only for speech and sounds.
  ///
  /// Everything else goes to standard error.
  private let isSpeechOnly: Bool

  init(_ environment: Environment, isSpeechOnly: Bool = false) {
    echoes = !environment.isConversation
    self.isSpeechOnly = isSpeechOnly
  }

  /// Prints the lines of a lesson.
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

  /// Prints the speech in the lines to standard output, one utterance on each line.
  ///
  /// The lines themselves go to standard error.
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

  /// Prints the program's own words.
  func say(_ text: String, _ console: inout Console) throws(Failure) {
    try print([.tool(verbatim: text)], &console)
  }

  /// Returns the prompt and an answer to print, or `nil` if the user already saw the answer while
  /// typing.
  ///
  /// The result is also `nil` for a gesture, because the session's output repeats it.
  func echo(of line: String, by player: LessonPlayer) -> String? {
    guard echoes, player.asksForText, !line.trimmed.isEmpty else { return nil }
    return player.prompt + line
  }
}
