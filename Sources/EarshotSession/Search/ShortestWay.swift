package import EarshotModel
import EarshotFocusEngine
import EarshotSimulatedApp

/// The fewest gestures from the current place of a session to an element.
///
/// The search tries the gestures that only move: the four swipes, turns of the rotor, and
/// four-finger taps. The search includes swipes up and down only if they move the cursor, as with
/// Headings. With other rotor settings, they adjust a value, read text, or select actions.
///
///     session.shortestWay(to: "#pay")    // .found([.turnRotor(.right), .swipe(.down)])
///
/// - Source: SESSIONS.md, "Transcripts", `focus TARGET in N`.
public enum ShortestWay: Hashable, Sendable {
  /// The gestures of the path, or an empty array if the cursor is already on the element.
  case found([Gesture])
  /// Every path has more gestures than the limit. The associated value is the shortest path, or
  /// `nil` if the search stopped before it found a path.
  case tooFar([Gesture]?)
  /// No sequence of these gestures leads to the element, or the element isn't on the screen.
  case unreachable
  /// The search reached its limit of states or of work. The associated value is the number of
  /// explored states.
  case givenUp(Int)

  /// The maximum number of states to search.
  public static let stateLimit = 50_000
}

extension Session {
  /// Returns the shortest path to an element, without changing the session.
  ///
  /// - Parameters:
  ///   - target: The element, as commands name it.
  ///   - limit: The maximum number of gestures on the path, or `nil` for any number.
  /// - Returns: The path, or the reason that there's none.
  /// - Complexity: O(*s*·*r*·log *s*) gestures, where *s* is the number of stops and *r* is the
  ///   number of rotor settings, if moving doesn't change the app.
  public func shortestWay(to target: CommandTarget, within limit: Int? = nil) -> ShortestWay {
    var session = settled
    guard let goal = session.node(target) else { return .unreachable }
    var search = WaySearch(session.state.phone)
    return search.way(within: limit, limit: ShortestWay.stateLimit) { engine, app in
      engine.cursor != nil && engine.stop(standingFor: goal, in: app) == engine.cursor
    }
  }

  /// Returns the shortest path to an element, like ``shortestWay(to:within:)``, and counts the work
  /// in the session's budget.
  ///
  /// A search that exhausts the budget stops, and the session can continue.
  package mutating func findWay(to target: CommandTarget, within limit: Int) -> ShortestWay {
    let before = work.used
    var session = settled
    guard let goal = session.node(target) else { return .unreachable }
    session.work.beginStep()
    var search = WaySearch(session.state.phone)
    let way = search.way(within: limit, limit: ShortestWay.stateLimit) { engine, app in
      engine.cursor != nil && engine.stop(standingFor: goal, in: app) == engine.cursor
    }
    work.spend(search.work.used - before)
    if work.end == .step { work.beginStep() }
    return way
  }

  /// Returns the shortest path to a stop, exploring at most the given number of states.
  package func shortestWay(
    toStop stop: ElementTree.Index,
    within limit: Int,
    stateLimit: Int,
    spending work: inout WorkBudget
  ) -> ShortestWay {
    work.beginStep()
    var search = WaySearch(state.phone, spending: work)
    let way = search.way(within: limit, limit: stateLimit) { engine, _ in engine.cursor == stop }
    work = search.work
    work.beginStep()
    return way
  }
}

extension Session {
  /// Returns the shortest path to every stop that movements can reach, exploring at most the given
  /// number of states.
  ///
  /// - Complexity: O(*s*·*r*·log *s*) gestures, where *s* is the number of stops and *r* is the
  ///   number of rotor settings, if moving doesn't change the app.
  package func shortestWays(
    stateLimit: Int,
    spending work: inout WorkBudget
  ) -> [ElementTree.Index: [Gesture]] {
    var search = WaySearch(state.phone, spending: work)
    let ways = search.ways(limit: stateLimit)
    work = search.work
    return ways
  }
}

/// The movement of a gesture that only moves VoiceOver.
///
/// If several paths are equally short, the search returns the path whose movements come first in
/// this order.
///
/// - Source: SESSIONS.md, "Transcripts", `focus TARGET in N`; the order is our choice.
enum Movement: CaseIterable, Hashable, Sendable {
  /// The cursor moves forward and back in reading order.
  case next, previous
  /// The cursor moves forward and back along the rotor setting.
  case nextItem, previousItem
  /// The rotor turns.
  case turnRight, turnLeft
  /// The cursor moves to an end of the screen.
  case first, last

  /// Each movement, with its gesture.
  static let gestures: [(movement: Movement, gesture: Gesture)] = allCases.compactMap { movement in
    GestureDefinition.all.first { $0.movement == movement }?.plainGesture.map { (movement, $0) }
  }

  /// The gesture for the movement, or `nil` if there's none.
  var gesture: Gesture? { Movement.gestures.first { $0.movement == self }?.gesture }

  /// Returns whether the movement can move the cursor or the rotor while the rotor has the given
  /// setting.
  func canMove(_ option: RotorItem) -> Bool {
    guard self == .nextItem || self == .previousItem else { return true }
    switch option {
    case .containers, .search, .custom: return true
    default: return false
    }
  }
}
