/// The properties that few nodes have.
public struct ElementDetails: Hashable, Sendable {
  /// The pronunciation of the label, if it differs from the spelling.
  public var spokenLabel: [SpokenAttribute] = []
  /// The language, as a BCP 47 tag, or `nil` if it isn't specified.
  public var language: String?
  /// The expanded status, or `nil` if there's none.
  public var expandedStatus: ExpandedStatus?
  /// The level of a heading, starting at 1, or `nil` if it isn't specified.
  public var level: Int?
  /// The scale that the file specifies, or `nil` if it specifies none.
  public var ownScale: Scale?
  /// The number of pages of a scroll view, or `nil` if it isn't specified.
  public var pages: Int?
  /// VoiceOver's words for the pages of a scroll view, starting with the first page.
  public var status: [String] = []
  /// The number of items in a full row of the container, or `nil` if it has no columns.
  public var columns: Int?
  /// The maximum number of stops in the container that can be selected at the same time, or `nil`
  /// for no limit.
  public var selection: SelectionLimit?
  /// The name of the screen that a tab of the app opens, or `nil` if there's none.
  public var opens: String?
  /// The UIKit class, or `nil` if it's the same as the role's class.
  public var classOverride: String?
  /// The view's own frame, or `nil` if it's the same as the accessibility frame.
  public var viewFrame: Rect?
  /// The accessibility path, or `nil` if there's none.
  public var path: Path?
  /// The point where activation touches the screen, or `nil` for the center of the frame.
  public var activationPoint: Point?
  /// The view's opacity, 0 to 1, or `nil` for 1.
  public var alpha: Double?
  /// The identifiers of the elements inside, in the order that the app specifies, or `nil` if it
  /// doesn't specify an order.
  ///
  /// An empty list also specifies an order.
  public var elements: [String]?
  /// Whether Voice Control offers the element, or `nil` if its traits and handlers decide.
  public var respondsToUserInteraction: Bool?
  /// The way that Switch Control moves through the element, or `nil` if it isn't specified.
  public var navigationStyle: NavigationStyle?
  /// The kind of text, or `nil` if it isn't specified.
  public var textualContext: TextualContext?
  /// The content that VoiceOver recognizes in a picture without a label, such as “add”.
  public var recognized: [String] = []
  /// The text that VoiceOver recognizes in a picture, by region.
  public var recognizedText: [String] = []
  /// The behavior of direct touches.
  public var directTouchOptions: [DirectTouchOption] = []
  /// The names that people can say to Voice Control, starting with the name that it shows.
  ///
  /// If there are none, the label is the name.
  public var userInputLabels: [String] = []
  /// The number of rows and columns that a cell covers, or `nil` for one of each.
  public var span: CellSpan?
  /// The cells that a header cell describes, or `nil` for any other cell.
  public var heading: CellHeading?
  /// The position of a cell, as a tool exported it, or `nil` if it's unknown.
  public var cellPlace: CellPlace?
  /// Information about a table that a tool exported, or `nil` if there's none.
  public var table: DataTable?
  /// The color of the text, or `nil` if it isn't specified.
  public var foreground: Color?
  /// The background color of the text, or `nil` if it isn't specified.
  public var background: Color?
  /// The size of the text, or `nil` if it isn't specified.
  public var fontSize: FontSize?
  /// The size of a screen or app, or `nil` if it isn't specified.
  public var size: Size?
  /// The device of a screen or app, or `nil` if it isn't specified.
  public var idiom: Idiom?
  /// The layout direction of a screen or app, or `nil` if it isn't specified.
  public var direction: LayoutDirection?
  /// The entries of custom content, which VoiceOver announces as “More content available”.
  public var customContent: [CustomContent] = []
  /// The chart, if there's one.
  ///
  /// It's in an array, so details without a chart stay small.
  package var charts: [Chart] = []
  /// The marked ranges of the text.
  public var marks: [Mark] = []
  /// The custom rotors.
  public var rotors: [CustomRotor] = []
  /// The custom actions.
  public var actions: [CustomAction] = []
  /// The handlers and timers, in canonical order.
  public var handlers: [Handler] = []
  /// The text with references to other nodes, by property.
  @usableFromInline package var templates: [TextProperty: TextTemplate] = [:]
  /// The property lines with conditions, in order.
  package var guarded: [GuardedProperty] = []
  /// The line's role in a component, or `nil` if it has none.
  ///
  /// Only the tree as written contains lines with a role.
  package var component: ComponentLine?
  /// The traits from a line without a condition that follows lines with conditions, or `nil` if
  /// there's none.
  package var fallbackTraits: Traits?

  /// Creates empty details.
  public init() {}

  @usableFromInline static let none = ElementDetails()
}

/// A line of a property that applies while its condition is true.
package struct GuardedProperty: Hashable, Sendable {
  /// The condition under which the line applies.
  package var condition: Condition
  /// The value of the property while the condition is true.
  package var value: PropertyValue

  /// Creates a line with a condition.
  package init(condition: Condition, value: PropertyValue) {
    self.condition = condition
    self.value = value
  }
}
