import EarshotLines
package import EarshotNotation

/// The parts of a Markdown document: the fields at the top, and the headings, paragraphs, and
/// fenced blocks in order.
///
/// Lessons, exercises, sessions, pages of the cookbook, and pages of the audit are Markdown
/// documents of this form.
package struct MarkdownDocument {
  /// A heading.
  package struct Heading {
    /// The number of hash marks, 1 to 6.
    package var level: Int
    /// The text after the hash marks, including its Markdown.
    package var text: String
    /// The line that contains the heading.
    package var line: TextLine
  }

  /// A piece of the document.
  package enum Part {
    /// A heading.
    case heading(Heading)
    /// The lines of a paragraph, a list item, or a table row.
    case paragraph([TextLine])
    /// A fenced block.
    case block(MarkdownBlocks.Block)
  }

  /// The fields `key: value` between two `---` lines at the top, each with its line.
  package private(set) var fields: [(field: Transcript.Field, line: TextLine)] = []
  /// The parts below the fields, in order.
  package private(set) var parts: [Part] = []
  /// The errors in the fields at the top.
  package private(set) var diagnostics: [Diagnostic] = []

  /// Splits a document into its parts.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the document.
  package init(_ source: SourceText) {
    let lines = source.lines
    var next = readFields(lines)
    for block in MarkdownBlocks.blocks(in: lines) where block.numbers.lowerBound > next {
      read(lines[next..<block.numbers.lowerBound - 1])
      parts.append(.block(block))
      next = block.numbers.upperBound
    }
    read(lines[next...])
  }

  /// The text of the first heading with one hash mark, or `nil` if there's none.
  package var title: String? {
    parts.lazy.compactMap { if case .heading(let heading) = $0 { heading } else { nil } }
      .first { $0.level == 1 }?.text
  }

  /// The fenced blocks, in order.
  package var blocks: [MarkdownBlocks.Block] {
    parts.compactMap { if case .block(let block) = $0 { block } else { nil } }
  }
}

// Functions that read a document.
extension MarkdownDocument {
  /// The line before and after the fields.
  private static let dashes = "---"

  /// Reads the fields at the top and returns the number of lines they take.
  private mutating func readFields(_ lines: [TextLine]) -> Int {
    guard let first = lines.first, first.trimmed == Self.dashes else { return 0 }
    guard let end = lines.dropFirst().firstIndex(where: { $0.trimmed == Self.dashes }) else {
      report("this header isn't closed; end it with '---'", at: first)
      return 0
    }
    for line in lines[1..<end] where !line.trimmed.isEmpty {
      if let field = Transcript.Field(line) {
        fields.append((field, line))
      } else {
        report("write each line of the header as 'key: value'", at: line)
      }
    }
    return end + 1
  }

  private mutating func report(_ message: Diagnostic.Message, at line: TextLine) {
    diagnostics.append(Diagnostic(.error, message, range: line.range))
  }

  /// Reads the lines between two blocks.
  private mutating func read(_ lines: ArraySlice<TextLine>) {
    var paragraph: [TextLine] = []
    func end(_ parts: inout [Part]) {
      if !paragraph.isEmpty { parts.append(.paragraph(paragraph)) }
      paragraph = []
    }
    for line in lines {
      let text = line.trimmed
      if text.isEmpty {
        end(&parts)
      } else if let heading = Heading(line) {
        end(&parts)
        parts.append(.heading(heading))
      } else {
        if text.beginsEntry { end(&parts) }
        paragraph.append(line)
      }
    }
    end(&parts)
  }
}

extension MarkdownDocument.Heading {
  /// Reads a heading.
  ///
  /// The result is `nil` if the line isn't a heading.
  init?(_ line: TextLine) {
    let text = line.trimmed
    level = text.prefix { $0 == "#" }.count
    guard (1...6).contains(level), text.dropFirst(level).first?.isBlank ?? false else { return nil }
    self.text = String(text.dropFirst(level)).trimmed
    self.line = line
  }
}

extension String {
  /// Whether the line begins a list item or a table row.
  fileprivate var beginsEntry: Bool {
    if ["- ", "* ", "+ ", "|"].contains(where: begins) { return true }
    let digits = prefix { $0.isNumber }.count
    return digits > 0 && dropFirst(digits).starts(with: ". ")
  }
}
