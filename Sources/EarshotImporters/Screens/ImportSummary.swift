public import EarshotModel

/// The result of the views of a dump: what is heard, what was left out, and what is missing.
public struct ImportSummary: Hashable, Sendable {
  /// The number of views that the file has.
  public var views: Int
  /// The frame of the screen.
  var screen: Rect?
  /// The stops, by their roles.
  public var stops: [Role: Int] = [:]
  /// The containers that were kept, by their roles.
  public var containers: [Role: Int] = [:]
  /// The containers among them that hold the screen to themselves.
  public var modals = 0
  /// Views that are not visible, as the file says.
  public var invisible = 0
  /// Views whose frame lies off the screen.
  public var offScreen = 0
  /// Views that could be stops but have no size.
  public var withoutSize = 0
  /// Views of the system: the status bar, scroll bars.
  public var systemViews = 0
  /// Views that say nothing by themselves.
  public var wrappers = 0
  /// Images without a label.
  public var decorativeImages = 0
  /// Views inside a stop that hides them.
  public var insideStops = 0
  /// The labels of controls inside a stop that hides them, as a button inside a row with a label.
  public var unreached: [String] = []
  /// The labels of views over texts that are stops themselves, so nothing says the label.
  public var labelsOverTexts: [String] = []
  /// Identifiers that were given before.
  public var repeatedIdentifiers = 0
  /// Stops without a label, value or hint, by what they are.
  public var unlabelled: [Kind: Int] = [:]

  /// What a stop is: stops of a kind without a text sound alike.
  public struct Kind: Hashable, Sendable {
    /// The role.
    public let role: Role
    /// The traits, without those of a state.
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
      unlabelled[Kind(role: element.role, traits: traits), default: 0] += 1
    }
  }
}
