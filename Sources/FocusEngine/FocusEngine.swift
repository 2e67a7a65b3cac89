package import AccessibilityModel
package import SimulatedApp

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
  package internal(set) var dial = Dial()

  /// The order of what is shown, and what it was worked out from.
  var order = ReadingOrder.nothing
  var orderKey: OrderKey?
  /// What is shown, as far as the cursor has followed.
  var layer: Layer?
  /// Where the cursor was when something was left.
  var remembered: [Layer: Place] = [:]
  /// The stop outside the app's tab bar that had the cursor last.
  var lastOutsideBar: ElementTree.Index?
  /// The screens and panels whose summary element had its turn.
  var summarised: Set<ElementTree.Index> = []
  /// The page status spoken last.
  var lastPageStatus: String?

  /// Creates VoiceOver with no cursor.
  package init(settings: VoiceOverSettings) { self.settings = settings }

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
    /// The order then, to find what preceded a stop that is gone.
    var order: ReadingOrder
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
      layer: app.layer, revision: app.revision,
      idiom: idiom(of: app), direction: direction(of: app)
    )
    guard key != orderKey else { return }
    orderKey = key
    order = ReadingOrder(
      of: app.tree, roots: app.visibleRoots, idiom: key.idiom, direction: key.direction
    )
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

  /// The stops after and before a node among those inside its parent.
  ///
  /// - Source: SCREEN-FORMAT.md, "Targets".
  func neighbours(
    of index: ElementTree.Index,
    in tree: ElementTree
  ) -> (next: ElementTree.Index?, previous: ElementTree.Index?) {
    guard let rank = rank(of: index), let parent = tree.parent(of: index) else {
      return (nil, nil)
    }
    let isInside = { (stop: ElementTree.Index) in tree.contains(stop, in: parent) }
    return (stops[(rank + 1)...].first(where: isInside), stops[..<rank].last(where: isInside))
  }
}

extension App {
  /// Makes an app whose effects find their neighbours in VoiceOver's reading order.
  package init(_ tree: ElementTree, settings: VoiceOverSettings) {
    self.init(tree, neighbours: App.neighbours(under: settings))
  }

  /// Lets effects find their neighbours in the order of other settings.
  package mutating func adopt(_ settings: VoiceOverSettings) {
    neighbours = App.neighbours(under: settings)
  }

  private static func neighbours(under settings: VoiceOverSettings) -> Neighbours {
    { app, index in
      var engine = FocusEngine(settings: settings)
      engine.refreshOrder(app)
      return engine.order.neighbours(of: index, in: app.tree)
    }
  }
}
