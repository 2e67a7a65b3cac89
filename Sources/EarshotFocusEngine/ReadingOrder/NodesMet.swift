package import EarshotModel
package import EarshotSimulatedApp

extension FocusEngine {
  /// Returns the nodes that VoiceOver visits on its way to the stops, and the ancestors of the
  /// current screen.
  ///
  /// The result doesn't include nodes that are hidden, that a modal view silences, that `elements`
  /// leaves out, or that are inside an element.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of nodes on the screen.
  /// - Rule: ``FocusRule/elementsEndTheSearch``
  package static func nodesMet(in app: App) -> Set<ElementTree.Index> {
    let order = KeyOrder(idiom: .phone, direction: .leftToRight)
    let roots = app.visibleRoots
    var gatherer = Gatherer(of: app.tree, roots: roots, order: order)
    for root in roots { _ = gatherer.gather(root) }
    let met = roots.flatMap { root in
      app.tree.subtree(of: root).filter { gatherer.isMet($0, under: root) }
    }
    return Set(met + roots.flatMap { app.tree.ancestors(of: $0) })
  }
}
