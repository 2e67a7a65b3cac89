import EarshotSimulatedApp

/// A unit by which the rotor moves through text.
///
/// - Rule: ``FocusRule/unitsAreSpokenAlone``
package enum TextUnit: Hashable, Sendable {
  /// A grapheme cluster, which people perceive as one character.
  case character
  /// A word.
  case word
  /// A line, up to a line break.
  case line
}

extension RotorItem {
  /// The unit of text for the rotor setting, or `nil` if the setting has a different purpose.
  var unit: TextUnit? {
    switch self {
    case .characters: .character
    case .words: .word
    case .lines: .line
    default: nil
    }
  }
}

/// A piece of text that VoiceOver says separately.
package struct SpokenUnit: Hashable, Sendable {
  /// The text of the piece.
  package var text: String
  /// The unit, or `nil` for a marked range.
  package var unit: TextUnit?
  /// The language of the element that the piece belongs to, or `nil` if it isn't specified.
  package var language: String?
  /// Whether the field is secure, so VoiceOver may say only the length.
  package var isSecret = false
  /// Whether the piece is a link inside text, which VoiceOver says as a whole.
  package var isLink = false
  /// Whether VoiceOver repeats the piece because a double tap opened it.
  package var isRepeated = false

  /// Creates a piece.
  package init(text: String, unit: TextUnit?, language: String? = nil) {
    self.text = text
    self.unit = unit
    self.language = language
  }
}

// The ranges of units in text. Positions are UTF-8 bytes, between characters.
extension TextUnit {
  /// Returns the first unit that ends after a position, or `nil` if there's none.
  ///
  /// - Complexity: O(*k*), where *k* is the length of the skipped text.
  /// - Rule: ``FocusRule/unitsAreSpokenAlone``
  func range(in text: String, after offset: Int) -> Range<Int>? {
    let place = text.place(atByte: offset)
    let found: Range<String.Index>? =
      switch self {
      case .character: place < text.endIndex ? place..<text.index(after: place) : nil
      case .word: WordScanner(text).word(endingAfter: place)
      case .line: text.line(endingAfter: place)
      }
    return found.map { text.byte(at: $0.lowerBound)..<text.byte(at: $0.upperBound) }
  }

  /// Returns the last unit that begins before a position, or `nil` if there's none.
  ///
  /// - Complexity: O(*k*), where *k* is the length of the skipped text.
  /// - Rule: ``FocusRule/unitsAreSpokenAlone``
  func range(in text: String, before offset: Int) -> Range<Int>? {
    let place = text.place(atByte: offset)
    let found: Range<String.Index>? =
      switch self {
      case .character: place > text.startIndex ? text.index(before: place)..<place : nil
      case .word: WordScanner(text).word(beginningBefore: place)
      case .line: text.line(beginningBefore: place)
      }
    return found.map { text.byte(at: $0.lowerBound)..<text.byte(at: $0.upperBound) }
  }
}

// Lines without their line breaks. There's no line after a break at the very end.
extension String {
  fileprivate func line(endingAfter place: Index) -> Range<Index>? {
    guard place < endIndex else { return nil }
    guard self[place].isNewline else { return lineStart(at: place)..<lineEnd(at: place) }
    let next = index(after: place)
    return next < endIndex ? next..<lineEnd(at: next) : nil
  }

  fileprivate func line(beginningBefore place: Index) -> Range<Index>? {
    let start = lineStart(at: place)
    if start < place { return start..<lineEnd(at: place) }
    guard place > startIndex else { return nil }
    let end = index(before: place)
    return lineStart(at: end)..<end
  }

  private func lineStart(at place: Index) -> Index {
    var start = place
    while start > startIndex {
      let before = index(before: start)
      if self[before].isNewline { break }
      start = before
    }
    return start
  }

  private func lineEnd(at place: Index) -> Index {
    self[place...].firstIndex(where: \.isNewline) ?? endIndex
  }
}
