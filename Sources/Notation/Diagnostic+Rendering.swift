extension Diagnostic {
  /// The diagnostic as it is printed: its place, what is wrong, and the line with a caret.
  ///
  ///     inbox.screen:3:8: error: unknown trait 'buton'; did you mean 'button'?
  ///      3 |   cell buton selected "Ann"
  ///        |        ^~~~~
  ///
  /// Lines and columns count from 1, columns in characters. Below the caret stands what a fix
  /// puts in place of the marked words.
  ///
  /// - Parameter sources: The sources that were read together.
  /// - Returns: Lines that end in line breaks, with nothing in them that a terminal obeys.
  /// - Complexity: O(*n*) in the length of the source.
  public func rendered(in sources: [SourceText]) -> String {
    guard sources.indices.contains(source) else {
      return "\(severity.rawValue): \(Display.safe(message.text))\n"
    }
    let text = sources[source]
    let place = text.place(of: range.lowerBound)
    let name = Display.safe(text.name)
    let head = "\(name):\(place.line):\(place.column): \(severity.rawValue): "
    return head + Display.safe(message.text) + "\n" + excerpt(of: text, place)
  }

  /// The line with a caret below, and the fix.
  private func excerpt(of text: SourceText, _ place: SourceText.Place) -> String {
    let number = String(place.line)
    let gutter = String(repeating: " ", count: number.count + 2) + "|"
    let line = SourceExcerpt(text, place.bytes, around: range)
    guard !line.text.isEmpty else { return "" }
    var result = " \(number) | \(line.text)\n"
    let marks = "^" + String(repeating: "~", count: max(0, line.width(of: range) - 1))
    result += "\(gutter) \(line.blanks(before: range.lowerBound))\(marks)\n"
    guard let fixIt else { return result }
    let fix =
      fixIt.replacement.isEmpty
      ? String(repeating: "-", count: line.width(of: fixIt.range))
      : Display.safe(fixIt.replacement)
    guard !fix.allSatisfy({ $0 == " " }) else { return result }
    return result + "\(gutter) \(line.blanks(before: fixIt.range.lowerBound))\(fix)\n"
  }
}

extension SourceText {
  /// Where an offset is.
  package struct Place {
    /// The number of the line, from 1.
    package var line: Int
    /// The number of the character in the line, from 1.
    package var column: Int
    /// The bytes of the line.
    package var bytes: Range<Int>
  }

  /// The line and column of an offset.
  ///
  /// - Complexity: O(*n*) in the length of the source.
  package func place(of offset: Int) -> Place {
    let offset = min(max(offset, 0), utf8.count)
    var line = 1
    var start = utf8.starts(with: SourceLines.byteOrderMark) ? min(3, offset) : 0
    var position = start
    while position < offset {
      let byte = utf8[position]
      position += 1
      let isPair = byte == 0x0D && position < utf8.count && utf8[position] == 0x0A
      guard byte == 0x0A || byte == 0x0D && !isPair, position <= offset else { continue }
      line += 1
      start = position
    }
    var end = start
    while end < utf8.count, utf8[end] != 0x0A, utf8[end] != 0x0D { end += 1 }
    let before = String(decoding: utf8[start..<min(max(offset, start), end)], as: UTF8.self)
    return Place(line: line, column: before.count + 1, bytes: start..<end)
  }
}

/// A line as it is shown: without what a terminal obeys, and cut where it is long.
private struct SourceExcerpt {
  private let text8: [UInt8]
  private let bytes: Range<Int>
  let text: String

  /// How many bytes are shown before and after the place.
  private static let reach = 120

  init(_ source: SourceText, _ line: Range<Int>, around range: Range<Int>) {
    text8 = source.utf8
    var start = line.lowerBound
    var end = line.upperBound
    if range.lowerBound - start > SourceExcerpt.reach {
      start = range.lowerBound - SourceExcerpt.reach
    }
    if end - range.lowerBound > 2 * SourceExcerpt.reach {
      end = range.lowerBound + 2 * SourceExcerpt.reach
    }
    while start < end, text8[start] & 0xC0 == 0x80 { start += 1 }
    while end < line.upperBound, text8[end] & 0xC0 == 0x80 { end += 1 }
    bytes = start..<max(start, end)
    text = SourceExcerpt.shown(text8[bytes])
  }

  private static func shown(_ bytes: ArraySlice<UInt8>) -> String {
    let line = bytes.map { $0 == UInt8(ascii: "\t") ? UInt8(ascii: " ") : $0 }
    return Display.safe(String(decoding: line, as: UTF8.self))
  }

  func blanks(before offset: Int) -> String {
    let stop = min(max(offset, bytes.lowerBound), bytes.upperBound)
    return String(repeating: " ", count: SourceExcerpt.shown(text8[bytes.lowerBound..<stop]).count)
  }

  /// The number of characters a range has on this line.
  func width(of range: Range<Int>) -> Int {
    let start = min(max(range.lowerBound, bytes.lowerBound), bytes.upperBound)
    let end = min(max(range.upperBound, start), bytes.upperBound)
    return SourceExcerpt.shown(text8[start..<end]).count
  }
}
