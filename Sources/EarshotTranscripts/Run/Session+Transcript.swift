import EarshotLines
public import EarshotSession
import EarshotNotation

extension Session {
  /// Returns the session as a transcript, with its header and every step that wasn't undone.
  ///
  /// The header contains the settings before the first step that differ from the settings of a new
  /// phone. The transcript leaves out undone steps, commands that only ask for information, and
  /// failing claims. Malformed lines become comments. This way, a recording passes when you replay
  /// it.
  ///
  /// - Parameter screen: The screens in the header, or `nil` for the sample app.
  /// - Returns: The lines, or an empty array if nothing has happened yet.
  /// - Source: SESSIONS.md, "The REPL's own commands", `:log` and `:record`; our choice for which
  ///   settings the header includes.
  public func transcriptLines(screen: String? = nil) -> [String] {
    headLines(screen: screen) + log.entries.flatMap(\.printed)
  }

  /// Returns the changes in the transcript since the last call: the number of unchanged parts, and
  /// the lines of the parts after them.
  ///
  /// The first part is the header. Each other part is a step.
  ///
  /// - Parameters:
  ///   - screen: The screens in the header, or `nil` for the sample app.
  ///   - isFirst: Whether the caller hasn't received any part yet.
  /// - Returns: The number of unchanged parts, and the lines after them.
  /// - Complexity: O(*n*), where *n* is the length of the new lines.
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

  /// The output of `:log`.
  var logLines: [String] {
    let lines = transcriptLines()
    return lines.isEmpty ? ["you haven't done anything yet"] : lines
  }
}

extension SessionLog.Entry {
  /// The lines of the entry in a transcript, with a blank line before a phase.
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
  /// Returns the lines of a transcript for a line of commands and its output.
  ///
  /// Each malformed command appears below the line as a comment, because it isn't a step.
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
  /// Whether the line is a comment that begins a phase with a title.
  fileprivate var beginsNamedPhase: Bool {
    if case .prose(let title?) = kind { !title.isEmpty } else { false }
  }
}
