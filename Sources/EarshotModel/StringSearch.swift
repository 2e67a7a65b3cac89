// Finding a text in another one. The standard library has this in `_StringProcessing`, which brings an engine for regular
// expressions along; loading both libraries costs 1.2 million instructions, a sixth of what a small file does. So the
// program does without them.
extension StringProtocol where SubSequence == Substring {
  /// Searches for a string, starting at a position.
  ///
  /// Characters are compared as `==` compares them, so a text never ends within a character.
  ///
  /// - Parameters:
  ///   - text: What is looked for; an empty one is nowhere.
  ///   - start: Where the search begins, or `nil` for the beginning.
  /// - Returns: The range, or `nil` if the text is nowhere.
  /// - Complexity: O(*n* + *m*) in the lengths of both for most letters of Europe, otherwise O(*n*·*m*).
  package func firstRange(of text: String, from start: Index? = nil) -> Range<Index>? {
    guard !text.isEmpty else { return nil }
    var place = start ?? startIndex
    switch ByteSearch(text)?.outcome(in: self[place...].utf8) ?? .unknown {
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

  /// Whether it contains a string; it always contains the empty string.
  ///
  /// - Complexity: O(*n*·*m*) in the lengths of both.
  package func contains(_ text: String) -> Bool {
    text.isEmpty || firstRange(of: text) != nil
  }

  /// Whether it contains a part of another string; it always contains the empty string.
  ///
  /// - Complexity: O(*n*·*m*) in the lengths of both.
  package func contains(_ text: Substring) -> Bool { contains(String(text)) }

  /// The string with each occurrence of a string replaced, from left to right.
  ///
  /// - Complexity: O(*n*·*m*) in the lengths of it and of what is replaced.
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

  /// Where a text ends that stands at a place, or `nil` if it does not.
  private func end(of text: String, at start: Index) -> Index? {
    var place = start
    for character in text {
      guard place < endIndex, self[place] == character else { return nil }
      formIndex(after: &place)
    }
    return place
  }
}

extension String {
  /// Whether it contains a string; it always contains the empty string.
  ///
  /// - Complexity: O(*n* + *m*) in the lengths of both for most letters of Europe, otherwise O(*n*·*m*).
  package func contains(_ text: String) -> Bool {
    text.isEmpty || ByteSearch.finds(text, in: self) ?? (firstRange(of: text) != nil)
  }
}
