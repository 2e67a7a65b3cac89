import EarshotComposer
import EarshotFocusEngine
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

/// A replay of a session's steps in an app that was edited in the meantime.
///
/// The steps run side by side in the old app and the new app. If a step ends on a different element
/// than before but the old element still exists, the replay adds a `touch` of the old element. This
/// way, a new element higher up doesn't affect all later steps. The replay ends at the first step
/// that is no longer possible.
///
/// - Source: SESSIONS.md, "The REPL's own commands", `:reload`; our choice.
struct Replay {
  /// A step that ended the replay.
  struct End {
    /// The command, without its prompt.
    var command: String
    /// The reason that the step isn't possible.
    var reason: String
  }

  /// The session in the old app.
  var old: Session
  /// The session in the new app.
  var new: Session
  /// The number of replayed steps.
  var made = 0
  /// The commands added to stay on the same element.
  var added: [String] = []
  /// The differences in the output of each replayed step.
  var heard: [HeardChange] = []
  /// The claims that are no longer true, with the actual states.
  var failures: [String] = []
  /// The name of the old app's focused element if the element no longer exists, or `nil` otherwise.
  var gone: String?
  /// The step that ended the replay, or `nil` if all steps ran.
  var end: End?

  /// Replays the steps of a session in the current app, including the steps that failed earlier.
  init(_ session: Session, in document: AppDocument) {
    self.init(
      session.interrupted?.entries ?? session.log.entries,
      from: session.anew(with: session.interrupted?.document ?? session.document),
      to: session.anew(with: document)
    )
  }

  /// Replays steps in two sessions that haven't started yet.
  init(_ entries: [SessionLog.Entry], from old: Session, to new: Session) {
    (self.old, self.new) = (old, new)
    for (place, entry) in entries.enumerated() {
      let next = place + 1 < entries.count ? entries[place + 1] : nil
      make(entry, isTakenBack: next?.isUndoing ?? false)
      if end != nil {
        self.new.interrupted = Session.Interrupted(old.document, entries)
        return
      }
    }
  }

  private mutating func make(_ entry: SessionLog.Entry, isTakenBack: Bool) {
    switch entry {
    case .remark(let line): runInBoth(line.text)
    case .lines(let lines, _):
      judge(lines)
      old.keep(entry)
      new.keep(entry)
    case .commands(let commands, _, gestures: 0): runInBoth(commands.echo)
    case .commands(let commands, _, _):
      step(commands)
      if end == nil, !isTakenBack { stayOnElement() }
    case .undoing(let count): runInBoth(SessionLog.Entry.undoing(of: count))
    }
  }

  private mutating func runInBoth(_ line: String) {
    old.run(line)
    new.run(line)
  }

  /// Records the claims that are no longer true.
  private mutating func judge(_ lines: [SessionLine]) {
    for case .claim(let judged) in lines {
      guard let claim = try? Claim(judged.text), let failure = new.failure(of: claim) else {
        continue
      }
      failures.append("\(LineMark.claim.line(judged.text)) now fails: \(failure)")
    }
  }

  // MARK: Steps

  private mutating func step(_ commands: [Session.TypedCommand]) {
    let line = commands.echo
    if let gone, commands.contains(where: \.acts) {
      return end = End(command: line.withoutPrompt, reason: "\(gone) is gone")
    }
    let depth = new.undoDepth
    let (before, now) = (old.run(line), new.run(line))
    if let reason = obstacle(before, now) {
      takeBack(to: depth)
      return end = End(command: line.withoutPrompt, reason: reason)
    }
    made += 1
    heard.append(HeardChange(from: before, to: now))
  }

  /// Undoes the gestures of the last line.
  ///
  /// The method undoes only the gestures that ran, because a gesture with a name that no longer
  /// exists doesn't run.
  private mutating func takeBack(to depth: Int) {
    let count = new.undoDepth - depth
    if count > 0 { new.run(":undo \(count)") }
  }

  /// Returns the reason that a step is now refused or opens a different screen, or `nil` if it does
  /// neither.
  private func obstacle(_ before: Session.Response, _ now: Session.Response) -> String? {
    if now.isRefused, !before.isRefused {
      return now.content.lazy.compactMap(\.reason).first?.words ?? "Earshot refuses it"
    }
    guard old.shownNames != new.shownNames, let name = old.shownNames.last, new.mayShow(name),
      let other = new.shownNames.last
    else { return nil }
    return "the step now opens the screen '\(other)' instead of '\(name)'"
  }

  /// Goes back to the old app's focused element if the step ended on a different element.
  private mutating func stayOnElement() {
    gone = nil
    guard let cursor = old.cursor, old.isAmongElements, new.isAmongElements,
      !old.isOnSameStop(as: new)
    else { return }
    guard let stop = new.stop(nowFor: cursor, in: old) else {
      return gone = old.shortName(of: cursor)
    }
    if stop == new.cursor { return }
    guard let command = new.touch(on: stop) else { return gone = old.shortName(of: cursor) }
    added.append(command)
  }
}

extension SessionLog.Entry {
  /// Whether the line undoes earlier gestures.
  fileprivate var isUndoing: Bool { if case .undoing = self { true } else { false } }
}

extension Session.TypedCommand {
  /// Whether the command acts on the focused element instead of only moving the cursor.
  fileprivate var acts: Bool {
    if case .gesture(let gesture)? = command { gesture.actsInPlace } else { false }
  }
}

extension SessionLine {
  /// The reason for a refusal, or `nil` for any other line.
  fileprivate var reason: RefusalReason? {
    if case .refusal(let reason) = self { reason } else { nil }
  }
}
