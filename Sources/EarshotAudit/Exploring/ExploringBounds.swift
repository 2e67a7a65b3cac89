/// The limits for exploring the states of an app.
///
/// - Source: our choice.
public struct ExploringBounds: Hashable, Sendable {
  /// The maximum number of states to explore.
  public var states: Int
  /// The maximum number of gestures.
  public var gestures: Int
  /// The maximum number of nodes that all gestures process together.
  ///
  /// Each gesture processes the current screen.
  public var nodes: Int

  /// Creates bounds.
  public init(states: Int, gestures: Int, nodes: Int) {
    self.states = states
    self.gestures = gestures
    self.nodes = nodes
  }

  /// The limits for a first impression.
  ///
  /// Other commands use them to count the findings of an audit.
  public static let brief = ExploringBounds(states: 40, gestures: 400, nodes: 5_000)

  /// The default limits.
  public static let usual = ExploringBounds(states: 400, gestures: 20_000, nodes: 50_000)
}
