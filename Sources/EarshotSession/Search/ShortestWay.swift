package import EarshotModel
import EarshotFocusEngine
import EarshotSimulatedApp

/// The fewest gestures that lead from where a session is to an element.
///
/// Gestures that only move are tried: the four swipes, turns of the rotor, and four-finger taps.
/// Swipes up and down count where the rotor searches; where it adjusts a value, reads a text or
/// offers actions, they move nothing.
///
///     session.shortestWay(to: "#pay")    // .found([.turnRotor(.right), .swipe(.down)])
///
/// - Source: SESSIONS.md, "Transcripts", `focus TARGET in N`.
public enum ShortestWay: Hashable, Sendable {
  /// The way: its gestures; none where focus is there already.
  case found([Gesture])
  /// Every way has more gestures than were asked for; a shortest one, if it is not much longer.
  case tooFar([Gesture]?)
  /// These gestures don't lead there.
  case unreachable
  /// There are more states than are looked at; how many were.
  case givenUp(Int)

  /// The maximum number of states to search.
  public static let stateLimit = 50_000
}

extension Session {
  /// Finds the way to an element without changing the session.
  ///
  /// - Parameters:
  ///   - target: The element as commands name it.
  ///   - limit: The number of gestures that the way may have, or `nil` for any number.
  /// - Returns: The way, or why there is none.
  /// - Complexity: O(*s*·*r*·log *s*) gestures for *s* stops and *r* options of the rotor, where
  ///   moving changes nothing in the app.
  public func shortestWay(to target: CommandTarget, within limit: Int? = nil) -> ShortestWay {
    var session = settled
    guard let goal = session.node(target) else { return .unreachable }
    var search = WaySearch(session.state.turn)
    return search.way(within: limit, limit: ShortestWay.stateLimit) { engine, app in
      engine.cursor != nil && engine.stop(standingFor: goal, in: app) == engine.cursor
    }
  }

  /// Finds the way to an element, as ``shortestWay(to:within:)`` does, and counts the work.
  ///
  /// A search that the budget ends is given up; the session may go on.
  package mutating func findWay(to target: CommandTarget, within limit: Int) -> ShortestWay {
    let before = work.used
    var session = settled
    guard let goal = session.node(target) else { return .unreachable }
    session.work.beginStep()
    var search = WaySearch(session.state.turn)
    let way = search.way(within: limit, limit: ShortestWay.stateLimit) { engine, app in
      engine.cursor != nil && engine.stop(standingFor: goal, in: app) == engine.cursor
    }
    work.spend(search.work.used - before)
    if work.end == .step { work.beginStep() }
    return way
  }

  /// Finds the way to a stop, searching at most the given number of states.
  package func shortestWay(
    toStop stop: ElementTree.Index,
    within limit: Int,
    stateLimit: Int,
    spending work: inout WorkBudget
  ) -> ShortestWay {
    work.beginStep()
    var search = WaySearch(state.turn, spending: work)
    let way = search.way(within: limit, limit: stateLimit) { engine, _ in engine.cursor == stop }
    work = search.work
    work.beginStep()
    return way
  }
}

extension Session {
  /// The fewest gestures to every stop that moving leads to, looking at so many states.
  ///
  /// - Complexity: O(*s*·*r*·log *s*) gestures for *s* stops and *r* options of the rotor, where
  ///   moving changes nothing in the app.
  package func shortestWays(
    stateLimit: Int,
    spending work: inout WorkBudget
  ) -> [ElementTree.Index: [Gesture]] {
    var search = WaySearch(state.turn, spending: work)
    let ways = search.ways(limit: stateLimit)
    work = search.work
    return ways
  }
}

/// What a gesture moves that moves VoiceOver and does nothing else.
///
/// Of several shortest ways the one is found whose movements come first in this order.
///
/// - Source: SESSIONS.md, "Transcripts", `focus TARGET in N`; the order is our choice.
enum Movement: CaseIterable, Hashable, Sendable {
  /// The cursor goes on and back in reading order.
  case next, previous
  /// The cursor goes on and back as the rotor stands.
  case nextItem, previousItem
  /// The rotor turns.
  case turnRight, turnLeft
  /// The cursor goes to an end of the screen.
  case first, last

  /// Every movement, with the gesture that makes it.
  static let gestures: [(movement: Movement, gesture: Gesture)] = allCases.compactMap { movement in
    GestureDefinition.all.first { $0.movement == movement }?.plainGesture.map { (movement, $0) }
  }

  /// The gesture that makes it.
  var gesture: Gesture? { Movement.gestures.first { $0.movement == self }?.gesture }

  /// Whether it can move the cursor or the rotor where the rotor stands so.
  func canMove(_ option: RotorItem) -> Bool {
    guard self == .nextItem || self == .previousItem else { return true }
    switch option {
    case .containers, .search, .custom: return true
    default: return false
    }
  }
}
