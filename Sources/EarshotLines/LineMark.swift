import EarshotModel

/// The mark at the beginning of a session's line, if the line isn't speech.
///
/// Only this type knows the marks.
///
/// - Source: SESSIONS.md, "Lines of a session" and "Transcripts".
package enum LineMark: String, CaseIterable, Sendable {
  /// The mark for a command, which is the prompt.
  case command = ">"
  /// The mark for anything other than speech, including refusals.
  case beside = "~"
  /// The mark for a claim.
  case claim = "?"
  /// The mark for the title of a phase.
  case phase = "##"
  /// The mark for output of the program, and for comments.
  case note = "#"
  /// The mark for speech that would otherwise look like a different kind of line.
  case escape = "\\"
  /// The mark for the name of a file that a transcript contains.
  case file = "--"

  /// Creates the mark at the beginning of a printed line, or returns `nil` if the line doesn't
  /// begin with a mark and a space.
  package init?(of line: String) {
    guard let mark = LineMark.allCases.first(where: { $0.text(of: line) != nil }) else {
      return nil
    }
    self = mark
  }

  /// Returns a line with this mark, or only the mark if the text is empty.
  package func line(_ text: String) -> String {
    let mark = rawValue
    if text.isEmpty { return mark }
    return String(capacity: mark.utf8.count + 1 + text.utf8.count) { line in
      line.append(mark)
      line.append(" ")
      line.append(text)
    }
  }

  /// Returns the text after the mark and a space, or `nil` if the line doesn't begin with them.
  package func text(of line: String) -> String? {
    line.begins(with: rawValue + " ")
      ? String(line.unicodeScalars.dropFirst(rawValue.utf8.count + 1)) : nil
  }
}

// Descriptions for the help.
extension LineMark {
  /// The meaning of lines with each mark, and of speech, which has no mark.
  package static var guide: [(line: String, meaning: String)] {
    [("text", "speech: one line for each utterance, in order")]
      + allCases.map { ($0.example, $0.meaning) }
      + [
        ("...", "any lines of the step except refusals"),
        ("text (glob)", "a line in which * matches any characters, and ? matches one character"),
        ("text (re)", "a line that matches a regular expression completely"),
        ("key: value", "a header, above the first command"),
      ]
  }

  private var example: String {
    switch self {
    case .command: line("swipe right")
    case .beside: line("hint: text")
    case .claim: line("focus #pay")
    case .phase: line("title")
    case .note: line("text")
    case .escape: rawValue + "# text"
    case .file: line("NAME --")
    }
  }

  private var meaning: String {
    switch self {
    case .command: "a command; 'earshot help gestures' and 'earshot help commands' list commands"
    case .beside:
      "output besides speech, such as sound, hint, screen, rotor, scroll, value, refused, or "
        + "silent"
    case .claim: "a claim about the step above; 'earshot help claims' lists claims"
    case .phase: "the beginning of a phase, from which Earshot counts gestures"
    case .note: "a comment, which Earshot ignores"
    case .escape: "speech that looks like a different kind of line"
    case .file: "the beginning of a screen file in the session, up to the next such line or the end"
    }
  }
}

// Lines as a user writes them.
extension String {
  /// Whether the line begins with the prompt of a session, ignoring spaces before it.
  package var hasPrompt: Bool { trimmed.begins(with: LineMark.command.rawValue) }

  /// The line as a command, trimmed and without the prompt of a copied session.
  package var withoutPrompt: String {
    let text = trimmed
    return text.begins(with: LineMark.command.rawValue) ? text.withoutFirst.trimmed : text
  }

  /// Whether a line without leading and trailing spaces is prose: `#` or `##`, by itself or before
  /// a space.
  package var isProse: Bool {
    guard utf8.first == UInt8(ascii: "#") else { return false }
    return self == "#" || self == "##" || begins(with: "# ") || begins(with: "## ")
  }

  /// The title of a phase in a line of prose, or `nil` if the line begins no phase.
  package var phaseTitle: String? {
    guard self == "##" || begins(with: "## ") else { return nil }
    return String(dropFirst(2)).trimmed
  }

  /// The text without its first Unicode scalar, even if the next scalar is a combining mark.
  package var withoutFirst: String {
    guard let first = utf8.first, first < 0x80 else { return String(unicodeScalars.dropFirst()) }
    return String(self[utf8.index(after: startIndex)...])
  }
}
