import EarshotLines
import EarshotModel
import EarshotNotation

/// The header of a transcript, with its screens and settings.
///
/// - Source: SESSIONS.md, "Lines of a session".
struct TranscriptHeader {
  private var screen: Transcript.Field?
  private var start: String?
  private var startRange = 0..<0
  private var expectedFailure: String?
  private var comparison: SpokenComparison?
  private var settings: [Transcript.Field] = []
  private var names: Set<String> = []
  private var hasUnknownField = false

  /// Whether an unknown field may be the author's attempt to name the screen.
  var mayMeanAnotherScreen: Bool { hasUnknownField && screen == nil }

  var hasField: Bool { !names.isEmpty }

  /// The screen that the header names, or `nil` if it names none.
  var screenName: String? { screen?.value }

  /// The names of all fields that a header can have.
  static let fieldNames =
    ["screen", "start"] + Setting.all.map(\.name) + ["xfail", "compare"]

  /// Returns whether a header can have a field with the given name, ignoring case.
  static func isField(named name: String) -> Bool {
    fieldNames.contains { $0.lowercased() == name.lowercased() }
  }

  /// Reads a field, or reports its error.
  mutating func read(
    _ field: Transcript.Field,
    _ line: TextLine,
    _ diagnostics: inout DiagnosticCollector
  ) {
    let name = field.name.lowercased()
    guard names.insert(name).inserted else {
      return diagnostics.report("'\(field.name)' appears twice; delete one line", at: line.range)
    }
    switch name {
    case "screen" where field.isEmptyName:
      diagnostics.report("'screen' needs a file, as in 'screen: menu.screen'", at: line.range)
    case "screen" where field.isQuoted:
      hasUnknownField = true
      let name = Quoting.unquoted(field.value) ?? ""
      diagnostics.report(
        "the file's name is in quotation marks; write 'screen: \(name)'",
        at: field.range
      )
    case "screen": screen = field
    case "start": readStart(field, line, &diagnostics)
    case "xfail" where field.value.isEmpty:
      diagnostics.report("'xfail' needs a reason, as in 'xfail: not fixed yet'", at: line.range)
    case "xfail": expectedFailure = field.value
    case "compare": readComparison(field, line, &diagnostics)
    default: readSetting(field, line, &diagnostics)
    }
  }

  private mutating func readStart(
    _ field: Transcript.Field,
    _ line: TextLine,
    _ diagnostics: inout DiagnosticCollector
  ) {
    guard let name = Quoting.unquoted(field.value), !name.isEmpty else {
      return diagnostics.report(
        "'start' needs the name of a screen, as in 'start: menu'",
        at: line.range
      )
    }
    start = name
    startRange = field.range
  }

  private mutating func readComparison(
    _ field: Transcript.Field,
    _ line: TextLine,
    _ diagnostics: inout DiagnosticCollector
  ) {
    comparison = SpokenComparison(rawValue: field.value.lowercased())
    guard comparison == nil else { return }
    let range = field.range.isEmpty ? line.range : field.range
    let ending = BorrowedHeader.ending(for: "compare", field.value)
    diagnostics.report("'compare' needs \(SpokenComparison.needs)\(ending)", at: range)
  }

  private mutating func readSetting(
    _ field: Transcript.Field,
    _ line: TextLine,
    _ diagnostics: inout DiagnosticCollector
  ) {
    var options = SessionOptions()
    if let setting = Setting.named(field.name) {
      if setting.set(&options, field.value) { return settings.append(field) }
      let range = field.range.isEmpty ? line.range : field.range
      let ending = BorrowedHeader.ending(for: setting.name, field.value)
      let needs = ending.isEmpty ? setting.needs(insteadOf: field.value) : setting.needs + ending
      diagnostics.report("'\(setting.name)' needs \(needs)", at: range)
    } else {
      let ending = BorrowedHeader.ending(for: field)
      hasUnknownField = true
      diagnostics.report("unknown header '\(field.name)'\(ending)", at: line.range)
    }
  }

  /// Sets the properties of a transcript from the header.
  func apply(to transcript: inout Transcript) {
    transcript.settings = settings
    transcript.start = start
    if let start { transcript.names.insert(.init(.screen(start), startRange), at: 0) }
    transcript.expectedFailure = expectedFailure
    transcript.comparison = comparison
    guard let screen else { return }
    let file = transcript.embedded.first { $0.name == screen.value }
    transcript.screen = file.map { .embedded($0.source) } ?? .path(screen.value)
  }
}

extension Transcript.Field {
  /// Whether the value is empty, with or without quotation marks.
  fileprivate var isEmptyName: Bool { (Quoting.unquoted(value) ?? value).isEmpty }

  fileprivate var isQuoted: Bool {
    value.begins(with: "\"") && !(Quoting.unquoted(value) ?? "").isEmpty
  }

  /// Parses a line `key: value`.
  ///
  /// The result is `nil` if the line has a different form.
  package init?(_ line: TextLine) {
    let text = line.text
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let name = String(text[..<colon]).trimmed
    guard name.isKey else { return nil }
    let value = String(text[text.index(after: colon)...]).trimmed
    self.init(name: name, value: value, range: line.end - value.utf8.count..<line.end)
  }
}

extension String {
  /// Whether the text can be the key of a header, which is one word of letters and hyphens.
  fileprivate var isKey: Bool {
    !isEmpty && utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) || $0 == UInt8(ascii: "-") }
  }
}
