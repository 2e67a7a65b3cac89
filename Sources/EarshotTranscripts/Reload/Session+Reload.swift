import EarshotFocusEngine
package import EarshotLines
import EarshotModel
package import EarshotNotation
package import EarshotSession

extension Session {
  /// Makes all steps again in an app that was edited meanwhile, and so returns to where this
  /// session is; its log and what can be undone are whole.
  ///
  /// Where a step cannot be made any more the session stands before it. The steps that are left are
  /// kept until another one is made, so that the next reading can go on with them.
  ///
  /// - Parameter document: The app as it is now.
  /// - Returns: What is different: one line, then what changed where the session stands.
  /// - Complexity: that of all steps, twice.
  /// - Source: SESSIONS.md, "The REPL's own commands", `:reload`.
  package mutating func reload(_ document: AppDocument) -> [SessionLine] {
    let replay = Replay(self, in: document)
    let hasSameApp = replay.old.document.tree == document.tree
    self = replay.new
    return replay.report(hasSameApp: hasSameApp).map { .note($0) }
  }
}

// What is said of a replay.
extension Replay {
  /// How many lines of what changed are shown.
  private static let limit = 12

  /// What is different now: one line, then what changed where the session stands: of what is shown,
  /// else of what the last step said, and the claims that fail now.
  func report(hasSameApp: Bool) -> [String] {
    if let end { return report(of: end) }
    let shown = new.isAmongElements ? new.changes(since: old) : []
    let heardHere = shown.isEmpty ? heard.last?.lines ?? [] : shown
    let count = (shown.isEmpty ? heard.last?.count ?? 0 : shown.count) + failures.count
    let changed = (heardHere + failures).map { Display.spoken($0) }
    let more = changed.count - Replay.limit
    return ["\(steps); \(summary(of: count, hasSameApp))"] + changed.prefix(Replay.limit)
      + (more > 0 ? ["and \(more) more"] : []) + place
  }

  private func report(of end: End) -> [String] {
    var copy = new
    return [
      "step \(made + 1), '\(Display.spoken(end.command))', no longer works: "
        + Display.spoken(end.reason),
      "stopped before it; once it works again, :reload goes on", copy.focusLine,
    ]
  }

  /// `the same 14 steps`, with what was added to them.
  private var steps: String {
    let steps = "the same \(made.counted("step"))"
    switch added.count {
    case 0: return steps
    case 1: return "\(steps) and '\(Display.spoken(added[0]))' to stay on the same element"
    default: return "\(steps) and \(added.count) touches to stay on the same element"
    }
  }

  /// `2 lines changed here`, or where else something did.
  private func summary(of count: Int, _ hasSameApp: Bool) -> String {
    if count > 0 { return "\(count.counted("line")) changed here" }
    let others = heard.dropLast().reduce(0) { $0 + $1.count }
    if others > 0 { return "nothing changed here, \(others.counted("line")) on the way" }
    return hasSameApp ? "nothing changed" : "nothing changed here or on the way"
  }

  /// Where the cursor is, where the element that had it is gone.
  private var place: [String] {
    guard let gone else { return [] }
    var copy = new
    return ["\(Display.spoken(gone)) is gone; \(copy.focusLine)"]
  }
}

// One session beside the other.
extension Session {
  /// Whether focus is at the same place on a stop of the same name as in another session.
  func isOnSameStop(as other: Session) -> Bool {
    guard let cursor, let otherCursor = other.cursor else { return cursor == other.cursor }
    let (element, counterpart) = (tree[cursor], other.tree[otherCursor])
    return element.identifier == counterpart.identifier && element.label == counterpart.label
      && stops.firstIndex(of: cursor) == other.stops.firstIndex(of: otherCursor)
  }

  /// Whether a screen, an alert or a sheet of the app can go by a name.
  func mayShow(_ name: String) -> Bool {
    document.tree.knows(identifier: name)
      || document.tree.indices.contains { document.tree.screenName(of: $0) == name }
  }

  /// Goes to a stop by a touch, where a command can name it; gives the command.
  mutating func touch(on stop: ElementTree.Index) -> String? {
    let names = [
      tree.name(of: stop).map { CommandTarget.identifier($0) },
      tree[stop].label.map { CommandTarget.label($0) },
    ]
    for case let target? in names where node(target) == stop {
      let command = Gesture.touch(target).description
      let isRefused = run(command).isRefused
      if !isRefused, cursor == stop { return command }
      run(":undo")
    }
    return nil
  }
}

extension SessionLog.Entry {
  /// The line that takes gestures back.
  static func undoing(of count: Int) -> String {
    LineMark.command.line(":undo" + (count == 1 ? "" : " \(count)"))
  }
}

extension Session {
  /// Marks where the session stands.
  ///
  /// - Source: SESSIONS.md, "The REPL's own commands", `:mark`.
  mutating func mark(as name: String, _ run: inout ResponseBuilder) {
    guard !name.isEmpty else { return run.refuse(CommandParser.needs(":mark", "a name")) }
    mark(as: name)
    run.note(["':goto \(Display.spoken(name))' leads back here"])
  }

  /// Goes back to a mark: the steps that led there are made again, in the app as it is now.
  ///
  /// - Source: SESSIONS.md, "The REPL's own commands", `:goto`.
  mutating func goTo(_ name: String, _ run: inout ResponseBuilder) {
    guard !name.isEmpty else { return run.refuse(CommandParser.needs(":goto", "a name")) }
    guard let mark = marks.first(where: { $0.name == name }) else {
      let names = marks.map(\.name)
      let ending = Suggestion.ending(for: name, in: names)
      let all =
        names.isEmpty
        ? "; ':mark NAME' sets one, and 'start SCREEN' opens a screen"
        : "; marks: \(names.joined(separator: ", "))"
      return run.note([Display.spoken("no mark '\(name)'\(ending.isEmpty ? all : ending)")])
    }
    let replay = Replay(mark.entries, from: anew(with: mark.document), to: anew(with: document))
    let isSame = mark.document.tree == document.tree
    self = replay.new
    run.note(isSame && replay.end == nil ? [focusLine] : replay.report(hasSameApp: isSame))
  }
}
