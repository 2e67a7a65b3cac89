package import EarshotLines

/// What was done in a session and heard, line by line, as values.
package struct SessionLog: Sendable {
  /// What a line of input left in the log.
  package enum Entry: Hashable, Sendable {
    /// A remark.
    case remark(InputLine)
    /// Lines that stand without a command: a claim that holds, or what `:note` says.
    case lines([SessionLine], isLasting: Bool)
    /// Commands, and what was heard under them; without a gesture they are settings.
    case commands([Session.TypedCommand], heard: [SessionLine], gestures: Int)
    /// Some gestures of the line before were taken back.
    case undoing(Int)
  }

  /// The lines, in order.
  package private(set) var entries: [Entry] = []
  /// The settings before the first line, or `nil` if there is none yet.
  package private(set) var initialOptions: SessionOptions?
  /// How many entries are as they were when somebody asked last.
  private var unchanged = 0
  /// How many gestures were made when the phase began.
  private var phaseBegan = 0

  /// Notes the settings that the first line is run under.
  mutating func begin(with options: SessionOptions) {
    if entries.isEmpty { initialOptions = options }
  }

  /// Adds what a line led to, if that is to be kept.
  mutating func add(_ response: Session.Response) {
    if let entry = response.entry { entries.append(entry) }
  }

  /// Adds an entry as it stands.
  mutating func keep(_ entry: Entry) { entries.append(entry) }

  /// Drops what was taken back; where only the last gestures of a line were, the line stays, and
  /// the undoing with it.
  ///
  /// - Parameters:
  ///   - kept: How many entries were not taken back.
  ///   - gestures: How many gestures were not, of the line after those.
  mutating func dropUndone(after kept: Int, gestures: Int) {
    var rest: [Entry] = []
    var place = kept
    if gestures > 0 {
      let undone = entries[kept].gestureCount - gestures
      rest = [entries[kept], .undoing(undone)]
      place += 1
    }
    rest += entries[place...].filter(\.isLasting)
    unchanged = min(unchanged, kept)
    entries.replaceSubrange(kept..., with: rest)
  }
}

// What is new.
extension SessionLog {
  /// How many entries are as they were when this was called last; the rest is new.
  package mutating func takeUnchanged() -> Int {
    defer { unchanged = entries.count }
    return unchanged
  }

  /// Forgets what was asked, so that everything is new.
  package mutating func forgetUnchanged() { unchanged = 0 }
}

// Phases.
extension SessionLog {
  /// Begins a phase after so many gestures.
  mutating func beginPhase(at count: Int) { phaseBegan = count }

  /// Goes back to where only so many gestures had been made.
  mutating func takeBack(to count: Int) { phaseBegan = min(phaseBegan, count) }

  /// How many gestures were made since the phase began, of so many in all.
  func gesturesOfPhase(upTo count: Int) -> Int { max(0, count - phaseBegan) }
}

extension SessionLog.Entry {
  /// How many gestures the line has.
  fileprivate var gestureCount: Int {
    if case .commands(_, _, let gestures) = self { gestures } else { 0 }
  }

  /// Whether it stays when gestures are taken back: remarks and settings do.
  fileprivate var isLasting: Bool {
    switch self {
    case .remark: true
    case .lines(_, let isLasting): isLasting
    case .commands(_, _, let gestures): gestures == 0
    case .undoing: false
    }
  }
}

extension Session.Response {
  /// What the log keeps, or `nil` for commands that only ask, and claims that fail.
  fileprivate var entry: SessionLog.Entry? {
    if content.contains(where: \.isFailedClaim) { return nil }
    switch input {
    case .remark(let line): return line.kind == .blank ? nil : .remark(line)
    case .claim: return isMalformed ? nil : .lines(content, isLasting: false)
    case .commands(let commands):
      let gestures = commands.count { $0.command?.isOfPhone ?? false }
      return gestures > 0
        ? .commands(commands, heard: understood, gestures: gestures)
        : entryWithoutGestures(commands)
    }
  }

  /// The lines but those that say that a command was written wrongly.
  private var understood: [SessionLine] {
    content.contains(where: \.isMistake) ? content.filter { !$0.isMistake } : content
  }

  private func entryWithoutGestures(_ commands: [Session.TypedCommand]) -> SessionLog.Entry? {
    if content.contains(where: \.isMistake) { return .commands(commands, heard: [], gestures: 0) }
    guard !isRefused, case .session(let first)? = commands.first?.command else { return nil }
    switch first {
    case .claim: return .lines(Array(content.prefix(1)), isLasting: false)
    case .note: return .lines(content, isLasting: true)
    case .set: return .commands(commands, heard: content, gestures: 0)
    default: return nil
    }
  }
}

extension Command {
  /// Whether it is one for the phone, not for the program.
  fileprivate var isOfPhone: Bool { if case .gesture = self { true } else { false } }
}

extension Session {
  /// Notes the settings before a line is run, for the header of a recording.
  package mutating func prepareLog() {
    if keepsHistory { log.begin(with: options) }
  }

  /// Adds what a line led to to the log, and drops what was taken back since the last one.
  ///
  /// The state knows how many entries stood before it, so that undoing brings the number back with
  /// everything else.
  package mutating func record(_ response: Response) {
    guard keepsHistory, response.end == nil else { return }
    let before = log.entries.count
    defer { if log.entries.count != before { interrupted = nil } }
    if let kept = state.logged ?? (response.isUndoing ? 0 : nil), kept < log.entries.count {
      log.dropUndone(after: kept, gestures: state.gesturesOnLine)
      state.gesturesOnLine = 0
    }
    log.add(response)
    state.logged = log.entries.count
  }
}

extension Session.Response {
  /// Whether the first command takes gestures back.
  fileprivate var isUndoing: Bool {
    guard case .commands(let commands) = input else { return false }
    if case .session(.undo)? = commands.first?.command { return true }
    return false
  }
}
