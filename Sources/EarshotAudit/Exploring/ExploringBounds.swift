/// How far the states of an app are gone through.
///
/// - Source: our choice.
public struct ExploringBounds: Hashable, Sendable {
  /// How many states are looked at.
  public var states: Int
  /// How many gestures are made.
  public var gestures: Int
  /// How many nodes the gestures may go over together: each goes over what is shown.
  public var nodes: Int

  /// Creates bounds.
  public init(states: Int, gestures: Int, nodes: Int) {
    self.states = states
    self.gestures = gestures
    self.nodes = nodes
  }

  /// Bounds for a first impression: a command about something else counts what an audit would find.
  public static let brief = ExploringBounds(states: 40, gestures: 400, nodes: 5_000)

  /// The bounds where nobody says others.
  public static let usual = ExploringBounds(states: 400, gestures: 20_000, nodes: 50_000)
}
