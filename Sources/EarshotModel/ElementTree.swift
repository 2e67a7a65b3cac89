/// All screens of an app as one flat value: elements in depth-first order.
///
/// The first element is the app; its children are the app's tab bar, where it has one, and the
/// screens. One tree for the whole app, because identifiers, tags and the tab bar are the app's.
/// The subtree of *i* is `i ..< end(of: i)`. Places are stable: elements change in place, and
/// removal leaves a tombstone, so cursors, timers and undo keep their indices.
public struct ElementTree: Hashable, Sendable {
  /// A place in a tree.
  public struct Index: Hashable, Comparable, Sendable {
    @usableFromInline package let offset: Int32

    @inlinable package init(_ offset: Int) { self.offset = Int32(offset) }

    /// Compares two places by depth-first order.
    public static func < (left: Index, right: Index) -> Bool { left.offset < right.offset }
  }

  @usableFromInline var elements: ContiguousArray<Element>
  /// The first offset after the subtree of each element.
  private let subtreeEnds: ContiguousArray<Int32>
  /// The offset of the parent of each element, −1 for the root.
  @usableFromInline let parents: ContiguousArray<Int32>
  /// The places of the elements that have an identifier; of a repeated one the first.
  private let places: [String: Index]
  /// The children of the app, removed ones included.
  let childrenOfApp: ChildrenOfApp

  init(
    elements: ContiguousArray<Element>,
    subtreeEnds: ContiguousArray<Int32>,
    parents: ContiguousArray<Int32>
  ) {
    self.elements = elements
    self.subtreeEnds = subtreeEnds
    self.parents = parents
    var places: [String: Index] = [:]
    places.reserveCapacity(elements.count { $0.identifier != nil })
    for offset in elements.indices.reversed() where elements[offset].role != .screen {
      if let identifier = elements[offset].identifier { places[identifier] = Index(offset) }
    }
    self.places = places
    childrenOfApp = ChildrenOfApp(of: elements, subtreeEnds)
  }

  /// The number of nodes, removed ones and the app included.
  public var count: Int { elements.count }

  /// The app, the root of everything.
  public var root: Index { Index(0) }

  /// The places of all nodes, removed ones included.
  public var indices: some RandomAccessCollection<Index> {
    elements.indices.lazy.map { Index($0) }
  }

  /// The element at a place.
  ///
  /// Inlinable, so that other modules read a property of it without a copy of the whole.
  @inlinable public subscript(index: Index) -> Element { elements[Int(index.offset)] }

  /// Reads one element in place, without a copy.
  func withElement<Result>(at index: Index, _ read: (borrowing Element) -> Result) -> Result {
    read(elements[Int(index.offset)])
  }

  /// Changes one element in place.
  package mutating func update(_ index: Index, _ change: (inout Element) -> Void) {
    change(&elements[Int(index.offset)])
  }

  /// The first place after the subtree of a node.
  package func end(of index: Index) -> Index {
    Index(Int(subtreeEnds[Int(index.offset)]))
  }

  /// The parent of a node, or `nil` for the root.
  @inlinable public func parent(of index: Index) -> Index? {
    let parent = parents[Int(index.offset)]
    return parent < 0 ? nil : Index(Int(parent))
  }

  /// How many different identifiers nodes have, names of screens aside.
  package var identifierCount: Int { places.count }

  /// Finds the node of an identifier; screens have a name space of their own.
  public func node(_ identifier: String) -> Index? { places[identifier] }
}

/// The children of an app: its screens, and what stands beside them.
///
/// They are found once, for every gesture asks for them.
struct ChildrenOfApp: Hashable, Sendable {
  /// The screens, in the order of the files.
  private(set) var screens: [ElementTree.Index] = []
  /// The other ones, in the order of the files.
  private(set) var others: [ElementTree.Index] = []
  /// The first screen of each name.
  private(set) var screensByName: [String: ElementTree.Index] = [:]

  fileprivate init(of elements: ContiguousArray<Element>, _ ends: ContiguousArray<Int32>) {
    guard let end = ends.first else { return }
    var offset = 1
    while offset < end {
      let index = ElementTree.Index(offset)
      if elements[offset].role == .screen {
        screens.append(index)
        let name = elements[offset].identifier ?? ""
        if screensByName[name] == nil { screensByName[name] = index }
      } else {
        others.append(index)
      }
      offset = Int(ends[offset])
    }
  }
}

// Changes of elements; the shape of the tree stays.
extension ElementTree {
  /// Removes a node and what is inside; its place stays.
  package mutating func remove(_ index: Index) {
    update(index) { $0.isRemoved = true }
  }

  /// Sets a property; references in texts stay to be filled in.
  package mutating func set(_ value: PropertyValue, of index: Index) {
    update(index) { $0.set(value) }
  }
}
