package import EarshotModel
package import EarshotSimulatedApp

/// VoiceOver: where its cursor is, and where a gesture takes it.
///
/// It moves over an ``App`` that it knows only by its tree and its notifications, and tells what
/// happens as events, in the order in which they are heard. It makes no words.
package struct FocusEngine: Sendable {
  /// The settings.
  package var settings: VoiceOverSettings
  /// The stop that has the cursor.
  package internal(set) var cursor: ElementTree.Index?
  /// The rotor.
  package internal(set) var rotorState = RotorState()

  /// The order of what is shown, and what it was worked out from.
  var order = ReadingOrder.nothing
  var orderKey: OrderKey?
  /// The stops when the cursor was last among them, to find what preceded one that is gone.
  var stopsWithCursor: [ElementTree.Index] = []
  /// What is shown, as far as the cursor has followed.
  var layer: Layer?
  /// Where the cursor was when something was left.
  var remembered: [Layer: Place] = [:]
  /// The stop outside the app's tab bar that had the cursor last.
  var lastOutsideBar: ElementTree.Index?
  /// The screens and panels whose summary element had its turn.
  var summarised: Set<ElementTree.Index> = []
  /// How far reading on has come, and where it was stopped to go on later.
  var course: ReadingCourse?
  var suspendedCourse: ReadingCourse?
  /// Since when the focused element is watched.
  var watch: Watch?
  /// The page status spoken last.
  var lastPageStatus: String?

  /// The element that takes touches itself since a double tap, until the cursor leaves it.
  var directlyTouched: ElementTree.Index?

  /// The word of a toggle's state in a language, where a text that is read by units holds it.
  let stateName: StateName

  /// Names a state in a language, BCP-47; nothing for the language of VoiceOver itself.
  package typealias StateName = @Sendable (_ state: ToggleState, _ language: String?) -> String

  /// Creates VoiceOver with no cursor; without names, states are left out of what units read.
  package init(settings: VoiceOverSettings, stateName: @escaping StateName = { _, _ in "" }) {
    self.settings = settings
    self.stateName = stateName
  }

  /// What the reading order was worked out from.
  struct OrderKey: Hashable {
    var layer: Layer
    var revision: Int
    var idiom: Idiom
    var direction: LayoutDirection
  }

  /// Where the cursor was when a layer was left.
  struct Place {
    var cursor: ElementTree.Index?
    var outsideBar: ElementTree.Index?
    /// The stops then, to find what preceded one that is gone.
    var stops: [ElementTree.Index]
  }
}

extension FocusEngine {
  /// The stops in reading order.
  package mutating func stops(in app: App) -> [ElementTree.Index] {
    refreshOrder(app)
    return order.stops
  }

  /// The stop that a node stands for: itself, its title, or the first stop inside it.
  package mutating func stop(
    standingFor index: ElementTree.Index,
    in app: App
  ) -> ElementTree.Index? {
    refreshOrder(app)
    return firstStop(in: index, of: app)
  }

  /// Works out the reading order anew if it may have changed.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of nodes shown; O(1) where nothing
  ///   changed.
  mutating func refreshOrder(_ app: App) {
    let key = OrderKey(
      layer: app.layer,
      revision: app.revision,
      idiom: idiom(of: app),
      direction: direction(of: app)
    )
    guard key != orderKey else { return }
    orderKey = key
    order = ReadingOrder(
      of: app.tree,
      roots: app.visibleRoots,
      idiom: key.idiom,
      direction: key.direction
    )
    if let cursor, order.rank(of: cursor) != nil { stopsWithCursor = order.stops }
  }

  /// The device: as asked for, else the screen's, the app's, a phone.
  ///
  /// - Source: SESSIONS.md, "The tool".
  package func idiom(of app: App) -> Idiom {
    settings.idiom ?? app.tree[app.screen].idiom ?? app.tree[app.tree.root].idiom ?? .phone
  }

  /// The layout direction: as asked for, else the screen's, the app's, left to right.
  ///
  /// - Source: SESSIONS.md, "The tool".
  package func direction(of app: App) -> LayoutDirection {
    settings.direction ?? app.tree[app.screen].direction ?? app.tree[app.tree.root].direction
      ?? .leftToRight
  }
}

extension ReadingOrder {
  /// The order of a screen with no stop.
  static let nothing: ReadingOrder = {
    let tree = ElementTree.Builder().finish()
    return ReadingOrder(of: tree, roots: [], idiom: .phone, direction: .leftToRight)
  }()
}

extension App {
  /// Makes an app that knows VoiceOver's reading order, for what its effects call neighbours.
  package init(_ tree: ElementTree, settings: VoiceOverSettings) {
    self.init(tree, order: App.order(under: settings))
  }

  /// Lets effects find their neighbours in the order of other settings.
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
