import AccessibilityModel
public import Notation

extension Transcript {
  /// A transcript as far as it could be read, and what is wrong with it.
  public struct Reading: Sendable {
    /// The transcript; nothing if there are errors.
    public let transcript: Transcript?
    /// What is wrong, in the order of the file.
    public let diagnostics: [Diagnostic]
  }

  /// Reads a transcript.
  ///
  /// - Complexity: O(*n*) in the length of the file.
  public static func read(_ source: SourceText) -> Reading {
    var reader = TranscriptReader(source)
    reader.read()
    let hasErrors = reader.diagnostics.contains { $0.severity == .error }
    return Reading(
      transcript: hasErrors ? nil : reader.transcript, diagnostics: reader.diagnostics
    )
  }
}

/// Reads a transcript line by line; the first characters of a line decide what it is.
private struct TranscriptReader {
  private struct RawLine {
    var text: String
    var range: Range<Int>
    var number: Int
  }

  let source: SourceText
  var diagnostics: [Diagnostic] = []
  private var settings: [Transcript.Field] = []
  private var screen: Transcript.Field?
  private var start: String?
  private var steps: [Transcript.Step] = []
  private var embedded: [SourceText] = []
  private var isInHeader = true

  init(_ source: SourceText) { self.source = source }

  var transcript: Transcript {
    let file = screen.flatMap { field in embedded.first { $0.name == field.value } }
    let reference: Transcript.ScreenReference =
      screen.map { field in file.map { .embedded($0) } ?? .path(field.value) } ?? .sample
    return Transcript(
      source: source, settings: settings, screen: reference, start: start, steps: steps,
      embedded: embedded
    )
  }

  mutating func read() {
    guard String(validating: source.utf8, as: UTF8.self) != nil else {
      return report("this file is not UTF-8", at: 0..<0)
    }
    var lines = rawLines()[...]
    if let place = lines.firstIndex(where: { $0.text.embeddedName != nil }) {
      readEmbedded(lines[place...])
      lines = lines[..<place]
    }
    for line in lines { read(line) }
  }

  private func rawLines() -> [RawLine] {
    var result: [RawLine] = []
    var start = 0
    for (offset, byte) in source.utf8.enumerated() where byte == 0x0A {
      result.append(line(start..<offset, result.count + 1))
      start = offset + 1
    }
    if start < source.utf8.count {
      result.append(line(start..<source.utf8.count, result.count + 1))
    }
    return result
  }

  private func line(_ range: Range<Int>, _ number: Int) -> RawLine {
    let hasReturn = range.last.map { source.utf8[$0] == 0x0D } ?? false
    let range = hasReturn ? range.lowerBound..<(range.upperBound - 1) : range
    return RawLine(
      text: String(decoding: source.utf8[range], as: UTF8.self), range: range, number: number
    )
  }

  private mutating func readEmbedded(_ lines: ArraySlice<RawLine>) {
    for line in lines {
      if let name = line.text.embeddedName {
        embedded.append(SourceText(name: name, ""))
      } else if let last = embedded.last {
        embedded[embedded.count - 1] = SourceText(
          name: last.name, utf8: last.utf8 + line.text.utf8 + [0x0A]
        )
      }
    }
  }

  private mutating func read(_ line: RawLine) {
    let text = line.text.trimmed
    if text.isEmpty {
      isInHeader = false
    } else if text.hasPrefix(">") {
      isInHeader = false
      let command = String(text.dropFirst()).trimmed
      steps.append(.init(command: command, line: line.number, expected: []))
    } else if text == "#" || text.hasPrefix("# ") || text.hasPrefix("## ") {
      return
    } else if isInHeader {
      readField(line, text)
    } else if steps.isEmpty {
      report("this line stands before the first command; a command begins with '> '", at: line.range)
    } else {
      steps[steps.count - 1].expected.append(.init(text: line.text, number: line.number))
    }
  }

  private mutating func readField(_ line: RawLine, _ text: String) {
    guard let colon = text.firstIndex(of: ":") else {
      return report("expected 'key: value', a blank line or a command", at: line.range)
    }
    let name = String(text[..<colon]).trimmed
    let value = String(text[text.index(after: colon)...]).trimmed
    let start = line.range.upperBound - value.utf8.count
    let field = Transcript.Field(name: name, value: value, range: start..<line.range.upperBound)
    switch name {
    case "screen": screen = field
    case "start": self.start = value
    case "xfail": report("'xfail' is not built yet", at: line.range)
    default: readSetting(field, line)
    }
  }

  private mutating func readSetting(_ field: Transcript.Field, _ line: RawLine) {
    var options = SessionOptions()
    if let setting = Setting.named(field.name) {
      if setting.set(&options, field.value) { return settings.append(field) }
      report("'\(setting.name)' needs \(setting.needs)", at: field.range)
    } else if Setting.later.contains(field.name) {
      report("the setting '\(field.name)' is not built yet", at: line.range)
    } else {
      let names = ["screen", "start"] + Setting.all.map(\.name)
      let ending = Suggestion.ending(for: field.name, in: names)
      report("unknown header '\(field.name)'\(ending)", at: line.range)
    }
  }

  private mutating func report(_ message: String, at range: Range<Int>) {
    diagnostics.append(Diagnostic(.error, .init(stringLiteral: message), range: range))
  }
}

extension String {
  /// The name in a line `-- NAME --`.
  fileprivate var embeddedName: String? {
    guard hasPrefix("-- "), trimmedEnd.hasSuffix(" --") else { return nil }
    let name = String(trimmedEnd.dropFirst(3).dropLast(3)).trimmed
    return name.isEmpty ? nil : name
  }
}
