import EarshotModel

// Cards that only their repetition shows.
extension Dump {
  /// Returns the views without names that contain the same kinds of views as an adjacent view of the
  /// same size, such as the tiles of a list in React Native.
  ///
  /// - Parameters:
  ///   - ends: The index after each view and its contents.
  ///   - shown: Whether each view is included.
  /// - Returns: The indices of the views.
  /// - Complexity: O(*n*), where *n* is the number of views.
  /// - Source: our choice: at least two text elements in at most 24 views, and at most a third of
  ///   the screen.
  func repeatedCards(ends: [Int], shown: [Bool]) -> Set<Int> {
    var found: Set<Int> = []
    var last: [Int: (place: Int, shape: CardShape)] = [:]
    for place in nodes.indices where shown[place] {
      let depth = nodes[place].depth
      guard let shape = shape(of: place..<ends[place], shown: shown) else {
        last[depth] = nil
        continue
      }
      if let before = last[depth], ends[before.place] == place, before.shape == shape {
        found.formUnion([before.place, place])
      }
      last[depth] = (place, shape)
    }
    return found
  }

  /// Returns the size and the kinds of the contents of a view, or `nil` if it can't be a card.
  private func shape(of range: Range<Int>, shown: [Bool]) -> CardShape? {
    let node = nodes[range.lowerBound]
    guard node.type == .other || node.type == .group, node.text == nil, node.isElement != true,
      (4...24).contains(range.count), let frame = node.frame, frame.width >= 80,
      (30...400).contains(frame.height),
      screenFrame.map({ 3 * frame.width * frame.height <= $0.width * $0.height }) ?? true
    else { return nil }
    let inside = range.dropFirst().filter { shown[$0] && nodes[$0].text != nil }
    let types = inside.map { nodes[$0].type }
    guard types.count(where: { $0 == .staticText }) > 1, types.count > 2 else { return nil }
    return CardShape(width: frame.width.rounded(), height: frame.height.rounded(), types: types)
  }
}

/// The size of a card in points, and the types of the named views inside.
private struct CardShape: Equatable {
  let width: Double
  let height: Double
  let types: [ElementType]
}
