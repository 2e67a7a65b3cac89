package import EarshotModel
import EarshotFocusEngine
import EarshotReadOut

// A comparison of the current screens of two sessions.
extension Session {
  /// Returns the differences between VoiceOver's words for the other session's screen and for this
  /// session's screen, with one change per line.
  ///
  /// - Complexity: O(*n* log *n* + *c*²), where *n* is the number of nodes on the screen and *c* is
  ///   the number of stops that differ.
  package func changes(since other: Session) -> [String] { comparison(with: other).lines }

  /// Returns this session's stop that corresponds to a stop of the other session, or `nil` if
  /// there's none.
  ///
  /// - Complexity: Same as ``changes(since:)``.
  package func stop(nowFor index: ElementTree.Index, in other: Session) -> ElementTree.Index? {
    comparison(with: other).stop(nowFor: index)
  }

  private func comparison(with other: Session) -> ShownComparison {
    ShownComparison(from: other.screenWalk, to: screenWalk)
  }

  /// A walk through the current stops, for comparing them.
  var screenWalk: ScreenWalk { ScreenWalk(state.phone.app, state.phone.engine, composer) }
}
