/// A line under a command, as far as it matters: indentation and trailing blanks do not.
///
/// ``SessionLine/heard`` gives the actual lines; this type reads the lines of a user's file.
///
/// - Source: SESSIONS.md, "Lines of a session".
package enum HeardLine: Hashable, Sendable {
  /// The speech.
  case speech(String)
  /// Sounds and events besides speech.
  case beside(String)

  /// Understands a line of a transcript; after a `\` every blank is spoken.
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

  /// Whether it is spoken, as an utterance of its own.
  package var isSpeech: Bool { if case .speech = self { true } else { false } }

  /// The word that names the kind of a line besides speech, such as `sound`, or `nil` for speech.
  package var kind: String? {
    switch self {
    case .speech: nil
    case .beside(let text): String(text.dropFirst().prefix { $0 != ":" }).trimmed
    }
  }

  /// Whether it says that something came to nothing.
  package var isRefusal: Bool { kind == SessionLine.refused }
}
