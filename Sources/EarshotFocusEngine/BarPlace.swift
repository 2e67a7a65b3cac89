import EarshotModel

/// The bar at the top of a pushed screen, with its stops and the first stop after it.
///
/// - Source: our choice (VOICEOVER.md 8.3), after [iOS 26.5 log].
/// - Rule: ``FocusRule/pushLandsBelowTheBar``
struct BarPlace {
  let stops: [ElementTree.Index]
  /// The first stop after the bar, or `nil` if there's none.
  let content: ElementTree.Index?

  /// Finds the bar of a screen, which is its navigation bar or, if there's none, its back button
  /// with the adjacent heading.
  ///
  /// Returns `nil` if the screen has neither a navigation bar nor a back button.
  ///
  /// - Complexity: O(*s* · *d*), where *s* is the number of stops and *d* is their depth.
  init?(among stops: [ElementTree.Index], in tree: ElementTree) {
    let written = stops.indices.filter { tree.isInside(stops[$0], .navigationBar) }
    let places = written.isEmpty ? BarPlace.besideBack(among: stops, in: tree) : written
    guard let last = places.last else { return nil }
    self.stops = places.map { stops[$0] }
    content = stops[(last + 1)...].first {
      !tree.isInside($0, .tabBar) && !tree.isInside($0, .toolbar) && tree.screen(of: $0) != nil
    }
  }

  /// Returns the positions of the back button and the adjacent heading, in order.
  ///
  /// If there are headings on both sides, the heading after the button is used. If there's no back
  /// button, the result is empty.
  private static func besideBack(
    among stops: [ElementTree.Index],
    in tree: ElementTree
  ) -> [Int] {
    guard let back = stops.firstIndex(where: { tree[$0].traits.contains(.backButton) }) else {
      return []
    }
    let heading = [back + 1, back - 1].first {
      stops.indices.contains($0) && tree[stops[$0]].traits.contains(.header)
    }
    return [back, heading].compactMap { $0 }.sorted()
  }
}

extension ElementTree {
  /// Returns whether a container with the given role encloses a node.
  fileprivate func isInside(_ index: Index, _ role: Role) -> Bool {
    ancestors(of: index).contains { self[$0].role == role }
  }
}
