import EarshotLines
import EarshotModel
import EarshotFocusEngine
import EarshotNotation

extension Session {
  /// Returns a line with the position of the cursor and the rule that moved the cursor there.
  ///
  /// An example is `cursor at 1 of 4, header "Trips": closing an alert …`.
  ///
  /// The array is empty if the gesture moved the cursor directly, as a swipe or a touch does.
  ///
  /// - Source: SESSIONS.md, "The REPL's own commands", `:why`.
  func landingLine(_ detail: WhyDetail) -> [String] {
    guard let cursor, let landing = state.phone.engine.landing else { return [] }
    var engine = state.phone.engine
    let stops = engine.stops(in: state.phone.app)
    guard let place = stops.firstIndex(of: cursor) else { return [] }
    return [
      Display.spoken(
        "cursor at \(place + 1) of \(stops.count), \(tree.shortName(of: cursor)): "
          + landing.rule.cited(detail)
      )
    ]
  }
}
