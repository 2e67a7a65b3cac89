/// Where an offset of a source is, as people count.
package struct SourcePlace: Hashable, Sendable {
  /// The number of the line, from 1.
  package var line: Int
  /// The number of the character in the line, from 1.
  package var column: Int
  /// The bytes of the line, without its end.
  package var bytes: Range<Int>
}

/// Where the lines of a source begin.
struct SourceLineStarts {
  private let bytes: [UInt8]
  private var starts: [Int]

  /// Finds the lines of a source.
  ///
  /// - Complexity: O(*n*) in the length of the source.
  init(_ source: SourceText) {
    bytes = source.utf8
    starts = [bytes.starts(with: SourceLines.byteOrderMark) ? 3 : 0]
    var wasReturn = false
    for (offset, byte) in bytes.enumerated() {
      if wasReturn, byte != 0x0A { starts.append(offset) }
      wasReturn = byte == 0x0D
      if byte == 0x0A { starts.append(offset + 1) }
    }
    if wasReturn { starts.append(bytes.count) }
  }

  /// The line and the column of an offset.
  ///
  /// - Complexity: O(log *n* + *m*), where *m* is the length of the line.
  func place(of offset: Int) -> SourcePlace {
    let offset = min(max(offset, 0), bytes.count)
    var low = 0
    var high = starts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let start = starts[low]
    var end = start
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    let before = String(decoding: bytes[start..<min(max(offset, start), end)], as: UTF8.self)
    return SourcePlace(line: low + 1, column: before.count + 1, bytes: start..<end)
  }
}

extension SourceText {
  /// The line and the column of an offset.
  ///
  /// - Complexity: O(*n*) in the length of the source.
  package func place(of offset: Int) -> SourcePlace { SourceLineStarts(self).place(of: offset) }
}
