/// What the rotor moves through a text by.
///
/// - Source: VOICEOVER.md, chapter 7.
package enum TextUnit: Hashable, Sendable {
  /// A character, as a person counts them.
  case character
  /// A word.
  case word
  /// A line, up to a line break.
  case line
}

/// A piece of a text that is spoken alone.
package struct SpokenUnit: Hashable, Sendable {
  /// The text of the piece.
  package var text: String
  /// What it is, or `nil` for a marked range.
  package var unit: TextUnit?
  /// The language of the element it belongs to.
  package var language: String?
  /// Whether it is a secret, of which only the length may be told.
  package var isSecret = false

  /// Creates a piece.
  package init(text: String, unit: TextUnit?, language: String? = nil) {
    self.text = text
    self.unit = unit
    self.language = language
  }
}
