import FocusEngine

/// How many gestures a line of input stands for.
///
/// - Source: SESSIONS.md, "Transcripts": the claim `gestures <= N`.
enum GestureCount {
  /// The gestures of a line, each as often as it was made.
  ///
  /// - Parameters:
  ///   - line: The commands.
  ///   - response: What they led to; a swipe `to` a target is as many as were heard.
  /// - Returns: The number; nothing else than a gesture counts.
  static func of(_ line: String, _ response: Session.Response) -> Int {
    CommandParser.commands(in: line.withoutPrompt).reduce(0) { sum, text in
      guard let command = try? CommandParser.parse(text) else { return sum }
      return sum + count(command, response)
    }
  }

  private static func count(_ command: Command, _ response: Session.Response) -> Int {
    guard case .gesture(let gesture) = command.form.meaning else { return 0 }
    switch gesture {
    case .start, .wait: return 0
    default: break
    }
    if case .toTarget = command.argument { return max(1, response.utterances.count) }
    return command.argument.count
  }
}
