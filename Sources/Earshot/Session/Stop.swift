internal import EarshotModel
internal import EarshotSession

extension VoiceOverSession {
  /// A stop of the cursor as it was when it was asked for.
  ///
  ///     let pay = try #require(session.stop("#pay"))
  ///     #expect(pay.traits.contains(.notEnabled))
  ///     #expect(pay.description == "Pay, dimmed, Button")
  public struct Stop: Hashable, Sendable, CustomStringConvertible {
    /// The identifier, or `nil` if it has none.
    public let identifier: String?
    /// The label, with every reference worked out, or `nil` if it has none.
    public let label: String?
    /// The value, with every reference worked out, or `nil` if it has none.
    public let value: String?
    /// The traits that hold now, those of its role included, in the order of UIKit's bits.
    public let traits: [ScreenNode.Trait]
    /// What VoiceOver says of it in the style of the session, without what entering a container
    /// adds.
    public let description: String
    /// The hint line, or `nil` if there is none.
    public let hint: String?
    /// The names of the custom actions that are offered, those of containers included.
    public let actions: [String]
    /// Where it is on the screen, in points, or `nil` if that is not known.
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
