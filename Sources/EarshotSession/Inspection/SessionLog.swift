package import EarshotLines
import EarshotNotation

/// The position of a session's state in the log.
struct LogPlace: Sendable {
  /// The number of entries before the line.
  var entries = 0
  /// The number of gestures that the current line makes before the state.
  var gestures = 0
  /// The number of gestures that can be undone.
  var depth = 0
}

/// The log of a session's gestures and speech, line by line, as values.
package struct SessionLog: Sendable {
  /// An entry of the log, for a line of input.
  package enum Entry: Hashable, Sendable {
    /// A comment.
    case remark(InputLine)
    /// Lines without a command: a true claim, or a comment from `:note`.
    case lines([SessionLine], isLasting: Bool)
    /// Commands with their speech. Without a gesture, the commands are settings.
    case commands([Session.TypedCommand], heard: [SessionLine], gestures: Int)
    /// An undo of the given number of the previous line's gestures.
    case undoing(Int)
  }

  /// The entries, in order.
  package private(set) var entries: [Entry] = []
  /// The number of gestures that can be undone after each entry.
  private var depths: [Int] = []
  /// The settings before the first line, or `nil` if there hasn't been a line yet.
  package private(set) var initialOptions: SessionOptions?
  /// The number of entries at the beginning of the log that haven't changed since the last request.
  private var unchanged = 0
  /// The number of gestures before the phase began.
  private var phaseBegan = 0
  /// The number of phrases before the phase began.
  private var phrasesBefore = 0

  /// Records the settings before the first line.
  ///
  /// - Precondition: The log has no line yet.
  mutating func begin(with options: SessionOptions) { initialOptions = options }

  /// Adds the response to a line if the log has to contain it.
  mutating func add(_ response: Session.Response, depth: Int) {
    if let entry = response.entryOfGestures { return keep(entry, depth: depth) }
    for entry in response.entries { keep(entry, depth: depth) }
  }

  mutating func keep(_ entry: consuming Entry, depth: Int) {
    entries.append(entry)
    depths.append(depth)
  }

  /// Removes undone entries.
  ///
  /// If only the last gestures of a line were undone, the log keeps the line and adds an undo below
  /// it. The log does the same for a line that contains an undo, because that undo can affect
  /// earlier lines. Of all other undone entries, the log keeps only the comments and settings.
  mutating func dropUndone(since place: LogPlace) {
    let kept = place.entries
    var (rest, next) = ([Entry](), kept)
    let keepsLine = place.gestures > 0 || entries[kept].takesBack
    if keepsLine {
      rest = [entries[kept], .undoing(depths[kept] - place.depth)]
      next += 1
    }
    rest += entries[next...].compactMap(\.lasting)
    unchanged = min(unchanged, kept)
    let depths = rest.indices.map { number in
      keepsLine && number == 0 ? self.depths[kept] : place.depth
    }
    entries.replaceSubrange(kept..., with: rest)
    self.depths.replaceSubrange(kept..., with: depths)
  }
}

extension SessionLog {
  /// The last gesture in canonical form, or `nil` if there's none.
  var lastGesture: String? {
    for case .commands(let commands, _, let count) in entries.reversed() where count > 0 {
      let gestures = commands.compactMap(\.command).filter(\.isOfPhone)
      return gestures.last?.canonical
    }
    return nil
  }
}

// Entries that are new since the last request.
extension SessionLog {
  /// Returns the number of entries at the beginning of the log that haven't changed since the last
  /// call.
  ///
  /// All later entries are new.
  package mutating func takeUnchanged() -> Int {
    defer { unchanged = entries.count }
    return unchanged
  }

  /// Treats all entries as new.
  package mutating func forgetUnchanged() { unchanged = 0 }
}

// Phases.
extension SessionLog {
  /// Begins a phase after the given total numbers of gestures and phrases.
  mutating func beginPhase(at count: Int, _ phrases: Int) {
    phaseBegan = count
    phrasesBefore = phrases
  }

  /// Adjusts the phase after an undo to the given total numbers of gestures and phrases.
  mutating func takeBack(to count: Int, _ phrases: Int) {
    phaseBegan = min(phaseBegan, count)
    phrasesBefore = min(phrasesBefore, phrases)
  }

  /// Returns the number of phrases since the phase began, given the total number.
  func phrasesOfPhase(upTo count: Int) -> Int { max(0, count - phrasesBefore) }

  /// Returns the number of gestures since the phase began, given the total number.
  func gesturesOfPhase(upTo count: Int) -> Int { max(0, count - phaseBegan) }
}

extension SessionLog.Entry {
  /// Whether the line has both gestures and `:undo`.
  fileprivate var takesBack: Bool {
    guard case .commands(let commands, _, let gestures) = self, gestures > 0 else { return false }
    return commands.contains(where: \.takesBack)
  }

