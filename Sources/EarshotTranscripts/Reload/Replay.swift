import EarshotComposer
import EarshotFocusEngine
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

/// The steps of a session, made again in an app that was edited meanwhile.
///
/// They are made in the old app and in the new one side by side. Where a step leads to another
/// element than before, though that one is still there, a `touch` is added that goes back to it; so
/// an element that is inserted above does not lead all later steps astray. The first step that
/// cannot be made any more ends the replay.
///
/// - Source: SESSIONS.md, "The REPL's own commands", `:reload`; our choice.
struct Replay {
  /// A step that ended the replay.
  struct End {
    /// The command, without its prompt.
    var command: String
    /// What is in its way.
    var reason: String
  }

  /// The session in the app as it was.
  var old: Session
  /// The session in the app as it is.
  var new: Session
  /// The number of steps that were made.
  var made = 0
  /// The commands that were added to stay on the same element.
  var added: [String] = []
  /// What is heard otherwise at each step that was made.
  var heard: [HeardChange] = []
  /// The claims that hold no more, each with what is there instead.
  var failures: [String] = []
  /// The element that was in focus in the old app and is gone.
  var gone: String?
  /// The step that ended the replay, or `nil` if all were made.
  var end: End?

  /// Makes the steps of a session, and those that it could not make, in its app as it is now.
  init(_ session: Session, in document: AppDocument) {
    self.init(
      session.interrupted?.entries ?? session.log.entries,
      from: session.anew(with: session.interrupted?.document ?? session.document),
      to: session.anew(with: document)
    )
  }

  /// Makes steps in two sessions that are not begun yet.
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

  /// Notes the claims among some lines that do not hold any more.
  private mutating func judge(_ lines: [SessionLine]) {
    for case .claim(let judged) in lines {
      guard let claim = try? Claim(judged.text), let failure = new.failure(of: claim) else {
        continue
      }
      failures.append("\(LineMark.claim.line(judged.text)) fails now: \(failure)")
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

  /// Takes back the gestures of the last line; one that names what is gone is no gesture any more.
  private mutating func takeBack(to depth: Int) {
    let count = new.undoDepth - depth
    if count > 0 { new.run(":undo \(count)") }
  }

  /// What keeps a step from being the one it was, or `nil` if nothing does.
  private func obstacle(_ before: Session.Response, _ now: Session.Response) -> String? {
    if now.isRefused, !before.isRefused {
      return now.content.lazy.compactMap(\.reason).first?.words ?? "it is refused"
    }
    guard old.shownNames != new.shownNames, let name = old.shownNames.last, new.mayShow(name),
      let other = new.shownNames.last
    else { return nil }
    return "it leads to \(Quoting.name(other)), previously to \(Quoting.name(name))"
  }

  /// Goes back to the element that is in focus in the old app, where the step led elsewhere.
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
  /// Whether gestures of the line before are taken back.
  fileprivate var isUndoing: Bool { if case .undoing = self { true } else { false } }
}

extension Session.TypedCommand {
  /// Whether it does something where focus is, beyond moving it.
  fileprivate var acts: Bool {
    if case .gesture(let gesture)? = command { gesture.actsInPlace } else { false }
  }
}

extension SessionLine {
  /// Why something was refused, or `nil` if nothing was.
  fileprivate var reason: RefusalReason? {
    if case .refusal(let reason) = self { reason } else { nil }
  }
}
