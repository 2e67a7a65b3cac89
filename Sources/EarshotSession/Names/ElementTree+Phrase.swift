import EarshotLines
package import EarshotModel
import EarshotNotation

extension ElementTree {
  /// Returns the node's name as a noun phrase: `#id` or, without an identifier, its kind with an
  /// article, such as `the cell "Milk"` or `an unlabeled cell`.
  ///
  /// - Parameters:
  ///   - index: The node.
  ///   - kind: The kind of node, or `nil` to use its role.
  /// - Returns: The noun phrase.
  package func phrase(of index: Index, as kind: String? = nil) -> String {
    let element = self[index]
    if element.role == .screen { return "the \(shortName(of: index))" }
    let noun = kind ?? element.role.nounInPhrase
    if let name = name(of: index) {
      let marked = Quoting.name(name, after: "#")
      return kind == nil ? marked : "the \(noun) \(marked)"
    }
    let label = element.label ?? ""
    return label.isEmpty ? "an unlabeled \(noun)" : "the \(noun) \(Quoting.quotedLiteral(label))"
  }

  /// Returns the modal view's name as a noun phrase, such as `the modal view #overlay`.
  func phrase(ofModalView index: Index) -> String { phrase(of: index, as: "modal view") }
}

extension Role {
  /// The role in words, as a noun.
  fileprivate var nounInPhrase: String {
    switch self {
    case .back: "back button"
    case .dismissRegion, .menuDismissRegion: "button"
    default: noun
    }
  }
}
