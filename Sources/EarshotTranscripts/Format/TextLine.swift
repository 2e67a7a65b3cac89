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

  /// The text without blanks at its ends.
  package var trimmed: String { text.trimmed }

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
    return Diagnostic(.error, "a NUL byte; a transcript is a file of text", range: diagnostic.range)
  }
}
