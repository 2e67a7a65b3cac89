package import EarshotModel
import EarshotNotation
package import EarshotComposer
package import EarshotSimulatedApp

extension ElementTree {
  /// Finds a screen by its name, ignoring case, or returns `nil` if there's none.
  ///
  /// The method prefers an exact match.
  package func screenPlace(named name: String) -> Index? {
    if let screen = screen(named: name) { return screen }
    let screens = screens
    return screens.map { self[$0].identifier ?? "" }.index(ofName: name).map { screens[$0] }
  }

  /// Returns whether a node of the app has an identifier, ignoring case.
  ///
  /// - Complexity: O(1) if the case matches; otherwise, O(*n*), where *n* is the number of nodes.
  package func knows(identifier: String) -> Bool {
    if node(identifier) != nil { return true }
    let name = identifier.lowercased()
    return indices.contains { self[$0].identifier?.lowercased() == name }
  }

  /// Returns the node's name for a sentence: `#id` or, without an identifier, its role and label.
  ///
  /// - Source: SESSIONS.md, "The REPL's own commands", `:why`.
  package func shortName(of index: Index) -> String {
    let element = self[index]
    if element.role == .screen { return "screen \(Quoting.name(element.identifier ?? ""))" }
    if let name = name(of: index) { return Quoting.name(name, after: "#") }
    let label = element.label.map { " " + Quoting.quotedLiteral($0) } ?? ""
    return element.role.nodeWord + label
  }

  /// Returns the short name with a noun in place of the role's word in the notation, such as `date
  /// picker "Arrival"`.
  package func nounName(of index: Index) -> String {
    let (name, role) = (shortName(of: index), self[index].role)
    guard role != .screen, role.nodeWord == role.rawValue, name.hasPrefix(role.nodeWord) else {
      return name
    }
    return role.noun + name.dropFirst(role.nodeWord.count)
  }
}

extension Composer {
  /// Returns the name of an action, either the author's name or VoiceOver's own name for it.
  package func name(of action: OfferedAction) -> String {
    action.kind == .systemDrag ? nameOfDrag : action.action.name
  }
}
