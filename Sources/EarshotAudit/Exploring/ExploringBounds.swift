/// The limits for exploring the states of an app.
///
/// - Source: our choice.
public struct ExploringBounds: Hashable, Sendable {
  /// The maximum number of states to explore.
  public var states: Int
  /// The maximum number of gestures.
  public var gestures: Int
  /// The maximum amount of work: 1 for each gesture, plus the number of stops on each screen that a
  /// gesture shows.
  public var nodes: Int

  /// Creates bounds.
  public init(states: Int, gestures: Int, nodes: Int) {
    self.states = states
    self.gestures = gestures
    self.nodes = nodes
  }

  /// The limits for a quick audit.
  ///
  /// Commands other than `audit` use them to count an audit's findings.
  public static let brief = ExploringBounds(states: 40, gestures: 400, nodes: 5_000)

  /// The default limits.
  public static let usual = ExploringBounds(states: 400, gestures: 20_000, nodes: 50_000)
}
