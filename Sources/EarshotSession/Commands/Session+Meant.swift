import EarshotComposer
import EarshotFocusEngine
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSimulatedApp

// The complete line that the user meant, based on the current names in the app.
//
// - Source: SESSIONS.md, "Refusals"; our choice, from what people typed.
extension Session {
  /// Returns the failure for an invalid line, with the complete intended line if it's known.
  ///
  /// - Complexity: O(*n*), where *n* is the number of stops and screens of the app.
  mutating func withMeantLine(_ failure: CommandParser.Failure, for text: String)
    -> CommandParser.Failure
  {
    guard text.utf8.count <= 200 else { return failure }
    if text.begins(with: "? ") {
      return CommandParser.Failure(
        reason: "a claim isn't a command; write '\(Display.safe(text))' on its own line"
      )
    }
    startSilentlyIfNeeded()
    return withNames(
      withoutLostNumber(rehearsed(answered(failure, for: text), for: text), for: text)
    )
  }

  /// Returns the failure with a suggestion, which may not work in the current state of the app.
  private mutating func answered(_ failure: CommandParser.Failure, for text: String)
    -> CommandParser.Failure
  {
    let first = lineWithoutMarker(text) ?? lineWithoutColon(text)
    // For separators between whole commands, there's a general answer.
    let parts = first == nil ? lineInParts(text) : nil
    let isGeneral = parts.map { MeantForm.answer(to: text)?.ending.contains("'\($0)'") ?? false }
    let own = isGeneral ?? true ? nil : parts
    let found = first ?? own ?? lineByRule(text, failure) ?? lineApart(text)
    if let found { return MeantForm.meaning(.line(found), by: text) }
    let answer = withMeantWords(failure, for: text)
    let whole = followed(answer, for: text).map { MeantForm.meaning(.line($0), by: text) } ?? answer
    let alone = Self.withCommandAlone(Self.withBothEnds(whole, for: text), for: text)
    return Self.withDuration(alone, of: text)
  }

  /// Returns the failure with a suggestion that may correct only a part of an invalid line.
  mutating func withMeantWords(_ failure: CommandParser.Failure, for text: String)
    -> CommandParser.Failure
  {
    guard text.utf8.count <= 200 else { return failure }
    let words = TypedWords(text)
    if let failure = MeantForm.withoutDirection(words) { return failure }
    if let effect = MeantCommand.effect(words) {
      if let line = onScreen(words) { return MeantForm.meaning(line, by: text) }
      return CommandParser.Failure(reason: MeantCommand.isEffect(effect))
    }
    if let line = waiting(words, failure) { return MeantForm.meaning(.line(line), by: text) }
    if failure.reason.contains("; write '") { return failure }
    if MeantCommand.waiting(words) == nil {
      let dated = Self.withDuration(failure, of: text)
      if dated.reason != failure.reason { return dated }
    }
    let lacksText = failure.isOnlyMissing(.text)
    if lacksText || failure.kind.isMissingOneThing,
      let line = BorrowedCommand.command(ofWhole: words.lowered)
    {
      return MeantForm.meaning(.line(line), by: text)
    }
    if lacksText {
      let line = "\(words.joined(words.count)) \"TEXT\""
      return CommandParser.Failure(reason: "\(failure.reason); write '\(line)'")
    }
    if failure.kind.isExcess, let answer = answer(toExcess: failure, words, text) { return answer }
    startSilentlyIfNeeded()
    let isWait = failure.kind.isMissing(.duration)
    let own = failure.reason.contains("did you mean") || isWait ? nil : ownWords(text)
    if let answer = answer(to: text, words) {
      let isOnlyHelp = answer == .line(":help")
      return MeantForm.meaning(isOnlyHelp ? own ?? answer : answer, by: text)
    }
    if let own, MeantCommand.valueOfSetting(words) == nil {
      return MeantForm.meaning(own, by: text)
    }
    if let failure = MeantCommand.valueOfSetting(words) { return failure }
    return self.text(text).map { MeantForm.meaning($0, by: text) } ?? withWayOut(failure, for: text)
  }

  /// Returns the failure for words after a command that doesn't take them, or `nil` if they have
  /// another meaning.
  private mutating func answer(
    toExcess failure: CommandParser.Failure,
    _ words: TypedWords,
    _ text: String
  ) -> CommandParser.Failure? {
    if let line = actionFirst(words) { return MeantForm.meaning(.line(line), by: text) }
    startSilentlyIfNeeded()
    // An element can have a name that begins like a command, such as `First name`.
    if let stop = stopName(text.withoutQuotes) {
      return MeantForm.meaning(.line("touch \(stop)"), by: text)
    }
    if let gesture = PlainGesture(text)?.gesture {
      return MeantForm.meaning(.line(gesture), by: text)
    }
    guard MeantCommand.waiting(words) == nil, isRightAsItIs(words) else { return nil }
    guard !failure.hasAdvice, let line = commandElsewhere(words) else { return failure }
    return CommandParser.Failure(reason: "\(failure.reason); write '\(line)'")
  }

