import AccessibilityModel
import FocusEngine
import Notation
import SimulatedApp
import SpeechComposer

extension Session {
  /// Where the session is: screen, focus, rotor, time, and what will happen by itself.
  ///
  /// - Source: SESSIONS.md, "The REPL's own commands".
  var whereLines: [String] {
    mutating get {
      startSilentlyIfNeeded()
      let screen = state.app.tree[state.app.screen]
      let title = screen.label.map { " " + Quoting.quotedLiteral($0) } ?? ""
      let name = Display.spoken((screen.identifier ?? "") + title)
      return [
        "screen: \(name), \(state.app.stackDepth) on the stack",
        String(focusLine.dropFirst(2)),
        "rotor: \(Display.spoken(composer.name(of: state.engine.dial.option)))",
        "time: \(state.app.now.notation)",
      ] + editingLine + state.app.pending.map(waitingLine)
    }
  }

  /// Where the cursor is, as a line of its own.
  var focusLine: String {
    mutating get {
      let stops = state.engine.stops(in: state.app)
      guard let cursor = state.engine.cursor, let place = stops.firstIndex(of: cursor) else {
        return "# focus: none"
      }
      let node = Display.spoken(state.app.tree.nodeLine(of: cursor))
      return "# focus: \(place + 1) of \(stops.count), \(node)"
    }
  }

  private var editingLine: [String] {
    guard let field = state.app.editedField else { return [] }
    let count = state.app.tree[field].value?.count ?? 0
    return ["editing: insertion point \(count) of \(count)"]
  }

  private func waitingLine(_ pending: Pending) -> String {
    let length = Milliseconds(pending.due.count - state.app.now.count).notation
    let node = state.app.tree.shortName(of: pending.name.node)
    if let action = pending.name.action {
      return Display.spoken("waiting: action \(Quoting.quotedLiteral(action)) of \(node), \(length)")
    }
    let event = pending.name.event?.notation ?? ""
    return Display.spoken("waiting: \(event) of \(node), \(length)")
  }
}

extension Pending {
  /// Whether it is a timer, not a handler that waits.
  var isTimer: Bool { if case .every? = name.event { true } else { false } }
}

extension AppEvent {
  /// The event as a handler's line begins: `on activate`, `every 2s`.
  var notation: String {
    if case .every(let interval) = self { return "every \(interval.notation)" }
    return "on " + (AppEvent.named.first { $0.event == self }?.name ?? "")
  }
}
