import EarshotLines
import EarshotModel
import EarshotNotation

// The meaning of a line that names an element but no command, or that is from a test for another
// tool.
//
// - Source: SESSIONS.md, "Refusals"; our choice, from what people typed.
extension Session {
  /// Returns the line that the user meant, such as `touch #price` for `Price` or `#price`, or
  /// `say "Tap Pay"` for `"Tap Pay"`.
  ///
  /// The result is `nil` for other lines.
  mutating func stopAlone(_ text: String, _ typed: TypedWords) -> String? {
    let isMarked = text.hasPrefix("#") && text.last.map { "?!.,".contains($0) } ?? false
    let plain = isMarked ? String(text.dropLast()) : text.withoutQuotes
    let isQuoted = !isMarked && plain != text
    if !isQuoted, BorrowedCommand.meant(by: typed.lowered) != nil, let stop = stopName(plain) {
      return "touch \(stop); double tap"
    }
    if isQuoted || BorrowedCommand.meant(by: typed.lowered) == nil, let stop = stopName(plain) {
      return "touch \(stop)"
    }
    if !isQuoted, BorrowedCommand.command(ofWhole: typed.lowered) == nil,
      MeantCommand.verb(of: typed, in: MeantCommand.openings) == nil,
      let name = MeantTarget(plain).nameBeforeKind, let stop = stop(meantBy: name)
    {
      return "touch \(stop)"
    }
    guard isQuoted, !plain.isEmpty, !MeantForm.isCommand(plain) || typed.lowered[0] == "\"tap"
    else { return nil }
    return "say \(Quoting.quotedLiteral(plain))"
  }

  /// Returns the line that the user meant, such as `touch "Price"` for `Price please`, or
  /// `touch "Time"; swipe up` for `Time up`.
  ///
  /// The result is `nil` for other lines.
  mutating func stopFirst(_ typed: TypedWords) -> String? {
    for count in (1..<max(1, typed.count)).reversed() {
      let words = Array(typed.lowered.prefix(count))
      guard BorrowedCommand.meant(by: words) == nil, !MeantForm.isCommand(typed.joined(count)),
        let stop = stopName(typed.joined(count)) ?? switchName(typed, count)
      else { continue }
      let rest = typed.rest(after: count)
      if ["on", "off", "an", "aus"].contains(rest.lowercased()) {
        return "touch \(stop); double tap"
      }
      let gesture = MeantForm.isCommand(rest) ? rest : PlainGesture("swipe " + rest)?.gesture
      return "touch \(stop)" + (gesture.map { "; \($0)" } ?? "")
    }
    return nil
  }

  /// Returns the stop whose name precedes `on` or `off`, as in `wifi off`, even if the spelling
  /// differs, or `nil` if there's none.
  private mutating func switchName(_ typed: TypedWords, _ count: Int) -> String? {
    let rest = typed.rest(after: count).lowercased()
    return ["on", "off", "an", "aus"].contains(rest) ? stop(calledBy: typed.joined(count)) : nil
  }

  /// Returns the stop that a name means, as an argument of `touch`, or `nil` if there's none.
  ///
  /// The text can be the name, the name among other words, the beginning of the name, or a similar
  /// name.
  mutating func stop(meantBy name: String) -> String? {
    if let stop = stop(calledBy: name) { return stop }
    let labels = stops.compactMap { label(of: $0) }
    let fillers: Set = ["on", "at", "the", "to", "auf"]
    let words = name.split(whereSeparator: \.isBlank)
    let bare = words.drop { fillers.contains($0.lowercased()) }.joined(separator: " ")
    let name = bare.isEmpty ? name : bare
    let begun = Set(labels.filter { $0.lowercased().hasPrefix(name.lowercased()) })
    let longer = name.utf8.count > 2 && begun.count == 1 ? begun.first : nil
    return (longer ?? Suggestion.nearest(to: name, in: labels)).map(Quoting.quotedLiteral)
  }

  /// Returns the stop that a name means, as an argument of `touch`, or `nil` if there's none.
  ///
  /// The text can be the name, or the name among other words.
  mutating func stop(calledBy name: String) -> String? {
    if let stop = stopName(name) { return stop }
    let labels = stops.compactMap { label(of: $0) }
    return MeantTarget(name).label(in: labels).map(Quoting.quotedLiteral)
  }

