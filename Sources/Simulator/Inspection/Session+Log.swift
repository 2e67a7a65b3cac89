import Notation

/// What a line of input left in the log: lines of a transcript.
struct LogEntry: Sendable {
  /// The command and what was heard under it; or prose.
  var lines: [String]
  /// Whether it stays when gestures are taken back: remarks and settings do.
  var isLasting: Bool
}

extension Session {
  /// Adds a line of input to the log, and drops what was taken back since the last one.
  ///
  /// Commands that only ask are left out. The state knows how many entries stood before it, so
  /// that undoing brings the number back with everything else.
  mutating func record(_ line: String, _ response: Response) {
    dropUndone(isUndoing: response.echo.begins(with: "> :undo"))
    if let entry = entry(for: line, response) { log.append(entry) }
    state.logged = log.count
  }

  private mutating func dropUndone(isUndoing: Bool) {
    guard let kept = state.logged ?? (isUndoing ? 0 : nil), kept < log.count else { return }
    log = log.prefix(kept) + log[kept...].filter(\.isLasting)
  }

  private func entry(for line: String, _ response: Response) -> LogEntry? {
    let text = line.trimmed
    if text.isProse { return LogEntry(lines: [Display.safe(text)], isLasting: true) }
    guard !text.isEmpty else { return nil }
    let commands = CommandParser.commands(in: String(response.echo.dropFirst(2)))
      .map { String($0).trimmed }
    guard commands.contains(where: { !$0.begins(with: ":") }) else {
      let isNote = commands.first?.begins(with: ":note ") ?? false
      if isNote { return LogEntry(lines: response.lines, isLasting: true) }
      guard commands.first?.begins(with: ":set ") ?? false, !response.isRefused else { return nil }
      return LogEntry(lines: [response.echo] + response.lines, isLasting: true)
    }
    return LogEntry(lines: [response.echo] + response.lines, isLasting: false)
  }

  /// The session so far as a transcript: its header, then each step that was not taken back.
  ///
  /// The header has the settings that are not those of a new phone, unless the session set them.
  ///
  /// - Source: SESSIONS.md, "The REPL's own commands", `:log`; which settings: our choice.
  var logLines: [String] {
    let steps = log.flatMap(\.lines)
    let usual = SessionOptions()
    let header = Setting.all.compactMap { setting -> String? in
      let value = setting.value(options)
      let isSetLater = steps.contains { $0.begins(with: "> :set \(setting.name) ") }
      return value == setting.value(usual) || isSetLater ? nil : "\(setting.name): \(value)"
    }
    let start = firstScreen.map { ["start: \(Quoting.name($0))"] } ?? []
    let head = header + start
    let lines = (head.isEmpty ? [] : head + [""]) + steps
    return lines.isEmpty ? ["nothing was done yet"] : lines
  }
}
