import EarshotModel

// Parts whose size the system determines, which Earshot recognizes by their frames.
extension Dump {
  /// Returns the buttons beside a heading where UIKit's navigation bar would be, for a file that
  /// names no bar.
  ///
  /// - Complexity: O(*n*·*h*), where *n* is the number of views, and *h* is the number of headings
  ///   at the top.
  /// - Source: UIKit: the bar is 44 points high, and its title has the trait header. Our choice: a
  ///   button of the bar is from 30 to 46 points high, level with the title, and ends at most 56
  ///   points below the status bar.
  func itemsBesideTitle(below statusBar: Double) -> Set<Int> {
    let strip = statusBar + 56
    let titles = nodes.filter { $0.traits?.contains(.header) == true }.compactMap(\.frame)
      .filter { $0.height > 0 && $0.center.y > 20 && $0.y + $0.height <= strip }
    guard !titles.isEmpty else { return [] }
    return Set(
      nodes.indices.filter { place in
        guard nodes[place].type == .button, let frame = nodes[place].frame,
          (30...46).contains(frame.height), frame.y + frame.height <= strip
        else { return false }
        return titles.contains { title in
          abs(title.center.y - frame.center.y) <= 4
            && (frame.x + frame.width <= title.x || title.x + title.width <= frame.x)
        }
      }
    )
  }

  /// Returns whether at least two controls are in the frame of a tab bar, whose tabs a flat list
  /// contains beside it.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views.
  func hasTabs(in frame: Rect?) -> Bool {
    guard let frame else { return false }
    // The keyboard covers the bar and has buttons at its place.
    return nodes.lazy.filter { node in
      node.type == .button && node.traits?.contains(.keyboardKey) != true
        && node.frame.map(frame.holds) ?? false
    }
    .prefix(2).count == 2
  }

  /// The indices of the two buttons in the upper corners of a sheet, for a file that names no bar.
  ///
  /// The title can be below them.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views.
  /// - Source: UIKit since iOS 26: an item of a bar is 36 points high. Our choice: at most 24 points
  ///   from each edge, and no other view of text above them.
  var itemsInCorners: Set<Int> {
    guard let screen = screenFrame else { return [] }
    let low = nodes.indices.filter { nodes[$0].type == .button && nodes[$0].frame?.height == 36 }
    func edge(_ place: Int) -> (leading: Double, trailing: Double, top: Double) {
      let frame = nodes[place].frame ?? Rect(x: 0, y: 0, width: 0, height: 0)
      return (frame.x - screen.x, screen.x + screen.width - frame.x - frame.width, frame.y)
    }
    guard let first = low.first(where: { (0...24).contains(edge($0).leading) }),
      let last = low.first(where: { (0...24).contains(edge($0).trailing) }),
      edge(first).top == edge(last).top, edge(first).top < screen.y + screen.height / 3
    else { return [] }
    let isTopmost = nodes.indices.allSatisfy { place in
      guard nodes[place].type == .staticText, let frame = nodes[place].frame else { return true }
      return frame.y >= edge(first).top
    }
    return isTopmost ? [first, last] : []
  }

  /// The indices of buttons that touch each other and have the size of segments.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views.
  /// - Source: UIKit: `UISegmentedControl` is 32 points high, and its segments have equal widths;
  ///   AXe and idb export them as buttons.
  var segments: Set<Int> {
    var found: Set<Int> = []
    for (place, next) in zip(nodes.indices, nodes.indices.dropFirst())
    where nodes[place].touchesSegment(nodes[next]) {
      found.formUnion([place, next])
    }
    return found
  }

  /// The index of the last row of a list, or `nil` if the list's edge doesn't cut the row off.
  ///
  /// The row touches the row above it and is shorter than at least three other rows as wide as the
  /// screen.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views.
  /// - Source: our choice.
  var cutRow: Int? {
    guard let screen = screenFrame else { return nil }
    let rows = nodes.indices.filter { place in
      guard nodes[place].type == .button, let frame = nodes[place].frame else { return false }
      return frame.width >= 0.9 * screen.width && frame.height > 0
    }
    guard rows.count > 3, let last = rows.last, let frame = nodes[last].frame,
      frame.y + frame.height > screen.y + 2 * screen.height / 3
    else { return nil }
    let others = rows.dropLast().compactMap { nodes[$0].frame }
    guard let above = others.last, abs(above.y + above.height - frame.y) <= 2,
      others.allSatisfy({ $0.height >= 44 && $0.height > frame.height + 4 })
    else { return nil }
    return last
  }
}

extension DumpNode {
  /// Returns whether two views are neighbors in a segmented control.
  fileprivate func touchesSegment(_ next: DumpNode) -> Bool {
    guard type == .button, next.type == .button, depth == next.depth, let frame,
      let other = next.frame
    else { return false }
    return (28...33.5).contains(frame.height) && abs(frame.height - other.height) <= 1
      && abs(frame.y - other.y) <= 1 && abs(frame.width - other.width) <= 2
      && (-1...1.5).contains(other.x - frame.x - frame.width)
  }
}