  /// Returns whether the line is right as typed: the words after the gesture name an element, or
  /// nothing suggests what else they mean.
  private mutating func isRightAsItIs(_ typed: TypedWords) -> Bool {
    let count = (1..<typed.count).last { MeantForm.isCommand(typed.joined($0)) } ?? 0
    let name = typed.rest(after: count).withoutQuotes
    return stopName(name) != nil
      || stop(meantBy: name) == nil && MeantForm.answer(to: typed.joined(typed.count)) == nil
  }

  /// Returns the replacement for a line, or `nil` if it's unknown.
  private mutating func answer(to text: String, _ words: TypedWords) -> MeantForm.Answer? {
    if let line = fixedWords(text, words) { return .line(line) }
    if inFront(words) == nil, let answer = pressedKey(words) { return answer }
    if state.phone.app.editedField == nil, let answer = atCursor(words) ?? givingValue(words) {
      return answer
    }
    if MeantCommand.isOfShell(words), Intent.meant(by: text)?.leftover != 0 {
      return .advice(
        "to run a shell command, first end the walk with ':quit'"
      )
    }
    if let advice = CommandParser.adviceAtPrompt(onWordsIn: text) { return .advice(advice) }
    if isAboutTextSize(words) { return BorrowedCommand.notSimulated }
    if let answer = focused(words) ?? typing(text, words) ?? inFront(words) ?? atCursor(words)
      ?? actionOrPhrase(text, words)
      ?? MeantForm.withoutCourtesy(words) ?? actionElsewhere(words) ?? rotorAlone(words)
    {
      return answer
    }
    if ["voiceover", ":set"].contains(words.lowered.first), let line = MeantSetting.line(text) {
      return .line(line)
    }
    if let line = MeantCommand.saving(words) { return .line(line) }
    if let answer = claimInOwnWords(text, words) { return answer }
    if let line = MeantSetting.language(words) ?? stopAlone(text, words) ?? gestureElsewhere(words)
      ?? stopFirst(words)
    {
      return .line(line)
    }
    if let answer = MeantForm.answer(to: text) { return answer }
    if let answer = question(words) ?? claim(text, words) ?? code(text) ?? value(words) {
      return answer
    }
    if let answer = stepped(words) ?? cleared(words) { return answer }
    if let line = typedText(words) ?? MeantCommand.waiting(words) { return .line(line) }
    if let answer = rotorSearch(words) ?? behindClosed(words) { return answer }
    if let line = meantLine(text, words) { return .line(line) }
    if let answer = intent(text, words) { return answer }
    if let line = MeantCommand.asked(words) { return .line(line) }
    return adviceOnScreens(words).map { .advice($0) } ?? adviceOnStops(words)
  }

  /// Returns advice with the app's screens for a line such as `open nowhere`, or `nil` otherwise.
  private func adviceOnScreens(_ typed: TypedWords) -> String? {
    guard BorrowedCommand.command(ofWhole: typed.lowered) == nil,
      let count = MeantCommand.verb(of: typed, in: MeantCommand.screenOpenings),
      typed.count > count, !typed.lowered[0].hasPrefix(":")
    else { return nil }
    let all = document.tree.screens.compactMap { document.tree[$0].identifier }
    let names = all.prefix(6).map { Quoting.name($0) }
    guard names.count != 1 else { return "'start \(names[0])' opens the only screen" }
    guard !names.isEmpty else { return nil }
    let list = names.joined(separator: ", ") + (all.count > names.count ? ", …" : "")
    return "'start SCREEN' opens one of these screens: \(list)"
  }

  private mutating func meantLine(_ text: String, _ typed: TypedWords) -> String? {
    if let line = MeantCommand.repeated(typed) ?? plainGesture(text, typed) {
      return line
    }
    guard typed.count > 1 else { return MeantSetting.line(text) }
    return MeantSetting.line(text) ?? opening(typed)
      ?? commandElsewhere(typed) ?? MeantCommand.helped(typed)
  }

  /// Returns the gesture that plain words mean, such as `swipe right` for `wische nach rechts`,
  /// unless they're words of other programs.
  private func plainGesture(_ text: String, _ typed: TypedWords) -> String? {
    (BorrowedCommand.meant(by: typed.lowered)?.count ?? 0) < min(2, typed.count)
      ? PlainGesture(text)?.gesture : nil
  }

