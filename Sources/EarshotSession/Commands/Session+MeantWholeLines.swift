import EarshotComposer
import EarshotFocusEngine
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSimulatedApp

// Whole lines for words without spaces, for words with one meaning, and for a wait.
//
// - Source: SESSIONS.md, "Refusals"; our choice, from what people typed.
extension Session {
  /// Returns a valid line with the missing spaces and corrections, or `nil` if there's none.
  mutating func lineApart(_ text: String) -> String? {
    guard let apart = Self.apart(text) else { return nil }
    if let line = [apart, apart + "s"].first(where: Self.isLine) { return line }
    do throws(CommandParser.Failure) {
      _ = try CommandParser.parse(apart)
      return nil
    } catch {
      let reason = withMeantWords(error, for: apart)
      if let whole = followed(reason, for: apart) { return whole }
      return Suggestion.meant(in: reason.reason).flatMap { Self.isLine($0) ? $0 : nil }
    }
  }

  /// Returns the line that a list item contains or means, such as `three-finger swipe up` for
  /// `- scroll`, or `nil` for other lines.
  func lineWithoutMarker(_ text: String) -> String? {
    guard ["- ", "* ", "• "].contains(where: text.hasPrefix), MeantCode(text)?.gesture == nil else {
      return nil
    }
    let item = String(text.dropFirst(2)).trimmed
    guard item.first?.isLetter ?? false else { return nil }
    if Self.isLine(item) { return item }
    return answer(to: item).flatMap { Suggestion.meant(in: $0.reason) }
      .flatMap { Self.isLine($0) ? $0 : nil }
  }

  /// Returns the line that the user meant, such as `rotor "Headings"` for `rotor: "Headings"`, or
  /// `nil` for other lines.
  mutating func lineWithoutColon(_ text: String) -> String? {
    guard let bare = Self.withoutColon(text) else { return nil }
    if Self.isLine(bare) { return bare }
    guard let line = Suggestion.meant(in: answer(to: bare)?.reason ?? ""), Self.isLine(line),
      bare.split(whereSeparator: \.isBlank).last.map({ line.contains($0.filter { $0 != "\"" }) })
        ?? false
    else { return nil }
    return line
  }

  /// Returns the line without a colon or an equals sign after its first words, or `nil` if there's
  /// none.
  private static func withoutColon(_ text: String) -> String? {
    guard let place = text.firstIndex(where: { ":=\"".contains($0) }), text[place] != "\"",
      !text.hasPrefix(":"), !text.hasPrefix("? ")
    else { return nil }
    let head = String(text[..<place]).trimmed
    let words = TypedWords(head)
    let rest = String(text[text.index(after: place)...]).trimmed
    guard (1...3).contains(words.count), words.lowered.allSatisfy({ $0.allSatisfy(\.isLetter) }),
      !rest.isEmpty, !rest.hasPrefix("=")
    else { return nil }
    return "\(head) \(rest)"
  }

  /// Returns the failure for a duration in words, such as `wait half a second`, with the duration.
  static func withDuration(_ failure: CommandParser.Failure, of text: String)
    -> CommandParser.Failure
  {
    let words = TypedWords(text).lowered
    guard failure.isOnlyMissing(.duration), words.count > 1, !MeantCommand.hasThousands(words),
      let duration = PlainDuration.written(Array(words.dropFirst()))
    else { return failure }
    return CommandParser.Failure(reason: "\(failure.reason); write '\(words[0]) \(duration)'")
  }

  /// Returns the failure for text after a command that takes no arguments, with the command to
  /// write instead.
  ///
  /// If the text looks like a name, the advice is to go to the element first.
  static func withCommandAlone(
    _ failure: CommandParser.Failure,
    for text: String
  ) -> CommandParser.Failure {
    guard case .takesNothing(let command) = failure.kind, !failure.hasAdvice else { return failure }
    let rest = TypedWords(text).rest(after: TypedWords(command).count)
    let isHere = wordsForHere.contains(rest.lowercased())
    guard actsAtCursor(command), !isHere, rest.first?.isLetter ?? false else {
      return CommandParser.Failure(reason: "\(failure.reason); write '\(command)'")
    }
    if let count = WrittenCount(rest)?.count, (2...4).contains(count) {
      let line = Array(repeating: command, count: count).joined(separator: "; ")
      return CommandParser.Failure(reason: "\(failure.reason); write '\(line)'")
    }
    return elementFirst(failure, command)
  }

  /// Returns whether a command is a gesture on the element under the cursor.
  private static func actsAtCursor(_ command: String) -> Bool {
    guard case .gesture(let gesture)? = try? CommandParser.parse(command) else { return false }
    let acting: Set = [
      "double tap", "triple tap", "double tap and hold", "zoom in", "zoom out",
    ]
    return acting.contains(Command.gesture(gesture).canonical)
  }

  /// Returns the failure for text after a gesture on the element under the cursor, with the general
  /// form of a line that goes to an element first.
  static func elementFirst(
    _ failure: CommandParser.Failure,
    _ command: String
  ) -> CommandParser.Failure {
    CommandParser.Failure(
      reason: "'\(command)' takes nothing after it; the gesture acts at the cursor, so go to an "
        + "element first, as in 'touch \"NAME\"; \(command.lowercased())'"
    )
  }

