/// A byte-by-byte search for a string in another string.
///
/// Each scalar below U+0300 or from U+0400 to U+047F is one character, so strings of only these
/// scalars are equal if their bytes are equal. The exception is a line break, which can have two
/// scalars. The search uses the Knuth–Morris–Pratt algorithm, so it never goes back in the text.
///
/// - Source: Unicode Standard Annex 29 for characters; Annex 15 (NFC_Quick_Check) for their spellings.
struct ByteSearch {
  enum Outcome {
    /// The string begins at this byte offset.
    case found(Int)
    /// The string doesn't occur.
    case absent
    /// Characters outside these ranges occur before any match, so comparing bytes isn't conclusive.
    case unknown
  }

  private let bytes: [UInt8]
  /// The length of the longest border of each prefix of the string, by the length of the prefix.
  ///
  /// A border is a shorter prefix that's also a suffix.
  private let borders: [Int]

  /// Prepares a search for a string.
  ///
  /// The result is `nil` if a character of the string can have several scalars or spellings.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.allSatisfy(\.isOneCharacter) else { return nil }
    var borders = [0, 0]
    for byte in bytes.dropFirst() {
      let last = borders[borders.count - 1]
      borders.append(ByteSearch.length(last, followedBy: byte, in: bytes, borders))
    }
    self.bytes = bytes
    self.borders = borders
  }

  /// Searches a string byte by byte for a short string.
  ///
  /// The result is `nil` if the strings are too long for this search or aren't stored contiguously.
  ///
  /// This search needs no preparation, so it's faster for short strings. Nearly all labels and
  /// lines are short.
  static func outcome(of wanted: String, in text: Substring.UTF8View) -> Outcome? {
    guard wanted.utf8.count * text.count <= 4_096 else { return nil }
    let found: Outcome?? = wanted.utf8.withContiguousStorageIfAvailable { wanted in
      text.withContiguousStorageIfAvailable { text in search(text, for: wanted) }
    }
    return found.flatMap { $0 }
  }

  private static func search(
    _ text: UnsafeBufferPointer<UInt8>,
    for wanted: UnsafeBufferPointer<UInt8>
  ) -> Outcome {
    guard let first = wanted.first, wanted.allSatisfy(\.isOneCharacter) else { return .unknown }
    for place in text.indices {
      guard text[place].isOneCharacter else { return .unknown }
      guard text[place] == first, place + wanted.count <= text.count else { continue }
      var length = 1
      while length < wanted.count, text[place + length] == wanted[length] { length += 1 }
      guard length == wanted.count else { continue }
      // The next byte can extend the last character of the match.
      let end = place + length
      return end == text.count || text[end].mayFollow ? .found(place) : .unknown
    }
    return .absent
  }

  /// Searches UTF-8 text for the string.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text up to the end of the search.
  func outcome(in text: Substring.UTF8View) -> Outcome {
    text.withContiguousStorageIfAvailable { text -> Outcome in
      var length = 0
      for (place, byte) in text.enumerated() {
        guard byte.isOneCharacter else { return .unknown }
        length = ByteSearch.length(length, followedBy: byte, in: bytes, borders)
        guard length == bytes.count else { continue }
        // The next byte can extend the last character of the match.
        if place + 1 < text.count, !text[place + 1].mayFollow { return .unknown }
        return .found(place + 1 - length)
      }
      return .absent
    } ?? .unknown
  }

  /// Returns the length of the match after one more byte.
  private static func length(
    _ length: Int,
    followedBy byte: UInt8,
    in bytes: [UInt8],
    _ borders: [Int]
  ) -> Int {
    var length = length
    while length > 0, bytes[length] != byte { length = borders[length] }
    return bytes[length] == byte ? length + 1 : length
  }
}

extension UInt8 {
  /// Whether the byte belongs to a character with a single scalar and no other spelling.
  ///
  /// This is true up to U+02FF, except for the carriage return, and from U+0400 to U+047F.
  fileprivate var isOneCharacter: Bool {
    self <= 0xCB && self != 0x0D || self == 0xD0 || self == 0xD1
  }

  /// Whether a character ends before the byte.
  ///
  /// A carriage return is also possible here, because it begins a new character.
  fileprivate var mayFollow: Bool { isOneCharacter || self == 0x0D }
}
