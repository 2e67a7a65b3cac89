/// The part of a line under a command that matters for comparison, without indentation and trailing
/// spaces.
///
/// ``SessionLine/heard`` returns the actual lines. This type reads the lines of a user's file.
///
/// - Source: SESSIONS.md, "Lines of a session".
package enum HeardLine: Hashable, Sendable {
  /// The speech.
  case speech(String)
  /// Sounds and events other than speech.
  case beside(String)

  /// Interprets a line of a transcript.
  ///
  /// After a `\`, each space is part of the speech.
  package init(_ line: String) {
    let text = String(line.drop(while: \.isBlank))
    if text.begins(with: LineMark.escape.rawValue) {
      self = .speech(text.withoutFirst)
    } else if text.begins(with: LineMark.beside.rawValue) {
      self = .beside(text.trimmedEnd)
    } else {
      self = .speech(text.trimmedEnd)
    }
  }

  /// The words, or the whole `~` line.
  package var text: String {
    switch self {
    case .speech(let text), .beside(let text): text
    }
  }

  /// Whether the line is speech, as a separate utterance.
  package var isSpeech: Bool { if case .speech = self { true } else { false } }

  /// The word that names the kind of a line other than speech, such as `sound`, or `nil` for
  /// speech.
  package var kind: String? {
    switch self {
    case .speech: nil
    case .beside(let text): String(text.dropFirst().prefix { $0 != ":" }).trimmed
    }
  }

  /// Whether the line is a refusal, which says that a command had no effect.
  package var isRefusal: Bool { kind == SessionLine.refused }
}
