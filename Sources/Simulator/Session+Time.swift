import AccessibilityModel
import FocusEngine
import Notation
import SimulatedApp

extension Session {
  /// How many things of the app one `wait` lets happen, so that it comes to an end.
  static let eventLimit = 100_000

  /// Moves the clock, and lets the app do what is due on the way.
  ///
  /// An app that has more to do than ``eventLimit`` is refused, and the clock stays where it got:
  /// our choice.
  ///
  /// - Source: VOICEOVER.md 8.2.
  mutating func wait(_ argument: Command.Argument) -> Step {
    guard case .duration(let length) = argument else { return Step() }
    let end = state.app.now + length
    var result = Step()
    var left = Session.eventLimit
    while let due = state.app.nextDue, due <= end {
      guard left > 0 else {
        result.append(heard([.refused(.effectsNeverEnd)]))
        return result
      }
      left -= 1
      result.append(heard(state.engine.advance(&state.app, to: max(due, state.app.now))))
    }
    result.append(heard(state.engine.advance(&state.app, to: end)))
    return result
  }

  /// The handlers that wait, without the timers.
  var suspended: [Pending] { state.app.pending.filter { !$0.isTimer } }

  /// Makes a gesture, and adds when the handlers that it left waiting go on.
  ///
  /// - Source: SESSIONS.md, "`walk`".
  mutating func noting(_ before: [Pending], _ make: (inout Session) -> Step) -> Step {
    var step = make(&self)
    var known = before
    var dues: [Milliseconds] = []
    for handler in suspended {
      if let place = known.firstIndex(of: handler) {
        known.remove(at: place)
      } else if dues.last != handler.due {
        dues.append(handler.due)
      }
    }
    step.lines += dues.map { "# due in \(state.app.span(until: $0).notation)" }
    return step
  }
}

extension App {
  /// How long it is from now to a moment.
  func span(until moment: Milliseconds) -> Milliseconds {
    Milliseconds(max(0, moment.count - now.count))
  }
}

extension Pending {
  /// Whether it is a timer, not a handler that waits.
  var isTimer: Bool { if case .every? = name.event { true } else { false } }
}
