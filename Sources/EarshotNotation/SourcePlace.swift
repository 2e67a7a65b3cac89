/// Where an offset of a source is, as people count.
package struct SourcePlace: Hashable, Sendable {
  /// The number of the line, from 1.
  package var line: Int
  /// The number of the character in the line, from 1.
  package var column: Int
  /// The bytes of the line, without its end.
  package var bytes: Range<Int>
}

/// Where the lines of a source stand.
struct SourceLineTable {
  private let bytes: [UInt8]
  private var lines: [Range<Int>]

  /// Finds the lines of a source.
  ///
  /// - Complexity: O(*n*) in the length of the source.
  init(_ source: SourceText) {
    bytes = source.utf8
    lines = Array(LineRanges(bytes))
    // Behind the last line break there is a place, too.
    if lines.last?.upperBound != bytes.count { lines.append(bytes.count..<bytes.count) }
  }

  /// The line and the column of an offset.
  ///
  /// - Complexity: O(log *n* + *m*), where *m* is the length of the line.
  func place(of offset: Int) -> SourcePlace {
    let offset = min(max(offset, 0), bytes.count)
    var low = 0
    var high = lines.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if lines[middle].lowerBound <= offset { low = middle } else { high = middle }
    }
    let line = lines[low]
    let end = min(max(offset, line.lowerBound), line.upperBound)
    let before = String(decoding: bytes[line.lowerBound..<end], as: UTF8.self)
    return SourcePlace(line: low + 1, column: before.count + 1, bytes: line)
  }
}

extension SourceText {
  /// The line and the column of an offset.
  ///
  /// - Complexity: O(*n*) in the length of the source.
  package func place(of offset: Int) -> SourcePlace { SourceLineTable(self).place(of: offset) }
}
