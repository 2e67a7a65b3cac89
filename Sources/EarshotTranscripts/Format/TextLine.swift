import EarshotLines
package import EarshotNotation

/// A line of a file, without its line ending.
package struct TextLine {
  /// The text of the line.
  package var text: String
  /// The byte range of the line in the file.
  package var range: Range<Int>
  /// The line number, starting at 1.
  package var number: Int
  /// The number of the last line in the file that belongs to this line, which differs from
  /// ``number`` if a terminal wrapped the line.
  package var lastNumber: Int

  /// Creates a line.
  package init(text: String, range: Range<Int>, number: Int, lastNumber: Int? = nil) {
    self.text = text
    self.range = range
    self.number = number
    self.lastNumber = lastNumber ?? number
  }

  /// The text without leading and trailing spaces.
  package var trimmed: String { text.trimmed }

  /// The end of the text, without trailing spaces, as a byte offset in the file.
  var end: Int { range.lowerBound + text.trimmedEnd.utf8.count }

  /// The spaces and tabs before the text.
  var indentation: Substring { text.prefix(while: \.isBlank) }
}

extension SourceText {
  /// The lines of the text.
  ///
  /// The lines end in LF, CRLF, or CR. A byte order mark isn't included.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package var lines: [TextLine] {
    LineRanges(utf8).enumerated().map { offset, range in
      let text = String(decoding: utf8[range], as: UTF8.self)
      return TextLine(text: text, range: range, number: offset + 1)
    }
  }

  /// Whether the last line has a line ending.
  var endsInLineBreak: Bool { utf8.last.map { $0 == 0x0A || $0 == 0x0D } ?? true }

  /// The first error in the bytes of a transcript, or `nil` if there's none.
  var diagnosticOfBytes: Diagnostic? {
    guard let diagnostic = encodingDiagnostic(source: 0) else { return nil }
    guard utf8[diagnostic.range] == [0] else { return diagnostic }
    var nul = diagnostic
    nul.message = "the file contains a NUL byte; a session file must be a text file"
    return nul
  }
}

/// A line of a file as bytes, with its contents and its line ending.
struct RawLine: Hashable {
  var text: ArraySlice<UInt8>
  /// The line ending: LF, CRLF, CR, or nothing if the last line has none.
  var end: ArraySlice<UInt8>

  /// The spaces and tabs before the text.
  var indentation: ArraySlice<UInt8> { text.prefix { $0 == 0x20 || $0 == 0x09 } }

  /// Creates a line with the line ending of another line.
  init(_ text: [UInt8], endedLike end: ArraySlice<UInt8>) {
    self.text = text[...]
    self.end = end
  }

  private init(text: ArraySlice<UInt8>, end: ArraySlice<UInt8>) {
    self.text = text
    self.end = end
  }

  /// Returns the lines of a file.
  ///
  /// Together, the lines contain all bytes of the file, except for a byte order mark.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the file.
  static func lines(of source: SourceText) -> [RawLine] {
    let lines = source.lines
    return lines.enumerated().map { place, line in
      let next = place + 1 < lines.count ? lines[place + 1].range.lowerBound : source.utf8.count
      return RawLine(text: source.utf8[line.range], end: source.utf8[line.range.upperBound..<next])
    }
  }

  /// Returns the line ending of a file, which is the ending of its first line, or LF if the first
  /// line has none.
  static func end(of lines: [RawLine]) -> ArraySlice<UInt8> {
    lines.first.flatMap { $0.end.isEmpty ? nil : $0.end } ?? [0x0A]
  }
}

// Lines that a terminal wrapped and the user copied from its window.
//
// - Source: SESSIONS.md, "Transcripts"; our choice.
extension TextLine {
  /// The continuation mark, which comes before the words that continue a line.
  private static let mark = "|"

  /// Returns the line joined with the next line, which a terminal wrapped, or `nil` if the next
  /// line is a separate line.
  ///
  /// The second line begins with ` | `, or with ` |` if the break is in the middle of a word.
  func joined(with other: TextLine) -> TextLine? {
    let text = other.trimmed
    guard text.begins(with: Self.mark), !trimmed.isEmpty,
      other.indentation.count >= indentation.count + 2
    else { return nil }
    let rest = text.withoutFirst
    let isOfWord = rest.first.map { !$0.isBlank } ?? false
    return TextLine(
      text: self.text.trimmedEnd + (isOfWord ? "" : " ") + rest.trimmed,
      range: range.lowerBound..<other.range.upperBound,
      number: number,
      lastNumber: other.number
    )
  }
}
