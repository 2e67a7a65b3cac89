public import EarshotModel

/// The result of converting the views of a dump: the speech, the omissions, and the missing parts.
public struct ImportSummary: Hashable, Sendable {
  /// The number of views that the file has.
  public var views: Int
  /// The frame of the screen.
  var screen: Rect?
  /// The stops, by their roles.
  public var stops: [Role: Int] = [:]
  /// The containers that stay, by role.
  public var containers: [Role: Int] = [:]
  /// The modal containers among them.
  public var modals = 0
  /// The views that aren't visible according to the file.
  public var invisible = 0
  /// The views with a frame off the screen.
  public var offScreen = 0
  /// The views that could be stops but have no size.
  public var withoutSize = 0
  /// The views of the system: the status bar, and scroll bars.
  public var systemViews = 0
  /// The views without their own speech.
  public var wrappers = 0
  /// The images without a label.
  public var decorativeImages = 0
  /// The views inside a stop that hides them.
  public var insideStops = 0
  /// The labels of controls inside a stop that hides them, such as a button inside a row with a
  /// label.
  public var unreached: [String] = []
  /// The labels of views over text elements that are themselves stops, so VoiceOver doesn't say the
  /// label.
  public var labelsOverTexts: [String] = []
  /// The identifiers that occurred before.
  public var repeatedIdentifiers = 0
  /// The stops without a label, value, or hint, by kind.
  public var unlabeled: [Kind: Int] = [:]

  /// The kind of a stop.
  ///
  /// Stops of the same kind without text sound alike.
  public struct Kind: Hashable, Sendable {
    /// The role.
    public let role: Role
    /// The traits, except the ones for a state.
    public let traits: Traits
  }

  init(views: Int, screen: Rect?) {
    self.views = views
    self.screen = screen
  }

  /// The number of stops.
  public var stopCount: Int { stops.values.reduce(0, +) }

  /// Counts a stop.
  mutating func add(_ element: Element, inside: Int) {
    stops[element.role, default: 0] += 1
    insideStops += inside
    let texts = [element.label, element.hint, element.placeholder]
    let isSilent = texts.allSatisfy { $0 == nil } && element.role != .cell
    if isSilent, element.value == nil || element.role == .switch {
      let traits = element.traits.subtracting([.selected, .notEnabled])
      unlabeled[Kind(role: element.role, traits: traits), default: 0] += 1
    }
  }
}
