import EarshotLines
import EarshotModel
import EarshotNotation

// The line that results from following several suggestions.
extension Session {
  /// Returns the line that results from following several suggestions.
  ///
  /// The result is `nil` if the first suggestion is already a whole line, or if the suggestions
  /// don't result in a valid line.
  ///
  /// For example, a single suggestion corrects only one of the words in `swpe rihgt 2`.
  mutating func followed(_ answer: CommandParser.Failure, for text: String) -> String? {
    var copy = self
    let trail = SuggestionTrail(
      take: { reason, line in Self.line(line, with: reason) },
      judge: { line in
        do throws(CommandParser.Failure) {
          _ = try CommandParser.parse(line)
          return nil
        } catch {
          return Self.isLine(line) ? nil : copy.withMeantWords(error, for: line).reason
        }
      }
    )
    // A single suggestion is enough if it's a whole line.
    if Suggestion.meant(in: answer.reason).map(Self.isLine) ?? true { return nil }
    let end = trail.end(of: answer.reason, in: text)?.text
    return end.flatMap { KeptParts(of: text).areAll(in: $0) ? $0 : nil }
  }

  /// Returns the line after applying the suggestion in a message, or `nil` if the message has none.
  private static func line(_ line: String, with reason: String) -> String? {
    guard let meant = Suggestion.meant(in: reason) else {
      return self.line(line, withExampleOf: reason)
    }
    return isLine(meant) ? meant : Suggestion.replacing(in: line, by: reason)
  }

  /// Returns the line with the example from the message about its value, such as `:set rate 50%`
  /// for `:set rate fast`.
  ///
  /// The result is `nil` if the message has no example.
  private static func line(_ line: String, withExampleOf reason: String) -> String? {
    guard let start = reason.firstRange(of: " such as ")?.upperBound,
      let end = line.lastIndex(of: " "), !line[end...].contains(where: \.isNumber)
    else { return nil }
    return "\(line[...end])\(reason[start...].prefix { !$0.isBlank && $0 != "," && $0 != ";" })"
  }

  /// Returns the failure with the answer to a line in the current state of the app.
  ///
  /// The result is `nil` if the line is a command or has no known meaning.
  ///
  /// - Complexity: O(*n*), where *n* is the number of stops and screens of the app.
  package func answer(to text: String) -> CommandParser.Failure? {
    do throws(CommandParser.Failure) {
      _ = try CommandParser.parse(text)
      return nil
    } catch {
      var copy = self
      let answer = copy.withMeantLine(error, for: text)
      return answer.reason.hasSuffix(Self.endingWithoutAnswer) ? nil : answer
    }
  }

  /// Returns whether each command of a line can be parsed.
  package static func isLine(_ text: String) -> Bool {
    text.begins(with: "? ")
      || CommandParser.placedCommands(in: text).allSatisfy {
        if case .success = $0.result { true } else { false }
      }
  }

  /// Returns the line that performs the action with which a line begins, such as `action "Mute"`
  /// for `mute this chat`.
  ///
  /// The result is `nil` if no stop has the action.
  func actionFirst(_ words: TypedWords) -> String? {
    let name = words.lowered[0]
    if let cursor, let action = actionNames(at: cursor).first(where: { $0.lowercased() == name }) {
      return "action \(Quoting.quotedLiteral(action))"
    }
    return actionCalled(name)
  }
}
