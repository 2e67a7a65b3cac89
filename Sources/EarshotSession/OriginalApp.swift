import EarshotFocusEngine
package import EarshotNotation
import EarshotSimulatedApp

/// The initial state of an app.
///
/// A session begins with this state, and each `start` returns to it.
///
/// The object is immutable, so all sessions of an app can share it on any thread.
final class OriginalApp: Sendable {
  /// The app in its initial state, with VoiceOver's default settings.
  let app: App
  /// The precomputed reading orders of the app's screens, or `nil` if only one session uses the
  /// app.
  let orders: StartingOrders?

  /// Returns the original app of a prepared document, or creates one if the document isn't
  /// prepared.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes; O(1) if the document was prepared.
  static func of(_ document: AppDocument) -> OriginalApp {
    document.preparation.value as? OriginalApp ?? OriginalApp(document, isShared: false)
  }

  /// The precomputed names and strings of the app, or `nil` if only one session uses the app.
  fileprivate let texts: AppTexts?

  fileprivate init(_ document: AppDocument, isShared: Bool) {
    app = App(document.tree, settings: VoiceOverSettings())
    orders = isShared ? StartingOrders(of: app) : nil
    texts = isShared ? AppTexts(document) : nil
  }
}

extension AppDocument {
  /// The names in the app and the text of its elements.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes; O(1) if the document was prepared.
  package var texts: AppTexts {
    (preparation.value as? OriginalApp)?.texts ?? AppTexts(self)
  }

  /// The document with precomputed data for use by many sessions.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of nodes; O(1) if it was prepared
  ///   before.
  package var preparedForSessions: AppDocument {
    guard preparation.value == nil else { return self }
    var document = self
    document.preparation.value = OriginalApp(self, isShared: true)
    return document
  }
}
