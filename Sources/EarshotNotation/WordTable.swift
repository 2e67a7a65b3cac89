import EarshotModel

/// ASCII words with their meanings, found by their bytes without creating a string.
struct WordTable<Meaning: Sendable>: Sendable {
  private struct Entry: Sendable {
    var bytes: [UInt8]
    /// The last eight bytes, or all bytes if there are fewer, as one number.
    var key: UInt64
    var meaning: Meaning
  }

  /// The entries by the number of their bytes.
  private var entries: [[Entry]] = []

  init(_ words: some Sequence<(name: String, meaning: Meaning)>) {
    for word in words {
      let bytes = Array(word.name.utf8)
      let key = bytes.withUnsafeBufferPointer { $0.key(of: 0..<bytes.count) }
      let entry = Entry(bytes: bytes, key: key, meaning: word.meaning)
      while entries.count <= entry.bytes.count { entries.append([]) }
      entries[entry.bytes.count].append(entry)
    }
  }

  /// Finds the meaning of a word in text, or returns `nil` if it's unknown.
  ///
  /// - Complexity: O(*n*·*m*), where *n* is the number of words with the same length *m*.
  func meaning(of range: Range<Int>, in bytes: [UInt8]) -> Meaning? {
    bytes.withUnsafeBufferPointer { meaning(of: range, in: $0) }
  }

  /// Finds the meaning of a word, or returns `nil` if it's unknown.
  ///
  /// - Complexity: O(*n*·*m*), where *n* is the number of words with the same length *m*.
  func meaning(of word: String) -> Meaning? {
    word.utf8.withContiguousStorageIfAvailable { meaning(of: 0..<$0.count, in: $0) }
      ?? meaning(of: 0..<word.utf8.count, in: Array(word.utf8))
  }

  private func meaning(of range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Meaning? {
    guard range.count < entries.count else { return nil }
    let key = bytes.key(of: range)
    let candidates = entries[range.count]
    for number in candidates.indices where candidates[number].key == key {
      guard range.count <= 8 || candidates[number].bytes.isEqual(to: range, of: bytes) else {
        continue
      }
      return candidates[number].meaning
    }
    return nil
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the last eight bytes of a range as one number, or all of them if it has fewer.
  fileprivate func key(of range: Range<Int>) -> UInt64 {
    let start = Swift.max(range.lowerBound, range.upperBound - 8)
    let count = range.upperBound - start
    if start + 8 <= self.count {
      let bytes = UnsafeRawBufferPointer(self)
      let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self))
      return count == 8 ? word : word & (1 &<< UInt64(8 &* count) &- 1)
    }
    return (start..<range.upperBound).reduce(0) { key, place in
      key | UInt64(self[place]) &<< UInt64(8 &* (place &- start))
    }
  }
}

extension [UInt8] {
  /// Returns whether the bytes equal the bytes in a part of text with the same length.
  fileprivate func isEqual(to range: Range<Int>, of text: UnsafeBufferPointer<UInt8>) -> Bool {
    for place in indices {
      guard self[place] == text[range.lowerBound + place] else { return false }
    }
    return true
  }
}

extension WordTable<Property> {
  static let properties = WordTable(Property.allCases.map { ($0.name, $0) })
}

extension WordTable<Role> {
  /// The roles that can be written.
  static let roles = WordTable(Role.written.map { ($0.rawValue, $0) })
}

extension WordTable<Traits> {
  static let traits = WordTable(Traits.named.map { ($0.name, $0.trait) })
}

extension WordTable<ToggleState> {
  static let toggleStates = WordTable(ToggleState.allCases.map { ($0.rawValue, $0) })
}
