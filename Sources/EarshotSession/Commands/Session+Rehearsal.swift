import EarshotFocusEngine
import EarshotLines
import EarshotNotation

// Suggestions that Earshot plays on a copy of the session before it shows them.
//
// - Source: our choice: a suggestion is a line that works here.
extension Session {
  /// The maximum number of suggestions to follow from one message.
  private static let rehearsalLimit = 3

  /// Returns the failure with a suggestion that works in the current state of the app.
  ///
  /// The method plays the suggested line on a copy of the session. If the line isn't complete, the
  /// failure says what it lacks. If Earshot refuses a name in the line and suggests another line,
  /// the failure suggests that line, unless it loses a part of what the user typed.
  ///
  /// - Complexity: The same as for running the line.
  func rehearsed(_ failure: CommandParser.Failure, for text: String) -> CommandParser.Failure {
    guard let first = Suggestion.meant(in: failure.reason), !first.begins(with: "? ") else {
      return failure
    }
    guard Self.isLine(first) else { return completed(failure, suggesting: first) }
    var line = first
    for _ in 0..<Self.rehearsalLimit {
      guard let next = suggestion(onNameIn: line), next != line, Self.isLine(next),
        KeptParts(of: text).areAll(in: next)
      else { break }
      line = next
    }
    return line == first ? failure : replacing(first, with: line, in: failure)
  }

  /// Returns the failure with the requirement of its suggestion, such as `'rotor' needs a name`, if
  /// the suggestion isn't a complete line.
  private func completed(
    _ failure: CommandParser.Failure,
    suggesting line: String
  ) -> CommandParser.Failure {
    let asked = " did you mean '\(line)'?"
    guard failure.reason.hasSuffix(asked), !line.contains(where: \.isUppercase) else {
      return failure
    }
    do throws(CommandParser.Failure) {
      _ = try CommandParser.parse(line)
      return failure
    } catch {
      guard error.kind.isMissing else { return failure }
      let start = failure.reason.dropLast(asked.count)
      return CommandParser.Failure(reason: "\(start) \(error.reason)", kind: error.kind)
    }
  }

  /// Returns the line that Earshot suggests after it refuses a name in a line, or `nil` if it
  /// doesn't refuse any.
  private func suggestion(onNameIn line: String) -> String? {
    guard !line.hasPrefix(":") else { return nil }
    var copy = self
    copy.keepsHistory = false
    let response = copy.play(line)
    guard response.isRefused, response.content.contains(where: \.refusesName) else { return nil }
    return response.content.reversed().lazy.compactMap { Suggestion.meant(in: $0.text) }.first
  }

  private func replacing(
    _ old: String,
    with line: String,
    in failure: CommandParser.Failure
  ) -> CommandParser.Failure {
    guard let place = failure.reason.lastRange(of: "'\(old)'") else { return failure }
    let (start, end) = (
      failure.reason[..<place.lowerBound], failure.reason[place.upperBound...]
    )
    // The short form in parentheses belongs to the old line.
    let rest = end.hasPrefix(" (") ? end.drop { $0 != ")" }.dropFirst() : end
    return CommandParser.Failure(reason: "\(start)'\(line)'\(rest)")
  }

  /// Runs the commands of a line, without answering those that can't be parsed.
  ///
  /// - Returns: The output, which is empty if a command can't be parsed.
  @discardableResult
  mutating func play(_ line: String) -> Response {
    beginLine()
    var run = ResponseBuilder()
    let commands = CommandParser.commands(in: line).map { String($0).trimmed }
      .filter { !$0.isEmpty }
    for text in commands where MeantForm.isCommand(text) {
      guard let command = understand(text, isAlone: commands.count == 1, &run) else { continue }
      perform(command, &run)
    }
    return finish(&run)
  }
}

extension SessionLine {
  /// Whether the line refuses a name that doesn't exist here.
  fileprivate var refusesName: Bool {
    switch self {
    case .refusal(.unknownName): true
    case .refusal(.gesture(let reason)):
      [.noSuchElement, .noSuchScreen, .noRotor, .noAction].contains(reason)
    default: false
    }
  }
}
