import EarshotModel

// Invisible modal views.
extension AuditedScreen {
  /// The hidden or invisible modal views that silence everything beside them, each with the reason
  /// that they can't be seen.
  ///
  /// A hidden modal view still silences its siblings. A modal view inside a hidden view doesn't.
  ///
  /// - Complexity: O(*n*·*d*), where *n* is the number of nodes on the screen and *d* is their
  ///   depth.
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

  /// Returns the reason that VoiceOver finds nothing in a node, or `nil` if it enters the node.
  private func absence(of node: ElementTree.Index) -> String? {
    if tree.isHiddenOrRemoved(node) { return "hidden" }
    guard tree.hasDetails(node), let alpha = tree[node].alpha, alpha <= 0 else { return nil }
    return "invisible (alpha 0)"
  }
}
