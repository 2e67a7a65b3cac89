import EarshotModel
import EarshotFocusEngine
import EarshotNotation
import EarshotSimulatedApp

extension Session {
  /// The containers around a node, outermost first; views that VoiceOver looks through are none.
  ///
  /// - Source: VOICEOVER.md 2.3.
  func containers(around index: ElementTree.Index) -> [ElementTree.Index] {
    tree.ancestors(of: index).filter { tree[$0].isContainer }.reversed()
  }

  /// The containers around the cursor: `inside: list "Pizzas"`; nothing where there is none.
  var insideLine: [String] {
    let names = cursor.map { containers(around: $0).map { tree.nodeLine(of: $0) } } ?? []
    return names.isEmpty ? [] : ["inside: " + Display.spoken(names.joined(separator: ", "))]
  }
}

extension Element {
  /// Whether the node groups what is inside for VoiceOver, or pages it.
  fileprivate var isContainer: Bool {
    switch role {
    case .screen, .app: false
    case .scrollView, .segments, .alert, .sheet: true
    default: containerType != .none || traits.contains(.tabBar)
    }
  }
}
