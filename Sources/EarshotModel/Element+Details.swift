// Direct access to the details that Earshot reads for each stop or node, without a key path.
//
// Most public getters are inlinable. Otherwise, a call from another module would copy the whole
// element.
extension Element {
  /// The text with references to other nodes, by property.
  package var templates: [TextProperty: TextTemplate] {
    @inlinable get { box.isEmpty ? [:] : box[0].templates }
    set { change { $0.templates = newValue } }
  }

  /// The property lines with conditions, in order.
  package var guarded: [GuardedProperty] {
    get { box.isEmpty ? [] : box[0].guarded }
    set { change { $0.guarded = newValue } }
  }

  /// The node's own scale for its value, or `nil` if it has none.
  public var ownScale: Scale? {
    @inlinable get { box.isEmpty ? nil : box[0].ownScale }
    set { change { $0.ownScale = newValue } }
  }

  /// The language, as a BCP 47 tag, or `nil` if it isn't specified.
  public var language: String? {
    @inlinable get { box.isEmpty ? nil : box[0].language }
    set { change { $0.language = newValue } }
  }

  /// The expanded status, or `nil` if there's none.
  public var expandedStatus: ExpandedStatus? {
    @inlinable get { box.isEmpty ? nil : box[0].expandedStatus }
    set { change { $0.expandedStatus = newValue } }
  }

  /// The level of a heading, starting at 1, or `nil` if it isn't specified.
  public var level: Int? {
    @inlinable get { box.isEmpty ? nil : box[0].level }
    set { change { $0.level = newValue } }
  }

  /// The number of pages of a scroll view, or `nil` if it isn't specified.
  public var pages: Int? {
    @inlinable get { box.isEmpty ? nil : box[0].pages }
    set { change { $0.pages = newValue } }
  }

  /// VoiceOver's words for the pages of a scroll view, starting with the first page.
  ///
  /// For all other pages, VoiceOver says “Page 2 of 5”.
  public var status: [String] {
    @inlinable get { box.isEmpty ? [] : box[0].status }
    set { change { $0.status = newValue } }
  }

  /// The number of items in a full row of the container, or `nil` if it has no columns.
  public var columns: Int? {
    @inlinable get { box.isEmpty ? nil : box[0].columns }
    set { change { $0.columns = newValue } }
  }

  /// The maximum number of stops in the container that can be selected at the same time, or `nil`
  /// for no limit.
  public var selection: SelectionLimit? {
    @inlinable get { box.isEmpty ? nil : box[0].selection }
    set { change { $0.selection = newValue } }
  }

  /// The line's role in a component, or `nil` if it has none.
  ///
  /// Only the tree as written contains lines with a role.
  package var component: ComponentLine? {
    get { box.isEmpty ? nil : box[0].component }
    set { change { $0.component = newValue } }
  }

  /// The name of the screen that a tab of the app opens, or `nil` if there's none.
  public var opens: String? {
    @inlinable get { box.isEmpty ? nil : box[0].opens }
    set { change { $0.opens = newValue } }
  }

  /// The view's own frame, or `nil` if it's the same as the accessibility frame.
  public var viewFrame: Rect? {
    @inlinable get { box.isEmpty ? nil : box[0].viewFrame }
    set { change { $0.viewFrame = newValue } }
  }

  /// The accessibility path, or `nil` if there's none.
  public var path: Path? {
    @inlinable get { box.isEmpty ? nil : box[0].path }
    set { change { $0.path = newValue } }
  }

  /// The view's opacity, 0 to 1, or `nil` for 1.
  public var alpha: Double? {
    @inlinable get { box.isEmpty ? nil : box[0].alpha }
    set { change { $0.alpha = newValue } }
  }

  /// The identifiers of the elements inside, in the order that the app specifies, or `nil` if it
  /// doesn't specify an order.
  ///
  /// An empty list also specifies an order.
  public var elements: [String]? {
    @inlinable get { box.isEmpty ? nil : box[0].elements }
    set { change { $0.elements = newValue } }
  }

  /// The content that VoiceOver recognizes in a picture without a label, such as “add”.
  public var recognized: [String] {
    @inlinable get { box.isEmpty ? [] : box[0].recognized }
    set { change { $0.recognized = newValue } }
  }

  /// The text that VoiceOver recognizes in a picture, by region.
  public var recognizedText: [String] {
    @inlinable get { box.isEmpty ? [] : box[0].recognizedText }
    set { change { $0.recognizedText = newValue } }
  }

  /// The behavior of direct touches.
  public var directTouchOptions: [DirectTouchOption] {
    @inlinable get { box.isEmpty ? [] : box[0].directTouchOptions }
    set { change { $0.directTouchOptions = newValue } }
  }

  /// The entries of custom content, which VoiceOver announces as “More content available”.
  public var customContent: [CustomContent] {
    @inlinable get { box.isEmpty ? [] : box[0].customContent }
    set { change { $0.customContent = newValue } }
  }

  /// The descriptor of a chart, or `nil` if there's none.
  public var chart: Chart? {
    get { box.isEmpty ? nil : box[0].charts.first }
    set { change { $0.charts = newValue.map { [$0] } ?? [] } }
  }

  /// The marks of the text.
  public var marks: [Mark] {
    @inlinable get { box.isEmpty ? [] : box[0].marks }
    set { change { $0.marks = newValue } }
  }

  /// The custom rotors.
  public var rotors: [CustomRotor] {
    @inlinable get { box.isEmpty ? [] : box[0].rotors }
    set { change { $0.rotors = newValue } }
  }

  /// The custom actions.
  public var actions: [CustomAction] {
    @inlinable get { box.isEmpty ? [] : box[0].actions }
    set { change { $0.actions = newValue } }
  }

  /// The handlers and timers, in canonical order.
  public var handlers: [Handler] {
    @inlinable get { box.isEmpty ? [] : box[0].handlers }
    set { change { $0.handlers = newValue } }
  }

  /// The device of a screen or app, or `nil` if it isn't specified.
  public var idiom: Idiom? {
    @inlinable get { box.isEmpty ? nil : box[0].idiom }
    set { change { $0.idiom = newValue } }
  }

  /// The layout direction of a screen or app, or `nil` if it isn't specified.
  public var direction: LayoutDirection? {
    @inlinable get { box.isEmpty ? nil : box[0].direction }
    set { change { $0.direction = newValue } }
  }
}
