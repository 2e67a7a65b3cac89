/// The words for the property that part of the speech comes from.
package enum PropertyOrigin {
  /// Returns the property with its owner, as in `the value of #points` or `the label of the header
  /// "Menu"`.
  ///
  /// - Parameters:
  ///   - property: The name of the property, or `system` for words that VoiceOver adds.
  ///   - owner: The identifier with its `#` or the role and the label of the element, or `nil` if
  ///     the owner is obvious.
  /// - Returns: The words, which begin with “the”.
  /// - Complexity: O(*n*) in the length of the names.
  package static func words(_ property: String, of owner: String?) -> String {
    let noun = nouns[property] ?? property
    guard let owner else { return "the \(noun)" }
    let name = owner.hasPrefix("#") ? owner : "the \(owner)"
    return "the \(noun) \(property == "system" ? "for" : "of") \(name)"
  }

  /// The nouns for properties that the screen format calls by other names.
  private static let nouns = [
    "customActions": "custom actions", "customContent": "custom content",
    "customRotors": "custom rotors",
  ]
}
