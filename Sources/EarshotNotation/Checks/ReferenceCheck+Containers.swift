import EarshotModel

extension ReferenceCheck {
  /// Checks that a node with `columns` or `selection` is a container that supports the property.
  mutating func judgeContainer(_ property: Property, _ use: NameReference) {
    for node in nodes(.own, use.owner) {
      guard tree.role(of: node).holdsSingleItems else {
        return report(.containersOfItems(property.name, tree.role(of: node)), use)
      }
      if property == .selection, let second = secondSelected(in: node) {
        return report(.secondSelected(name(of: second)), use)
      }
      if property == .columns, let framed = tree.subtree(of: node).first(where: hasFrame) {
        diagnostics.append(
          Diagnostic(
            .warning,
            .columnsBesideFrames(name(of: framed)),
            source: use.source,
            range: use.range
          )
        )
        return
      }
    }
  }

  private func hasFrame(_ node: ElementTree.Index) -> Bool { tree.facts(of: node).frame != nil }

  /// Returns the second selected stop in a container when the app starts, or `nil` if there's none.
  private func secondSelected(in container: ElementTree.Index) -> ElementTree.Index? {
    let selected = tree.subtree(of: container).filter { node in
      guard node != container, tree.facts(of: node).traits.contains(.selected) else { return false }
      return tree.ancestors(of: node).first { tree.hasDetails($0) && tree[$0].selection != nil }
        == container
    }
    return selected.dropFirst().first
  }
}

extension Role {
  /// Whether a container with this role can have columns and a selection.
  fileprivate var holdsSingleItems: Bool {
    self == .view || self == .group || self == .list || self == .landmark || self == .scrollView
  }
}

extension Diagnostic.Message {
  static func containersOfItems(_ property: String, _ role: Role) -> Self {
    """
    '\(property)' isn't available for '\(role.rawValue)'; move it to a view, group, list, landmark, \
    or scroll view
    """
  }

  static func secondSelected(_ name: String) -> Self {
    """
    only one element in this container can be selected, but '\(name)' is the second; \
    leave only one of them selected
    """
  }

  static func columnsBesideFrames(_ name: String) -> Self {
    "'columns' has no effect, because '\(name)' has a frame; delete 'columns'"
  }
}
