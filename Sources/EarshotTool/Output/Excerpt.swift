internal import EarshotSession

/// A type that fits the excerpts of diagnostics into the width of a terminal, so they don't wrap
/// and each marker stays below its text.
///
/// - Source: our choice.
struct Excerpt {
  /// The maximum number of columns of a line.
  let columns: Int

  /// Returns the lines, with the excerpts shortened to the text around their markers.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the lines.
  func fitted(_ lines: [String]) -> [String] {
    var result = lines
    for (place, line) in lines.enumerated() {
      guard place + 1 < lines.count, let gutter = line.gutter, let marks = lines[place + 1].marks,
        lines[place + 1].gutter == gutter, TextWidth.columns(of: line) > columns
      else { continue }
      let rows = place..<(lines[(place + 1)...].firstIndex { !$0.isBelow(gutter) } ?? lines.count)
      let window = window(of: line.count, behind: gutter, around: marks)
      for row in rows { result[row] = lines[row].cut(to: window, behind: gutter) }
    }
    return result
  }

  /// Returns the range of characters to show around the markers.
  ///
  /// A third of the range is before the markers.
  private func window(of count: Int, behind gutter: Int, around marks: Range<Int>) -> Range<Int> {
    let width = max(10, columns - gutter)
    let start = max(gutter, min(marks.lowerBound - width / 3, count - width))
    return start..<start + width
  }
}

extension String {
  /// The number of characters before the source text in a row of an excerpt: a line number or
  /// spaces, and `|`, or `nil` for other lines.
  fileprivate var gutter: Int? {
    let head = prefix { $0 == " " || $0.isNumber }
    return head.first == " " && self[head.endIndex...].hasPrefix("| ") ? head.count + 2 : nil
  }

  /// The range of the markers in a row that contains only markers, or `nil` for other rows.
  fileprivate var marks: Range<Int>? {
    guard let gutter, let first = firstIndex(of: "^") else { return nil }
    let row = dropFirst(gutter)
    guard row.allSatisfy({ " ^~".contains($0) }) else { return nil }
    return distance(from: startIndex, to: first)..<count
  }

  /// Returns whether the line is a row below the source text of an excerpt.
  fileprivate func isBelow(_ gutter: Int) -> Bool {
    self.gutter == gutter && !prefix(gutter).contains(where: \.isNumber)
  }

  /// Returns the gutter and the characters in a range, with `…` instead of omitted text.
  fileprivate func cut(to window: Range<Int>, behind gutter: Int) -> String {
    let text = Array(self)
    let shown = text[min(window.lowerBound, text.count)..<min(window.upperBound, text.count)]
    let isText = prefix(gutter).contains(where: \.isNumber)
    var row = String(shown)
    if isText, window.lowerBound > gutter { row = "…" + row.dropFirst() }
    if isText, window.upperBound < text.count { row = row.dropLast() + "…" }
    return prefix(gutter) + row
  }
}
