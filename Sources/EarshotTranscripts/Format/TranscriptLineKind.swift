import EarshotLines

/// What a line of a transcript is; its first characters decide.
///
/// - Source: SESSIONS.md, "Lines of a session".
enum TranscriptLineKind: Hashable {
  /// Nothing but blanks.
  case blank
  /// What is never compared; of a phase its title.
  case prose(phase: String?)
  /// A field of the header.
  case field(Transcript.Field)
  /// A command, without the prompt.
  case command(String)
  /// A claim, without the mark.
  case claim(String)
  /// Speech, or what is heard beside it.
  case heard
  /// The line above an embedded file: its name.
  case fileName(String)
  /// A line of an embedded file.
  case fileLine
}

/// Tells what each line of a transcript is, one after the other.
struct TranscriptLineSorter {
  private var isInHeader = true
  /// Whether a field was met.
  private var hasField = false
  /// Whether the lines that come belong to a file that travels with the transcript.
  private(set) var isEmbedding = false

  /// Begins a block of a document: a file that was embedded ends with its own.
  mutating func beginBlock() { isEmbedding = false }

  /// Tells what the next line is.
  ///
  /// Indentation does not matter, but in an embedded file, whose lines stand as they are.
  mutating func kind(of line: TextLine) -> TranscriptLineKind {
    let text = isEmbedding ? line.text : line.trimmed
    if let name = text.embeddedName {
      isEmbedding = true
      return .fileName(name)
    }
    return isEmbedding ? .fileLine : kind(ofSessionLine: line)
  }

  private mutating func kind(ofSessionLine line: TextLine) -> TranscriptLineKind {
    let text = line.trimmed
    if text.isEmpty {
      isInHeader = isInHeader && !hasField
      return .blank
    }
    if text.isProse { return .prose(phase: text.phaseTitle) }
    if text.begins(with: ">") {
      isInHeader = false
      return .command(text.withoutPrompt)
    }
    if isInHeader, let field = Transcript.Field(line) {
      hasField = true
      return .field(field)
    }
    return text.begins(with: "?") ? .claim(text.withoutFirst.trimmed) : .heard
  }
}

extension String {
  /// The name in a line `-- NAME --`.
  fileprivate var embeddedName: String? {
    guard begins(with: "-- ") else { return nil }
    let text = trimmedEnd
    guard text.hasSuffix(" --"), text.utf8.count > 5 else { return nil }
    let name = String(text.dropFirst(3).dropLast(3)).trimmed
    return name.isEmpty ? nil : name
  }
}
