package import EarshotModel

/// The options for converting a dump to a screen, from the command line.
public struct ImportOptions: Hashable, Sendable {
  /// The reading order of stops.
  public enum Order: String, CaseIterable, Hashable, Sendable {
    /// The order by frame, in which VoiceOver reads elements that the app doesn't order itself.
    case geometry
    /// The order of the file.
    case tree
  }

  /// The format of the files, or `nil` to recognize it.
  public var format: String?
  /// Whether to include views that are invisible or off the screen.
  public var all = false
  /// The reading order of stops.
  public var order = Order.geometry

  /// Whether lists and landmarks declare their elements, as `accessibilityElements` does.
  ///
  /// Otherwise, they only have them as subviews. No file says which of these applies. The snapshot
  /// style marks the ends of containers that declare them.
  public var declaresElements = false

  /// The name of the screen in a file, or `nil` to use its title.
  public var screen: String?

  /// The limits on the work of reading.
  package var work = WorkBudget.Limits.usual

  /// Creates options that leave everything to the file.
  public init() {}
}