  /// Returns the line that the user meant, such as `swipe right to "Size"` for `swipe to Size`, or
  /// `touch "Size"; swipe down` for `swipe down on Size`.
  private mutating func gestureElsewhere(_ typed: TypedWords) -> String? {
    if let swipe = swipeToNamedValue(typed) { return swipe }
    for word in ["to", "until", "till", "bis", "on", "at", "auf", "zu"] {
      let isUntil = ["until", "till", "bis"].contains(word)
      guard let place = typed.lowered.lastIndex(of: word), place > 0, place + 1 < typed.count,
        let name = stop(called: typed.rest(after: place + 1), isUntil: isUntil)
      else { continue }
      let words = typed.joined(place)
      if isUntil {
        if ["keep swiping", "keep swiping right", "continue swiping"].contains(words.lowercased()) {
          return "swipe right to \(name)"
        }
        if ["swipe", "move", "flick", "go", "scroll"].contains(words.lowercased()) {
          return "swipe right to \(name)"
        }
        let plain = MeantForm.isCommand(words) ? words : PlainGesture(words)?.gesture
        return plain.map { "\($0) to \(name)" }
      }
      if word == "to" {
        return ["swipe", "move", "jump", "scroll", "flick"].contains(words.lowercased())
          ? "swipe right to \(name)" : nil
      }
      let borrowed = BorrowedCommand.command(ofWhole: Array(typed.lowered.prefix(place)))
      let plain = borrowed ?? PlainGesture(words)?.gesture ?? words
      guard case .gesture(let gesture)? = try? CommandParser.parse(plain) else { continue }
      return gesture == .tap()
        ? "touch \(name)" : "touch \(name); \(Command.gesture(gesture).canonical)"
    }
    return nil
  }

  /// Returns the stop with a name or, after a word such as `until`, the only stop whose label begins
  /// with the name.
  private mutating func stop(called name: String, isUntil: Bool) -> String? {
    if let stop = stop(calledBy: name.withoutQuotes) { return stop }
    guard isUntil else { return nil }
    let labels = stops.compactMap { label(of: $0) }
    return MeantTarget(name).onlyLabel(in: labels).map(Quoting.quotedLiteral)
  }

  /// Returns the swipes to a named value, such as `swipe up 2` for `swipe up until Large`, or
  /// `nil`.
  private func swipeToNamedValue(_ typed: TypedWords) -> String? {
    guard typed.lowered[0] == "swipe",
      let place = typed.lowered.lastIndex(where: { ["to", "until", "till", "bis"].contains($0) }),
      place + 1 < typed.count
    else { return nil }
    return swipeToValue(typed.rest(after: place + 1).withoutQuotes.lowercased())
  }

  /// Returns the line that the user meant, such as `touch "Time"; increment 2` for
  /// `increase Time by 2`, or `touch "Pay"; double tap` for `double tap Pay`.
  private mutating func commandElsewhere(_ typed: TypedWords) -> String? {
    for count in stride(from: min(3, typed.count - 1), to: 0, by: -1) {
      let words = Array(typed.lowered.prefix(count))
      let verb = words.joined(separator: " ")
      let command = MeantForm.isCommand(verb) ? verb : BorrowedCommand.command(ofWhole: words)
      guard let command, case .gesture(let gesture)? = try? CommandParser.parse(command) else {
        continue
      }
      // This gesture goes to an end of the screen, so going to an element first has no purpose.
      if case .fourFingerTap = gesture { continue }
      let (name, times) = MeantCommand.withoutTimes(typed.rest(after: count))
      guard let stop = stop(meantBy: name.withoutQuotes) else { continue }
      let line = Command.gesture(gesture).canonical
      let whole = times.map { "\(line) \($0)" }.flatMap { MeantForm.isCommand($0) ? $0 : nil }
      return gesture == .tap() ? "touch \(stop)" : "touch \(stop); \(whole ?? line)"
    }
    return nil
  }

  /// Returns the identifier of the screen with a name or title, ignoring case, or `nil` otherwise.
  package func screen(called name: String) -> String? {
    let wanted = name.lowercased()
    let screens = document.tree.screens
    let found =
      screens.first { document.tree[$0].identifier?.lowercased() == wanted }
      ?? screens.first { document.tree[$0].label?.lowercased() == wanted }
    return found.flatMap { document.tree[$0].identifier }
  }

  /// Returns the argument of `touch` for a stop on the screen, or `nil` if no stop has the name.
  ///
  /// The argument is an identifier if the name begins with `#`, and a label in quotes otherwise.
  package mutating func stopName(_ name: String) -> String? {
    let target: CommandTarget =
      name.hasPrefix("#") ? .identifier(String(name.dropFirst())) : .label(name)
    guard !name.isEmpty, let stop = node(target) else { return nil }
    if case .identifier = target {
      return tree[stop].identifier.map { Quoting.name($0, after: "#") }
    }
    return label(of: stop).map(Quoting.quotedLiteral)
  }
}

extension String {
  /// The text without straight quotes around it.
  var withoutQuotes: String { Quoting.unquoted(self) ?? self }
}
