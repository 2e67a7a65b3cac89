/// What an app does when something happens to a node.
///
/// - Source: SCREEN-FORMAT.md, "Events and effects".
public struct Handler: Hashable, Sendable {
  /// What happens.
  public var event: AppEvent
  /// When the handler counts, or `nil` for always.
  public var condition: Condition?
  /// What is done, in order.
  public var effects: [Effect]

  /// Creates a handler.
  public init(event: AppEvent, condition: Condition? = nil, effects: [Effect]) {
    self.event = event
    self.condition = condition
    self.effects = effects
  }
}
