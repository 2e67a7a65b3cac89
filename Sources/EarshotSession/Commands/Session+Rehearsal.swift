import EarshotFocusEngine
import EarshotLines
import EarshotModel
import EarshotNotation

// Suggestions that Earshot plays on a copy of the session before it shows them.
//
// - Source: our choice: a suggestion is a line that works here.
extension Session {
  /// The maximum number of suggestions to follow from one message.
  private static let rehearsalLimit = 3
  private static let noDoubleTap = "a double tap does nothing there"

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
    if line == first, case .takesNothing(let command) = failure.kind,
      failure.reason.hasSuffix("write '\(first)'"), first.hasPrefix("touch \""),
      refusesName(in: first)
    {
      return Self.elementFirst(failure, command)
    }
    line = asGesture(line, for: text)
    if let reason = reasonUnreachable(in: line),
      let start = Self.start(of: failure, before: first)
    {
      return CommandParser.Failure(reason: "\(start); \(reason)", kind: failure.kind)
    }
    if let reason = reasonForNoSwipes(in: line), let start = Self.start(of: failure, before: first)
    {
      return CommandParser.Failure(reason: "\(start); \(reason)", kind: failure.kind)
    }
    return replacing(first, with: working(line) ?? line, in: failure, for: text)
  }

  /// Returns advice on a line that swipes to an element that doesn't exist, or `nil` for other
  /// lines.
  private func reasonForNoSwipes(in line: String) -> String? {
    guard case .gesture(let gesture)? = try? CommandParser.parse(line),
      case .swipe(_, .until(let target)) = gesture
    else { return nil }
    var copy = self
    return copy.node(target) == nil ? advice(onNameIn: .gesture(gesture)) : nil
  }

  /// Returns the failure with a different suggestion, without a double tap that does nothing, or
  /// with the reason that the suggestion does nothing.
  private func replacing(
    _ first: String,
    with line: String,
    in failure: CommandParser.Failure,
    for text: String
  ) -> CommandParser.Failure {
    if !options.voiceOver, !line.hasPrefix(":"),
      rehearsal(of: line).content.contains(.refusal(.voiceOverIsOff)),
      let start = Self.start(of: failure, before: first)
    {
      let reason = "\(start); VoiceOver is off, so turn it on first with 'voiceover on'"
      return CommandParser.Failure(reason: reason, kind: failure.kind)
    }
    if let line = whileEditing(line) { return replacing(first, with: line, in: failure) }
    if let told = adjustingElsewhere(line, insteadOf: first, in: failure) { return told }
    if let reason = whyInVain(line),
      let told = telling(reason, insteadOf: first, in: failure, reaching: line)
    {
      return told
    }
    let bare = withoutVainActivation(line)
    let asked = ["double tap", "double-tap", "doubletap"]
    if bare != line, asked.contains(where: text.lowercased().contains),
      let told = telling(Self.noDoubleTap, insteadOf: first, in: failure, reaching: bare)
    {
      return told
    }
    return bare == first ? failure : replacing(first, with: bare, in: failure)
  }

  /// Returns the line with a double tap before a gesture that edits text, such as `touch "Name";
  /// double tap; delete` for `touch "Name"; delete`.
  ///
  /// The result is `nil` if the line needs no double tap, or if Earshot would refuse the result.
  private func whileEditing(_ line: String) -> String? {
    let commands = CommandParser.commands(in: line).map { String($0).trimmed }
    guard commands.count == 2, commands[0].begins(with: "touch "),
      rehearsal(of: line).content.contains(.refusal(.gesture(.notEditing)))
    else { return nil }
    let longer = "\(commands[0]); double tap; \(commands[1])"
    return succeeds(longer) ? longer : nil
  }

  /// Returns the failure with advice to adjust a different element instead of `increment` or
  /// `decrement` here, or `nil` if the element under the cursor is adjustable.
  private func adjustingElsewhere(
    _ line: String,
    insteadOf suggested: String,
    in failure: CommandParser.Failure
  ) -> CommandParser.Failure? {
    guard case .gesture(let gesture)? = try? CommandParser.parse(line),
      rehearsal(of: line).content.contains(.refusal(.gesture(.nothingToAdjust))),
      let start = Self.start(of: failure, before: suggested)
    else { return nil }
    let isNone = stops.allSatisfy { !tree[$0].traits.contains(.adjustable) }
    let none =
      isNone ? "no element on this screen is adjustable" : "this element isn't adjustable"
    let advice = adviceOnAdjusting(gesture) ?? none
    return CommandParser.Failure(
      reason: "\(start); '\(line)' adjusts an element, but \(advice)",
      kind: failure.kind
    )
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

  /// Returns whether Earshot refuses a name in a line.
  private func refusesName(in line: String) -> Bool {
    var copy = self
    copy.keepsHistory = false
    return copy.play(line).content.contains(where: \.refusesName)
  }

  /// Returns the line without its double tap if the element isn't a control and has nothing to
  /// activate.
  func withoutVainActivation(_ line: String) -> String {
    let end = "; double tap"
    var copy = self
    guard line.hasSuffix(end), let first = CommandParser.placedCommands(in: line).first,
      case .success(.gesture(.touch(.target(let target)))) = first.result,
      let node = copy.node(target),
      tree.traits(of: node).isDisjoint(with: [.button, .link, .textEntry, .searchField])
    else { return line }
    copy.keepsHistory = false
    let isVain = copy.play(line).content.contains {
      if case .refusal(.gesture(.nothingToActivate)) = $0 { true } else { false }
    }
    return isVain ? String(line.dropLast(end.count)) : line
  }

  /// Returns the reason that a gesture on a named element does nothing, or `nil` if it does
  /// something or the line is a different one.
  private func whyInVain(_ line: String) -> String? {
    let commands = CommandParser.commands(in: line).map { String($0).trimmed }
    guard commands.count == 2, commands[0].begins(with: "touch ") else { return nil }
    var copy = self
    copy.keepsHistory = false
    return copy.play(line).content.lazy.compactMap { line -> String? in
      switch line {
      case .refusal(.gesture(.nothingToAdjust)): "it isn't adjustable"
      case .refusal(.gesture(.notEditing)): "you aren't editing text there"
      default: nil
      }
    }.first
  }

  /// Returns the failure with the line that only reaches an element and with the reason that the
  /// rest of the suggestion does nothing.
  ///
  /// The result is `nil` if the failure has the suggestion in a different form.
  private func telling(
    _ reason: String,
    insteadOf suggested: String,
    in failure: CommandParser.Failure,
    reaching line: String
  ) -> CommandParser.Failure? {
    let touch = CommandParser.commands(in: line).first.map { String($0).trimmed }
    guard let touch, let start = Self.start(of: failure, before: suggested) else { return nil }
    return CommandParser.Failure(
      reason: "\(start); '\(touch)' goes to that element, but \(reason)",
      kind: failure.kind
    )
  }

  /// Returns the part of a failure's message before the suggestion, or `nil` if the message has it
  /// in a different form.
  private static func start(
    of failure: CommandParser.Failure,
    before suggested: String
  ) -> Substring? {
    let starts = [
      "; did you mean '\(suggested)'", "; write '\(suggested)'",
      "; the gesture acts at the cursor, so write '\(suggested)'",
    ]
    let end = starts.lazy.compactMap { failure.reason.firstRange(of: $0) }.first
    return end.map { failure.reason[..<$0.lowerBound] }
  }

  /// Returns the gesture that turns speech or the screen curtain on or off, in place of a line that
  /// changes the setting, unless the user typed such a line.
  ///
  /// If the setting has the value already, the gesture would change it back, so the line stays.
  private func asGesture(_ line: String, for text: String) -> String {
    guard !text.hasPrefix(":"), !text.lowercased().hasPrefix("set ") else { return line }
    switch line {
    case ":set curtain \(options.curtain ? "off" : "on")": return "three-finger triple tap"
    case ":set speech \(options.speech ? "off" : "on")": return "three-finger double tap"
    default: return line
    }
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
  var refusesName: Bool {
    switch self {
    case .refusal(.unknownName): true
    case .refusal(.gesture(let reason)):
      [.noSuchElement, .noSuchScreen, .noRotor, .noAction].contains(reason)
    default: false
    }
  }
}
