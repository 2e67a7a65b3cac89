import EarshotFocusEngine
import EarshotNotation

/// The fewest gestures that lead from where a session is to an element.
///
/// Gestures that only move are tried: the four swipes, turns of the rotor, and four-finger taps.
/// Swipes up and down count where the rotor searches; where it adjusts a value, reads a text or
/// offers actions, they move nothing.
///
///     ShortestWay(from: session, to: "#pay")    // .found(["rotor right", "swipe down"])
///
/// - Source: SESSIONS.md, "Transcripts", `focus TARGET in N`.
public enum ShortestWay: Hashable, Sendable {
  /// The way: commands in canonical form; none where focus is there already.
  case found([String])
  /// Every way has more gestures than were asked for; a shortest one, if it is not much longer.
  case tooFar([String]?)
  /// No such gestures lead there.
  case unreachable
  /// There are more states than are looked at; how many were.
  case givenUp(Int)

  /// How many states are looked at.
  public static let stateLimit = 50_000

  /// Finds the way to an element.
  ///
  /// - Parameters:
  ///   - session: Where the way begins; it is left as it is.
  ///   - target: The element as commands name it: `#pay`, `"Pay"` or a label without quotes.
  ///   - limit: How many gestures the way may have, or `nil` for any number.
  /// - Complexity: O(*s*·*r*·log *s*) gestures for *s* stops and *r* options of the rotor, where
  ///   moving changes nothing in the app.
  public init(from session: Session, to target: String, within limit: Int? = nil) {
    let text = target.hasPrefix("#") ? String(target.dropFirst()) : target
    let name = Quoting.unquoted(text) ?? text
    let goal: CommandTarget = target.hasPrefix("#") ? .identifier(name) : .label(name)
    self.init(from: session, to: goal, within: limit)
  }

  init(from session: Session, to target: CommandTarget, within limit: Int?) {
    var session = session
    session.startSilentlyIfNeeded()
    session.state.engine.repairCursor(session.state.app)
    guard let goal = session.node(target) else {
      self = .unreachable
      return
    }
    var search = WaySearch(session.state.engine, session.state.app)
    self = search.way(within: limit, limit: ShortestWay.stateLimit) { engine, app in
      engine.cursor != nil && engine.stop(standingFor: goal, in: app) == engine.cursor
    }
  }
}
