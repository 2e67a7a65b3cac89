public import EarshotModel

/// The result of converting the views of an export.
///
/// It counts the stops, the views that are left out, and the stops without text.
public struct ImportSummary: Hashable, Sendable {
  /// The number of views in the file.
  public var views: Int
  /// The frame of the screen, or `nil` if it isn't known.
  var screen: Rect?
  /// The number of stops with each role.
  public var stops: [Role: Int] = [:]
  /// The number of containers that the screen keeps, for each role.
  public var containers: [Role: Int] = [:]
  /// The number of modal containers.
  public var modals = 0
  /// The number of views that aren't visible according to the file.
  public var invisible = 0
  /// The number of views whose frame is off the screen.
  public var offScreen = 0
  /// The number of views that could be stops but have no size.
  public var withoutSize = 0
  /// The number of views that belong to the system, which are the status bar and scroll bars.
  public var systemViews = 0
  /// The number of views without their own speech.
  public var wrappers = 0
  /// The number of images without a label.
  public var decorativeImages = 0
  /// The number of views inside a stop that hides them.
  public var insideStops = 0
  /// The labels of controls inside a stop that hides them, such as a button inside a row with a
  /// label.
  public var unreached: [String] = []
  /// The labels of views around text elements that are stops, so VoiceOver doesn't say these
  /// labels.
  public var labelsOverTexts: [String] = []
  /// The number of views without their identifier, because an earlier view has the same one.
  public var repeatedIdentifiers = 0
  /// The number of stops without a label, value, hint, or placeholder, for each kind.
  public var unlabeled: [Kind: Int] = [:]

  /// A kind of stop.
  ///
  /// Stops of the same kind that have no text sound the same.
  public struct Kind: Hashable, Sendable {
    /// The role of the stop.
    public let role: Role
    /// The traits, except for traits that represent a state.
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
