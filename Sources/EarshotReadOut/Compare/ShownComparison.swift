package import EarshotModel

/// A comparison, stop by stop, of the speech of a screen at two moments.
///
/// The comparison uses both moments as they are, without launching the app or running any handler.
/// The location of the cursor doesn't matter.
///
/// - Source: our choice, as for ``AppComparison``.
package struct ShownComparison: Sendable {
  private let old: HeardScreen
  private let new: HeardScreen
  private let comparison: ScreenComparison

  /// Compares two moments.
  ///
  /// - Complexity: The same as for a screen in ``AppComparison``.
  package init(from old: ScreenWalk, to new: ScreenWalk) {
    self.old = ScreenListener(shownBy: old).shown
    self.new = ScreenListener(shownBy: new).shown
    comparison = ScreenComparison(self.old, self.new)
  }

  /// The differences in speech, with one change on each line, as `diff` prints them.
  package var lines: [String] {
    var told = ToldChanges()
    return comparison.changes(&told).map(\.line)
  }

  /// Returns the new stop that corresponds to an old stop, or `nil` if it's gone.
  package func stop(nowFor index: ElementTree.Index) -> ElementTree.Index? {
    guard let place = old.stops.firstIndex(where: { $0.index == index }) else { return nil }
    return comparison.matching.newPlaces[place].map { new.stops[$0].index }
  }
}
