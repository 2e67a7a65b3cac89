import EarshotLines
import EarshotModel

extension ElementTree {
  /// Returns the node's short name, with an article if the name is only a role: `#pay`,
  /// `button "Pay"`, or `the search field`.
  func nameInSentence(of index: Index) -> String {
    let name = shortName(of: index)
    guard name.allSatisfy(\.isLetter) else { return name }
    return name.reduce(into: "the ") { words, letter in
      words += letter.isUppercase ? " \(letter.lowercased())" : String(letter)
    }
  }
}
