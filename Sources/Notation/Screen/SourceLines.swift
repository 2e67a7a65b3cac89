/// A line of a file.
struct SourceLine {
  /// The bytes after the indentation, without blanks at the end.
  var content: Range<Int>
  /// The bytes of the indentation.
  var indentation: Range<Int>
}

/// The lines of a file; they end in LF, CRLF or CR.
struct SourceLines: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var position: Int

  /// Creates the lines of a text, without its byte order mark.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    self.position = bytes.starts(with: SourceLines.byteOrderMark) ? 3 : 0
  }

  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  mutating func next() -> SourceLine? {
    guard position < bytes.count else { return nil }
    let start = position
    var end = start
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    position = end
    if position < bytes.count {
      let isPair =
        bytes[position] == 0x0D && position + 1 < bytes.count && bytes[position + 1] == 0x0A
      position += isPair ? 2 : 1
    }
    var first = start
    while first < end, bytes[first].isBlank { first += 1 }
    var last = end
    while last > first, bytes[last - 1].isBlank { last -= 1 }
    return SourceLine(content: first..<last, indentation: start..<first)
  }
}
