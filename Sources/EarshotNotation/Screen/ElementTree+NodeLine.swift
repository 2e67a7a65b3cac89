package import EarshotModel

extension ElementTree {
  /// Returns the node line for the current state of an element: role, state, traits, label,
  /// identifier, and tags.
  ///
  /// The parts that the tree's builder creates appear in the form that the user perceives: an
  /// alert's title is a `text`, and each half of a stepper is a `button`.
  package func nodeLine(of index: Index) -> String {
    let element = self[index]
    var words = [element.role.nodeWord]
    if element.role.holdsState, let state = element.toggleState { words.append(state.rawValue) }
    if element.role == .screen { words += element.identifier.map { [Quoting.name($0)] } ?? [] }
    words += element.traits.subtracting(traitsOfRole(of: index)).names
    if let label = element.nodeLabel { words.append(label) }
    if element.role != .screen, let identifier = element.identifier {
      words.append(Quoting.name(identifier, after: "#"))
    }
    words += element.tags.map { Quoting.name($0, after: ".") }
    return words.joined(separator: " ")
  }

  /// Returns the traits that a node has because of its role and, for a tab, because of its bar.
  func traitsOfRole(of index: Index) -> Traits {
    let role = self[index].role
    guard role == .tab, bar(ofTab: index).map({ self[$0].role }) == .tabBar else {
      return role.traits
    }
    return role.traits.union(.tabBarItem)
  }
}

extension Element {
  /// The current label in quotes (with its references, if the app isn't running), or `nil` if
  /// there's none.
  fileprivate var nodeLabel: String? {
    switch role {
    case .decrementButton: "\"Decrement\""
    case .incrementButton: "\"Increment\""
    case .dismissRegion: "\"dismiss popup\""
    case .menuDismissRegion: "\"Dismiss context menu\""
    default: label.map { Quoting.quoted($0) } ?? template(of: .label)?.quoted
    }
  }
}

extension Role {
  /// The word for the role on a node line.
  package var nodeWord: String {
    switch self {
    case .alertTitle: "text"
    case .decrementButton, .incrementButton, .dismissRegion, .menuDismissRegion: "button"
    default: rawValue
    }
  }
}
