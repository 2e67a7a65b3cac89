extension Diagnostic {
  /// Returns the diagnostic as text: its place, the message, and the line with a caret.
  ///
  ///     inbox.screen:3:8: error: unknown trait 'buton'; did you mean 'button'?
  ///      3 |   cell buton selected "Ann"
  ///        |        ^~~~~
  ///
  /// Line and column numbers start at 1, and columns count characters. Below the caret is the whole
  /// corrected line, unless the message contains it. If there's no corrected line, the replacement
  /// of the fix is below the caret.
  ///
  /// - Parameter sources: The sources that were read together.
  /// - Returns: Lines that end in line breaks and contain no other control characters.
  /// - Complexity: O(*n*), where *n* is the length of the source.
  public func rendered(in sources: [SourceText]) -> String {
    Diagnostic.rendered([self], in: sources)
  }

  /// Returns several diagnostics as text, one after the other.
  ///
  /// - Parameters:
  ///   - diagnostics: The diagnostics to show, in any order.
  ///   - sources: The sources that were read together.
  /// - Returns: Lines that end in line breaks and contain no other control characters.
  /// - Complexity: O(*n* + *d* log *n*), where *n* is the length of the sources and *d* is the
  ///   number of diagnostics.
  public static func rendered(_ diagnostics: [Diagnostic], in sources: [SourceText]) -> String {
    var tables: [Int: SourceLineTable] = [:]
    var result = ""
    for diagnostic in disclosed(diagnostics, in: sources) {
      guard sources.indices.contains(diagnostic.source) else {
        let message = Display.safe(diagnostic.message.text)
        result += "\(diagnostic.severity.rawValue): \(message)\n"
        continue
      }
      let text = sources[diagnostic.source]
      let table = tables[diagnostic.source] ?? SourceLineTable(text)
      tables[diagnostic.source] = table
      result += diagnostic.rendered(in: text, at: table.place(of: diagnostic.range.lowerBound))
    }
    return result
  }

  private func rendered(in text: SourceText, at place: SourcePlace) -> String {
    let name = Display.safe(text.name)
    let head = "\(name):\(place.line):\(place.column): \(severity.rawValue): "
    return head + Display.safe(message.text) + "\n" + excerpt(of: text, place)
  }

  /// Returns the line with a caret below it, and the fix.
  private func excerpt(of text: SourceText, _ place: SourcePlace) -> String {
    let number = String(place.line)
    let gutter = String(repeating: " ", count: number.count + 2) + "|"
    guard showsText else { return "" }
    let line = SourceExcerpt(text, place.bytes, around: range)
    guard !line.text.isEmpty else { return "" }
    var result = " \(number) | \(line.text)\n"
    let marks = "^" + String(repeating: "~", count: max(0, line.width(of: range) - 1))
    result += "\(gutter) \(line.blanks(before: range.lowerBound))\(marks)\n"
    if let correction {
      return result + rows(of: correction, in: text).map { "\(gutter) \($0)\n" }.joined()
    }
    guard let fixIt, fixIt.range.upperBound <= place.bytes.upperBound else { return result }
    let replaced = fixIt.replacement.split(separator: "\n", omittingEmptySubsequences: false)
    let fix =
      fixIt.replacement.isEmpty
      ? String(repeating: "-", count: line.width(of: fixIt.range))
      : Display.safe(String(replaced[0]))
    guard !fix.allSatisfy({ $0 == " " }) else { return result }
    result += "\(gutter) \(line.blanks(before: fixIt.range.lowerBound))\(fix)\n"
    // The lines below the first have their own indentation.
    for below in replaced.dropFirst() { result += "\(gutter) \(Display.safe(String(below)))\n" }
    return result
  }

  /// Returns the lines of a correction with their indentation, or no lines if the correction has
  /// only one line and the message contains it.
  private func rows(of correction: FixIt, in text: SourceText) -> [String] {
    let lines = correction.replacement.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Display.safe(String($0)) }
    if lines.count == 1, message.text.contains("'\(lines[0])'") { return [] }
    return [correction.margin(in: text) + lines[0]] + lines.dropFirst()
  }

  /// Returns the line as it would be right.
  ///
  /// - Parameter text: The source of the diagnostic.
  /// - Returns: The whole line, or several lines, with their indentation and without a final line
  ///   break, or `nil` if the right line is unknown.
  package func correctedLine(in text: SourceText) -> String? {
    guard showsText, let correction else { return nil }
    return correction.margin(in: text) + correction.replacement
  }
}

extension Diagnostic.FixIt {
  /// Returns the spaces before the change in its line.
  fileprivate func margin(in text: SourceText) -> String {
    let spaces = text.utf8[..<range.lowerBound].reversed().prefix { $0 == UInt8(ascii: " ") }
    return String(repeating: " ", count: spaces.count)
  }
}

/// A line for display, with control characters escaped, and shortened if necessary.
private struct SourceExcerpt {
  private let text8: [UInt8]
  private let bytes: Range<Int>
  let text: String

  /// The maximum number of bytes to show before the problem, and half the maximum after its start.
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

  /// Returns the number of characters in a range of this line.
  func width(of range: Range<Int>) -> Int {
    let start = min(max(range.lowerBound, bytes.lowerBound), bytes.upperBound)
    let end = min(max(range.upperBound, start), bytes.upperBound)
    return SourceExcerpt.shown(text8[start..<end]).count
  }
}
