import EarshotNotation

/// What a line of input left in the log: lines of a transcript.
struct LogEntry: Sendable {
  /// The command and what was heard under it; or prose.
  var lines: [String]
  /// How many gestures the line has.
  var gestureCount = 0
  /// Whether it stays when gestures are taken back: remarks and settings do.
  var isLasting = false
}

extension Session {
  /// Adds a line of input to the log, and drops what was taken back since the last one.
  ///
  /// Commands that only ask, typing mistakes, and claims that fail are left out. The state knows how many entries
  /// stood before it, so that undoing brings the number back with everything else.
  mutating func record(_ line: InputLine, _ response: Response) {
    dropUndone(isUndoing: response.echo.begins(with: "> :undo"))
    if let entry = entry(for: line, response) { log.append(entry) }
    state.logged = log.count
  }

  /// Where only the last gestures of a line with several were taken back, the line stays, and the
  /// undoing with it.
  private mutating func dropUndone(isUndoing: Bool) {
    guard let kept = state.logged ?? (isUndoing ? 0 : nil), kept < log.count else { return }
    let halfUndone = state.gesturesOnLine > 0 ? log[kept] : nil
    let lasting = log[(halfUndone == nil ? kept : kept + 1)...].filter(\.isLasting)
    log.removeSubrange(kept...)
    if let halfUndone {
      let undone = halfUndone.gestureCount - state.gesturesOnLine
      log += [halfUndone, LogEntry(lines: ["> :undo" + (undone == 1 ? "" : " \(undone)")])]
    }
    log += lasting
    state.gesturesOnLine = 0
  }

  private func entry(for line: InputLine, _ response: Response) -> LogEntry? {
    if case .prose = line.kind {
      return LogEntry(lines: [Display.safe(line.text)], isLasting: true)
    }
    if response.lines.contains(where: { $0.begins(with: "# fails: ") }) { return nil }
    if response.echo.begins(with: "? ") { return LogEntry(lines: [response.echo]) }
    guard response.echo.begins(with: "> ") else { return nil }
    let commands = CommandParser.commands(in: String(response.echo.dropFirst(2)))
      .map { String($0).trimmed }
    let gestures = commands.filter(\.isGesture).count
    guard gestures == 0 else {
      return LogEntry(lines: [response.echo] + response.lines, gestureCount: gestures)
    }
    guard let first = commands.first, !response.isRefused else { return nil }
    if first.begins(with: ":claim ") { return LogEntry(lines: Array(response.lines.prefix(1))) }
    if first.begins(with: ":note ") { return LogEntry(lines: response.lines, isLasting: true) }
    guard first.begins(with: ":set ") else { return nil }
    return LogEntry(lines: [response.echo] + response.lines, isLasting: true)
  }

  /// The session so far as a transcript: its header, then each step that was not taken back.
  ///
  /// The header has the settings that are not those of a new phone, unless the session set them.
  /// Steps taken back, commands that only ask, typing mistakes, and claims that fail are left out,
  /// so that a recording replays green.
  ///
  /// - Parameter screen: What the header names as the screens that are walked, or `nil` for the
  ///   sample app.
  /// - Returns: The lines; none where nothing was done yet.
  /// - Source: SESSIONS.md, "The REPL's own commands", `:log` and `:record`; which settings: our
  ///   choice.
  public func transcriptLines(screen: String? = nil) -> [String] {
    let steps = log.flatMap(\.spacedLines)
    let usual = SessionOptions()
    let settings = Setting.all.compactMap { setting -> String? in
      let value = setting.value(options)
      let isSetLater = steps.contains { $0.begins(with: "> :set \(setting.name) ") }
      return value == setting.value(usual) || isSetLater ? nil : "\(setting.name): \(value)"
    }
    let start = firstScreen.map { ["start: \(Quoting.name($0))"] } ?? []
    let head = (screen.map { ["screen: \($0)"] } ?? []) + settings + start
    return (head.isEmpty ? [] : head + [""]) + steps
  }

  /// What `:log` prints.
  var logLines: [String] {
    let lines = transcriptLines()
    return lines.isEmpty ? ["nothing was done yet"] : lines
  }
}

extension String {
  /// Whether the text is a command that makes a gesture.
  fileprivate var isGesture: Bool {
    guard let command = try? CommandParser.parse(self) else { return false }
    return if case .gesture = command { true } else { false }
  }
}

extension LogEntry {
  /// The lines, with a blank one before a phase.
  fileprivate var spacedLines: [String] {
    (lines.first?.begins(with: "## ") ?? false ? [""] : []) + lines
  }
}
