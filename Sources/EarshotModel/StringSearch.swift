// Searching for a string in another string. The standard library has this in `_StringProcessing`,
// which includes an engine for regular expressions; loading both libraries costs 1.2 million
// instructions, a sixth of the work for a small file. The program therefore uses neither.
extension StringProtocol where SubSequence == Substring {
  /// Searches for a string, starting at a position.
  ///
  /// Characters are compared with `==`, so a match never ends inside a character.
  ///
  /// - Parameters:
  ///   - text: The text to search for. An empty string is never found.
  ///   - start: The start of the search, or `nil` for the beginning.
  /// - Returns: The range, or `nil` if the text doesn't occur.
  /// - Complexity: O(*n* + *m*), where *n* and *m* are the lengths of the two strings, for most
  ///   European letters; otherwise, O(*n*·*m*).
  package func firstRange(of text: String, from start: Index? = nil) -> Range<Index>? {
    range(of: text, from: start)
  }

  @inline(__always)
  fileprivate func range(of text: String, from start: Index?) -> Range<Index>? {
    guard !text.isEmpty else { return nil }
    var place = start ?? startIndex
    let rest = self[place...].utf8
    let outcome = ByteSearch.outcome(of: text, in: rest) ?? ByteSearch(text)?.outcome(in: rest)
    switch outcome ?? .unknown {
    case .found(let offset):
      let lower = utf8.index(place, offsetBy: offset)
      return lower..<utf8.index(lower, offsetBy: text.utf8.count)
    case .absent: return nil
    case .unknown: break
    }
    while place < endIndex {
      if let end = end(of: text, at: place) { return place..<end }
      formIndex(after: &place)
    }
    return nil
  }

  /// Returns whether the string contains another string.
  ///
  /// Every string contains the empty string.
  ///
  /// - Complexity: O(*n*·*m*), where *n* and *m* are the lengths of the two strings.
  package func contains(_ text: String) -> Bool {
    text.isEmpty || firstRange(of: text) != nil
  }

  /// Returns whether the string contains a part of another string.
  ///
  /// Every string contains the empty string.
  ///
  /// - Complexity: O(*n*·*m*), where *n* and *m* are the lengths of the two strings.
  package func contains(_ text: Substring) -> Bool { contains(String(text)) }

  /// Returns the string after replacing each occurrence of a string, from left to right.
  ///
  /// - Complexity: O(*n*·*m*), where *n* is the length of the string and *m* is the length of the
  ///   replaced string.
  package func replacing(_ text: String, with other: String) -> String {
    var result = ""
    var rest = startIndex
    while let range = firstRange(of: text, from: rest) {
      result += self[rest..<range.lowerBound]
      result += other
      rest = range.upperBound
    }
    return result + self[rest...]
  }

  /// Returns the end of a string that occurs at an index, or `nil` if it doesn't occur there.
  private func end(of text: String, at start: Index) -> Index? {
    var place = start
    for character in text {
      guard place < endIndex, self[place] == character else { return nil }
      formIndex(after: &place)
    }
    return place
  }
}

// Overloads for `String`. Unlike the generic functions, they don't look up the type at run time.
extension String {
  package func firstRange(of text: String, from start: Index? = nil) -> Range<Index>? {
    range(of: text, from: start)
  }

  package func contains(_ text: String) -> Bool {
    text.isEmpty || firstRange(of: text) != nil
  }
}
