import EarshotModel
import EarshotNotation
import EarshotSimulatedApp
import Testing

/// Apps for tests, written in the notation; their stops are all elements, in file order.
enum Fixture {
  static func app(
    _ source: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> App {
    let result = AppDocument.read([SourceText(name: "test.screen", source)])
    let document = try #require(
      result.document,
      "\(result.diagnostics.map(\.message.text))",
      sourceLocation: sourceLocation
    )
    return App(document.tree) { app in
      app.visibleRoots.flatMap { app.tree.subtree(of: $0) }.filter {
        app.tree[$0].isAccessibilityElement && !app.isHidden($0)
      }
    }
  }
}

extension App {
  func node(_ identifier: String) throws -> ElementTree.Index {
    try #require(tree.node(identifier))
  }

  func value(_ identifier: String) throws -> String? { tree[try node(identifier)].value }

  func label(_ identifier: String) throws -> String? { tree[try node(identifier)].label }

  /// Runs an activation as a gesture does, and drops the notifications.
  mutating func tap(_ identifier: String) throws {
    beginStep()
    _ = activate(try node(identifier))
    _ = takeNotifications()
  }
}
