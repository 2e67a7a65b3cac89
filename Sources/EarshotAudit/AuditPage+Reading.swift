import EarshotLines
import EarshotModel
package import EarshotNotation
import EarshotSession
import EarshotTranscripts

extension AuditRule {
  /// The page of the rule, as built into the program.
  ///
  /// - Complexity: O(*n*) for each access, where *n* is the length of the page.
  public var page: AuditPage {
    let path = "Docs/Audit/\(FileKind.markdown.named(id))"
    var diagnostics = DiagnosticCollector()
    return AuditPage(SourceText(name: path, utf8: BuiltInFiles.bytes(of: path) ?? []), &diagnostics)
  }
}

extension AuditPage {
  /// Reads a page.
  ///
  /// - Parameters:
  ///   - source: The Markdown document.
  ///   - diagnostics: A collector for the errors.
  /// - Complexity: O(*n*), where *n* is the length of the page.
  package init(_ source: SourceText, _ diagnostics: inout DiagnosticCollector) {
    text = String(decoding: source.utf8, as: UTF8.self)
    let document = MarkdownDocument(source)
    for problem in document.diagnostics { diagnostics.add(problem) }
    var section = Section.top
    for part in document.parts {
      switch part {
      case .heading(let heading) where heading.level == 1: id = heading.text
      case .heading(let heading): section = Section(rawValue: heading.text) ?? .other
      case .paragraph(let lines): read(lines, in: section, &diagnostics)
      case .block(let block): read(block, in: section)
      }
    }
    for message in missing { diagnostics.report(message, at: 0..<0) }
  }

  /// The sections of a page, by their headings.
  private enum Section: String {
    case top, other
    case bad = "What breaks the rule"
    case good = "What does not"
    case code = "In code"
  }

  /// The text before the colon in a line with a single fact.
  private enum Key: String, CaseIterable {
    case severity = "Severity"
    case criteria = "WCAG 2.2"
    case source = "Source"
    case heard = "The audit says"

    /// Finds the key at the beginning of a line.
    ///
    /// Returns `nil` if there's none.
    init?(beginning line: String) {
      guard let colon = line.firstRange(of: ": ") else { return nil }
      self.init(rawValue: String(line[..<colon.lowerBound]))
    }
  }

  private mutating func read(
    _ lines: [TextLine],
    in section: Section,
    _ diagnostics: inout DiagnosticCollector
  ) {
    let text = lines.map(\.trimmed).joined(separator: " ")
    switch section {
    case .top where asks.isEmpty && Key(beginning: text) == nil: asks = text
    case .top: for line in lines { read(line, &diagnostics) }
    case .good where wayOut.isEmpty: wayOut = text
    case .code where code.isEmpty: code = text
    case .bad, .good, .code, .other: break
    }
  }

  private mutating func read(_ line: TextLine, _ diagnostics: inout DiagnosticCollector) {
    let text = line.trimmed
    let key = Key(beginning: text)
    let value = String(text.dropFirst(key.map { $0.rawValue.count + 2 } ?? 0))
    let words = value.last == "." ? value.dropLast() : value[...]
    switch key {
    case .severity: severity = Diagnostic.Severity(rawValue: String(words))
    case .criteria: readCriteria(words, line, &diagnostics)
    case .source: source = value
    case .heard: heard = text
    case nil:
      let keys = Key.allCases.map { "\($0.rawValue):" }.asAlternatives
      diagnostics.report("start this line with \(keys)", at: line.range)
    }
  }

  /// Reads criteria such as `1.3.2 Meaningful Sequence, 4.1.2 Name, Role, Value`.
  private mutating func readCriteria(
    _ words: Substring,
    _ line: TextLine,
    _ diagnostics: inout DiagnosticCollector
  ) {
    var rest = words
    while !rest.isEmpty {
      let number = String(rest.prefix { !$0.isBlank })
      guard let criterion = Criterion(rawValue: number), rest.hasPrefix(criterion.text) else {
        let name = Criterion(rawValue: number).map { "write '\($0.text)'" }
        let message =
          name
          ?? "'\(number)' isn't in Criterion.swift; write the number of a success criterion that it lists"
        return diagnostics.report("\(message)", at: line.range)
      }
      criteria.append(criterion)
      rest = rest.dropFirst(criterion.text.count)
      if rest.hasPrefix(", ") { rest = rest.dropFirst(2) }
    }
  }

  private mutating func read(_ block: MarkdownBlocks.Block, in section: Section) {
    guard block.info.first == "screen" else { return }
    let text = block.lines.map(\.text).joined(separator: "\n")
    switch section {
    case .bad where bad.isEmpty: bad = text
    case .good where good.isEmpty: good = text
    case .top, .bad, .good, .code, .other: break
    }
  }

  /// Messages that ask the author for each missing part.
  private var missing: [Diagnostic.Message] {
    let parts: [(isThere: Bool, advice: Diagnostic.Message)] = [
      (
        !id.isEmpty,
        "begin the page with the ID of the rule as a heading, such as '# label-missing'"
      ),
      (!asks.isEmpty, "below the heading, add a sentence that says what the rule requires"),
      (
        severity != nil,
        "add a line 'Severity: error.', 'Severity: warning.', or 'Severity: note.'"
      ),
      (!source.isEmpty, "add a line 'Source: …' with the source of the rule"),
      (
        !heard.isEmpty,
        "add a line 'The audit says: …' with the audit's message about the first screen"
      ),
      (!bad.isEmpty, "add a section '## What breaks the rule' with a 'screen' block"),
      (!wayOut.isEmpty, "below '## What does not', say how to fix the problem"),
      (!good.isEmpty, "below '## What does not', add a 'screen' block"),
    ]
    return parts.filter { !$0.isThere }.map(\.advice)
  }
}
