package import EarshotLines
import EarshotNotation

/// Where in the log a state of a session stands.
struct LogPlace: Sendable {
  /// The number of entries before the line that led here.
  var entries = 0
  /// How many gestures of that line led here.
  var gestures = 0
  /// The number of gestures that can be taken back here.
  var depth = 0
}

/// The gestures and speech of a session, line by line, as values.
package struct SessionLog: Sendable {
  /// The entry of a line of input in the log.
  package enum Entry: Hashable, Sendable {
    /// A remark.
    case remark(InputLine)
    /// Lines without a command: a claim that is true, or a comment of `:note`.
    case lines([SessionLine], isLasting: Bool)
    /// Commands with their speech; without a gesture, they are settings.
    case commands([Session.TypedCommand], heard: [SessionLine], gestures: Int)
    /// Some gestures of the line before were taken back.
    case undoing(Int)
  }

  /// The lines, in order.
  package private(set) var entries: [Entry] = []
  /// The number of gestures that can be taken back after each entry.
  private var depths: [Int] = []
  /// The settings before the first line, or `nil` if there is none yet.
  package private(set) var initialOptions: SessionOptions?
  /// The number of entries that haven't changed since the last request.
  private var unchanged = 0
  /// The number of gestures that were made when the phase began.
  private var phaseBegan = 0
  /// The number of phrases that were said when the phase began.
  private var phrasesBefore = 0

  /// Notes the settings that the first line is run under.
  ///
  /// - Precondition: The log has no line yet.
  mutating func begin(with options: SessionOptions) { initialOptions = options }

  /// Adds what a line led to, if that is to be kept.
  mutating func add(_ response: Session.Response, depth: Int) {
    if let entry = response.entryOfGestures { return keep(entry, depth: depth) }
    for entry in response.entries { keep(entry, depth: depth) }
  }

  /// Adds an entry as it stands.
  mutating func keep(_ entry: Entry, depth: Int) {
    entries.append(entry)
    depths.append(depth)
  }

  /// Drops what was taken back.
  ///
  /// If only the last gestures of a line were taken back, the line stays with the undoing below it. So
  /// does a line that takes gestures back itself, since lines before it would come back with it.
  /// Comments and settings stay, too.
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
  /// The gesture that was made last, as it is printed, or `nil` if there is none.
  var lastGesture: String? {
    for case .commands(let commands, _, let count) in entries.reversed() where count > 0 {
      let gestures = commands.compactMap(\.command).filter(\.isOfPhone)
      return gestures.last?.canonical
    }
    return nil
  }
}

// What is new.
extension SessionLog {
  /// The number of entries that haven't changed since the last call; the rest is new.
  package mutating func takeUnchanged() -> Int {
    defer { unchanged = entries.count }
    return unchanged
  }

  /// Forgets what it returned before, so everything is new.
  package mutating func forgetUnchanged() { unchanged = 0 }
}

// Phases.
extension SessionLog {
  /// Begins a phase after so many gestures and phrases.
  mutating func beginPhase(at count: Int, _ phrases: Int) {
    phaseBegan = count
    phrasesBefore = phrases
  }

  /// Goes back to where only so many gestures had been made, and so many phrases said.
  mutating func takeBack(to count: Int, _ phrases: Int) {
    phaseBegan = min(phaseBegan, count)
    phrasesBefore = min(phrasesBefore, phrases)
  }

  /// The number of phrases that were said since the phase began, of so many in all.
  func phrasesOfPhase(upTo count: Int) -> Int { max(0, count - phrasesBefore) }

  /// The number of gestures that were made since the phase began, of so many in all.
  func gesturesOfPhase(upTo count: Int) -> Int { max(0, count - phaseBegan) }
}

extension SessionLog.Entry {
  /// Whether it's a line with gestures and with `:undo`.
  fileprivate var takesBack: Bool {
    guard case .commands(let commands, _, let gestures) = self, gestures > 0 else { return false }
    return commands.contains(where: \.takesBack)
  }

  /// What stays of it when it is taken back, or `nil` if nothing does: remarks and settings do.
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
  /// What the log keeps of a line with gestures, or `nil` if it has none.
  fileprivate var entryOfGestures: SessionLog.Entry? {
    guard case .commands(let commands) = input else { return nil }
    let gestures = commands.count(where: \.isGesture)
    guard gestures > 0 else { return nil }
    // Mostly nothing is left out, and the lists need no copy.
    let isAll = !content.contains { $0.isMistake || $0.isClaim }
    return .commands(
      commands.contains(where: \.isClaim) ? commands.filter { !$0.isClaim } : commands,
      heard: isAll ? content : content.filter { !$0.isMistake && !$0.isClaim },
      gestures: gestures
    )
  }

  /// What the log keeps of a line without gestures; nothing of commands that only ask, and of claims
  /// that fail.
  fileprivate var entries: [SessionLog.Entry] {
    switch input {
    case .remark(let line): line.kind == .blank ? [] : [.remark(line)]
    case .claim: isMalformed ? [] : passedClaims
    case .commands(let commands): entriesWithoutGestures(commands)
    }
  }

  /// The claims that hold.
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
  /// Whether claims among the commands are true or false where the line ends: no other command of
  /// the line changes what is claimed.
  package var claimsStandAlone: Bool {
    allSatisfy { $0.command == nil || $0.sessionCommand.map { !$0.definition.isStep } ?? false }
  }
}

extension Session.TypedCommand {
  /// What the program is asked, or `nil` for a gesture and for what was not understood.
  fileprivate var sessionCommand: SessionCommand? {
    if case .session(let own)? = command { own } else { nil }
  }

  /// Whether it sets a setting that is there.
  fileprivate var sets: Bool {
    if case .set(let name, _)? = sessionCommand { Setting.named(name) != nil } else { false }
  }

  /// Whether it takes gestures back.
  fileprivate var takesBack: Bool {
    if case .understood(.session(.undo)) = self { true } else { false }
  }

  /// Whether it is a claim.
  package var isClaim: Bool {
    if case .understood(.session(.claim)) = self { true } else { false }
  }
}

extension Command {
  /// Whether it is one for the phone, not for the program.
  var isOfPhone: Bool { if case .gesture = self { true } else { false } }
}

extension Session {
  /// Notes the settings before a line is run, for the header of a recording.
  package mutating func prepareLog() {
    if keepsHistory, log.entries.isEmpty { log.begin(with: options) }
  }

  /// Adds what a line led to to the log, and drops what was taken back since the last one.
  ///
  /// The state knows how many entries stood before it, so that undoing brings the number back with
  /// everything else.
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
  /// The line, if nothing of it was understood; of `:undo` that is known.
  fileprivate var lineNotUnderstood: String? {
    guard case .commands(let commands) = input, !commands.isEmpty else { return nil }
    var texts: [String] = []
    for command in commands {
      guard case .unknown(let text) = command, !text.begins(with: ":undo") else { return nil }
      texts.append(text)
    }
    return texts.joined(separator: "; ")
  }

  /// Whether gestures are made and taken back on the line; it's kept as it stands, since what was
  /// taken back can be of lines before it.
  fileprivate var isMixedWithUndoing: Bool {
    guard case .commands(let commands) = input else { return false }
    return commands.contains(where: \.isGesture) && commands.contains(where: \.takesBack)
  }
}
