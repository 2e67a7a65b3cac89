import EarshotFocusEngine

/// How chunks of the spoken style are put together.
///
/// - Source: our choice (VOICEOVER.md 4.2).
enum Chunks {
  /// Joins the chunks of a description with commas; after a chunk that ends in a mark of its own
  /// stands a space alone.
  ///
  /// Reads as “Done. Button”.
  static func description(_ texts: some Sequence<String>) -> String {
    join(texts, separator: ", ")
  }

  /// Joins the parts of a hint line: each but the last ends in a mark.
  ///
  /// Reads as “Hint. Actions available”, or `nil` if there is no part.
  static func hintLine(_ texts: some Sequence<String>) -> String? {
    join(texts, separator: ". ").nonEmpty
  }

  private static func join(_ texts: some Sequence<String>, separator: String) -> String {
    var line = ""
    for text in texts where !text.isEmpty {
      if let last = line.last { line += last.endsChunk ? " " : separator }
      line += text
    }
    return line
  }
}

extension Utterance {
  /// Makes an utterance of the spoken style from its parts.
  init(spoken parts: [Part], hint hintParts: [Part] = []) {
    self.init(
      parts: parts,
      hintParts: hintParts,
      text: Chunks.description(parts.lazy.map(\.text)),
      hint: Chunks.hintLine(hintParts.lazy.map(\.text))
    )
  }
}
