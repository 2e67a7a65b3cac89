/// A search for a text in another one, byte by byte.
///
/// Below U+0300, and among the Cyrillic letters, each scalar is a character and is written in one way, so texts are equal
/// where their bytes are; only a line break may have two. The search remembers what it has seen, as Knuth, Morris, and
/// Pratt's does, so no text is looked at twice.
///
/// - Source: Unicode Standard Annex 29 for characters; Annex 15 (NFC_Quick_Check) for their spellings.
struct ByteSearch {
  /// What a search comes to.
  enum Outcome {
    /// The text begins at this byte offset.
    case found(Int)
    /// The text isn't there.
    case absent
    /// Other characters come first, so that the bytes don't tell.
    case unknown
  }

  private let bytes: [UInt8]
  /// For each length of a beginning, the length of the longest beginning that it also ends with.
  private let borders: [Int]

  /// Prepares a search, or gives `nil` for a text with other characters.
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

  /// Whether a short text stands in another one, byte for byte at each place, or `nil` if the bytes don't tell or both
  /// together are too long for that.
  static func finds(_ wanted: String, in text: String) -> Bool? {
    guard wanted.utf8.count * text.utf8.count <= 4_096 else { return nil }
    let found = wanted.utf8.withContiguousStorageIfAvailable { wanted in
      text.utf8.withContiguousStorageIfAvailable { finds(wanted, in: $0) }
    }
    return found.flatMap { $0 }.flatMap { $0 }
  }

  private static func finds(
    _ wanted: UnsafeBufferPointer<UInt8>,
    in text: UnsafeBufferPointer<UInt8>
  ) -> Bool? {
    guard wanted.allSatisfy(\.isOneCharacter) else { return nil }
    var place = 0
    while place + wanted.count <= text.count {
      guard text[place].isOneCharacter else { return nil }
      var length = 0
      while length < wanted.count, text[place + length] == wanted[length] { length += 1 }
      guard length == wanted.count else {
        place += 1
        continue
      }
      let end = place + length
      return end == text.count || text[end].mayFollow ? true : nil
    }
    return text[place...].allSatisfy(\.isOneCharacter) ? false : nil
  }

  /// Looks for the text in another one.
  ///
  /// - Complexity: O(*n*) in the length of the other text up to where the search ends.
  func outcome(in text: Substring.UTF8View) -> Outcome {
    text.withContiguousStorageIfAvailable { text -> Outcome in
      var length = 0
      for (place, byte) in text.enumerated() {
        guard byte.isOneCharacter else { return .unknown }
        length = ByteSearch.length(length, followedBy: byte, in: bytes, borders)
        guard length == bytes.count else { continue }
        // What follows may belong to the last character.
        if place + 1 < text.count, !text[place + 1].mayFollow { return .unknown }
        return .found(place + 1 - length)
      }
      return .absent
    } ?? .unknown
  }

  /// How much of a text is found once a byte follows what was found.
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
  /// Whether it's a byte of a character that has one scalar and no other spelling: up to U+02FF without the carriage
  /// return, or from U+0400 to U+047F.
  fileprivate var isOneCharacter: Bool {
    self <= 0xCB && self != 0x0D || self == 0xD0 || self == 0xD1
  }

  /// Whether a character ends before it: the carriage return begins one as well.
  fileprivate var mayFollow: Bool { isOneCharacter || self == 0x0D }
}
