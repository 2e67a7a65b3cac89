/// The part of a line under a command that matters for comparison, without indentation and trailing
/// spaces.
///
/// ``SessionLine/heard`` returns the actual lines. This type reads the lines of a user's file.
///
/// - Source: SESSIONS.md, "Lines of a session".
package enum HeardLine: Hashable, Sendable {
  /// The speech.
  case speech(String)
  /// Sounds and events other than speech.
  case beside(String)

  /// Interprets a line of a transcript.
  ///
  /// After a `\`, each space is part of the speech.
  package init(_ line: String) {
    let text = line.trimmedStart
    if text.begins(with: LineMark.escape.rawValue) {
      self = .speech(text.withoutFirst)
    } else if text.begins(with: LineMark.beside.rawValue) {
      self = .beside(text.trimmedEnd)
    } else {
      self = .speech(text.trimmedEnd)
    }
  }

  /// The words, or the whole `~` line.
  package var text: String {
    switch self {
    case .speech(let text), .beside(let text): text
    }
  }

  /// Whether the line is speech, as a separate utterance.
  package var isSpeech: Bool { if case .speech = self { true } else { false } }

  /// The word that names the kind of a line other than speech, such as `sound`, or `nil` for
  /// speech.
  package var kind: String? {
    guard case .beside(let text) = self else { return nil }
    return text.plainKind ?? String(text.dropFirst().prefix { $0 != ":" }).trimmed
  }

  /// Whether the line says that a gesture or a command had no effect.
  package var isRefusal: Bool {
    guard case .beside(let text) = self, text.mayBeRefusal else { return false }
    return kind == SessionLine.refused
  }
}

// Tests get the kind of each line several times. Bytes are faster than characters, so these members
// use bytes if each character is one byte.
extension String {
  /// The words between the first character and a colon, or `nil` if one of them isn't ASCII.
  fileprivate var plainKind: String? {
    utf8.withContiguousStorageIfAvailable { $0.plainKind } ?? nil
  }

  /// Whether the words after the first character may begin like a refusal.
  fileprivate var mayBeRefusal: Bool {
    utf8.withContiguousStorageIfAvailable { $0.mayBeRefusal } ?? true
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate var plainKind: String? {
    guard let mark = first, mark.isPrintable else { return nil }
    var end = 1
    while end < count, self[end] != UInt8(ascii: ":") {
      guard self[end].isPrintable else { return nil }
      end += 1
    }
    // A combining mark after the colon would be part of the same character.
    guard end + 1 >= count || self[end + 1].isPrintable else { return nil }
    var start = 1
    while start < end, self[start] == UInt8(ascii: " ") { start += 1 }
    while end > start, self[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return String(decoding: UnsafeBufferPointer(rebasing: self[start..<end]), as: UTF8.self)
  }

  fileprivate var mayBeRefusal: Bool {
    guard let mark = first, mark.isPrintable else { return true }
    let word = dropFirst().first { $0 != UInt8(ascii: " ") } ?? 0x20
    return word == SessionLine.refused.utf8.first || !word.isPrintable
  }
}

extension UInt8 {
  /// Whether the byte is a printable ASCII character.
  fileprivate var isPrintable: Bool { self >= 0x20 && self < 0x7F }
}
