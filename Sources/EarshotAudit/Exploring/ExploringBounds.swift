/// How far the states of an app are gone through.
///
/// - Source: our choice.
public struct ExploringBounds: Hashable, Sendable {
  /// The maximum number of states to search.
  public var states: Int
  /// The number of gestures that are made.
  public var gestures: Int
  /// The number of nodes that the gestures may go over together: each goes over what is shown.
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
