import EarshotLines
public import EarshotSession
import EarshotNotation

extension Session {
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
    let usual = SessionOptions()
    let settings = Setting.all.compactMap { setting -> String? in
      let value = setting.value(options)
      let isSetLater = log.entries.contains { $0.sets(setting) }
      return value == setting.value(usual) || isSetLater ? nil : "\(setting.name): \(value)"
    }
    let start = firstScreen.map { ["start: \(Quoting.name($0))"] } ?? []
    let head = (screen.map { ["screen: \($0)"] } ?? []) + settings + start
    return (head.isEmpty ? [] : head + [""]) + log.entries.flatMap(\.printed)
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
    case .commands(let commands, let heard, _): [commands.echo] + heard.printed
    case .undoing(let count): [LineMark.command.line(":undo" + (count == 1 ? "" : " \(count)"))]
    }
  }

  /// Whether the first command of the line changes a setting.
  fileprivate func sets(_ setting: Setting) -> Bool {
    guard case .commands(let commands, _, _) = self,
      case .session(.set(let name, let value))? = commands.first?.command
    else { return false }
    return name == setting.name && !value.isEmpty
  }
}

extension InputLine {
  /// Whether it is a remark that begins a phase with a title.
  fileprivate var beginsNamedPhase: Bool {
    if case .prose(let title?) = kind { !title.isEmpty } else { false }
  }
}
