import EarshotLines
import EarshotModel

extension ElementTree {
  /// Returns the node's short name, with an article if the name is only a role: `#pay`,
  /// `button "Pay"`, `date picker "Arrival"`, or `the search field`.
  func nameInSentence(of index: Index) -> String {
    let name = nounName(of: index)
    let role = self[index].role
    return [role.noun, role.rawValue, "text", "button"].contains(name) ? "the \(name)" : name
  }
}
