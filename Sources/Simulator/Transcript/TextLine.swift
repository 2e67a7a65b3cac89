import Notation

/// A line of a file, without what ends it.
struct TextLine {
  /// The text of the line.
  var text: String
  /// The bytes of the line.
  var range: Range<Int>
  /// The number, from 1.
  var number: Int

  /// The text without blanks at its ends.
  var trimmed: String { text.trimmed }

  /// The blanks before the text.
  var indentation: Substring { text.prefix(while: \.isBlank) }
}

extension SourceText {
  /// The lines of the text; they end in LF, CRLF or CR, and a byte order mark is left out.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  var lines: [TextLine] {
    var lines: [TextLine] = []
    var start = utf8.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start < utf8.count {
      var end = start
      while end < utf8.count, utf8[end] != 0x0A, utf8[end] != 0x0D { end += 1 }
      let text = String(decoding: utf8[start..<end], as: UTF8.self)
      lines.append(TextLine(text: text, range: start..<end, number: lines.count + 1))
      let isPair = utf8[end...].starts(with: [0x0D, 0x0A])
      start = end + (isPair ? 2 : 1)
    }
    return lines
  }

  /// Whether the last line is ended like the others.
  var endsInLineBreak: Bool { utf8.last.map { $0 == 0x0A || $0 == 0x0D } ?? true }
}