  /// Returns the line that the user meant, such as `? says "Pay"` for `expect "Pay"`, or
  /// `? focus #pay` for `assert focus #pay`.
  ///
  /// The result is `nil` for other lines.
  mutating func claim(_ text: String, _ typed: TypedWords) -> MeantForm.Answer? {
    if let claim = MeantCode.sighting(text) { return .line(claim) }
    if text.contains("("), let claim = foreignClaim(text) { return .line("? \(claim)") }
    let first = typed.lowered.first?.prefix { $0.isLetter } ?? ""
    if ["does", "did"].contains(first), typed.count > 3, ["say", "hear"].contains(typed.lowered[2])
    {
      let words = typed.rest(after: 3).filter { $0 != "?" }.withoutQuotes
      return .line("? says \(Quoting.quotedLiteral(words))")
    }
    guard MeantCode.claims.contains(String(first)) else { return nil }
    let isSure = typed.count > 2 && ["that", "if", "whether"].contains(typed.lowered[1])
    let rest = MeantCode.condition(typed.rest(after: isSure ? 2 : 1))
    let word = TypedWords(rest).lowered.first ?? ""
    if word == "focus", let stop = stop(calledBy: MeantCode.behindFocus(rest)) {
      return .line("? focus \(stop)")
    }
    if rest.hasPrefix("\""), !rest.withoutQuotes.isEmpty, rest.withoutQuotes != rest {
      return .line("? says \(rest)")
    }
    if rest.hasPrefix("#") {
      guard rest.contains(" ") else { return .line("? reachable \(rest)") }
      let ofFocus = rest.lowercased().contains("focus") ? MeantClaim.line(for: rest) : nil
      return .line("? \(ofFocus ?? rest)")
    }
    if ["says", "voices"].contains(word), !rest.contains("\""), !rest.contains("/") {
      let words = Quoting.quotedLiteral(TypedWords(rest).rest(after: 1))
      return .line("? \(word) \(words)")
    }
    if MeantCommand.claims.contains(word) { return .line("? \(rest)") }
    if let claim = claimOfStop(rest) { return .line("? \(claim)") }
    if !ForeignAssertion.comparesExactly(text), let text = MeantCode.quoted(in: text) {
      return .line("? says \(Quoting.quotedLiteral(text))")
    }
    let begins = stops.compactMap { label(of: $0) }.contains { rest.hasPrefix($0) }
    if first == "check", let stop = node(.label(rest.withoutQuotes)),
      tree.traits(of: stop).contains(.toggleButton)
    {
      return nil
    }
    if begins { return .line("? says \(Quoting.quotedLiteral(rest))") }
    return isSure ? BorrowedCommand.meant(by: ["claim"])?.row.answer : nil
  }

  /// Returns the line that the user meant, such as `? #save is dimmed` for `is #save disabled?`, or
  /// `nil` for other lines.
  func claimInOwnWords(_ text: String, _ typed: TypedWords) -> MeantForm.Answer? {
    guard text.contains("#"), let first = typed.lowered.first, typed.count > 1,
      first.hasPrefix("#") || ["is", "does", "has", "are"].contains(first)
    else { return nil }
    return MeantClaim.line(for: text).map { .line("? \($0)") }
  }

  /// Returns the line that the user meant, such as `#price is 1.50` for `Price is 1.50`, or `nil`
  /// for other lines.
  private mutating func claimOfStop(_ text: String) -> String? {
    guard let verb = text.firstRange(of: " is "),
      let stop = stop(calledBy: String(text[..<verb.lowerBound])),
      let index = node(.label(stop.withoutQuotes)), let name = tree[index].identifier
    else { return nil }
    return Quoting.name(name, after: "#") + text[verb.lowerBound...]
  }

  /// Returns the line that the user meant, such as `touch "Pay"; double tap` for
  /// `app.buttons["Pay"].tap()`, or `nil` for other lines.
  mutating func code(_ text: String) -> MeantForm.Answer? {
    if let claim = foreignClaim(text) { return .line("? \(claim)") }
    if let name = MeantCode.elementAsked(text), let stop = stop(meantBy: name) {
      return .line("? reachable \(stop)")
    }
    guard let code = MeantCode(text) else { return nil }
    if let name = code.name, text.contains("toNormalizedSliderPosition"),
      let digits = text.split(separator: ":").last.map({ $0.filter { $0.isNumber || $0 == "." } }),
      let part = Double(digits), (0...1).contains(part)
    {
      return givingValue(TypedWords("set \(name) to \(Int((part * 100).rounded()))%"))
    }
    for (call, word) in [("accept()", "accept"), ("dismiss()", "dismiss alert")]
    where text.hasSuffix(call) {
      if let answer = inFront(TypedWords(word)) { return answer }
    }
    if [".home", ".volumeup", ".volumedown", ".lock"].contains(where: text.lowercased().contains),
      code.name == nil
    {
      return BorrowedCommand.notSimulated
    }
    if let answer = Self.claim(code, text) { return answer }
    if let field = code.field, let gesture = code.gesture,
      let stop = element(called: field) ?? self.stop(meantBy: field)
    {
      return .line(typingLine(gesture, at: stop, calledBy: field))
    }
    var stop: String?
    if !code.isTyping, let name = code.name { stop = self.stop(meantBy: name) }
    switch (stop, code.gesture) {
    case (let stop?, "touch"): return .line("touch \(stop)")
    case (let stop?, let gesture?): return .line("touch \(stop); \(gesture)")
    case (let stop?, nil): return .line("touch \(stop)")
    case (nil, let gesture?)
    where code.isTyping || code.name == nil && !Self.namesTarget(text):
      return .line(gesture)
    case (nil, _):
      return .advice(
        "type gestures, such as 'touch \"NAME\"; double tap'; ':help gestures' lists the gestures"
      )
    }
  }

