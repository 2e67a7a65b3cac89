import EarshotLines
package import EarshotNotation

/// A line of a file, without what ends it.
package struct TextLine {
  /// The text of the line.
  package var text: String
  /// The bytes of the line.
  package var range: Range<Int>
  /// The number, from 1.
  package var number: Int
  /// The number of the last line of the file that it takes: of one that a terminal broke.
  package var lastNumber: Int

  /// Creates a line.
  package init(text: String, range: Range<Int>, number: Int, lastNumber: Int? = nil) {
    self.text = text
    self.range = range
    self.number = number
    self.lastNumber = lastNumber ?? number
  }

  /// The text without blanks at its ends.
  package var trimmed: String { text.trimmed }

  /// Where the text ends, without the blanks at its end, in bytes of the file.
  var end: Int { range.lowerBound + text.trimmedEnd.utf8.count }

  /// The blanks before the text.
  var indentation: Substring { text.prefix(while: \.isBlank) }
}

extension SourceText {
  /// The lines of the text; they end in LF, CRLF or CR, and a byte order mark is left out.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package var lines: [TextLine] {
    LineRanges(utf8).enumerated().map { offset, range in
      let text = String(decoding: utf8[range], as: UTF8.self)
      return TextLine(text: text, range: range, number: offset + 1)
    }
  }

  /// Whether the last line is ended like the others.
  var endsInLineBreak: Bool { utf8.last.map { $0 == 0x0A || $0 == 0x0D } ?? true }

  /// What is wrong with the bytes of a transcript, the first thing found.
  var diagnosticOfBytes: Diagnostic? {
    guard let diagnostic = encodingDiagnostic(source: 0) else { return nil }
    guard utf8[diagnostic.range] == [0] else { return diagnostic }
    var nul = diagnostic
    nul.message = "a NUL byte; a transcript must be a text file"
    return nul
  }
}

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

// Lines that a terminal broke, as they are copied from a window.
//
// - Source: SESSIONS.md, "Transcripts"; our choice.
extension TextLine {
  /// What stands before the words that a line goes on with.
  private static let mark = "|"

  /// The line with one that a terminal broke off it, or `nil` if that is a line of its own.
  ///
  /// The second begins with `  | `, or with `  |` where it was broken in the middle of a word.
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
