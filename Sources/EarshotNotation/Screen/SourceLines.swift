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
  private var lines: LineRanges

  /// Creates the lines of a text, without its byte order mark.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = LineRanges(bytes)
  }

  mutating func next() -> SourceLine? {
    guard let line = lines.next() else { return nil }
    var first = line.lowerBound
    while first < line.upperBound, bytes[first].isBlank { first += 1 }
    var last = line.upperBound
    while last > first, bytes[last - 1].isBlank { last -= 1 }
    return SourceLine(content: first..<last, indentation: line.lowerBound..<first)
  }
}
