import EarshotLines
import EarshotNotation
package import EarshotTranscripts

/// The lines of a question or a task block, sorted by kind.
package struct LessonBlock {
  /// The kind of an entry.
  package enum Kind: Hashable {
    /// A line `key: value`.
    case field(String)
    /// A line `- [x] text` or `- [ ] text`.
    case choice(isRight: Bool)
    /// A line `> gesture`.
    case command
    /// A line `? claim`.
    case claim
    /// Any other line.
    case text
  }

  /// A line, and the indented lines below it.
  package struct Entry {
    package var kind: Kind
    /// The text after the checkbox, prefix, or key.
    package var value: String
    /// The text of the indented lines below the line.
    package var below: [String] = []
    package var line: TextLine
    /// The language of the lesson.
    var language = LessonLanguage.english

    /// The whole entry on one line.
    package var whole: String { ([value] + below).filter { !$0.isEmpty }.joined(separator: " ") }
    /// The whole entry as displayed, without Markdown.
    package var prose: String { PlainProse.plain(whole, in: language) }
    /// The line as a header field.
    var field: Transcript.Field { .init(name: "", value: value, range: line.range) }
  }

  package private(set) var entries: [Entry] = []

  /// Sorts the lines of a block, in the language of its lesson.
  package init(_ lines: [TextLine], in language: LessonLanguage = .english) {
    for line in lines where !line.trimmed.isEmpty {
      if let place = entries.indices.last, line.text.first?.isBlank ?? false {
        entries[place].below.append(line.trimmed)
      } else {
        entries.append(Entry(line, language))
      }
    }
  }
}

extension LessonBlock.Entry {
  private static let choices = [("- [x] ", true), ("- [X] ", true), ("- [ ] ", false)]

  fileprivate init(_ line: TextLine, _ language: LessonLanguage) {
    let text = line.trimmed
    self.init(kind: .text, value: text, line: line, language: language)
    if let (mark, isRight) = Self.choices.first(where: { text.begins(with: $0.0) }) {
      kind = .choice(isRight: isRight)
      value = String(text.dropFirst(mark.count)).trimmed
    } else if text.begins(with: LineMark.command.rawValue) {
      (kind, value) = (.command, text.withoutPrompt)
    } else if let claim = LineMark.claim.text(of: text) {
      (kind, value) = (.claim, claim.trimmed)
    } else if let field = Transcript.Field(line), field.name == field.name.lowercased() {
      (kind, value) = (.field(field.name), field.value)
    }
  }
}

extension LessonBlock {
  /// Reads the fields that questions and tasks share: hints, the explanation, and its rules.
  ///
  /// - Returns: Whether the entry is one of these fields.
  static func read(
    _ entry: Entry,
    into help: inout LessonHelp,
    _ diagnostics: inout DiagnosticCollector
  ) -> Bool {
    switch entry.kind {
    case .field("hint") where entry.whole.isEmpty:
      diagnostics.report("a hint needs text after 'hint:'", at: entry.line.range)
    case .field("hint"): help.hints.append(entry.prose)
    case .field("because"): help.because = entry.prose
    case .field("rule"): help.rules += RuleNames.read(entry.whole, entry.line, &diagnostics)
    default: return false
    }
    return true
  }
}

extension LessonBlock {
  /// Returns whether the lines look like the lines of a question or a task.
  func reads(as word: String) -> Bool {
    guard word == "ask" else { return entries.contains { [.command, .claim].contains($0.kind) } }
    guard case .field(let name)? = entries.first?.kind else { return false }
    return LessonAsk.Kind(rawValue: name) != nil
  }
}
