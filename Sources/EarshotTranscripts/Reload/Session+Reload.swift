import EarshotFocusEngine
package import EarshotLines
import EarshotModel
package import EarshotNotation
package import EarshotSession

extension Session {
  /// Replays all steps in an app that was edited in the meantime, to return to the current place.
  ///
  /// The log and the undo history remain complete.
  ///
  /// If a step is no longer possible, the session stops before it. The session keeps the remaining
  /// steps until the user makes another step, so the next reload can continue with them.
  ///
  /// - Parameter document: The current app.
  /// - Returns: The differences: a summary on one line, followed by the changes at the session's
  ///   place.
  /// - Complexity: Twice the complexity of running all steps.
  /// - Source: SESSIONS.md, "The REPL's own commands", `:reload`.
  package mutating func reload(_ document: AppDocument) -> [SessionLine] {
    let replay = Replay(self, in: document)
    let hasSameApp = replay.old.document.tree == document.tree
    self = replay.new
    return replay.report(hasSameApp: hasSameApp).map { .note($0) }
  }
}

// The report of a replay.
extension Replay {
  /// The maximum number of changed lines to show.
  private static let limit = 12

  /// Returns the differences.
  ///
  /// A summary on one line comes first. After it come the changes on the current screen or, if
  /// there are none, in the output of the last step. The claims that now fail come last.
  func report(hasSameApp: Bool) -> [String] {
    if let end { return report(of: end) }
    let shown = new.isAmongElements ? new.changes(since: old) : []
    let heardHere = shown.isEmpty ? heard.last?.lines ?? [] : shown
    let count = (shown.isEmpty ? heard.last?.count ?? 0 : shown.count) + failures.count
    let changed = (heardHere + failures).map { Display.spoken($0) }
    let more = changed.count - Replay.limit
    return ["\(steps); \(summary(of: count, hasSameApp))"] + changed.prefix(Replay.limit)
      + (more > 0 ? ["and \(more) more \(more == 1 ? "line" : "lines")"] : []) + place
  }

  private func report(of end: End) -> [String] {
    var copy = new
    return [
      "step \(made + 1), '\(Display.spoken(end.command))', no longer works: "
        + Display.spoken(end.reason),
      "Earshot stopped before this step; when the step works again, type ':reload' to continue",
      copy.focusLine,
    ]
  }

  /// The numbers of replayed and added steps, such as `repeated 14 steps`.
  private var steps: String {
    let steps = "repeated \(made.counted("step"))"
    switch added.count {
    case 0: return steps
    case 1: return "\(steps) and added '\(Display.spoken(added[0]))' to stay on the same element"
    default: return "\(steps) and added \(added.count) touches to stay on the same element"
    }
  }

  /// Returns a summary of the changes, such as `2 lines changed here`, or of the changes on the way
  /// if nothing changed here.
  private func summary(of count: Int, _ hasSameApp: Bool) -> String {
    if count > 0 { return "\(count.counted("line")) changed here" }
    let others = heard.dropLast().reduce(0) { $0 + $1.count }
    if others > 0 {
      return "nothing changed here, but \(others.counted("line")) changed at earlier steps"
    }
    return hasSameApp ? "nothing changed" : "nothing changed here or at earlier steps"
  }

  /// The position of the cursor, if its previous element no longer exists.
  private var place: [String] {
    guard let gone else { return [] }
    var copy = new
    return ["\(Display.spoken(gone)) is gone; \(copy.focusLine)"]
  }
}

// A comparison of two sessions.
extension Session {
  /// Returns whether both sessions have the cursor at the same position among the stops, on stops
  /// with the same identifier and label.
  func isOnSameStop(as other: Session) -> Bool {
    guard let cursor, let otherCursor = other.cursor else { return cursor == other.cursor }
    let (element, counterpart) = (tree[cursor], other.tree[otherCursor])
    return element.identifier == counterpart.identifier && element.label == counterpart.label
      && stops.firstIndex(of: cursor) == other.stops.firstIndex(of: otherCursor)
  }

  /// Returns whether a screen, an alert, or a sheet of the app can have the given name.
  func mayShow(_ name: String) -> Bool {
    document.tree.knows(identifier: name)
      || document.tree.indices.contains { document.tree.screenName(of: $0) == name }
  }

  /// Touches a stop and returns the command, or returns `nil` if no command can name the stop.
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
  /// Returns the line that undoes gestures.
  static func undoing(of count: Int) -> String {
    LineMark.command.line(":undo" + (count == 1 ? "" : " \(count)"))
  }
}

extension Session {
  /// Marks the current place of the session.
  ///
  /// - Source: SESSIONS.md, "The REPL's own commands", `:mark`.
  mutating func mark(as name: String, _ run: inout ResponseBuilder) {
    guard !name.isEmpty else {
      return run.refuse(CommandParser.needs(":mark", "a name, as in ':mark cart'"))
    }
    mark(as: name)
    run.note(["':goto \(Display.spoken(name))' returns to this place"])
  }

  /// Goes back to a mark by replaying the steps before it in the current app.
  ///
  /// - Source: SESSIONS.md, "The REPL's own commands", `:goto`.
  mutating func goTo(_ name: String, _ run: inout ResponseBuilder) {
    guard !name.isEmpty else {
      return run.refuse(CommandParser.needs(":goto", "a name, as in ':goto cart'"))
    }
    guard let mark = marks.first(where: { $0.name == name }) else {
      let names = marks.map(\.name)
      let ending = Suggestion.ending(for: name, in: names)
      let stop = names.isEmpty || name.hasPrefix("#") ? stopName(name) : nil
      let screen = document.tree.screenPlace(named: name).map { _ in
        "; 'start \(Quoting.name(name))' opens the screen"
      }
      let all =
        screen ?? stop.map { "; 'touch \($0)' goes to the element" }
        ?? (names.isEmpty
          ? "; ':mark NAME' sets a mark, and 'start SCREEN' opens a screen"
          : "; the \(names.count == 1 ? "only mark is" : "marks are") \(names.asQuotedList)")
      let reason = Display.spoken(
        "there's no mark '\(name)'\(screen ?? (ending.isEmpty ? all : ending))"
      )
      return run.refuse(CommandParser.Failure(reason: reason))
    }
    let replay = Replay(mark.entries, from: anew(with: mark.document), to: anew(with: document))
    let isSame = mark.document.tree == document.tree
    self = replay.new
    run.note(isSame && replay.end == nil ? [focusLine] : replay.report(hasSameApp: isSame))
  }
}
