import AccessibilityModel
import FocusEngine
import Notation
import SimulatedApp

extension Session {
  /// A line a node of the screen that is shown, as it is now.
  ///
  /// - Source: SESSIONS.md, "The REPL's own commands".
  var treeLines: [String] {
    mutating get {
      startSilentlyIfNeeded()
      let app = state.app
      let bar = app.visibleRoots.first { $0 != app.screen && $0 == app.tree.tabBar }
      let stops = state.engine.stops(in: app)
      let ranks = Dictionary(stops.enumerated().map { ($1, $0 + 1) }) { first, _ in first }
      let nodes = Array(app.tree.subtree(of: app.screen))
        + (bar.map { Array(app.tree.subtree(of: $0)) } ?? [])
      return nodes.filter { !app.tree.isRemoved($0) }.map { line(for: $0, ranks, app) }
    }
  }

  private func line(
    for index: ElementTree.Index,
    _ ranks: [ElementTree.Index: Int],
    _ app: App
  ) -> String {
    let mark = index == state.engine.cursor ? "> " : "  "
    let depth = app.tree.ancestors(of: index).reduce(into: -1) { count, _ in count += 1 }
    let isInBar = app.tree.screen(of: index) == nil
    let indentation = String(repeating: "  ", count: max(0, depth + (isInBar ? 1 : 0)))
    let number = ranks[index].map { "\($0). " } ?? ""
    let node = Display.spoken(app.tree.nodeLine(of: index))
    let isPruned = ranks[index] == nil && isPruned(index, app)
    return "\(mark)\(indentation)\(number)\(node)\(isPruned ? " (hidden)" : "")"
  }

  /// Whether VoiceOver does not find a node: hidden, closed, covered, or put aside by a modal view.
  private func isPruned(_ index: ElementTree.Index, _ app: App) -> Bool {
    let around = app.tree.ancestors(of: index)
    if app.isHidden(index) || app.tree[index].elementsHidden { return true }
    if around.contains(where: { app.tree[$0].elementsHidden }) { return true }
    if index != app.screen, !app.visibleRoots.contains(where: { app.tree.contains(index, in: $0) }) {
      return true
    }
    let isInsideElement = around.contains { app.tree[$0].isAccessibilityElement }
    return app.tree[index].isAccessibilityElement && !isInsideElement
  }
}
