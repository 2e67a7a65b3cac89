package import EarshotModel

// Views that silence their siblings.
extension ElementTree {
  /// Returns whether a view silences its siblings, even if it's hidden.
  ///
  /// - Rule: ``FocusRule/modalViewsSilenceSiblings``
  func silencesSiblings(_ index: Index) -> Bool {
    guard self[index].viewIsModal, !isPanel(index) else { return false }
    return GatheredNode(index, of: self).isView
  }

  /// Finds the modal view that silences a node.
  ///
  /// - Parameters:
  ///   - index: The node that the view may silence.
  ///   - root: The screen, alert, or sheet around the node.
  /// - Returns: The view, or `nil` if none is in front of the node.
  /// - Complexity: O(*d*·*c*), where *d* is the depth of the node and *c* is the number of
  ///   siblings.
  /// - Rule: ``FocusRule/modalViewsSilenceSiblings``
  package func modalView(over index: Index, in root: Index) -> Index? {
    var child = index
    while child != root, let parent = parent(of: child) {
      if let front = viewInFront(in: parent), front != child { return front }
      child = parent
    }
    return nil
  }

  /// Returns the child of a node that silences the other children, or `nil` if none does.
  ///
  /// - Complexity: O(*c*), where *c* is the number of children.
  /// - Rule: ``FocusRule/modalViewsSilenceSiblings``
  package func viewInFront(in parent: Index) -> Index? {
    children(of: parent).filter(silencesSiblings).last
  }
}
