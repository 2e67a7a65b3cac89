import EarshotModel
package import EarshotSimulatedApp

/// The reading orders of an app's screens before any element has changed.
///
/// The orders never change, so all sessions of an app share them, on any thread.
package final class StartingOrders: Sendable {
  /// The inputs of an order, except for the tree.
  struct Key: Hashable {
    var roots: [ElementTree.Index]
    var idiom: Idiom
    var direction: LayoutDirection
  }

  private let orders: [Key: OrderCache.Shared]

  /// Finds the order of each screen with the settings of a new phone.
  ///
  /// - Precondition: No element of the app has changed.
  /// - Complexity: O(*n* log *n*), where *n* is the number of nodes on all screens.
  package init(of app: App) {
    let settings = VoiceOverSettings()
    var orders: [Key: OrderCache.Shared] = [:]
    for screen in app.tree.screens {
      var shown = app
      shown.show(first: screen)
      guard shown.isAsMade else { continue }
      let key = Key(of: shown, under: settings)
      orders[key] = OrderCache.Shared(key, in: shown.tree)
    }
    self.orders = orders
  }

  /// Returns the order of the app's current screen, or `nil` if this object doesn't contain it.
  func order(_ key: Key, of app: App) -> OrderCache.Shared? { app.isAsMade ? orders[key] : nil }
}

extension StartingOrders.Key {
  /// Creates the key for the current screen of an app.
  init(of app: borrowing App, under settings: borrowing VoiceOverSettings) {
    roots = app.visibleRoots
    idiom = settings.idiom(of: app)
    direction = settings.direction(of: app)
  }
}

extension OrderCache.Shared {
  /// Computes an order.
  convenience init(_ key: StartingOrders.Key, in tree: ElementTree) {
    self.init(
      ReadingOrder(of: tree, roots: key.roots, idiom: key.idiom, direction: key.direction)
    )
  }
}
