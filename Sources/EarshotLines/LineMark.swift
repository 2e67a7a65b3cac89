import EarshotModel

/// What a line of a session begins with where it is no speech; the one place that knows the marks.
///
/// - Source: SESSIONS.md, "Lines of a session" and "Transcripts".
package enum LineMark: String, CaseIterable, Sendable {
  /// Before a command: the prompt.
  case command = ">"
  /// Before what is heard beside the words, refusals among it.
  case beside = "~"
  /// Before a claim.
  case claim = "?"
  /// Before the title of a phase.
  case phase = "##"
  /// Before what the program says, and before remarks.
  case note = "#"
  /// Before speech that would be taken for another line.
  case escape = "\\"
  /// Before the name of a file that travels with a transcript.
  case file = "--"

  /// The mark of a printed line, which a space follows, or `nil` if the line has none.
  package init?(of line: String) {
    guard let mark = LineMark.allCases.first(where: { $0.text(of: line) != nil }) else {
      return nil
    }
    self = mark
  }

  /// A line with this mark; of no text the mark alone.
  package func line(_ text: String) -> String {
    let mark = rawValue
    if text.isEmpty { return mark }
    return String(capacity: mark.utf8.count + 1 + text.utf8.count) { line in
      line.append(mark)
      line.append(" ")
      line.append(text)
    }
  }

  /// What stands after the mark and a space, or `nil` if the line does not begin so.
  package func text(of line: String) -> String? {
    line.begins(with: rawValue + " ")
      ? String(line.unicodeScalars.dropFirst(rawValue.utf8.count + 1)) : nil
  }
}

// For help.
extension LineMark {
  /// The meaning of lines with each mark, and of speech, which has none.
  package static var guide: [(line: String, meaning: String)] {
    [("text", "speech: one line for each utterance, in order")]
      + allCases.map { ($0.example, $0.meaning) }
      + [
        ("...", "any lines of the step, but no refusal"),
        ("text (glob)", "a line in which * matches any characters, and ? matches one"),
        ("text (re)", "a line that a regular expression matches as a whole"),
        ("key: value", "before the first command: the header"),
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
    case .command: "a command: 'earshot help gestures' and 'commands' list them"
    case .beside:
      "what you hear besides speech: sound, hint, screen, rotor, scroll, value, refused; or silent"
    case .claim: "a claim about the step above: 'earshot help claims' lists them"
    case .phase: "begins a phase; Earshot counts gestures from here"
    case .note: "a remark, never compared"
    case .escape: "speech that looks like another line"
    case .file: "the lines up to the next such line are a screen that the session contains"
    }
  }
}

// Lines as a user writes them.
extension String {
  /// Whether the line begins with the prompt of a session; blanks before it do not matter.
  package var hasPrompt: Bool { trimmed.begins(with: LineMark.command.rawValue) }

  /// The line as a command: without the prompt that a copied session has, and trimmed.
  package var withoutPrompt: String {
    let text = trimmed
    return text.begins(with: LineMark.command.rawValue) ? text.withoutFirst.trimmed : text
  }

  /// Whether a line without its spaces is prose: a `#` or `##`, alone or before a space.
  package var isProse: Bool {
    self == "#" || self == "##" || begins(with: "# ") || begins(with: "## ")
  }

  /// The title of a phase, from a line of prose, or `nil` if it begins none.
  package var phaseTitle: String? {
    guard self == "##" || begins(with: "## ") else { return nil }
    return String(dropFirst(2)).trimmed
  }

  /// The text without its first character, whatever marks stand on the next.
  package var withoutFirst: String { String(unicodeScalars.dropFirst()) }
}
