import EarshotLines
package import EarshotNotation

/// A Markdown document, taken apart: the fields at its top, and its headings, paragraphs, and fenced
/// blocks in order.
///
/// Lessons, exercises, sessions, pages of the cookbook, and pages of the audit are such documents.
package struct MarkdownDocument {
  /// A heading.
  package struct Heading {
    /// The number of hash marks, 1 to 6.
    package var level: Int
    /// The text after the marks, with the marks of Markdown that are in it.
    package var text: String
    /// The line.
    package var line: TextLine
  }

  /// A piece of the document.
  package enum Part {
    /// A heading.
    case heading(Heading)
    /// The lines of a paragraph, of an entry of a list, or of a row of a table.
    case paragraph([TextLine])
    /// A fenced block.
    case block(MarkdownBlocks.Block)
  }

  /// The fields `key: value` between two lines `---` at the top, each with its line.
  package private(set) var fields: [(field: Transcript.Field, line: TextLine)] = []
  /// The fenced blocks, in order.
  package let blocks: [MarkdownBlocks.Block]
  /// The mistakes in the fields at the top.
  package private(set) var diagnostics: [Diagnostic] = []

  private let lines: [TextLine]
  /// The number of lines that the fields take.
  private var top = 0

  /// Takes a document apart.
  ///
  /// - Complexity: O(*n*) in the length of the document.
  package init(_ source: SourceText) {
    lines = source.lines
    blocks = MarkdownBlocks.blocks(in: lines)
    readTop()
  }

  /// The pieces below the fields, in order.
  ///
  /// - Complexity: O(*n*) in the length of the document.
  package var parts: [Part] {
    var parts: [Part] = []
    var next = top
    for block in blocks {
      Self.read(lines[next..<block.numbers.lowerBound - 1], into: &parts)
      parts.append(.block(block))
      next = block.numbers.upperBound
    }
    Self.read(lines[next...], into: &parts)
    return parts
  }

  /// The text of the first heading of level 1, or `nil` if there is none.
  package var title: String? {
    for case .heading(let heading) in parts where heading.level == 1 { return heading.text }
    return nil
  }

  /// The paragraphs, each on one line.
  package var paragraphs: [String] {
    parts.compactMap { if case .paragraph(let lines) = $0 { lines.joinedText } else { nil } }
  }

  /// The blocks that another block begins in, so their own end is missing.
  ///
  /// Whatever else is reported about the lines below would mislead.
  ///
  /// - Source: our choice; CommonMark takes such a fence for a line of the block.
  package var unclosed: [Diagnostic] { blocks.filter { $0.inner != nil }.map(\.problemOfOpen) }
}

// Reading.
extension MarkdownDocument {
  /// The line before and after the fields.
  private static let dashes = "---"

  /// Reads the fields at the top. They end before the first block, so no block is lost in them.
  private mutating func readTop() {
    guard let first = lines.first, first.trimmed == Self.dashes else { return }
    let above = lines.prefix(blocks.first.map { $0.numbers.lowerBound - 1 } ?? lines.count)
    guard let end = above.dropFirst().firstIndex(where: { $0.trimmed == Self.dashes }) else {
      return report("this header is not closed; end it with ---", at: first)
    }
    for line in lines[1..<end] where !line.trimmed.isEmpty {
      if let field = Transcript.Field(line) {
        fields.append((field, line))
      } else {
        report("a line of the header is 'key: value'", at: line)
      }
    }
    top = end + 1
  }

  private mutating func report(_ message: Diagnostic.Message, at line: TextLine) {
    diagnostics.append(Diagnostic(.error, message, range: line.range))
  }

  /// Reads the lines between two blocks.
  private static func read(_ lines: ArraySlice<TextLine>, into parts: inout [Part]) {
    var paragraph: [TextLine] = []
    func end() {
      if !paragraph.isEmpty { parts.append(.paragraph(paragraph)) }
      paragraph = []
    }
    for line in lines {
      let text = line.trimmed
      if text.isEmpty {
        end()
      } else if let heading = Heading(line) {
        end()
        parts.append(.heading(heading))
      } else {
        if text.beginsEntry { end() }
        paragraph.append(line)
      }
    }
    end()
  }
}

extension MarkdownDocument.Heading {
  /// Reads a heading, or `nil` if the line isn't one.
  init?(_ line: TextLine) {
    let text = line.trimmed
    level = text.prefix { $0 == "#" }.count
    guard (1...6).contains(level), text.dropFirst(level).first?.isBlank ?? false else { return nil }
    self.text = String(text.dropFirst(level)).trimmed
    self.line = line
  }
}

extension [TextLine] {
  /// The lines on one line, without the blanks around each.
  package var joinedText: String { map(\.trimmed).joined(separator: " ") }
}

extension String {
  /// Whether the line begins an entry of a list, or a row of a table.
  fileprivate var beginsEntry: Bool {
    if ["- ", "* ", "+ ", "|"].contains(where: begins) { return true }
    let digits = prefix { $0.isNumber }.count
    return digits > 0 && dropFirst(digits).starts(with: ". ")
  }
}
