package import EarshotModel
import EarshotNotation
package import EarshotComposer
package import EarshotSimulatedApp

extension ElementTree {
  /// Finds a screen by its name, ignoring case; prefers an exact match.
  package func screenPlace(named name: String) -> Index? {
    if let screen = screen(named: name) { return screen }
    let screens = screens
    return screens.map { self[$0].identifier ?? "" }.index(ofName: name).map { screens[$0] }
  }

  /// Whether a node of the app has an identifier, whatever its case.
  ///
  /// - Complexity: O(1) where the case is right, else O(*n*) in the number of nodes.
  package func knows(identifier: String) -> Bool {
    if node(identifier) != nil { return true }
    let name = identifier.lowercased()
    return indices.contains { self[$0].identifier?.lowercased() == name }
  }

  /// The node's name in a sentence: `#id`, otherwise its role and label.
  ///
  /// - Source: SESSIONS.md, "The REPL's own commands", `:why`.
  package func shortName(of index: Index) -> String {
    let element = self[index]
    if element.role == .screen { return "screen \(Quoting.name(element.identifier ?? ""))" }
    if let name = name(of: index) { return Quoting.name(name, after: "#") }
    let label = element.label.map { " " + Quoting.quotedLiteral($0) } ?? ""
    return element.role.nodeWord + label
  }
}

extension Composer {
  /// The name that an action goes by: the author's, or VoiceOver's own.
  package func name(of action: OfferedAction) -> String {
    action.kind == .systemDrag ? nameOfDrag : action.action.name
  }
}
