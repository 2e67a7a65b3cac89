/// The properties that few nodes have.
public struct ElementDetails: Hashable, Sendable {
  /// How the label is pronounced, if not as it is written.
  public var spokenLabel: [SpokenAttribute] = []
  /// The language, BCP-47.
  public var language: String?
  /// Expanded, collapsed or neither.
  public var expandedStatus: ExpandedStatus?
  /// The level of a heading, from 1.
  public var level: Int?
  /// The scale that was written down.
  public var ownScale: Scale?
  /// The number of pages of a scroll view.
  public var pages: Int?
  /// What is said of each page of a scroll view, from the first on.
  public var status: [String] = []
  /// How many places a row of the container has, where it is laid out in columns.
  public var columns: Int?
  /// How many of the stops inside can be selected, where the container sees to that.
  public var selection: SelectionLimit?
  /// The screen that a tab of the app opens.
  public var opens: String?
  /// The UIKit class where it is not that of the role.
  public var classOverride: String?
  /// The view's own frame, if it differs from the accessibility frame.
  public var viewFrame: Rect?
  /// The bounding box of the path.
  public var path: Path?
  /// Where activation touches, or `nil` for the middle of the frame.
  public var activationPoint: Point?
  /// The view's opacity, 0 to 1, or `nil` for 1.
  public var alpha: Double?
  /// The identifiers of what is inside, in explicit order; an empty list counts as set.
  public var elements: [String]?
  /// Whether activation can do anything, or `nil` for what the traits say.
  public var respondsToUserInteraction: Bool?
  /// How Switch Control moves through the element.
  public var navigationStyle: NavigationStyle?
  /// What kind of text it is.
  public var textualContext: TextualContext?
  /// What VoiceOver recognizes in a picture without a label, such as “add”.
  public var recognized: [String] = []
  /// The text that VoiceOver recognizes in a picture, a region at a time.
  public var recognizedText: [String] = []
  /// How direct touches behave.
  public var directTouchOptions: [DirectTouchOption] = []
  /// Names for Voice Control.
  public var userInputLabels: [String] = []
  /// How many rows and columns a cell covers.
  public var span: CellSpan?
  /// What a cell heads.
  public var heading: CellHeading?
  /// Where a cell stands, as a tool exported it.
  public var cellPlace: CellPlace?
  /// What a table tells of itself, as a tool exported it.
  public var table: DataTable?
  /// The colour of the text.
  public var foreground: Color?
  /// The colour behind the text.
  public var background: Color?
  /// The size of the text.
  public var fontSize: FontSize?
  /// The size of a screen or app.
  public var size: Size?
  /// The device of a screen or app.
  public var idiom: Idiom?
  /// The layout direction of a screen or app.
  public var direction: LayoutDirection?
  /// The entries behind “More content available”.
  public var customContent: [CustomContent] = []
  /// The chart, if there is one; a list, so that details without a chart stay small.
  package var charts: [Chart] = []
  /// The marked ranges of the text.
  public var marks: [Mark] = []
  /// The custom rotors.
  public var rotors: [CustomRotor] = []
  /// The custom actions.
  public var actions: [CustomAction] = []
  /// The handlers and timers, in canonical order.
  public var handlers: [Handler] = []
  /// The texts that refer to other nodes; the app fills in what they say.
  package var templates: [TextProperty: TextTemplate] = [:]
  /// The guarded lines, in their order.
  package var guarded: [GuardedProperty] = []
  /// What the line has to do with components; of a tree that runs nothing.
  package var component: ComponentLine?
  /// The traits of a line of their own without a guard, where guarded ones stand before it.
  package var fallbackTraits: Traits?

  /// Creates details that say nothing.
  public init() {}

  @usableFromInline static let none = ElementDetails()
}

/// A line of a property that counts while its guard holds.
package struct GuardedProperty: Hashable, Sendable {
  /// When the line counts.
  package var condition: Condition
  /// What the property is then.
  package var value: PropertyValue

  /// Creates a guarded line.
  package init(condition: Condition, value: PropertyValue) {
    self.condition = condition
    self.value = value
  }
}
