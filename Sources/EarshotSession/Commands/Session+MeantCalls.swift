import EarshotLines
import EarshotNotation

// Lines in the form of a call, and movements in plain words.
//
// - Source: SESSIONS.md, "Refusals"; our choice, from what people typed.
extension Session {
  /// Returns the command in the form of a call, such as `rotor "Headings"` for `rotor(Headings)` or
  /// `swipe right` for `device.swipe("right")`, or `nil` for other lines.
  static func called(_ text: String) -> String? {
    guard text.last == ")", let open = text.firstIndex(of: "("),
      let name = text[..<open].split(separator: ".").last
    else { return nil }
    let words = name.reduce(into: "") { words, letter in
      words += letter.isUppercase ? " \(letter.lowercased())" : "\(letter)"
    }
    let argument = text[text.index(after: open)...].dropLast()
    guard words.allSatisfy({ $0.isLetter || $0 == " " }), !argument.contains("("),
      !argument.contains("#")
    else { return nil }
    let bare = argument.filter { !"'\"`".contains($0) }
    let lines = ["\(words) \(Quoting.quotedLiteral(bare))", "\(words) \(bare)".trimmed]
    return (bare == argument ? lines.reversed() : lines).lazy
      .compactMap { try? CommandParser.parse($0) }.first?.canonical
  }

  /// Returns the line for a name in camel case, such as `scrub` for `goBack`, or `action "Reply"` for
  /// `performAction("Reply")`.
  ///
  /// The result is `nil` for other lines.
  func joined(_ text: String) -> String? {
    let name = text.prefix { $0.isLetter }
    let rest = text[name.endIndex...]
    let isCall = rest.hasPrefix("(") && rest.hasSuffix(")") && !rest.dropFirst().contains("(")
    guard name.first?.isLowercase ?? false, name.contains(where: \.isUppercase),
      rest.isEmpty || isCall, !ForeignAssertion.comparesExactly(text)
    else { return nil }
    let words = name.reduce(into: "") { words, letter in
      words += letter.isUppercase ? " \(letter.lowercased())" : "\(letter)"
    }
    let line = "\(words) \(rest.dropFirst().dropLast())".trimmed
    if let command = try? CommandParser.parse(line) { return command.canonical }
    return answer(to: line).flatMap { Suggestion.meant(in: $0.reason) }
      .flatMap { Self.isLine($0) ? $0 : nil }
  }

  /// Returns the line that passes a movement through to the app, such as `pass through left` for
  /// `swipe left through to the app`.
  ///
  /// The result is `nil` for other lines.
  static func passedThrough(_ typed: TypedWords) -> String? {
    let directions = typed.lowered.filter { ["left", "right", "up", "down"].contains($0) }
    guard directions.count == 1 else { return nil }
    let isThrough =
      typed.lowered.contains("through")
      && ["swipe", "pass", "flick", "let"].contains(typed.lowered[0])
    let holds = typed.lowered.contains { ["hold", "holding"].contains($0) }
    let drags = typed.lowered.contains { ["drag", "move", "slide", "dragging"].contains($0) }
    return isThrough || holds && drags ? "pass through \(directions[0])" : nil
  }

  /// Returns the drag between two points, such as `drag 20 20 to 20 80` for `swipe from 20 20 to 20
  /// 80`, or `nil` for other lines.
  static func dragged(_ typed: TypedWords) -> String? {
    let verbs: Set = ["swipe", "drag", "move", "pan", "slide", "flick", "touch"]
    guard verbs.contains(typed.lowered[0]) else { return nil }
    let words = typed.joined(typed.count).split { $0.isBlank || ",()".contains($0) }.dropFirst()
    let numbers = words.filter { $0.allSatisfy { $0.isNumber || $0 == "." } }
    let others = words.filter { !["from", "to", "until", "-", "->"].contains($0.lowercased()) }
    guard numbers.count == 4, others.count == 4 else { return nil }
    return "drag \(numbers[0]) \(numbers[1]) to \(numbers[2]) \(numbers[3])"
  }

  /// Returns the line that takes back steps, such as `:undo 2` for `undo 2 steps`, `back up 2 steps`,
  /// or `two steps back`.
  ///
  /// The result is `nil` for other lines.
  static func undone(_ typed: TypedWords) -> String? {
    let fillers: Set = [
      "undo", "the", "last", "steps", "step", "gestures", "gesture", "times", "back", "go", "up",
      "take", "by", "move", "moves", "me", "please", "and", "rewind", "revert", "commands",
      "command", "of", "my", "actions",
    ]
    let words = typed.lowered.map { word in
      if word == "a", typed.lowered.contains("step") { return "1" }
      return [":back", ":undo"].contains(word) ? String(word.dropFirst()) : word
    }
    let numbers = words.compactMap { WrittenCount($0)?.count ?? Int(PlainWord.canonical($0)) }
    guard words.contains(where: { ["undo", "back", "rewind", "revert"].contains($0) }),
      numbers.count == 1,
      words.allSatisfy({ fillers.contains($0) || WrittenCount($0) != nil })
    else { return nil }
    return ":undo \(numbers[0])"
  }

  /// Returns the failure without a suggestion to go back once if the line has a number, such as
  /// `go back 2 screens`.
  func withoutLostNumber(_ failure: CommandParser.Failure, for text: String)
    -> CommandParser.Failure
  {
    if let line = swipedOften(text, failure) { return MeantForm.meaning(.line(line), by: text) }
    let words = text.lowercased().split { !($0.isLetter || $0.isNumber) }.map(String.init)
    guard Suggestion.meant(in: failure.reason) == "scrub", words.contains("back"),
      !words.contains(where: { $0.hasPrefix("finger") }),
      words.contains(where: { Int(PlainWord.canonical($0)) != nil })
    else { return failure }
    return MeantForm.meaning(
      .advice("'scrub' goes back once, and ':undo 2' undoes two gestures"),
      by: text
    )
  }

  /// Returns the swipe with its count, such as `swipe left 2` for `swipe back 2`, or `nil` for other
  /// lines and if the failure suggests a line.
  private func swipedOften(_ text: String, _ failure: CommandParser.Failure) -> String? {
    let typed = TypedWords(text)
    guard typed.count > 2, ["swipe", "flick"].contains(typed.lowered[0]),
      Suggestion.meant(in: failure.reason) == nil,
      let count = typed.lowered.last.flatMap({ WrittenCount($0)?.count }),
      let line = answer(to: typed.joined(typed.count - 1)).flatMap({
        Suggestion.meant(in: $0.reason)
      }),
      MeantForm.isCommand("\(line) \(count)")
    else { return nil }
    return "\(line) \(count)"
  }
}
