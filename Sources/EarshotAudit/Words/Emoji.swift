import EarshotModel

// Emoji in labels.
extension AuditedStop {
  /// Whether the label of a control consists of one to three emoji.
  ///
  /// A star is part of a rating, which another rule judges.
  var isNamedByEmoji: Bool {
    guard isControl, !isKey, !label.isASCIIText, label.count <= 3 else { return false }
    return label.allSatisfy { $0.isEmoji } && !label.contains("\u{2B50}")
      && !label.contains("\u{2B50}\u{FE0F}")
  }

  /// The first emoji in the label, or `nil` if there's none or the app's author probably didn't
  /// write it.
  ///
  /// A user may have written a sentence, long text, or an emoji between words.
  ///
  /// - Source: our choice.
  var emojiOfApp: Character? {
    let label = label
    guard !isKey, !label.isASCIIText, label.count > 1,
      let place = label.firstIndex(where: \.isEmoji)
    else { return nil }
    let emoji = label[place]
    if place == label.startIndex, element.role != .cell, String.signs.contains(emoji) {
      return emoji
    }
    guard label.count <= 40, !label.endsASentenceInside else { return nil }
    if isControl, element.role != .cell { return emoji }
    let isAtEdge = place == label.startIndex || label[place...].allSatisfy { !$0.isLetter }
    return isAtEdge && label.split(whereSeparator: \.isWhitespace).count <= 6 ? emoji : nil
  }
}

extension Character {
  /// The name of an emoji, in lowercase, or `nil` if it consists of several characters, like a flag.
  ///
  /// - Source: Unicode CLDR, short names, for common emoji whose Unicode names nobody says;
  ///   otherwise our choice: Unicode's names.
  var nameOfEmoji: String? {
    let scalars = unicodeScalars.filter { $0.value != 0xFE0F }
    // Several characters, such as a flag or a family, have a name as a whole.
    guard let scalar = scalars.first, scalars.count == 1 else { return nil }
    return Character.shortNames[scalar] ?? scalar.properties.name?.lowercased()
  }

  private static let shortNames: [Unicode.Scalar: String] = [
    "❤": "red heart", "👍": "thumbs up", "👎": "thumbs down", "🙌": "raising hands",
    "🙏": "folded hands", "👏": "clapping hands", "☺": "smiling face",
  ]
}

extension String {
  /// Emoji before a message that show its status.
  fileprivate static let signs: Set<Character> = [
    "⚠️", "✅", "❌", "ℹ️", "⛔️", "🚫", "❗️", "‼️",
  ]

  /// Whether a sentence ends before the last word.
  fileprivate var endsASentenceInside: Bool {
    guard let end = firstIndex(where: { ".!?。！？…".contains($0) }) else { return false }
    return self[end...].dropFirst().contains { $0.isEmoji || $0.isLetter }
  }
}