  /// Returns the claim for an expectation in code, or advice for a comparison of something unknown.
  ///
  /// The result is `nil` for other code.
  private static func claim(_ code: MeantCode, _ text: String) -> MeantForm.Answer? {
    if ForeignAssertion.comparesExactly(text) {
      return .advice(
        "'? value is TEXT' checks the value, and '? says \"TEXT\"' checks for words in the speech"
      )
    }
    guard code.isClaim, let name = code.name else { return nil }
    return .line("? says \(Quoting.quotedLiteral(name))")
  }

  /// Returns advice with a claim for a line that asks for a value, such as `? state of #left is 1`
  /// for `print #left`.
  ///
  /// The result is `nil` for other lines.
  func value(_ typed: TypedWords) -> MeantForm.Answer? {
    guard let meant = BorrowedCommand.meant(by: typed.lowered), meant.row.isAboutValues else {
      return nil
    }
    let tree = document.tree
    let rest = typed.rest(after: meant.count).split { $0.isBlank || $0 == "." }
    let named = rest.first.map { String($0.drop { $0 == "#" }) }
    let known = named.flatMap { tree.knows(identifier: $0) ? $0 : nil }
    let variable = tree.indices.first { tree.role(of: $0) == .variable }
    guard let name = known ?? variable.flatMap({ tree[$0].identifier }) else {
      return .advice("':screen' lists the stops with VoiceOver's words, including values")
    }
    let claim = "'? state of \(Quoting.name(name, after: "#")) is 1'"
    return .advice("\(claim) shows the value if it isn't 1, and ':tree' lists the identifiers")
  }
}

extension Session {
  /// Returns the failure for a line without a known meaning, with advice.
  ///
  /// The advice refers to the stop that the line names, or to help.
  mutating func withWayOut(
    _ failure: CommandParser.Failure,
    for text: String
  ) -> CommandParser.Failure {
    guard failure.kind == .unknownCommand, !failure.reason.contains("; ") else {
      return failure
    }
    // The text after an unknown command with a colon is free text.
    let named = text.hasPrefix(":") && !text.contains("#") ? nil : stopNamed(in: text)
    let stop = named.map { name in
      reasonUnreachable(in: "touch \(name)").map { "; \($0)" }
        ?? "; 'touch \(name)' goes to that element"
    }
    let words = TypedWords(text)
    if stop == nil, words.count == 1, text.hasPrefix("#"), text.utf8.count > 1 {
      return CommandParser.Failure(reason: "\(failure.reason); \(advice(on: CommandTarget(text)))")
    }
    let inner =
      stop == nil
      ? (MeantCommand.inside(words) ?? MeantKeyword.answer(to: words.lowered))?.ending : nil
    return CommandParser.Failure(
      reason: failure.reason + (stop ?? inner ?? Self.endingWithoutAnswer)
    )
  }

  /// The end of a message about a line without a known meaning.
  static let endingWithoutAnswer = "; ':help' lists the commands"

  /// Returns the stop that a line names, as an argument of `touch`, or `nil` if it names none.
  ///
  /// The line contains the stop's identifier or its label, and the longest label takes precedence.
  private mutating func stopNamed(in text: String) -> String? {
    let words = TypedWords(text)
    for word in (0..<words.count).map({ words.rest(after: $0) }) where word.hasPrefix("#") {
      let name = word.prefix { !$0.isBlank && !".,;:()".contains($0) }
      if let stop = stopName(String(name)) { return stop }
    }
    let line = " \(PlainWord.words(of: text).joined(separator: " ")) "
    let named = stops.compactMap { label(of: $0) }.filter { label in
      let words = PlainWord.words(of: label).joined(separator: " ")
      return words.count > 1 && line.contains(" \(words) ")
    }
    return named.max { $0.count < $1.count }.map(Quoting.quotedLiteral)
  }
}
