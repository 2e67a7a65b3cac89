package import EarshotModel
import EarshotFocusEngine
import EarshotReadOut

// What is shown in two sessions, one beside the other.
extension Session {
  /// What is heard otherwise of what is shown than in another session, one change a line.
  ///
  /// - Complexity: O(*n* log *n* + *c*²), where *n* is the number of nodes shown and *c* that of the
  ///   stops that are not the same in both.
  package func changes(since other: Session) -> [String] { comparison(with: other).lines }

  /// The stop that is the same as one that another session shows, or `nil` if none is.
  ///
  /// - Complexity: as ``changes(since:)``.
  package func stop(nowFor index: ElementTree.Index, in other: Session) -> ElementTree.Index? {
    comparison(with: other).stop(nowFor: index)
  }

  private func comparison(with other: Session) -> ShownComparison {
    ShownComparison(from: other.screenWalk, to: screenWalk)
  }

  /// A walk over the stops that are shown, as they are now.
  var screenWalk: ScreenWalk { ScreenWalk(state.turn.app, state.turn.engine, composer) }
}
