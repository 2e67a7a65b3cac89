import EarshotModel

/// The places of the stops inside containers with columns, on a screen without frames.
struct ColumnPlaces {
  /// A place in a row of a container.
  struct Cell: Hashable, Sendable {
    /// The container of the row.
    let container: ElementTree.Index
    /// The container's child in this place.
    let child: ElementTree.Index
    /// The row, starting at 0.
    let row: Int
    /// The index in the row, starting at 0.
    let column: Int
    /// The number of places in a row.
    let columns: Int
    /// The number of rows.
    let rowCount: Int
  }

  private let tree: ElementTree
  /// The places of the children of each container that the search has reached.
  private var places: [ElementTree.Index: Cell] = [:]
  private var known: Set<ElementTree.Index> = []
  /// The parent of the last stop without columns around it, or `nil` if there's none.
  private var parentOutside: ElementTree.Index?

  init(in tree: ElementTree) { self.tree = tree }

  /// Returns the place of a stop, or `nil` if no container around it has columns.
  ///
  /// If several containers have columns, returns the place in the outermost one.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the stop, not counting the children of a new
  ///   container; O(1) if the last stop had the same parent and no columns around it.
  mutating func place(of stop: ElementTree.Index) -> Cell? {
    guard let parent = tree.parent(of: stop), parent != parentOutside else { return nil }
    var child: ElementTree.Index? = nil
    var inner = stop
    for node in tree.ancestors(of: stop) {
      if tree.hasDetails(node), tree[node].columns != nil {
        child = inner
        learn(node)
      }
      inner = node
    }
    if child == nil { parentOutside = parent }
    return child.flatMap { places[$0] }
  }

  /// Assigns a place to every child of a container, except for hidden and removed children.
  private mutating func learn(_ container: ElementTree.Index) {
    guard let columns = tree[container].columns, known.insert(container).inserted else { return }
    let children = tree.children(of: container).filter { !tree.isHiddenOrRemoved($0) }
    for (number, child) in children.enumerated() {
      places[child] = Cell(
        container: container,
        child: child,
        row: number / columns,
        column: number % columns,
        columns: columns,
        rowCount: (children.count + columns - 1) / columns
      )
    }
  }
}
