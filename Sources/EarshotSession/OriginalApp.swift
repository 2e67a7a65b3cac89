import EarshotFocusEngine
package import EarshotNotation
import EarshotSimulatedApp

/// The initial state of an app.
///
/// A session begins with it, and each start returns to it.
///
/// It never changes, so all sessions of an app share it, on any thread.
final class OriginalApp: Sendable {
  /// The app in its initial state, with the reading orders of a new phone.
  let app: App
  /// The reading orders of its screens, or `nil` for a single session.
  let orders: StartingOrders?

  /// Returns the app that the document was prepared with, or creates one.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes; O(1) if the document was prepared.
  static func of(_ document: AppDocument) -> OriginalApp {
    document.preparation.value as? OriginalApp ?? OriginalApp(document, isShared: false)
  }

  /// The names and strings of the app, or `nil` for a single session.
  fileprivate let texts: AppTexts?

  fileprivate init(_ document: AppDocument, isShared: Bool) {
    app = App(document.tree, settings: VoiceOverSettings())
    orders = isShared ? StartingOrders(of: app) : nil
    texts = isShared ? AppTexts(document) : nil
  }
}

extension AppDocument {
  /// The names and the text of elements in the app.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes; O(1) if the document was prepared.
  package var texts: AppTexts {
    (preparation.value as? OriginalApp)?.texts ?? AppTexts(self)
  }

  /// The document with the precomputed data that its sessions begin with.
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
