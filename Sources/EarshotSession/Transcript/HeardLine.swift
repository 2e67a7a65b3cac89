/// A line under a command, as far as it matters: indentation and trailing blanks do not.
///
/// - Source: SESSIONS.md, "Lines of a session".
enum HeardLine: Hashable {
  /// What is spoken.
  case speech(String)
  /// What is heard beside it.
  case beside(String)

  /// Understands a line of a transcript; after a `\` every blank is spoken.
  init(_ line: String) {
    let text = String(line.drop(while: \.isBlank))
    if text.begins(with: "\\") {
      self = .speech(text.withoutFirst)
    } else if text.begins(with: "~") {
      self = .beside(text.trimmedEnd)
    } else {
      self = .speech(text.trimmedEnd)
    }
  }

  /// The words, or the whole `~` line.
  var text: String {
    switch self {
    case .speech(let text), .beside(let text): text
    }
  }

  /// Whether it is spoken, as an utterance of its own.
  var isSpeech: Bool { if case .speech = self { true } else { false } }

  /// The word that says what is heard beside speech, such as `sound`, or `nil` for speech.
  var kind: String? {
    switch self {
    case .speech: nil
    case .beside(let text): String(text.dropFirst().prefix { $0 != ":" }).trimmed
    }
  }

  /// What claims take for speech: an utterance, a hint, the rotor's word, or `nil` for other lines.
  ///
  /// - Source: SESSIONS.md, "Lines of a session".
  var spoken: String? {
    switch self {
    case .speech(let text): text
    case .beside(let text): text.after("~ hint:") ?? text.after("~ rotor:")
    }
  }
}

extension String {
  /// The line as it is compared.
  var heard: HeardLine { HeardLine(self) }

  /// What stands after a beginning, without blanks around it, or `nil` if the text begins otherwise.
  fileprivate func after(_ start: String) -> String? {
    begins(with: start) ? String(dropFirst(start.count)).trimmed : nil
  }
}
