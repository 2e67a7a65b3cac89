import EarshotModel

/// Words of ASCII with what they mean, found by their bytes without making a string.
struct WordTable<Meaning: Sendable>: Sendable {
  private struct Entry: Sendable {
    var bytes: [UInt8]
    var meaning: Meaning
  }

  /// The entries by the number of their bytes.
  private var entries: [[Entry]] = []

  init(_ words: some Sequence<(name: String, meaning: Meaning)>) {
    for word in words {
      let entry = Entry(bytes: Array(word.name.utf8), meaning: word.meaning)
      while entries.count <= entry.bytes.count { entries.append([]) }
      entries[entry.bytes.count].append(entry)
    }
  }

  /// Finds the meaning of a word that stands somewhere in a text, or `nil` if it is unknown.
  ///
  /// - Complexity: O(*n*·*m*), where *n* is the number of words of the same length *m*.
  func meaning(of range: Range<Int>, in bytes: [UInt8]) -> Meaning? {
    guard range.count < entries.count else { return nil }
    let candidates = entries[range.count]
    for number in candidates.indices where candidates[number].bytes.isEqual(to: range, of: bytes) {
      return candidates[number].meaning
    }
    return nil
  }
}

extension [UInt8] {
  /// Whether the bytes are those in a part of a text of the same length.
  fileprivate func isEqual(to range: Range<Int>, of text: [UInt8]) -> Bool {
    // Words of one length mostly differ in their last letters.
    var place = count
    while place > 0 {
      place -= 1
      guard self[place] == text[range.lowerBound + place] else { return false }
    }
    return true
  }
}

extension WordTable<Property> {
  static let properties = WordTable(Property.allCases.map { ($0.name, $0) })
}

extension WordTable<Role> {
  /// The roles that may be written.
  static let roles = WordTable(Role.written.map { ($0.rawValue, $0) })
}

extension WordTable<Traits> {
  static let traits = WordTable(Traits.named.map { ($0.name, $0.trait) })
}

extension WordTable<ToggleState> {
  static let toggleStates = WordTable(ToggleState.allCases.map { ($0.rawValue, $0) })
}
