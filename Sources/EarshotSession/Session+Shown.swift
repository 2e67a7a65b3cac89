import EarshotLines
package import EarshotModel
import EarshotFocusEngine
import EarshotSimulatedApp
package import EarshotComposer

// Information about the screen, for drawing it.
extension Session {
  /// The frame of each stop in reading order, in points.
  ///
  /// Each frame comes from the screen file or, if no stop has a frame, from a default layout with a
  /// row for each stop.
  ///
  /// - Complexity: Same as ``stops``.
  package var shownFrames: [Rect?] {
    var engine = state.phone.engine
    let app = state.phone.app
    return engine.stops(in: app).map { engine.frame(of: $0, in: app) }
  }

  /// Whether any stop on the screen has a frame.
  package var hasOwnFrames: Bool { stops.contains { tree[$0].frame != nil } }

  /// Whether the layout of the screen is right to left.
  package var isRightToLeft: Bool {
    state.phone.engine.direction(of: state.phone.app) == .rightToLeft
  }

  /// Whether the screen is an iPad screen.
  package var isOnPad: Bool { state.phone.engine.idiom(of: state.phone.app) == .pad }

  /// The names of the rotor settings with which the user can reach each stop, in the order of the
  /// rotor.
  ///
  /// - Complexity: O(*r*·*n*), where *r* is the number of settings and *n* is the number of stops.
  package var rotorsFindingStops: [ElementTree.Index: [String]] {
    var engine = state.phone.engine
    let app = state.phone.app
    let stops = engine.stops(in: app)
    let composer = composer
    var names: [ElementTree.Index: [String]] = [:]
    for (item, ranks) in engine.finds(in: app) {
      let name = composer.name(of: item)
      for rank in ranks where names[stops[rank]]?.last != name {
        names[stops[rank], default: []].append(name)
      }
    }
    return names
  }

  /// Returns the reasons for the parts of an utterance and for the omitted parts, as `:why` prints
  /// them.
  package func reasons(for utterance: Utterance, at stop: ElementTree.Index) -> [String] {
    explanation(of: utterance, about: stop, .evidence)
  }
}
