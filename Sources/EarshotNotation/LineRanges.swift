/// Where the lines of a file stand; they end in LF, CRLF or CR, and a byte order mark is left out.
package struct LineRanges: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  /// Where the next line begins.
  private var position: Int

  /// Creates the lines of a file.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    position = bytes.starts(with: LineRanges.byteOrderMark) ? LineRanges.byteOrderMark.count : 0
  }

  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Finds the next line: its bytes without what ends them.
  ///
  /// - Complexity: O(*m*) in the length of the line.
  package mutating func next() -> Range<Int>? {
    guard position < bytes.count else { return nil }
    let start = position
    var end = start
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    let isPair = end + 1 < bytes.count && bytes[end] == 0x0D && bytes[end + 1] == 0x0A
    position = end + (isPair ? 2 : 1)
    return start..<end
  }
}
