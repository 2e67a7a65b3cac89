/// All screens of an app as one flat value, with the elements in depth-first order.
///
/// The first element is the app. Its children are the screens, the tab bar if there's one, and the
/// app's alerts and sheets. There's one tree for the whole app, because identifiers, tags, and the
/// tab bar belong to the app. The subtree of *i* is `i ..< end(of: i)`. Indices are stable:
/// elements change in place, and a removed element leaves a tombstone. Therefore, cursors, timers,
/// and the undo history keep their indices.
public struct ElementTree: Hashable, Sendable {
  /// The index of a node in a tree.
  public struct Index: Hashable, Comparable, Sendable {
    @usableFromInline package let offset: Int32

    @inlinable package init(_ offset: Int) { self.offset = Int32(offset) }

    /// Compares two indices by depth-first order.
    public static func < (left: Index, right: Index) -> Bool { left.offset < right.offset }
  }

  @usableFromInline var elements: ContiguousArray<Element>
  /// The part that never changes: the structure of the nodes, and their identifiers.
  @usableFromInline let shape: TreeShape

  init(
    elements: ContiguousArray<Element>,
    subtreeEnds: ContiguousArray<Int32>,
    parents: ContiguousArray<Int32>
  ) {
    self.elements = elements
    shape = TreeShape(of: elements, subtreeEnds: subtreeEnds, parents: parents)
  }

  /// The number of nodes, including the app and removed nodes.
  public var count: Int { elements.count }

  /// The app, which is the root of the tree.
  public var root: Index { Index(0) }

  /// The indices of all nodes, including removed nodes.
  public var indices: some RandomAccessCollection<Index> {
    elements.indices.lazy.map { Index($0) }
  }

  /// The element at an index.
  ///
  /// The subscript is inlinable, so other modules can read a property of the element without
  /// copying the whole element.
  @inlinable public subscript(index: Index) -> Element { elements[Int(index.offset)] }

  /// Reads one element in place, without a copy.
  func withElement<Result>(at index: Index, _ read: (borrowing Element) -> Result) -> Result {
    read(elements[Int(index.offset)])
  }

  /// Changes one element in place.
  package mutating func update(_ index: Index, _ change: (inout Element) -> Void) {
    change(&elements[Int(index.offset)])
  }

  /// Returns the first index after the subtree of a node.
  package func end(of index: Index) -> Index {
    Index(Int(shape.subtreeEnds[Int(index.offset)]))
  }

  /// Returns the parent of a node, or `nil` for the root.
  @inlinable public func parent(of index: Index) -> Index? {
    let parent = shape.parents[Int(index.offset)]
    return parent < 0 ? nil : Index(Int(parent))
  }

  /// The number of distinct identifiers, not including the names of screens.
  package var identifierCount: Int { shape.places.count }

  /// Returns the node with the given identifier, or `nil` if there's none.
  ///
  /// Screens have a separate namespace.
  public func node(_ identifier: String) -> Index? { shape.places[identifier] }
}

// Changes to elements. The shape of the tree stays the same.
extension ElementTree {
  /// Removes a node and its contents.
  ///
  /// The node's index remains valid.
  package mutating func remove(_ index: Index) {
    update(index) { $0.isRemoved = true }
  }

  /// Sets a property without filling in the references in text.
  package mutating func set(_ value: PropertyValue, of index: Index) {
    update(index) { $0.set(value) }
  }
}
