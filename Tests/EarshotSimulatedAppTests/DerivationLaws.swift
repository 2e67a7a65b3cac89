import EarshotModel
import EarshotNotation
import TestSupport
import Testing

@testable import EarshotSimulatedApp

@Suite("State that follows from other state")
struct DerivationLaws {
  @Test("is the same as if everything were computed again", arguments: ProjectFiles.screens)
  func follows(_ path: String) throws {
    let source = try ProjectFiles.source(path)
    let document = try #require(AppDocument.read([source]).document)
    let fresh = App(document.tree) { _ in [] }
    for node in document.tree.indices {
      var app = fresh
      app.start(at: document.tree.screen(of: node))
      _ = app.activate(node)
      _ = app.takeNotifications()
      var whole = app
      whole.derivation.noteChangeOfAll()
      whole.derivation.isStale = true
      whole.settle()
      #expect(app.tree == whole.tree, "\(path): \(document.tree.nodeLine(of: node))")
    }
  }
}
