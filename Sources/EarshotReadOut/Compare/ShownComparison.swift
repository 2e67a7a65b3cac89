package import EarshotModel

/// Compares what is shown at one moment with what is shown at another, stop by stop and by ear.
///
/// Both moments are as they are: nothing is launched and no handler runs. Where the cursor is does
/// not matter.
///
/// - Source: our choice, as ``AppComparison``.
package struct ShownComparison: Sendable {
  private let old: HeardScreen
  private let new: HeardScreen
  private let comparison: ScreenComparison

  /// Compares two moments.
  ///
  /// - Complexity: as that of a screen in ``AppComparison``.
  package init(from old: ScreenWalk, to new: ScreenWalk) {
    self.old = ScreenListener(shownBy: old).shown
    self.new = ScreenListener(shownBy: new).shown
    comparison = ScreenComparison(self.old, self.new)
  }

  /// What is heard otherwise, one change a line, as `diff` prints it.
  package var lines: [String] {
    var told = ToldChanges()
    return comparison.changes(&told).map(\.line)
  }

  /// The stop of now that is the same as one of before, or `nil` if it is gone.
  package func stop(nowFor index: ElementTree.Index) -> ElementTree.Index? {
    guard let place = old.stops.firstIndex(where: { $0.index == index }) else { return nil }
    return comparison.matching.newPlaces[place].map { new.stops[$0].index }
  }
}
