import EarshotModel

extension Character {
  /// Whether the character separates words: a space or a tab.
  package var isBlank: Bool { self == " " || self == "\t" }
}

extension UInt8 {
  /// Whether the byte is a space or a tab.
  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}

extension String {
  /// The text without leading and trailing spaces.
  package var trimmed: String { trimmedStart.trimmedEnd }

  /// The text without leading spaces.
  ///
  /// A space with a combining mark isn't a space, so the first byte that isn't ASCII requires a look
  /// at characters.
  package var trimmedStart: String {
    guard utf8.first?.isBlank ?? false else { return self }
    guard let start = utf8.firstIndex(where: { !$0.isBlank }) else { return "" }
    return String(utf8[start] < 0x80 ? self[start...] : drop(while: \.isBlank))
  }

  /// The text without trailing spaces.
  package var trimmedEnd: String {
    guard outerBytes?.last.isBlank ?? false else { return self }
    let end = lastIndex { !$0.isBlank }.map(index(after:)) ?? startIndex
    return String(self[..<end])
  }

  /// Returns whether the text begins with the bytes of another string, even if a combining mark
  /// follows them.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the beginning.
  package func begins(with start: String) -> Bool {
    let answer = utf8.withContiguousStorageIfAvailable { bytes in
      start.utf8.withContiguousStorageIfAvailable { bytes.starts(with: $0) }
    }
    return (answer ?? nil) ?? utf8.starts(with: start.utf8)
  }
}

extension String {
  /// The first run of characters other than spaces, or `nil` if there's none.
  package var firstRunWithoutBlanks: Substring? {
    // A space before a combining mark isn't a space, so the bytes after spaces matter.
    guard let start = utf8.firstIndex(where: { !$0.isBlank }) else { return nil }
    let rest = utf8[start...]
    guard let first = rest.first, first < 0x80 || start == startIndex else {
      return runsWithoutBlanks.first
    }
    guard let end = rest.firstIndex(where: \.isBlank) else { return self[start...] }
    let next = utf8.index(after: end)
    if next < endIndex, utf8[next] >= 0x80 { return runsWithoutBlanks.first }
    return self[start..<end]
  }

  /// The runs of characters other than spaces.
  ///
  /// If all bytes are ASCII, there's no need to find characters.
  package var runsWithoutBlanks: [Substring] {
    let found = utf8.withContiguousStorageIfAvailable { $0.runsOfASCIIWithoutBlanks }
    guard let runs = found ?? nil else { return split(whereSeparator: \.isBlank) }
    return runs.map { run in
      let start = utf8.index(startIndex, offsetBy: run.lowerBound)
      return Substring(utf8[start..<utf8.index(start, offsetBy: run.count)])
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The ranges of bytes other than spaces, or `nil` if a byte isn't ASCII.
  fileprivate var runsOfASCIIWithoutBlanks: [Range<Int>]? {
    var runs: [Range<Int>] = []
    var start: Int?
    for place in indices {
      guard self[place] < 0x80 else { return nil }
      if !self[place].isBlank {
        start = start ?? place
      } else if let first = start {
        runs.append(first..<place)
        start = nil
      }
    }
    if let start { runs.append(start..<count) }
    return runs
  }
}

extension [String] {
  /// Returns the index of a name, preferring an exact match to a match that ignores case, or `nil`
  /// if there's no match.
  package func index(ofName name: String) -> Int? {
    if let place = firstIndex(of: name) { return place }
    let lowered = name.lowercased()
    guard name.utf8.allSatisfy({ $0 < 0x80 }) else {
      return firstIndex { $0.lowercased() == lowered }
    }
    // In ASCII, the letters of both cases are one byte each.
    return firstIndex { other in
      if other.utf8.count != lowered.utf8.count, other.utf8.allSatisfy({ $0 < 0x80 }) {
        return false
      }
      return other.lowercased() == lowered
    }
  }
}
