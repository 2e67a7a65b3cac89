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
          return copy.withMeantWords(error, for: line).reason
        }
      }
    )
    // One suggestion is enough if it's a whole line.
    if Suggestion.meant(in: answer.reason).map(MeantForm.isCommand) ?? true { return nil }
    return trail.end(of: answer.reason, in: text)?.text
  }

  /// Returns the line with the suggestion of a message in it, or `nil` if there's none.
  private static func line(_ line: String, with reason: String) -> String? {
    guard let meant = Suggestion.meant(in: reason) else { return self.line(line, withExampleOf: reason) }
    return MeantForm.isCommand(meant) ? meant : Suggestion.replacing(in: line, by: reason)
  }

  /// Returns the line with the example in a message about its value: `:set rate fast` →
  /// `:set rate 50%`.
  private static func line(_ line: String, withExampleOf reason: String) -> String? {
    guard let start = reason.firstRange(of: " such as ")?.upperBound,
      let end = line.lastIndex(of: " ")
    else { return nil }
    return "\(line[...end])\(reason[start...].prefix { !$0.isBlank && $0 != "," && $0 != ";" })"
  }
}
