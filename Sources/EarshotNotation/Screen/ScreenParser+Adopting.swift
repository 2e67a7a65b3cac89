import EarshotModel

extension ScreenParser {
  /// Adopts the result of a different reader for a file, after the files read so far.
  mutating func adopt(
    _ document: AppDocument?,
    _ found: [Diagnostic],
    uses: [NameReference] = [],
    number: Int
  ) {
    for diagnostic in found { diagnostics.add(diagnostic) }
    hasForeignNodes = true
    guard let document else {
      isBroken = true
      return
    }
    if number > 0,
      document.written[document.written.root] != Element(role: .app)
        || !document.written.nodesOfApp.isEmpty
    {
      source = number
      return report(.appInLaterFile, 0..<0)
    }
    let places = adopt(document.written, isFirst: number == 0)
    for use in uses {
      var use = use
      use.owner = use.owner.placed(at: places)
      self.uses.append(use)
    }
    each += document.each.map { ($0.selector, NodeDraft(finished: $0.element)) }
  }

  /// Creates drafts for the nodes of a tree.
  ///
  /// - Returns: For each node of the tree, the index of its draft.
  private mutating func adopt(_ tree: ElementTree, isFirst: Bool) -> [ElementTree.Index] {
    var places = [ElementTree.Index](repeating: tree.root, count: tree.count)
    var ends: [ElementTree.Index] = []
    var isInApp = false
    for place in tree.indices where !tree[place].role.isMadeByBuilder {
      if place == tree.root {
        guard isFirst else { continue }
        app = nodes.count
        nodes.append(NodeDraft(finished: tree[place]))
        continue
      }
      while let end = ends.last, end <= place { ends.removeLast() }
      if ends.isEmpty { isInApp = tree[place].role != .screen }
      places[Int(place.offset)] = ElementTree.Index(nodes.count)
      nodes.append(NodeDraft(finished: tree[place], depth: ends.count + (isInApp ? 1 : 0)))
      ends.append(tree.end(of: place))
    }
    return places
  }
}
