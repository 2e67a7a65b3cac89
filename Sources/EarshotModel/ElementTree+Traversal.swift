extension ElementTree {
  /// The children of a node in the order of the file, without removed nodes.
  public struct Children: Sequence, IteratorProtocol, Sendable {
    private let tree: ElementTree
    private var upcoming: Index
    private let end: Index

    fileprivate init(of index: Index, in tree: ElementTree) {
      self.tree = tree
      self.upcoming = Index(Int(index.offset) + 1)
      self.end = tree.end(of: index)
    }

    fileprivate init(after index: Index, in tree: ElementTree) {
      self.tree = tree
      self.upcoming = tree.end(of: index)
      self.end = tree.parent(of: index).map(tree.end) ?? upcoming
    }

    /// Advances to the next child, or returns `nil` if there's none.
    public mutating func next() -> Index? {
      while upcoming < end {
        let child = upcoming
        upcoming = tree.end(of: child)
        if !tree[child].isRemoved { return child }
      }
      return nil
    }
  }

  /// Returns the children of a node in the order of the file, without removed nodes.
  public func children(of index: Index) -> Children { Children(of: index, in: self) }

  /// Returns the siblings that come after a node, without removed nodes.
  ///
  /// - Complexity: O(1) to create, and O(1) for each child.
  package func siblings(after index: Index) -> Children { Children(after: index, in: self) }

  /// Returns the ancestors of a node, from its parent to the app.
  ///
  /// - Complexity: O(1) to create, and O(*d*) to iterate over, where *d* is the depth of the node.
  public func ancestors(of index: Index) -> Ancestors { Ancestors(of: index, shape.parents) }

  /// The ancestors of a node, from its parent to the app.
  public struct Ancestors: Sequence, IteratorProtocol, Sendable {
    private let parents: ContiguousArray<Int32>
    private var place: Int

    fileprivate init(of index: Index, _ parents: ContiguousArray<Int32>) {
      self.parents = parents
      place = Int(index.offset)
    }

    /// Advances to the parent, or returns `nil` if there's none.
    public mutating func next() -> Index? {
      let parent = Int(parents[place])
      guard parent >= 0 else { return nil }
      place = parent
      return Index(parent)
    }
  }

  /// Returns the indices of a node and everything inside it.
  public func subtree(of index: Index) -> some RandomAccessCollection<Index> {
    (Int(index.offset)..<Int(end(of: index).offset)).lazy.map { Index($0) }
  }

  /// Returns whether a node is inside another node or is that node itself.
  public func contains(_ inner: Index, in outer: Index) -> Bool {
    outer <= inner && inner < end(of: outer)
  }

  /// Returns the nearest ancestor of a tab that's a tab bar or a segmented control, or `nil` if
  /// there's none.
  ///
  /// - Source: VOICEOVER.md 3.6; views and groups in between are transparent.
  package func bar(ofTab index: Index) -> Index? {
    ancestors(of: index).first { self[$0].role.holdsTabs }
  }

  /// Returns the tabs of a tab bar or a segmented control, including tabs inside views and groups.
  ///
  /// If a tab isn't inside a tab bar or a segmented control, it belongs to its parent.
  package func tabs(ofBar bar: Index) -> [Index] {
    subtree(of: bar).filter { tab in
      guard self[tab].role == .tab, !isRemoved(tab) else { return false }
      return (self.bar(ofTab: tab) ?? parent(of: tab)) == bar
    }
  }

  /// The screens in the order of the files.
  ///
  /// - Complexity: O(*s*), where *s* is the number of screens.
  public var screens: [Index] { shape.childrenOfApp.screens.filter { !self[$0].isRemoved } }

  /// The tab bar of the app, or `nil` if there's none.
  public var tabBar: Index? {
    shape.childrenOfApp.others.first { self[$0].role == .tabBar && !self[$0].isRemoved }
  }

  /// The nodes of the app except for its screens and their contents, in the order of the files.
  ///
  /// Examples are alerts and sheets of the app.
  ///
  /// - Complexity: O(*m*), where *m* is the number of these nodes.
  package var nodesOfApp: [Index] { shape.childrenOfApp.others.filter { !self[$0].isRemoved } }

  /// Finds a screen by its name, or returns `nil` if there's none.
  ///
  /// - Complexity: O(1), or O(*s*) if the first screen with the name was removed, where *s* is the
  ///   number of screens.
  public func screen(named name: String) -> Index? {
    guard let first = shape.childrenOfApp.screensByName[name] else { return nil }
    let isThere = !self[first].isRemoved && self[first].identifier == name
    return isThere ? first : screens.first { self[$0].identifier == name }
  }

  /// Returns the screen that contains a node, or `nil` if the node isn't on a screen.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the node.
  public func screen(of index: Index) -> Index? {
    if self[index].role == .screen { return index }
    return ancestors(of: index).first { self[$0].role == .screen }
  }

  /// Returns whether a node or one of its ancestors was removed.
  package func isRemoved(_ index: Index) -> Bool {
    self[index].isRemoved || ancestors(of: index).contains { self[$0].isRemoved }
  }

  /// Returns the identifier of a stop (for the title of an alert, the alert's identifier), or `nil`
  /// if there's none.
  public func name(of index: Index) -> String? {
    guard self[index].role == .alertTitle else { return self[index].identifier }
    return parent(of: index).flatMap { self[$0].identifier }
  }
}
