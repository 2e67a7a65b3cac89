import EarshotLines
import EarshotModel
import EarshotFocusEngine
import EarshotNotation

extension Session {
  /// Returns the position of the cursor, with the rule that moved it there:
  /// `cursor at 1 of 4, header "Trips": closing an alert …`.
  ///
  /// The array is empty after a swipe to the next element or a touch.
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
