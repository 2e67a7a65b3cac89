public import EarshotSession
package import EarshotModel

/// What it costs to reach a control of a screen, and to use it.
public struct ControlEffort: Hashable, Sendable {
  /// What is heard of it.
  public let heard: String
  /// Its identifier, or `nil` if it has none.
  public let identifier: String?
  /// How many swipes to the right or to the left lead to it from where one lands on the screen, and
  /// the gesture that uses it; or `nil` where swiping alone does not.
  public let bySwipes: Int?
  /// The fewest gestures that lead to it, the rotor included; or `nil` where none do.
  public let way: [Gesture]?
  /// How many gestures use it where a finger finds it on the screen, or `nil` without a frame.
  public let byTouch: Int?
  /// The place.
  package let node: ElementTree.Index

  /// The fewest gestures to reach and to use it without looking, or `nil` where none do.
  public var least: Int? { way.map { $0.count + 1 } }
}
