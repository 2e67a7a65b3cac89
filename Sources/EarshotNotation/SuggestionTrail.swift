import EarshotModel

/// The suggestions that lead from invalid text to valid text.
///
/// Advice about one word can lead to the next error. A trail applies each suggestion to the text
/// and checks the text again, until it's valid.
///
/// - Source: our choice: advice must lead to a line that works.
package struct SuggestionTrail {
  /// A function that returns the text after applying the suggestion of a message, or `nil` if the
  /// message has none.
  let take: (_ message: String, _ text: String) -> String?
  /// A function that returns the message about text, or `nil` if the text is valid.
  let judge: (_ text: String) -> String?

  /// The maximum number of suggestions to follow.
  private static let limit = 5

  /// Creates a trail.
  ///
  /// - Parameters:
  ///   - take: A function that returns the text after applying the suggestion of a message, or
  ///     `nil` if the message has none.
  ///   - judge: A function that returns the message about text, or `nil` if the text is valid.
  package init(
    take: @escaping (_ message: String, _ text: String) -> String?,
    judge: @escaping (_ text: String) -> String?
  ) {
    self.take = take
    self.judge = judge
  }

  /// Follows the suggestions of messages until the text is valid.
  ///
  /// - Parameters:
  ///   - message: The message about the text.
  ///   - text: The text.
  /// - Returns: The valid text and the number of suggestions that led to it, or `nil` if five
  ///   suggestions don't lead to valid text.
  package func end(of message: String, in text: String) -> (text: String, count: Int)? {
    var (message, text) = (message, text)
    for count in 1...Self.limit {
      guard let next = take(message, text), next != text else { return nil }
      text = next
      guard let found = judge(text) else { return (text, count) }
      message = found
    }
    return nil
  }
}

extension Suggestion {
  /// Returns the suggestion in a message, such as `pay` in `did you mean 'pay'?`, or `nil` if
  /// there's none.
  ///
  /// The suggestion ends at the first quotation mark that isn't before a letter, so it can contain
  /// apostrophes.
  package static func meant(in message: String) -> String? {
    ["did you mean '", "write '"].lazy.compactMap { start -> String? in
      guard let begin = message.lastRange(of: start)?.upperBound else { return nil }
      return quoted(message[begin...])
    }.first
  }

  /// Returns the text with the suggestion of a message in place of the wrong word, or `nil` if the
  /// message has no suggestion.
  ///
  /// The wrong word is the first one that the message quotes.
  package static func replacing(in text: String, by message: String) -> String? {
    guard let open = message.firstIndex(of: "'"), let meant = meant(in: message),
      let wrong = quoted(message[message.index(after: open)...]),
      let place = text.firstRange(of: wrong)
    else { return nil }
    return "\(text[..<place.lowerBound])\(meant)\(text[place.upperBound...])"
  }

  /// Returns the text before the closing quotation mark, or `nil` if there's none.
  private static func quoted(_ text: Substring) -> String? {
    let end = text.indices.first { place in
      let after = text.index(after: place)
      return text[place] == "'" && (after == text.endIndex || !text[after].isLetter)
    }
    return end.map { String(text[..<$0]) }
  }
}

extension String {
  /// Returns the range of the last occurrence of the given text, or `nil` if there's none.
  package func lastRange(of text: String) -> Range<Index>? {
    var found: Range<Index>?
    while let next = firstRange(of: text, from: found?.upperBound) { found = next }
    return found
  }
}
