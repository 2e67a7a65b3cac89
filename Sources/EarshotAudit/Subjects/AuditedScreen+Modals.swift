import EarshotModel

// Modal views that nobody sees.
extension AuditedScreen {
  /// The modal views of the screen that nothing can be reached in, with the reason.
  ///
  /// A view that is left out itself still silences what is beside it. One inside a view that is left
  /// out doesn't.
  ///
  /// - Complexity: O(*n* · *d*), where *n* is the number of nodes of the screen and *d* their depth.
  /// - Source: VOICEOVER.md 3.1 and 3.3.
  var invisibleModals: [(node: ElementTree.Index, cause: String)] {
    roots.flatMap { tree.subtree(of: $0) }.compactMap { node in
      let facts = tree.facts(of: node)
      guard facts.viewIsModal, !facts.isPanel, facts.role != .screen, let cause = absence(of: node),
        !tree.ancestors(of: node).contains(where: { absence(of: $0) != nil }),
        let parent = tree.parent(of: node),
        tree.children(of: parent).contains(where: { $0 != node }),
        !stops.contains(where: { $0.index != parent && tree.contains($0.index, in: parent) })
      else { return nil }
      return (node, cause)
    }
  }

  /// Why VoiceOver finds nothing in a node, or `nil` if it looks into it.
  private func absence(of node: ElementTree.Index) -> String? {
    if tree.isHiddenOrRemoved(node) { return "hidden" }
    guard tree.hasDetails(node), let alpha = tree[node].alpha, alpha <= 0 else { return nil }
    return "invisible (alpha 0)"
  }
}
