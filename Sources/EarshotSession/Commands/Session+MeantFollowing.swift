import EarshotLines
import EarshotModel
import EarshotNotation

// The line that several suggestions in a row lead to.
extension Session {
  /// Returns the line that several suggestions in a row lead to, or `nil` if the first one is a whole
  /// line or leads to none.
  ///
  /// `swpe rihgt 2` → `swipe right 2`: a suggestion for one word leaves the other one wrong.
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
    // One suggestion is enough if it's a whole line.
    if Suggestion.meant(in: answer.reason).map(Self.isLine) ?? true { return nil }
    return trail.end(of: answer.reason, in: text)?.text
  }

  /// Returns the line with the suggestion of a message in it, or `nil` if there's none.
  private static func line(_ line: String, with reason: String) -> String? {
    guard let meant = Suggestion.meant(in: reason) else {
      return self.line(line, withExampleOf: reason)
    }
    return isLine(meant) ? meant : Suggestion.replacing(in: line, by: reason)
  }

  /// Returns the line with the example in a message about its value: `:set rate fast` →
  /// `:set rate 50%`.
  private static func line(_ line: String, withExampleOf reason: String) -> String? {
    guard let start = reason.firstRange(of: " such as ")?.upperBound,
      let end = line.lastIndex(of: " ")
    else { return nil }
    return "\(line[...end])\(reason[start...].prefix { !$0.isBlank && $0 != "," && $0 != ";" })"
  }

  /// Returns the failure with the prompt's current answer to a line, or `nil` if the line is a
  /// command or nothing is known about it.
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
  static func isLine(_ text: String) -> Bool {
    text.begins(with: "? ")
      || CommandParser.placedCommands(in: text).allSatisfy {
        if case .success = $0.result { true } else { false }
      }
  }

  /// Returns the action that a line begins with, if an element has it: `mute this chat` →
  /// `action "Mute"`.
  func actionFirst(_ words: TypedWords) -> String? {
    let name = words.lowered[0]
    if let cursor, let action = actionNames(at: cursor).first(where: { $0.lowercased() == name }) {
      return "action \(Quoting.quotedLiteral(action))"
    }
    return actionCalled(name)
  }

  /// Returns whether a stop, as `touch` takes it, is a text field: only there can you type.
  mutating func takesText(_ stop: String) -> Bool {
    let target: CommandTarget =
      stop.hasPrefix("#")
      ? .identifier(String(stop.dropFirst()).withoutQuotes) : .label(stop.withoutQuotes)
    return node(target).map { tree.traits(of: $0).contains(.textEntry) } ?? true
  }
}
