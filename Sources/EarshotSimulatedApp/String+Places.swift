// Positions in text are byte offsets in UTF-8, so finding one in long text costs no more than in
// short text. Positions that a user perceives are between characters.
extension String {
  /// Returns the position at a byte, or the nearest position before it at which a character begins
  /// or the text ends.
  ///
  /// - Complexity: O(*k*), where *k* is the length of the character there.
  package func place(atByte offset: Int) -> Index {
    let place = bytePlace(offset)
    if place == endIndex || Index(place, within: self) != nil { return place }
    return index(before: index(after: place))
  }

  /// Returns the position at a byte, or the nearest position after it at which a character begins
  /// or the text ends.
  ///
  /// - Complexity: O(*k*), where *k* is the length of the character there.
  func placeAfter(byte offset: Int) -> Index {
    let place = bytePlace(offset)
    return place == endIndex || Index(place, within: self) != nil ? place : index(after: place)
  }

  /// Returns the position at a byte, even inside a character.
  ///
  /// If the offset is past the end, the result is the end.
  func bytePlace(_ offset: Int) -> Index {
    utf8.index(startIndex, offsetBy: Swift.min(Swift.max(0, offset), utf8.count))
  }

  /// Returns the number of bytes before a position.
  package func byte(at place: Index) -> Int { utf8.distance(from: startIndex, to: place) }

  /// Returns the text between two byte offsets.
  package func text(in range: Range<Int>) -> String {
    String(self[bytePlace(range.lowerBound)..<bytePlace(range.upperBound)])
  }

  /// Returns the ranges of a string in this string, from left to right, without overlaps.
  ///
  /// The comparison is byte by byte, and a match doesn't split characters.
  ///
  /// - Complexity: O(*n* + *m*), where *n* and *m* are the lengths of the strings.
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

  /// Returns the length of the prefix that still matches after a mismatch at each byte, as in the
  /// Knuth–Morris–Pratt algorithm.
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
