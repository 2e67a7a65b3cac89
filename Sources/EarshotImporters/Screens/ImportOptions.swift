package import EarshotModel

/// The options for converting the export of another tool to a screen.
public struct ImportOptions: Hashable, Sendable {
  /// A reading order of stops.
  public enum Order: String, CaseIterable, Hashable, Sendable {
    /// The order by frame, which VoiceOver uses for elements that the app doesn't put in order.
    case geometry
    /// The order of the file.
    case tree
  }

  /// The format of the files, or `nil` to detect it.
  public var format: String?
  /// Whether to include views that are invisible or off the screen.
  public var all = false
  /// The reading order of stops.
  public var order = Order.geometry

  /// Whether lists and landmarks declare their elements, as `accessibilityElements` does.
  ///
  /// Otherwise, the elements are only subviews. The file doesn't show which is true. The snapshot
  /// style marks the ends of containers that declare their elements.
  public var declaresElements = false

  /// The name of the screen in a file, or `nil` to use its title.
  public var screen: String?

  /// The limits for the work of reading files.
  package var work = WorkBudget.Limits.usual

  /// Creates options with the default values, which leave every decision to the file.
  public init() {}
}
