import EarshotLines
import EarshotModel
import EarshotFocusEngine
import EarshotNotation
import EarshotSimulatedApp

/// The speech of an app before anything happens in it.
struct HeardApp: Sendable {
  /// The name that VoiceOver says when the app starts, or `nil` if there's none.
  var name: String?
  /// The screens.
  ///
  /// The alerts and sheets on each screen come after it.
  var screens: [HeardScreen] = []

  /// Records the speech for every screen of an app and for the alerts and sheets on each screen.
  ///
  /// The stops are the same as in `speak`, which doesn't run any events. Only the landing place
  /// requires a start.
  ///
  /// - Complexity: O(*s*·*n* + *n* log *n*), where *s* is the number of screens and *n* is the
  ///   number of nodes.
  init(_ document: AppDocument, _ options: SessionOptions) {
    let app = App(document.tree, settings: options.settings)
    name = app.name
    for screen in document.tree.screens {
      screens.append(ScreenListener(app, at: screen, options).screen)
      for panel in document.tree.panels(on: screen) {
        var heard = ScreenListener(app, at: screen, with: panel, options).screen
        let title = heard.place
        heard.place.number = screens.count { $0.place.isNamed(like: title) }
        screens.append(heard)
      }
    }
  }
}

extension HeardScreen.Identity {
  fileprivate func isNamed(like other: Self) -> Bool {
    screen == other.screen && panel == other.panel
  }
}
