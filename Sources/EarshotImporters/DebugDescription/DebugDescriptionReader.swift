import EarshotModel
import EarshotNotation

/// A reader of the app description that XCUITest prints with `debugDescription`.
///
/// In a log, the description can be indented further, between other lines, on one line with
/// escapes, or cut off at its end.
///
/// - Source: XCUITest, as Xcode 11 to 26 print it; the format isn't documented.
struct DebugDescriptionReader {
  private var dump = Dump()
  private let source: Int
  /// The columns of the last view and of its ancestors.
  private var columns: [Int] = []
  /// The view in progress, with the text after its type, or `nil` if there's none.
  ///
  /// A label can contain line breaks, so the text can span lines.
  private var pending: (view: ViewLine, rest: String, lines: Int, range: Range<Int>)?
  /// Whether the reader has reached the end of the first app's views.
  private var hasEnded = false
  /// Whether the reader has read the headline of a description.
  private var hasHeadline = false
  /// The headline of a second description, which the reader ignores, or `nil` if there's none.
  private var second: Range<Int>?

  private init(source: Int) {
    self.source = source
    dump.marksSelection = true
  }

  /// Returns whether text contains the headline of an app description or a line about a view.
  static func recognizes(_ text: SourceText) -> Bool {
    if text.escapedLine != nil { return true }
    for line in LineRanges(text.utf8) {
      guard text.utf8[line].contains(UInt8(ascii: ",")) || line.count < 200 else { continue }
      let content = String(decoding: text.utf8[line], as: UTF8.self)
      if content.hasSuffix("Element subtree:") { return true }
      guard let view = ViewLine(content) else { continue }
      if view.rest.hasPrefix(", 0x") || view.rest.hasPrefix(", {{") { return true }
    }
    return false
  }

  /// Converts a string to views.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  static func read(_ text: SourceText, source: Int) throws(Diagnostic) -> Dump {
    var reader = DebugDescriptionReader(source: source)
    if let escaped = text.escapedLine {
      for line in escaped.text.split(separator: "\n") { reader.take(String(line), escaped.range) }
    } else {
      for line in LineRanges(text.utf8) {
        reader.take(String(decoding: text.utf8[line], as: UTF8.self), line)
      }
    }
    return reader.finish()
  }

  /// Converts the description in a JSON string to views.
  static func read(quoted value: JSONValue, source: Int) throws(Diagnostic) -> Dump {
    var reader = DebugDescriptionReader(source: source)
    for line in (value.string ?? "").split(separator: "\n") {
      reader.take(String(line), value.range)
    }
    return reader.finish()
  }

  private mutating func finish() -> Dump {
    flush()
    if let second {
      dump.warnings.append(Diagnostic(.warning, .secondDescription, source: source, range: second))
    }
    return dump
  }

  // MARK: Lines

  private mutating func take(_ line: String, _ range: Range<Int>) {
    if line.hasSuffix("Element subtree:") {
      flush()
      // The line about the element itself is above the headline.
      if !hasHeadline, dump.nodes.count == 1 { (dump.nodes, columns) = ([], []) }
      if !dump.nodes.isEmpty {
        hasEnded = true
        second = second ?? range
      }
      hasHeadline = true
    }
    if line.endsDescription {
      flush()
      hasEnded = hasEnded || !dump.nodes.isEmpty
      return
    }
    guard let view = ViewLine(line) else {
      guard let open = pending, open.lines < DebugDescriptionReader.lineLimit,
        ViewFields.isOpen(open.rest)
      else { return flush() }
      pending?.rest += "\n" + line
      pending?.lines += 1
      return
    }
    flush()
    guard !hasEnded else { return }
    pending = (view, view.rest, 1, range)
  }

  /// The maximum number of lines in a label.
  ///
  /// Further lines don't belong to the label.
  private static let lineLimit = 20

  /// Adds the view in progress.
  private mutating func flush() {
    guard let (view, rest, _, range) = pending else { return }
    pending = nil
    while let last = columns.last, last >= view.column { columns.removeLast() }
    var node = DumpNode(view.element, depth: columns.count, range: range)
    columns.append(view.column)
    let fields = ViewFields(rest)
    node.label = fields.texts["label"] ?? fields.texts["title"]
    node.value = fields.texts["value"]
    node.identifier = fields.texts["identifier"]
    node.placeholder = fields.texts["placeholderValue"]
    node.frame = fields.frame
    node.traits = fields.traits
    node.isSelected = fields.flags.contains("Selected")
    node.isEnabled = !fields.flags.contains("Disabled") || view.element == .application
    if view.element == .application, dump.appName == nil { dump.appName = node.text }
    node.cleanXCUIValue(marksSelected: true)
    dump.nodes.append(node)
  }
}

extension String {
  /// Whether the line begins the part after the views, which is the query that XCUITest used to
  /// find them.
  fileprivate var endsDescription: Bool {
    let text = drop { $0.isWhitespace || "/*#|".contains($0) }
    return text.hasPrefix("Path to element:") || text.hasPrefix("Query chain:")
      || text.hasPrefix("Possibly caused by runtime issues")
  }
}

extension SourceText {
  /// The description that a debugger printed on one line, with its escapes replaced, or `nil` if
  /// there's none.
  fileprivate var escapedLine: (text: String, range: Range<Int>)? {
    for line in LineRanges(utf8) {
      let bytes = utf8[line]
      guard bytes.count > 40, bytes.contains(UInt8(ascii: "\\")) else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      guard text.contains("Element subtree:\\n") else { continue }
      return (text.unescaped, line)
    }
    return nil
  }
}

extension String {
  /// The text with `\n`, `\t`, `\'`, `\"`, and `\\` replaced.
  fileprivate var unescaped: String {
    var result = ""
    var isEscaped = false
    for character in self {
      if isEscaped {
        switch character {
        case "n": result.append("\n")
        case "t": result.append("\t")
        default: result.append(character)
        }
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    return result
  }
}

extension Diagnostic.Message {
  static var secondDescription: Self {
    """
    a second debugDescription begins here; Earshot reads only the first one, so move the second \
    one to its own file
    """
  }
}
