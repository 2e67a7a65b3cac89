package import EarshotModel

/// How a dump is brought to a screen, as the command line says.
public struct ImportOptions: Hashable, Sendable {
  /// In which order stops are read.
  public enum Order: String, CaseIterable, Hashable, Sendable {
    /// By the frames, as VoiceOver orders what an app does not order itself.
    case geometry
    /// As the file has them.
    case tree
  }

  /// The format that the files are in, or `nil` to recognise it.
  public var format: String?
  /// Whether what is invisible or off the screen is read, too.
  public var all = false
  /// In which order stops are read.
  public var order = Order.geometry

  /// Whether lists and landmarks declare their elements, as `accessibilityElements` does.
  ///
  /// Else they only hold them as subviews. No file says which; the snapshot style marks the ends of
  /// those that declare them.
  public var declaresElements = false

  /// What the screen of a file is called, or `nil` to name it by its title.
  public var screen: String?

  /// How much work reading may take.
  package var work = WorkBudget.Limits.usual

  /// Creates options that leave everything to the file.
  public init() {}
}
