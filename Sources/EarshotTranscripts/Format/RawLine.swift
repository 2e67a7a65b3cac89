import EarshotNotation

/// A line of a file as bytes: what stands in it, and what ends it.
struct RawLine: Hashable {
  var text: ArraySlice<UInt8>
  /// LF, CRLF or CR; nothing at the end of a file without a last line end.
  var end: ArraySlice<UInt8>

  /// The blanks before the text.
  var indentation: ArraySlice<UInt8> { text.prefix { $0 == 0x20 || $0 == 0x09 } }

  /// A new line, ended as another one.
  init(_ text: [UInt8], endedLike end: ArraySlice<UInt8>) {
    self.text = text[...]
    self.end = end
  }

  private init(text: ArraySlice<UInt8>, end: ArraySlice<UInt8>) {
    self.text = text
    self.end = end
  }

  /// The lines of a file; together they are its bytes, but for a byte order mark.
  ///
  /// - Complexity: O(*n*) in the length of the file.
  static func lines(of source: SourceText) -> [RawLine] {
    let lines = source.lines
    return lines.enumerated().map { place, line in
      let next = place + 1 < lines.count ? lines[place + 1].range.lowerBound : source.utf8.count
      return RawLine(text: source.utf8[line.range], end: source.utf8[line.range.upperBound..<next])
    }
  }

  /// What ends lines in a file: as the first of them is ended.
  static func end(of lines: [RawLine]) -> ArraySlice<UInt8> {
    lines.first.flatMap { $0.end.isEmpty ? nil : $0.end } ?? [0x0A]
  }
}