  /// Returns the failure with suggestions for both ends of the screen, if the line doesn't name an
  /// end.
  static func withBothEnds(_ failure: CommandParser.Failure, for text: String)
    -> CommandParser.Failure
  {
    let (top, bottom) = ("four-finger tap top", "four-finger tap bottom")
    let ending = "; did you mean '\(top)'?"
    let words = PlainWord.words(of: text)
    guard failure.reason.hasSuffix(ending), words.contains("tap"),
      !words.contains(where: { ["top", "up", "first", "start", "beginning", "oben"].contains($0) })
    else { return failure }
    let reason = failure.reason.dropLast(ending.count)
    return CommandParser.Failure(
      reason: "\(reason); '\(top)' goes to the first element, and '\(bottom)' goes to the last"
    )
  }

  /// Returns the line for words that have only one meaning, such as commands of other screen
  /// readers or questions about gestures.
  ///
  /// The result is `nil` for other lines.
  func fixedWords(_ text: String, _ words: TypedWords) -> String? {
    var engine = state.phone.engine
    let names = engine.options(in: state.phone.app).map { composer.name(of: $0) }
    return ReaderCommand.line(for: words, rotors: names) ?? gestureAsked(words)
      ?? claimAsked(text, words) ?? actionMentioned(words) ?? Self.searching(words)
      ?? Self.points(words) ?? Self.voiceOverInTwoWords(text)
  }

  /// Returns the meaning of a pressed key, such as `swipe right` for `press Tab` or `tab key`, unless
  /// an element has the name of the key.
  mutating func pressedKey(_ typed: TypedWords) -> MeantForm.Answer? {
    let verbs: Set = ["press", "hit", "push", "use", "drücke", "pressing"]
    let ends: Set = ["key", "taste", "keys"]
    guard typed.count > 1,
      verbs.contains(typed.lowered[0]) || ends.contains(typed.lowered.last ?? "")
    else { return nil }
    let start = verbs.contains(typed.lowered[0]) ? 1 : 0
    let words = typed.words(start..<typed.count).filter {
      !ends.contains($0.lowercased()) && !["the", "die"].contains($0.lowercased())
    }
    let name = words.joined(separator: " ")
    guard !words.isEmpty, stop(calledBy: name) == nil else { return nil }
    let enter = state.phone.app.editedField == nil ? "double tap" : "return"
    let keys = ["esc": "scrub", "escape": "scrub", "space": "double tap", "enter": enter]
    if let line = keys[name.lowercased()] { return .line(line) }
    if let answer = KeyChord(name)?.answer { return answer }
    // Someone presses a key several times.
    let times = words.dropFirst().joined(separator: " ")
    guard words.count > 1, let count = WrittenCount(times)?.count,
      case .line(let line)? = KeyChord(words[0])?.answer,
      MeantForm.isCommand("\(line) \(count)")
    else { return nil }
    return .line("\(line) \(count)")
  }

  /// Returns the line that the user meant, such as `voiceover off` for `turn voice over off`, or
  /// `nil` for other lines.
  private static func voiceOverInTwoWords(_ text: String) -> String? {
    let words = text.lowercased()
    guard words.contains("voice over") || words.contains("voice-over") else { return nil }
    let joined = words.replacing("voice over", with: "voiceover")
      .replacing("voice-over", with: "voiceover")
    return MeantForm.isCommand(joined) ? joined : MeantSetting.line(joined)
  }

  /// The maximum number of due times to check for the speech that the user waits for.
  private static let waitLimit = 200

  /// Returns the `wait` during which VoiceOver says a string, or `nil` if VoiceOver doesn't say it.
  func wait(for text: String) -> String? {
    var copy = self
    copy.keepsHistory = false
    var total = Milliseconds(0)
    for _ in 0..<Self.waitLimit {
      guard let due = copy.state.phone.app.nextDue else { return nil }
      let span = copy.state.phone.app.span(until: due)
      total = total + span
      let response = copy.perform(.wait(span))
      if response.content.contains(where: { $0.text.contains(text) }) {
        return "wait \(total.notation)"
      }
      if response.end != nil { return nil }
    }
    return nil
  }

  /// Returns the line that waits long enough, such as `wait 3s` for `wait for "Loaded"`, or `nil`
  /// for other lines and if nothing is due.
  func waiting(_ words: TypedWords, _ failure: CommandParser.Failure) -> String? {
    guard words.count > 1, words.lowered[0] == "wait",
      ["for", "until", "till", "bis"].contains(words.lowered[1]),
      !words.joined(words.count).contains(where: \.isNumber),
      MeantCommand.waiting(words) == nil, failure.kind.isMissing(.duration)
    else { return nil }
    if let text = MeantCode.quoted(in: words.joined(words.count)) { return wait(for: text) }
    guard let due = state.phone.app.nextDue else { return nil }
    return "wait \(state.phone.app.span(until: due).notation)"
  }
}
