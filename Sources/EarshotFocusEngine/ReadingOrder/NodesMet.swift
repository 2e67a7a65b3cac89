package import EarshotModel
package import EarshotSimulatedApp

extension FocusEngine {
  /// The nodes that VoiceOver meets on its way to the stops, with those around what is shown.
  ///
  /// What is hidden, put aside by a modal view or not named by `elements` is not among them, nor
  /// what is inside an element.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of nodes shown.
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
