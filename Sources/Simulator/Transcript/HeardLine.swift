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
      self = .speech(String(text.unicodeScalars.dropFirst()))
    } else if text.begins(with: "~") {
      self = .beside(text.trimmedEnd)
    } else {
      self = .speech(text.trimmedEnd)
    }
  }
}

extension String {
  /// The line as it is compared.
  var heard: HeardLine { HeardLine(self) }
}
