internal import EarshotModel
internal import EarshotSession

extension VoiceOverSession {
  /// A snapshot of an element that the VoiceOver cursor can stop at.
  ///
  ///     let pay = try #require(session.stop("#pay"))
  ///     #expect(pay.traits.contains(.notEnabled))
  ///     #expect(pay.description == "Pay, dimmed, Button")
  public struct Stop: Hashable, Sendable, CustomStringConvertible {
    /// The accessibility identifier, or `nil` if there's none.
    public let identifier: String?
    /// The label, with references replaced by their values, or `nil` if there's none.
    public let label: String?
    /// The value, with references replaced by their values, or `nil` if there's none.
    public let value: String?
    /// The current traits, including the role's traits, in the order of their bits in UIKit.
    public let traits: [ScreenNode.Trait]
    /// The words that VoiceOver says for the element in the session's style, without words about
    /// entering a container.
    public let description: String
    /// The text of the hint, or `nil` if there's none.
    public let hint: String?
    /// The names of the available custom actions, including the actions of its containers.
    public let actions: [String]
    /// The frame on the screen, in points, or `nil` if it's unknown.
    public let frame: ScreenNode.Frame?

    init(_ stop: Session.Stop) {
      identifier = stop.identifier
      label = stop.label
      value = stop.value
      traits = stop.traits.names.compactMap { ScreenNode.Trait(rawValue: $0) }
      description = stop.description
      hint = stop.hint
      actions = stop.actions
      frame = stop.frame.map { .init(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
    }
  }
}
