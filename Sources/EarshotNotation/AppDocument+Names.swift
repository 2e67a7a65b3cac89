import EarshotModel

// The names that tests use for the parts of an app.
extension AppDocument {
  /// The identifiers of elements, alerts, and sheets, each once, in the order of the file.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  package var elementIdentifiers: [String] {
    tree.indices.filter { ![.screen, .app].contains(tree[$0].role) }
      .compactMap { tree[$0].identifier }.withoutRepetitions
  }

  /// The names of the screens that a session can start on, in the order of the file.
  package var screenIdentifiers: [String] {
    tree.screens.compactMap { tree[$0].identifier }.withoutRepetitions
  }

  /// The names of the custom actions, each once, in the order of the file.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes and actions.
  package var actionNames: [String] {
    tree.indices.flatMap { tree[$0].actions.map(\.name) }.withoutRepetitions
  }
}

extension [String] {
  /// The strings without later duplicates.
  var withoutRepetitions: [String] {
    var known: Set<String> = []
    return filter { known.insert($0).inserted }
  }
}
