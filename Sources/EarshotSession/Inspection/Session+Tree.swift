import EarshotModel
import EarshotFocusEngine
import EarshotNotation
import EarshotSimulatedApp

extension Session {
  /// A line for the current state of each node on the screen, followed by the visible nodes of the
  /// app itself, such as its tab bar.
  ///
  /// - Source: SESSIONS.md, "The REPL's own commands", `:tree`.
  var treeLines: [String] {
    mutating get {
      let stops = state.phone.engine.stops(in: state.phone.app)
      let ranks = Dictionary(stops.enumerated().map { ($1, $0 + 1) }) { first, _ in first }
      let met = FocusEngine.nodesMet(in: state.phone.app)
      let others = state.phone.app.visibleRoots.filter {
        $0 != state.phone.app.screen && tree.parent(of: $0) == tree.root
      }
      let roots = [(state.phone.app.screen, 0)] + others.map { ($0, 1) }
      return roots.flatMap { root, level in
        lines(below: root, level, ranks) { met.contains($0) }
      }
    }
  }

  private func lines(
    below root: ElementTree.Index,
    _ level: Int,
    _ ranks: [ElementTree.Index: Int],
    _ isMet: (ElementTree.Index) -> Bool
  ) -> [String] {
    var around: [(node: ElementTree.Index, isOpen: Bool)] = []
    return tree.subtree(of: root).filter { !tree.isRemoved($0) }.map { index in
      while let last = around.last, !tree.contains(index, in: last.node) { around.removeLast() }
      let isSwallowed = around.last.map { !$0.isOpen } ?? false
      let isPruned = isSwallowed ? state.phone.app.isHidden(index) : !isMet(index)
      let isOpen = !isSwallowed && (isPruned || ranks[index] == nil)
      let line = line(for: index, level + around.count, ranks[index], isPruned)
      around.append((index, isOpen))
      return line
    }
  }

  private func line(
    for index: ElementTree.Index,
    _ level: Int,
    _ rank: Int?,
    _ isPruned: Bool
  ) -> String {
    let mark = index == cursor ? "> " : "  "
    let number = rank.map { "\($0). " } ?? ""
    let node = Display.spoken(tree.nodeLine(of: index))
    return mark + String(repeating: "  ", count: level) + number + node + time(of: index)
      + (isPruned ? " (hidden)" : "")
  }

  /// Returns VoiceOver's words for a value that is a time, which the node's line doesn't contain,
  /// or an empty string for other values.
  private func time(of index: ElementTree.Index) -> String {
    guard tree.hasDetails(index), tree[index].scale?.isTime == true, let time = tree[index].value
    else { return "" }
    return " (\(Display.spoken(time)))"
  }
}
