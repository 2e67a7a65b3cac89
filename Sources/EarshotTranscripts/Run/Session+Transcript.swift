import EarshotLines
public import EarshotSession
import EarshotNotation

extension Session {
  /// The session so far as a transcript: its header, then each step that was not taken back.
  ///
  /// The header has the settings before the first step that are not those of a new phone. Steps
  /// taken back, commands that only ask and claims that fail are left out, and what was written
  /// wrongly is a remark, so that a recording replays green.
  ///
  /// - Parameter screen: What the header names as the screens that are walked, or `nil` for the
  ///   sample app.
  /// - Returns: The lines; none where nothing was done yet.
  /// - Source: SESSIONS.md, "The REPL's own commands", `:log` and `:record`; which settings: our
  ///   choice.
  public func transcriptLines(screen: String? = nil) -> [String] {
    headLines(screen: screen) + log.entries.flatMap(\.printed)
  }

  /// What is new in the transcript since it was asked for last: how many of its parts, the header
  /// being the first and each step one, are as they were, and the lines of those after them.
  ///
  /// - Parameters:
  ///   - screen: What the header names as the screens that are walked, or `nil` for the sample app.
  ///   - isFirst: Whether everything is new to who asks.
  /// - Returns: The number of parts that stay, and what stands behind them.
  /// - Complexity: O(*n*) in the length of what is new.
  package mutating func newTranscriptParts(
    screen: String?,
    isFirst: Bool
  ) -> (kept: Int, parts: [[String]]) {
    if isFirst { log.forgetUnchanged() }
    let unchanged = log.takeUnchanged()
    let steps = log.entries[unchanged...].map(\.printed)
    return unchanged == 0 ? (0, [headLines(screen: screen)] + steps) : (unchanged + 1, steps)
  }

  private func headLines(screen: String?) -> [String] {
    let usual = SessionOptions()
    let settings = Setting.all.compactMap { setting -> String? in
      let value = setting.value(log.initialOptions ?? options)
      return value == setting.value(usual) ? nil : "\(setting.name): \(value)"
    }
    let start = firstScreen.map { ["start: \(Quoting.name($0))"] } ?? []
    let head = (screen.map { ["screen: \($0)"] } ?? []) + settings + start
    return head.isEmpty ? [] : head + [""]
  }

  /// What `:log` prints.
  var logLines: [String] {
    let lines = transcriptLines()
    return lines.isEmpty ? ["nothing was done yet"] : lines
  }
}

extension SessionLog.Entry {
  /// The lines of a transcript that the entry is, with a blank one before a phase.
  fileprivate var printed: [String] {
    switch self {
    case .remark(let line): (line.beginsNamedPhase ? [""] : []) + [Display.safe(line.text)]
    case .lines(let lines, _): lines.printed
    case .commands(let commands, let heard, _): SessionLog.printed(commands, heard)
    case .undoing(let count): [SessionLog.Entry.undoing(of: count)]
    }
  }
}

extension SessionLog {
  /// A line of commands as a transcript has it; each that was written wrongly stands below as a
  /// remark, since it is no step.
  ///
  /// - Source: SESSIONS.md, "Refusals".
  fileprivate static func printed(
    _ commands: [Session.TypedCommand],
    _ heard: [SessionLine]
  ) -> [String] {
    let right = commands.filter { $0.command != nil }
    let wrong = commands.filter { $0.command == nil }.map { SessionLine.note([$0].echo).text }
    return (right.isEmpty ? [] : [right.echo] + heard.printed) + wrong
  }
}

extension InputLine {
  /// Whether it is a remark that begins a phase with a title.
  fileprivate var beginsNamedPhase: Bool {
    if case .prose(let title?) = kind { !title.isEmpty } else { false }
  }
}
