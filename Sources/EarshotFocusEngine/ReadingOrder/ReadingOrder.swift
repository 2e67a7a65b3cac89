package import EarshotModel

/// The stops on the screen, in the order in which VoiceOver reads them.
///
/// - Rule: ``FocusRule/rowsGoFromTopToBottom``
package struct ReadingOrder: Hashable, Sendable {
  /// The stops, from the first to the last.
  package let stops: [ElementTree.Index]
  /// A container with a stop, and the rank of its first stop.
  struct Container: Hashable {
    let node: ElementTree.Index
    let start: Int
  }

  /// The containers with a stop, in the order of their first stops.
  let containers: [Container]
  /// The rank of each stop, starting at 1.
  private var ranks: NodeMap
  /// The ranks of the stops, with the topmost stop first.
  private let topmostFirst: [Int32]
  private let frames: StopFrames
  private let nearestContexts: Contexts
  private let outermostContexts: Contexts
  private let spokenChildren: SpokenChildren

  /// Finds the stops and their order.
  ///
  /// Pass the roots of the current screen: either the screen, followed by the app's own nodes and
  /// the tab bar, or an open alert or sheet. The stops of each root follow the stops of the
  /// previous root, regardless of their frames.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of nodes inside the roots. Everything
  ///   except sorting is linear.
  package init(
    of tree: ElementTree,
    roots: [ElementTree.Index],
    idiom: Idiom,
    direction: LayoutDirection
  ) {
    let order = KeyOrder(idiom: idiom, direction: direction)
    var gatherer = Gatherer(of: tree, roots: roots, order: order)
    var parts: [[Int32]] = []
    var flat: [Int32] = []
    for root in roots {
      let part = gatherer.gather(root)
      parts.append(part)
      flat += part
    }
    stops = flat.map { gatherer.leaves[Int($0)].node }
    containers = ReadingOrder.containers(around: stops, in: tree)
    ranks = NodeMap(inside: roots, of: tree)
    for (rank, stop) in stops.enumerated() { ranks[stop] = Int32(rank + 1) }
    topmostFirst = ReadingOrder.topmostFirst(parts, flat)
    frames = StopFrames(
      gatherer,
      flat: flat,
      screenCount: parts.first?.count ?? 0,
      width: tree.width(of: roots.first),
      direction: direction,
      columns: ColumnPlaces(in: tree)
    )
    nearestContexts = Contexts(gatherer, flat: flat, of: tree, style: .nearest)
    outermostContexts = Contexts(gatherer, flat: flat, of: tree, style: .outermost)
    spokenChildren = SpokenChildren(of: gatherer.cells, in: tree, roots: roots, order: order)
  }

  private static func containers(
    around stops: [ElementTree.Index],
    in tree: ElementTree
  ) -> [Container] {
    var isSeen = [Bool](repeating: false, count: tree.count)
    var found: [Container] = []
    for (rank, stop) in stops.enumerated() {
      for node in tree.ancestors(of: stop) {
        if isSeen[Int(node.offset)] { break }
        isSeen[Int(node.offset)] = true
        if tree[node].containerType != .none {
          found.append(Container(node: node, start: rank))
        }
      }
    }
    return found
  }

  /// Returns the ranks of the stops, starting with the stop that was gathered last.
  ///
  /// Each part contains the indices of its leaves, which are in reverse order, and the flat list
  /// contains those of all parts.
  private static func topmostFirst(_ parts: [[Int32]], _ flat: [Int32]) -> [Int32] {
    var ranks = [Int32](repeating: 0, count: flat.count)
    for (rank, leaf) in flat.enumerated() { ranks[Int(leaf)] = Int32(rank) }
    var topmost: [Int32] = []
    var end = ranks.count
    for part in parts.reversed() {
      topmost += ranks[(end - part.count)..<end]
      end -= part.count
    }
    return topmost
  }

  /// Returns the index of a stop among the stops, starting at 0, or `nil` if it isn't a stop.
  package func rank(of index: ElementTree.Index) -> Int? {
    let rank = ranks[index]
    return rank > 0 ? Int(rank) - 1 : nil
  }

  /// Returns the nearest container's information about a stop, as in the spoken style, or `nil` if
  /// there's none.
  ///
  /// The information doesn't depend on the way that the cursor reaches the stop.
  ///
  /// - Complexity: O(1). For a cell, O(*h*), where *h* is the number of its headers.
  /// - Rule: ``FocusRule/nearestContainerNumbers``
  package func nearestContext(of index: ElementTree.Index) -> StopContext? {
    rank(of: index).flatMap { nearestContexts.context(at: $0) }
  }

  /// Returns the outermost container's information about a stop, as in the snapshot style, or `nil`
  /// if there's none.
  ///
  /// - Complexity: O(1). For a cell, O(*h*), where *h* is the number of its headers.
  /// - Rule: ``FocusRule/outermostContainerNumbers``
  package func outermostContext(of index: ElementTree.Index) -> StopContext? {
    rank(of: index).flatMap { outermostContexts.context(at: $0) }
  }

  /// Returns the topmost stop under a point, which is the stop that was gathered last.
  ///
  /// `shown` returns the visible frame of a stop, or `nil` if it isn't visible.
  ///
  /// - Complexity: O(*n*), where *n* is the number of stops.
  /// - Rule: ``FocusRule/touchLandsOnTheTopmost``
  package func stop(
    at point: Point,
    shown: (ElementTree.Index, Rect) -> Rect? = { $1 }
  ) -> ElementTree.Index? {
    topmostFirst.first { rank in
      let frame = frames.frame(at: Int(rank)).flatMap { shown(stops[Int(rank)], $0) }
      return frame?.contains(point) ?? false
    }.map { stops[Int($0)] }
  }

  /// The stops that have a frame, each with its frame.
  ///
  /// The topmost stop comes first.
  ///
  /// - Complexity: O(*n*), where *n* is the number of stops.
  var framesTopmostFirst: [(stop: ElementTree.Index, frame: Rect)] {
    topmostFirst.compactMap { rank in
      frames.frame(at: Int(rank)).map { (stops[Int(rank)], $0) }
    }
  }

  /// Returns the frame of a stop, or `nil` if it's unknown.
  ///
  /// If no stop on the screen has a frame, returns the stop's row.
  ///
  /// - Rule: ``FocusRule/framelessScreensHaveRows``
  package func frame(of index: ElementTree.Index) -> Rect? {
    rank(of: index).flatMap { frames.frame(at: $0) }
  }

  /// Returns the contents of a `cell` without a label, as if they were stops, in reading order.
  ///
  /// The contents include only elements with a label, a value, or a placeholder, and the buttons of
  /// a stepper. For any other stop, the array is empty.
  ///
  /// - Rule: ``FocusRule/cellsSpeakWhatIsInside``
  package func spokenChildren(of cell: ElementTree.Index) -> [ElementTree.Index] {
    spokenChildren.children(of: cell)
  }
}

extension ElementTree {
  /// Returns the width of the screen around a node, or 390 points if it's unknown.
  fileprivate func width(of index: Index?) -> Double {
    let screen = index.flatMap { self.screen(of: $0) }
    let widths = [screen, root].compactMap { $0 }.compactMap { self[$0].size?.width }
    return widths.first { $0.isFinite && $0 > 0 } ?? 390
  }
}
