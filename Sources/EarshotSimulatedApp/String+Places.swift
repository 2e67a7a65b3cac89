// Places in a text are counted in bytes of UTF-8, so that a long text costs no more than a short
// one; where a user hears or moves they fall between characters.
extension String {
  /// The place at a byte, or the nearest before it where a character begins or the text ends.
  ///
  /// - Complexity: O(*k*), where *k* is the length of the character there.
  package func place(atByte offset: Int) -> Index {
    let place = bytePlace(offset)
    if place == endIndex || Index(place, within: self) != nil { return place }
    return index(before: index(after: place))
  }

  /// The place at a byte, or the nearest after it where a character begins or the text ends.
  ///
  /// - Complexity: O(*k*), where *k* is the length of the character there.
  func placeAfter(byte offset: Int) -> Index {
    let place = bytePlace(offset)
    return place == endIndex || Index(place, within: self) != nil ? place : index(after: place)
  }

  /// The place at a byte, wherever in a character that is; past an end the end.
  func bytePlace(_ offset: Int) -> Index {
    utf8.index(startIndex, offsetBy: Swift.min(Swift.max(0, offset), utf8.count))
  }

  /// The number of bytes before a place.
  package func byte(at place: Index) -> Int { utf8.distance(from: startIndex, to: place) }

  /// The text between two bytes.
  package func text(in range: Range<Int>) -> String {
    String(self[bytePlace(range.lowerBound)..<bytePlace(range.upperBound)])
  }

  /// Where a text stands in this one, from left to right, none over another.
  ///
  /// It is compared byte by byte, and parts no character.
  ///
  /// - Complexity: O(*n* + *m*) in the lengths of both.
  package func ranges(of pattern: String) -> [Range<Int>] {
    let wanted = Array(pattern.utf8)
    guard !wanted.isEmpty, wanted.count <= utf8.count else { return [] }
    let fallback = Self.fallback(of: wanted)
    var ranges: [Range<Int>] = []
    var matched = 0
    for (place, byte) in utf8.enumerated() {
      while matched > 0, wanted[matched] != byte { matched = fallback[matched - 1] }
      if wanted[matched] == byte { matched += 1 }
      guard matched == wanted.count else { continue }
      let range = place + 1 - wanted.count..<place + 1
      let isWhole = isBoundary(range.lowerBound) && isBoundary(range.upperBound)
      if isWhole { ranges.append(range) }
      matched = isWhole ? 0 : fallback[matched - 1]
    }
    return ranges
  }

  /// How much of a text still matches where its next byte does not: Knuth, Morris and Pratt.
  private static func fallback(of wanted: [UInt8]) -> [Int] {
    var fallback = [Int](repeating: 0, count: wanted.count)
    var matched = 0
    for place in wanted.indices.dropFirst() {
      while matched > 0, wanted[matched] != wanted[place] { matched = fallback[matched - 1] }
      if wanted[matched] == wanted[place] { matched += 1 }
      fallback[place] = matched
    }
    return fallback
  }

  private func isBoundary(_ offset: Int) -> Bool {
    let place = bytePlace(offset)
    return place == endIndex || Index(place, within: self) != nil
  }
}