  /// The part of the entry that an undo doesn't remove, which is its comments and settings, or
  /// `nil` if it has none.
  fileprivate var lasting: SessionLog.Entry? {
    switch self {
    case .remark: return self
    case .lines(_, let isLasting): return isLasting ? self : nil
    case .commands(_, _, gestures: 0): return self
    case .commands(let commands, _, _):
      let settings = commands.filter(\.sets)
      return settings.isEmpty ? nil : .commands(settings, heard: [], gestures: 0)
    case .undoing: return nil
    }
  }
}

extension Session.Response {
  /// The log entry for a line with gestures, or `nil` if the line has none.
  fileprivate var entryOfGestures: SessionLog.Entry? {
    guard case .commands(let commands) = input else { return nil }
    let gestures = commands.count(where: \.isGesture)
    guard gestures > 0 else { return nil }
    // Usually, no line is omitted, so copying the lists isn't necessary.
    let isAll = !content.contains { $0.isMistake || $0.isClaim }
    return .commands(
      commands.contains(where: \.isClaim) ? commands.filter { !$0.isClaim } : commands,
      heard: isAll ? content : content.filter { !$0.isMistake && !$0.isClaim },
      gestures: gestures
    )
  }

  /// The log entries for a line without gestures.
  ///
  /// The array is empty for commands that only ask for information, and for failing claims.
  fileprivate var entries: [SessionLog.Entry] {
    switch input {
    case .remark(let line): line.kind == .blank ? [] : [.remark(line)]
    case .claim: isMalformed ? [] : passedClaims
    case .commands(let commands): entriesWithoutGestures(commands)
    }
  }

  private var passedClaims: [SessionLog.Entry] {
    content.filter { $0.isClaim && !$0.isFailedClaim }.map { .lines([$0], isLasting: false) }
  }

  private func entriesWithoutGestures(_ commands: [Session.TypedCommand]) -> [SessionLog.Entry] {
    let settings = commands.filter { $0.sets || $0.command == nil }
    let heard = settings.count == commands.count && !isRefused ? content : []
    var entries: [SessionLog.Entry] =
      settings.isEmpty ? [] : [.commands(settings, heard: heard, gestures: 0)]
    for case .note(let text)? in commands.map(\.sessionCommand) {
      entries.append(.lines([.note(Display.spoken(text))], isLasting: true))
    }
    return commands.claimsStandAlone ? entries + passedClaims : entries
  }
}

extension [Session.TypedCommand] {
  /// Whether the line's claims can be checked after all of its commands, because no other command
  /// on the line affects them.
  package var claimsStandAlone: Bool {
    allSatisfy { $0.command == nil || $0.sessionCommand.map { !$0.definition.isStep } ?? false }
  }
}

extension Session.TypedCommand {
  /// The session command, or `nil` for a gesture or an invalid command.
  fileprivate var sessionCommand: SessionCommand? {
    if case .session(let own)? = command { own } else { nil }
  }

  /// Whether the command changes a setting.
  fileprivate var sets: Bool {
    if case .set(let name, _)? = sessionCommand { Setting.named(name) != nil } else { false }
  }

  /// Whether the command undoes gestures.
  fileprivate var takesBack: Bool {
    if case .understood(.session(.undo)) = self { true } else { false }
  }

  /// Whether the command is a claim.
  package var isClaim: Bool {
    if case .understood(.session(.claim)) = self { true } else { false }
  }
}

extension Command {
  /// Whether the command is for the phone instead of the program.
  var isOfPhone: Bool { if case .gesture = self { true } else { false } }
}

extension Session {
  /// Records the settings before a line runs, for the header of a recording.
  package mutating func prepareLog() {
    if keepsHistory, log.entries.isEmpty { log.begin(with: options) }
  }

  /// Adds the response to a line to the log, and removes entries that were undone since the last
  /// line.
  ///
  /// The state contains the number of entries before it, so an undo also restores this number.
  package mutating func record(_ response: Response) {
    lineNotUnderstood = response.lineNotUnderstood
    guard keepsHistory, response.end == nil else { return }
    let before = log.entries.count
    defer { if log.entries.count != before { interrupted = nil } }
    let isMixed = response.isMixedWithUndoing
    if state.place.entries < before, !isMixed { log.dropUndone(since: state.place) }
    log.add(response, depth: state.place.depth)
    state.place.entries = log.entries.count
    state.place.gestures = 0
  }
}

extension Session.Response {
  /// The line as typed if it contains no valid command, or `nil` otherwise.
  ///
  /// A line with `:undo` is always valid.
  fileprivate var lineNotUnderstood: String? {
    guard case .commands(let commands) = input, !commands.isEmpty else { return nil }
    var texts: [String] = []
    for command in commands {
      guard case .unknown(let text) = command, !text.begins(with: ":undo") else { return nil }
      texts.append(text)
    }
    return texts.joined(separator: "; ")
  }

  /// Whether the line both makes and undoes gestures.
  ///
  /// The log keeps such a line unchanged, because the gestures that it undoes can be from earlier
  /// lines.
  fileprivate var isMixedWithUndoing: Bool {
    guard case .commands(let commands) = input else { return false }
    return commands.contains(where: \.isGesture) && commands.contains(where: \.takesBack)
  }
}
