/// A custom action: an entry of the Actions rotor.
public struct CustomAction: Hashable, Sendable {
  /// The name that is spoken.
  public var name: String
  /// When it is offered, or `nil` for always.
  public var condition: Condition?
  /// What it does.
  public var effects: [Effect]

  /// Creates an action.
  public init(name: String, condition: Condition? = nil, effects: [Effect] = []) {
    self.name = name
    self.condition = condition
    self.effects = effects
  }
}
