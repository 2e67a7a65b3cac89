extension Role {
  /// The noun for an element with the role in a sentence, such as `date picker`.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the word in the screen format.
  package var noun: String {
    switch self {
    case .adjustable: "adjustable element"
    case .activity: "activity indicator"
    default:
      rawValue.reduce(into: "") { noun, letter in
        noun += letter.isUppercase ? " \(letter.lowercased())" : String(letter)
      }
    }
  }
}
