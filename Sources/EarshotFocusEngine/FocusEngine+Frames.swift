package import EarshotModel
package import EarshotSimulatedApp

extension FocusEngine {
  /// Where a stop stands on the screen: its own frame, or its row where no stop has one.
  ///
  /// - Source: SCREEN-FORMAT.md, "Order".
  package mutating func frame(of stop: ElementTree.Index, in app: App) -> Rect? {
    refreshOrder(app)
    return order.frame(of: stop)
  }
}
