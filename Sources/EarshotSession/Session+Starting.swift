import EarshotLines
import EarshotModel
import EarshotFocusEngine
import EarshotNotation
import EarshotSimulatedApp

extension Session {
  /// Launches the app anew, on its first screen or on the one that is asked for.
  ///
  /// - Source: SESSIONS.md, "Commands", `start`.
  mutating func start(screen name: String?) -> Rendering {
    guard let name = name ?? firstScreen else { return start(at: nil) }
    guard let screen = document.tree.screenPlace(named: name) else {
      return render([.refused(.noSuchElement)])
    }
    return start(at: screen)
  }

  mutating func start(at screen: ElementTree.Index?) -> Rendering {
    let gestures = state.gestures
    state = Session.freshState(of: document, options)
    state.isStarted = true
    state.gestures = gestures
    return render(state.engine.start(&state.app, at: screen))
  }

  /// A session that begins with another command starts without a word.
  ///
  /// - Source: SESSIONS.md, "Commands", `start`.
  /// - Rule: ``SessionRule/silentStart``
  mutating func startSilentlyIfNeeded() {
    guard !state.isStarted else { return }
    state.isStarted = true
    let screen = firstScreen.flatMap { document.tree.screenPlace(named: $0) }
    _ = state.engine.start(&state.app, at: screen)
  }
}
