import AccessibilityModel
import FocusEngine
import Notation
import SimulatedApp

extension Session {
  mutating func startStep(at screen: String?) -> Step {
    let name = screen ?? firstScreen
    guard let name else { return start(at: nil) }
    guard let place = document.tree.screenPlace(named: name) else {
      return heard([.refused(.noSuchElement)])
    }
    return start(at: place)
  }

  /// Launches the app anew.
  mutating func start(at screen: ElementTree.Index?) -> Step {
    state = Session.freshState(of: document, options)
    state.isStarted = true
    return heard(state.engine.start(&state.app, at: screen))
  }

  /// A session that begins with another command starts without a word.
  ///
  /// - Source: SESSIONS.md, "Commands", `start`.
  mutating func startSilentlyIfNeeded() {
    guard !state.isStarted else { return }
    state.isStarted = true
    let screen = firstScreen.flatMap { document.tree.screenPlace(named: $0) }
    _ = state.engine.start(&state.app, at: screen)
  }
}

extension ElementTree {
  /// Finds a screen by its name, whatever its case; an exact match goes first.
  fileprivate func screenPlace(named name: String) -> Index? {
    let screens = screens
    return screens.map { self[$0].identifier ?? "" }.place(of: name).map { screens[$0] }
  }
}
