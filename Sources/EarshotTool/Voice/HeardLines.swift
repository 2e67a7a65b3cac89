internal import EarshotLines
internal import EarshotNotation
internal import EarshotSession

/// The speech of a session, one utterance on each line, for a synthesizer or a braille display.
///
/// Utterances of VoiceOver, the names of rotor settings, and utterances of the app's own
/// synthesizer each get a line. Sounds, refusals, and notes don't get a line.
enum HeardLines {
  /// Returns the utterances among the lines of a session, in order.
  static func of(_ content: [SessionLine]) -> [String] {
    content.compactMap { line in
      switch line {
      case .speech(let spoken), .hint(let spoken): self.line(spoken.text)
      case .voice(let voice): self.line(voice.text)
      case .beside(.rotor, let name): self.line(name)
      case .beside, .graph, .refusal, .note, .claim, .silence: nil
      }
    }
  }

  /// Returns an utterance on one line, or `nil` if it has no words.
  static func line(_ text: String) -> String? {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.isEmpty ? nil : words
  }

  /// Returns the lines without speech that a user at a terminal needs: refusals, notes, and claims.
  static func remarks(in content: [SessionLine]) -> [SessionLine] {
    content.filter { line in
      switch line {
      case .refusal, .note, .claim: true
      case .speech, .hint, .voice, .beside, .graph, .silence: false
      }
    }
  }
}

// Walks in which only speech goes to standard output.
extension WalkCommand {
  /// Prints the speech of a response and sends refusals, notes, and claims to standard error.
  mutating func printHeard(_ response: Session.Response, _ console: inout Console) throws(Failure) {
    for line in HeardLines.of(response.content) { try console.output.line(line) }
    try console.output.flush()
    console.report(HeardLines.remarks(in: response.content).printed)
  }
}
