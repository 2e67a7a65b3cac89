internal import EarshotModel
internal import EarshotSession

/// A type that reflows help pages for a narrow terminal.
///
/// The type joins related lines and wraps them between words. If there's enough space, the meaning
/// of a word stays in a separate column. Otherwise, it goes below the word.
///
/// - Source: our choice.
struct HelpReflow {
  /// The width, in columns, that pages are written for.
  static let natural = 72
  /// The minimum number of columns for a meaning next to its word.
  private static let leastMeaning = 24

  /// The number of columns of the terminal.
  let columns: Int

  /// Returns the lines of a page, reflowed for the terminal.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the page.
  func lines(of page: [String]) -> [String] {
    guard columns < Self.natural else { return page }
    var blocks: [Block] = []
    for line in page {
      if blocks.last?.goesOn(with: line) == true {
        blocks[blocks.count - 1].add(line)
      } else {
        blocks.append(Block(line))
      }
    }
    return blocks.flatMap { $0.lines(columns: columns) }
  }

  /// A paragraph, or a word with its meaning.
  private struct Block {
    /// The word before the column of meanings, or an empty string in a paragraph.
    private var head = ""
    /// The text to reflow.
    private var text: String
    private let indentation: Int
    /// The column where lines after the first begin, or `nil` if there's only one line so far.
    private var hanging: Int?
    private var last: String

    init(_ line: String) {
      indentation = line.prefix { $0 == " " }.count
      last = line
      let words = line.dropFirst(indentation)
      if let gap = words.firstRange(of: "  ") {
        head = String(words[..<gap.lowerBound])
        let meaning = words[gap.lowerBound...].drop { $0 == " " }
        text = String(meaning)
        hanging = line.count - meaning.count
      } else {
        text = String(words)
      }
    }

    /// Returns whether a line belongs to the block.
    ///
    /// This is true if the line begins in the same column as the block's lines and the line's first
    /// word didn't fit on the previous line, or if the line is the meaning of the block's head.
    func goesOn(with line: String) -> Bool {
      let start = line.prefix { $0 == " " }.count
      let words = line.dropFirst(start)
      guard let first = words.split(separator: " ").first, !text.isEmpty, !words.contains("  ")
      else {
        return false
      }
      if let hanging { return start == hanging && (hanging > indentation || isFull(first)) }
      if isMeaning(at: start) { return true }
      return (start == indentation || start == indentation + 4) && isFull(first)
    }

    /// Returns whether a word wouldn't have fit on the block's last line.
    private func isFull(_ word: Substring) -> Bool {
      last.count + 1 + word.count > HelpReflow.natural - 8
    }

    /// Returns whether text at a column is so far to the right that it's the meaning of the block's
    /// head.
    private func isMeaning(at start: Int) -> Bool { start >= indentation + 8 }

    mutating func add(_ line: String) {
      let start = line.prefix { $0 == " " }.count
      if hanging == nil, isMeaning(at: start) { splitHead(at: start) }
      hanging = hanging ?? start
      text = text.isEmpty ? String(line.dropFirst(start)) : text + " \(line.dropFirst(start))"
      last = line
    }

    /// Splits a line at a column into the head and the beginning of the meaning.
    private mutating func splitHead(at column: Int) {
      let width = column - indentation
      let begins = text.dropFirst(width - 1).first == " "
      head = begins ? String(text.prefix(width - 1)) : text
      text = begins ? String(text.dropFirst(width)) : ""
    }

    func lines(columns: Int) -> [String] {
      guard !text.isEmpty else { return [""] }
      guard !head.isEmpty, let hanging else {
        return filled(text, first: indentation, rest: hanging ?? indentation, columns)
      }
      if hanging + HelpReflow.leastMeaning > columns {
        let below = indentation + 4
        return filled(head, first: indentation, rest: below, columns)
          + filled(text, first: below, rest: below, columns)
      }
      var lines = filled(text, first: hanging, rest: hanging, columns)
      let start = String(repeating: " ", count: indentation) + head
      guard start.count < hanging else {
        return filled(head, first: indentation, rest: indentation + 4, columns) + lines
      }
      let gap = String(repeating: " ", count: hanging - start.count)
      lines[0] = start + gap + lines[0].drop { $0 == " " }
      return lines
    }

    private func filled(_ text: String, first: Int, rest: Int, _ columns: Int) -> [String] {
      let line = String(repeating: " ", count: first) + text
      return LineWrap(columns: columns).pieces(of: line, indentedBy: min(rest, columns / 2))
    }
  }
}
