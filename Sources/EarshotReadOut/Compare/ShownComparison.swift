package import EarshotModel

/// An audible comparison of the screen contents at two moments, stop by stop.
///
/// Both moments are taken as they are: no launch takes place, and no handler runs. The location of
/// the cursor doesn't matter.
///
/// - Source: our choice, as ``AppComparison``.
package struct ShownComparison: Sendable {
  private let old: HeardScreen
  private let new: HeardScreen
  private let comparison: ScreenComparison

  /// Compares two moments.
  ///
  /// - Complexity: Same as for a screen in ``AppComparison``.
  package init(from old: ScreenWalk, to new: ScreenWalk) {
    self.old = ScreenListener(shownBy: old).shown
    self.new = ScreenListener(shownBy: new).shown
    comparison = ScreenComparison(self.old, self.new)
  }

  /// The differences in speech, with one change per line, as `diff` prints it.
  package var lines: [String] {
    var told = ToldChanges()
    return comparison.changes(&told).map(\.line)
  }

  /// Returns the new stop that corresponds to an old one, or `nil` if it's gone.
  package func stop(nowFor index: ElementTree.Index) -> ElementTree.Index? {
    guard let place = old.stops.firstIndex(where: { $0.index == index }) else { return nil }
    return comparison.matching.newPlaces[place].map { new.stops[$0].index }
  }
}
