import EarshotLines

/// The kind of a line of a transcript, which depends on its first characters.
///
/// - Source: SESSIONS.md, "Lines of a session".
enum TranscriptLineKind: Hashable {
  /// A line with only spaces.
  case blank
  /// Text that Earshot never compares, with the title if it begins a phase.
  case prose(phase: String?)
  /// A field of the header.
  case field(Transcript.Field)
  /// A command, without the prompt.
  case command(String)
  /// A claim, without the `?`.
  case claim(String)
  /// Speech, or other output.
  case heard
  /// The line above an embedded file, with its name.
  case fileName(String)
  /// A line of an embedded file.
  case fileLine
}

/// A sorter that determines the kinds of a transcript's lines, one by one.
struct TranscriptLineSorter {
  private var isInHeader = true
  /// Whether any line so far is a field.
  private var hasField = false
  /// Whether the next lines belong to a file that the transcript contains.
  private(set) var isEmbedding = false

  /// Begins a block of a document and ends the embedded file of the previous block.
  mutating func beginBlock() { isEmbedding = false }

  /// Returns the kind of the next line.
  ///
  /// The method ignores indentation, except in an embedded file, whose lines don't change.
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
  /// The name in a line `-- NAME --`, or `nil` for any other line.
  fileprivate var embeddedName: String? {
    guard begins(with: "-- ") else { return nil }
    let text = trimmedEnd
    guard text.hasSuffix(" --"), text.utf8.count > 5 else { return nil }
    let name = String(text.dropFirst(3).dropLast(3)).trimmed
    return name.isEmpty ? nil : name
  }
}
