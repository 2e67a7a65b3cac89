import EarshotModel

// The places where nodes can be.
extension ReferenceCheck {
  /// Checks that a node is in a place that its role allows.
  mutating func judgePlace(
    of owner: NameReference.Owner,
    _ use: @autoclosure () -> NameReference
  ) {
    guard case .node(let place) = owner, let parent = tree.parent(of: place) else { return }
    let role = tree.role(of: place)
    if role == .cell { judgeCell(in: parent, use()) }
    judgeValue(of: place, use())
    if role == .back || role == .tab, isOutsideScreens(place) {
      return report(.belongsToScreen(role), use())
    }
    if role == .tabBar, parent == tree.root {
      if hasTabBar { report(.secondTabBar, use()) }
      hasTabBar = true
    } else if tree.parent(of: parent) == tree.root, tree.role(of: parent) == .tabBar {
      guard role == .tab else { return report(.tabBarHoldsTabs(role), use()) }
      if tree[place].opens == nil { report(.tabNeedsOpens(knownScreens.first ?? "home"), use()) }
    }
  }

  /// Returns whether a node is neither on a screen nor in the tab bar of the app.
  private func isOutsideScreens(_ place: ElementTree.Index) -> Bool {
    let bar = tree.tabBar
    return tree.screen(of: place) == nil && bar.map { !tree.contains(place, in: $0) } ?? true
  }

  /// Advises against cells in a `list`, once for each list.
  ///
  /// - Source: VOICEOVER.md 2.3 (cvs-health; iOS 27 utterances): lists are web content.
  private mutating func judgeCell(in parent: ElementTree.Index, _ use: NameReference) {
    guard tree.role(of: parent) == .list, listsWithCells.insert(parent).inserted else { return }
    diagnostics.append(Diagnostic(.note, .cellsInList, source: use.source, range: use.range))
  }
}

/// The facts about the nodes that a target names.
struct TargetNodes {
  /// A target, with the owner of the line if the target is `self`.
  struct Key: Hashable {
    var target: Target
    var owner: NameReference.Owner?
  }

  var count: Int
  /// Whether at least one of the nodes is an alert or a modal sheet.
  var holdPanel: Bool
  /// Whether all nodes are tabs in the app's tab bar.
  var areTabsOfApp: Bool
  /// The last node if each node is inside the previous one, or `nil` otherwise.
  var innermost: ElementTree.Index?
}
