import EarshotModel

/// A word for a state in a condition or a claim, from the notation or from another tool.
///
/// - Source: SCREEN-FORMAT.md, "Guards"; other tools' words are our choice, from what people
///   typed.
package struct StateWord: Sendable {
  /// The word that was typed.
  package let word: String
  /// The replacement in single quotation marks, such as `'not hidden'`, to write after `is`.
  package let meant: String

  /// Creates a row from a typed word and its replacement.
  package init(word: String, meant: String) {
    self.word = word
    self.meant = meant
  }

  /// The words for states in the notation.
  package static let words = [
    "selected", "dimmed", "hidden", "expanded", "collapsed", "editing", "empty", "on", "off",
    "mixed",
  ]

  /// Other tools' and languages' words for states, each with the replacement.
  private static let borrowed = [
    ("dim", "dimmed"), ("disabled", "dimmed"), ("notEnabled", "dimmed"),
    ("grayed", "dimmed"), ("inactive", "dimmed"),
    ("enabled", "not dimmed"), ("active", "not dimmed"), ("visible", "not hidden"),
    ("shown", "not hidden"), ("invisible", "hidden"), ("checked", "on"), ("unchecked", "off"),
    ("true", "on"), ("false", "off"), ("yes", "on"), ("no", "off"),
    ("unselected", "not selected"), ("deselected", "not selected"), ("open", "expanded"),
    ("opened", "expanded"), ("closed", "collapsed"), ("blank", "empty"),
    ("nil", "empty"), ("null", "empty"), ("filled", "not empty"), ("nonempty", "not empty"),
  ]

  /// The words for states in the notation, followed by other tools' words.
  package static let all: [StateWord] =
    words.map { StateWord(word: $0, meant: "'\($0)'") }
    + borrowed.map { StateWord(word: $0.0, meant: "'\($0.1)'") }

  /// Returns the state that a Swift property means, such as `isOn` or `hidden`, or `nil` for any
  /// other name.
  static func meant(bySwift name: String) -> String? {
    if words.contains(name) { return name }
    guard name.hasPrefix("is") else { return nil }
    let word = name.dropFirst(2).lowercased()
    return words.contains(word) ? word : meant(by: word)
  }

  /// Returns advice for words that describe a text field, such as “valid”, or `nil` for any other
  /// text, which the user may type.
  static func advice(onField words: String) -> String? {
    if words.contains(" or ") { return Diagnostic.Message.noOr.text }
    if let state = meant(by: words), ["empty", "not empty"].contains(state) {
      return "write 'is \(state)'"
    }
    if ["valid", "invalid"].contains(words.lowercased()) {
      return """
        a condition can't tell whether text is valid; test a part of it, such as 'contains "@"'
        """
    }
    let counts = ["longer than ", "shorter than ", "at least "]
    return counts.contains(where: words.hasPrefix)
      ? "a condition can't count characters; use 'is empty' or 'contains' to test the text" : nil
  }

  /// Other words for an alert or a sheet, which is hidden while it's closed.
  private static let borrowedOfPanels = [
    ("open", "not hidden"), ("opened", "not hidden"), ("presented", "not hidden"),
    ("expanded", "not hidden"), ("closed", "hidden"), ("dismissed", "hidden"),
    ("collapsed", "hidden"),
  ]

  /// Returns the replacement for a word for the state of an alert or a sheet, or `nil` for any
  /// other text.
  static func meant(byWordOfPanel word: String) -> String? {
    borrowedOfPanels.first { $0.0 == word.lowercased() }?.1
  }

  /// Returns the replacement for another tool's word for a state, such as `not hidden` for
  /// `visible`, or `nil` for any other text.
  package static func meant(by word: String) -> String? {
    borrowed.first { $0.0 == word.lowercased() }?.1
  }
}
