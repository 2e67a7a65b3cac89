import EarshotModel

// The indentation of lines.
extension ScreenParser {
  /// Returns the number of levels of the indentation, where two spaces are one level.
  mutating func depth(of line: SourceLine) -> Int {
    let indentation = line.indentation
    let width = indentation.count + line.tabs
    if line.tabs > 0 {
      let spaces = String(repeating: " ", count: width)
      report(.tabInIndentation, indentation, fixIt: .init(range: indentation, replacement: spaces))
    } else if !width.isMultiple(of: 2) {
      report(.oddIndentation(width), indentation)
    }
    // An indented line isn't meant to be at the margin.
    return width == 1 ? 1 : width / 2
  }

  /// Skips a line that's too long, with the lines below it, and reports it.
  mutating func skipLong(_ line: SourceLine) {
    report(.lineTooLong, line.content.lowerBound..<line.content.lowerBound + 1)
    let depth = depth(of: line)
    while depth < levels.count { levels.removeLast() }
    if depth == levels.count, case .node(let node)? = levels.last {
      keepChartLine(line.content, of: .node(ElementTree.Index(node)))
    }
    while levels.count <= depth { levels.append(.skipped) }
  }

  /// Reports a line with too much indentation.
  ///
  /// If all lines from here on use four spaces for each level, the error suggests halving the
  /// indentation.
  mutating func reportDepth(_ levels: Int, of line: SourceLine) {
    guard self.levels.count == 1,
      let halved = halvedIndentation(from: line.indentation.lowerBound)
    else {
      return report(.indentedTooFar(by: levels), line.content)
    }
    report(.indentedByFour, line.content, fixIt: halved)
  }

  /// Returns the change that halves the indentation of all lines from an offset on, or `nil` if any
  /// of them doesn't use four spaces for each level.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  private func halvedIndentation(from start: Int) -> Diagnostic.FixIt? {
    var text: [UInt8] = []
    for line in bytes[start...].split(
      separator: UInt8(ascii: "\n"),
      omittingEmptySubsequences: false
    ) {
      let width = line.prefix { $0 == UInt8(ascii: " ") }.count
      let isBlank = width == line.count || line.dropFirst(width).elementsEqual([UInt8(ascii: "\r")])
      guard isBlank || width.isMultiple(of: 4), line.first != UInt8(ascii: "\t"),
        !line.dropLast().contains(UInt8(ascii: "\r"))
      else { return nil }
      if !text.isEmpty || line.startIndex > start { text.append(UInt8(ascii: "\n")) }
      text += line.dropFirst(isBlank ? 0 : width / 2)
    }
    return .init(range: start..<bytes.count, replacement: String(decoding: text, as: UTF8.self))
  }

  /// Reports nonbreaking spaces in the indentation, which usually come from web pages, and returns
  /// an empty line in place of the line.
  ///
  /// A line whose first character has the same first byte as a nonbreaking space stays as it is.
  mutating func withOrdinarySpaces(_ line: SourceLine) -> SourceLine {
    let start = line.indentation.lowerBound
    var stop = line.content.lowerBound
    var width = line.indentation.count
    while stop < line.content.upperBound {
      let isNoBreak = bytes[stop..<line.content.upperBound].starts(with: [0xC2, 0xA0])
      guard isNoBreak || bytes[stop].isBlank else { break }
      stop += isNoBreak ? 2 : 1
      width += 1
    }
    guard stop > line.content.lowerBound else { return line }
    let spaces = String(repeating: " ", count: width)
    report(.noBreakSpaces, start..<stop, fixIt: .init(range: start..<stop, replacement: spaces))
    return SourceLine(content: stop..<stop, indentation: start..<stop)
  }
}

extension Diagnostic.Message {
  static var tabInIndentation: Self {
    "this line is indented with a tab; use two spaces for each level"
  }

  static var noBreakSpaces: Self {
    "this line begins with no-break spaces; indent it with ordinary spaces"
  }

  static func oddIndentation(_ width: Int) -> Self {
    "this line is indented by \(width.counted("space")); indent each level by two spaces"
  }

  static var indentedByFour: Self {
    """
    this line is indented by four spaces; indent each level by two spaces, or use 'earshot check \
    --fix'
    """
  }

  static func indentedTooFar(by levels: Int) -> Self {
    """
    this line is indented \(levels == 1 ? "one level" : "\(levels) levels") too far; use two \
    spaces for each level
    """
  }
}
