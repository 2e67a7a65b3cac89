import EarshotModel
import EarshotFocusEngine
import Testing

/// A visible screen, with its reading order.
struct Shown {
  let tree: ElementTree
  let order: ReadingOrder

  init(
    _ tree: ElementTree,
    roots: [ElementTree.Index]? = nil,
    idiom: Idiom = .phone,
    direction: LayoutDirection = .leftToRight
  ) {
    let shown = roots ?? (tree.screens.prefix(1) + [tree.tabBar].compactMap { $0 })
    self.tree = tree
    self.order = ReadingOrder(of: tree, roots: shown, idiom: idiom, direction: direction)
  }

  /// Shows the first screen of a source, with the tab bar of the app.
  init(_ source: String, idiom: Idiom = .phone, direction: LayoutDirection = .leftToRight) {
    self.init(Outline.tree(source), idiom: idiom, direction: direction)
  }

  /// Shows one node, such as an open alert.
  init(_ source: String, only root: String) throws {
    let tree = Outline.tree(source)
    self.init(tree, roots: [try #require(tree.node(root))])
  }

  /// The stops by identifier, or by label if they have none, separated by spaces.
  var stops: String { names(order.stops) }

  /// The nearest container's words for each stop, if it has any.
  var spoken: String { contexts(order.nearestContext) }

  /// The outermost container's words for each stop, if it has any.
  var snapshot: String { contexts(order.outermostContext) }

  func node(_ identifier: String) throws -> ElementTree.Index {
    try #require(tree.node(identifier))
  }

  func names(_ nodes: [ElementTree.Index]) -> String {
    nodes.map { name($0) }.joined(separator: " ")
  }

  func name(_ node: ElementTree.Index) -> String {
    tree.name(of: node) ?? tree[node].label ?? "\(tree[node].role)"
  }

  private func contexts(_ context: (ElementTree.Index) -> StopContext?) -> String {
    order.stops.compactMap { stop in
      context(stop).map { "\(name(stop)): \(describe($0))" }
    }.joined(separator: ", ")
  }

  private func describe(_ context: StopContext) -> String {
    switch context {
    case .series(let index, let count): "\(index) of \(count)"
    case .tab(let index, let count): "tab \(index) of \(count)"
    case .listStart: "list start"
    case .listEnd: "list end"
    case .landmarkStart: "landmark start"
    case .landmarkEnd: "landmark end"
    case .cell(let cell): describe(cell)
    }
  }

  private func describe(_ cell: CellContext) -> String {
    var text = "r\(cell.row.map(String.init) ?? "?")c\(cell.column.map(String.init) ?? "?")"
    if cell.isFirstInRow { text += " first" }
    if cell.span != CellSpan() { text += " \(cell.span.rows)x\(cell.span.columns)" }
    if !cell.rowHeaders.isEmpty { text += " row(\(names(cell.rowHeaders)))" }
    if !cell.columnHeaders.isEmpty { text += " column(\(names(cell.columnHeaders)))" }
    return text
  }
}

/// A screen, and the expected result.
struct ScreenCase: Sendable, CustomTestStringConvertible {
  let rule: String
  let source: String
  let expected: String

  init(_ rule: String, _ source: String, _ expected: String) {
    self.rule = rule
    self.source = source
    self.expected = expected
  }

  var testDescription: String { rule }
}
