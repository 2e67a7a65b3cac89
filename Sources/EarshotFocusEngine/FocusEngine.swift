package import EarshotModel
package import EarshotSimulatedApp

/// VoiceOver, with the place of its cursor and the state that it keeps between gestures.
///
/// It produces no words. Each gesture is a method of ``Phone``, which contains the engine and the
/// app during the gesture.
package struct FocusEngine: Sendable {
  /// The VoiceOver settings.
  package var settings: VoiceOverSettings { didSet { settingsEdition &+= 1 } }
  /// A counter that increases whenever the settings may have changed.
  package private(set) var settingsEdition = 0
  /// The stop that has the cursor, or `nil` if there's none.
  package internal(set) var cursor: ElementTree.Index?
  /// The state of the rotor.
  package internal(set) var rotorState = RotorState()
  /// The rule that moved the cursor since the last gesture, or `nil` if the user moved it or it
  /// didn't move.
  package internal(set) var landing: FocusRule?
  /// The rules behind the result of the last gesture, in order.
  package internal(set) var decisions: [Decision] = []

  /// Discards the rules of the last gesture, because time passes.
  package mutating func forgetDecisions() { decisions = [] }

  /// The rule that ended or refused the last gesture, or `nil` if none did.
  package internal(set) var end: FocusRule?

  /// Whether a phone may lose an announcement that the last gesture caused.
  package internal(set) var mayLoseAnnouncement = false
  /// The number of gestures with announcements that a phone may lose.
  package internal(set) var doubtfulAnnouncements = 0
  /// The role of the open alert, sheet, or menu, or `nil` if there's none.
  var shownPanelRole: Role? { didSet { ownEdition &+= 1 } }
  /// The reading order of the current screen.
  var order: OrderCache
  /// The current layer, and the cursor's place in earlier layers.
  var layers = CursorMemory()
  /// The progress of continuous reading.
  var reading = ContinuousReading() { didSet { ownEdition &+= 1 } }
  /// The value of the focused element as VoiceOver last said it, or `nil` if no element is focused.
  var watch: ValueWatch?
  /// The last activated element, or `nil` if the cursor has left it since then.
  var activated: ElementTree.Index?
  /// The current dictation, or `nil` if there's none.
  var dictation: Dictation? { didSet { ownEdition &+= 1 } }
  /// The element that got a double tap to handle touches itself, if there's one.
  var directTouch = DirectTouch()

  /// A counter for ``edition``.
  private(set) var ownEdition = 0
  /// The place at which the cursor and the rotor needed no repair, or `nil` if it isn't known.
  var repairedPlace: RepairedPlace?

  /// A function that returns the word for a toggle's state in a language, for reading text by
  /// units.
  let stateName: StateName

  /// A function that returns the name of a state in the language with a BCP 47 tag, or in
  /// VoiceOver's own language if the tag is `nil`.
  package typealias StateName = @Sendable (_ state: ToggleState, _ language: String?) -> String

  /// Creates VoiceOver without a cursor.
  ///
  /// Without the names of states, reading text by units omits states.
  package init(
    settings: VoiceOverSettings,
    stateName: @escaping StateName = { _, _ in "" },
    orders: StartingOrders? = nil
  ) {
    self.settings = settings
    self.stateName = stateName
    order = OrderCache(orders)
  }
}

// The reachable elements.
extension FocusEngine {
  /// Computes the reading order again if it may have changed.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of nodes on the screen, or O(1) if
  ///   nothing has changed.
  mutating func refreshOrder(_ app: App) {
    order.refresh(app, under: settings, cursor: cursor)
  }

  /// Returns the stops in reading order.
  package mutating func stops(in app: App) -> [ElementTree.Index] {
    refreshOrder(app)
    return order.stops
  }

  /// Returns the stop that represents a node, which is the node itself or the first stop inside it,
  /// or `nil` if there's none.
  package mutating func stop(
    standingFor index: ElementTree.Index,
    in app: App
  ) -> ElementTree.Index? {
    refreshOrder(app)
    return order.stop(standingFor: index, in: app)
  }

  /// Returns the frame of a stop, or `nil` if it's unknown.
  ///
  /// If no stop has a frame, returns the stop's row on the screen.
  package mutating func frame(of stop: ElementTree.Index, in app: App) -> Rect? {
    refreshOrder(app)
    return order.current.frame(of: stop)
  }

  /// Moves the cursor silently if its stop no longer exists.
  package mutating func repairCursor(_ app: App) {
    refreshOrder(app)
    guard let gone = cursor, order.rank(of: gone) == nil else { return repairDial(app) }
    cursor = order.stop(at: gone, among: order.stopsWithCursor, in: app)
    activated = nil
    order.holdCursor()
    settleDial(app, because: .move, isSameElement: false)
  }
}

// Properties of the whole app.
extension FocusEngine {
  /// Returns the kind of device that shows the app.
  ///
  /// The requested device takes precedence over the screen's and the app's. The default is a phone.
  package func idiom(of app: App) -> Idiom { settings.idiom(of: app) }

  /// Returns the layout direction of the app.
  ///
  /// The requested direction takes precedence over the screen's and the app's. The default is left
  /// to right.
  package func direction(of app: App) -> LayoutDirection { settings.direction(of: app) }

  /// Returns the language of elements that don't specify one, or `nil` if it isn't specified.
  package func language(of app: App) -> String? { settings.language(of: app) }
}

extension VoiceOverSettings {
  /// Returns the device that the settings, the screen, or the app specifies, or a phone by default.
  ///
  /// The settings take precedence over the screen, and the screen over the app.
  ///
  /// - Rule: ``FocusRule/screenSaysWhatNoOptionSays``
  func idiom(of app: App) -> Idiom {
    idiom ?? app.tree.idiom(of: app.screen) ?? app.tree.idiom(of: app.tree.root) ?? .phone
  }

  /// Returns the direction that the settings, the screen, or the app specifies, or left to right by
  /// default.
  ///
  /// The settings take precedence over the screen, and the screen over the app.
  ///
  /// - Rule: ``FocusRule/screenSaysWhatNoOptionSays``
  func direction(of app: App) -> LayoutDirection {
    direction ?? app.tree.direction(of: app.screen) ?? app.tree.direction(of: app.tree.root)
      ?? .leftToRight
  }

  /// Returns the language that the settings, the screen, or the app specifies, or `nil` if none
  /// does.
  ///
  /// The settings take precedence over the screen, and the screen over the app.
  ///
  /// - Rule: ``FocusRule/screenSaysWhatNoOptionSays``
  func language(of app: App) -> String? {
    language ?? app.tree.language(of: app.screen) ?? app.tree.language(of: app.tree.root)
  }
}

extension App {
  /// Creates an app that uses VoiceOver's reading order to find the next and previous elements for
  /// effects.
  package init(_ tree: ElementTree, settings: VoiceOverSettings) {
    self.init(tree, order: App.order(under: settings))
  }

  /// Makes effects use the reading order for the given settings to find the next and previous
  /// elements.
  package mutating func adopt(_ settings: VoiceOverSettings) {
    order = App.order(under: settings)
  }

  private static func order(under settings: VoiceOverSettings) -> Order {
    { app in
      var engine = FocusEngine(settings: settings)
      return engine.stops(in: app)
    }
  }
}
