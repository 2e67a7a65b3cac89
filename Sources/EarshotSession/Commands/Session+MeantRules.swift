import EarshotFocusEngine
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSimulatedApp

// Rules that find whole lines, each for one form of invalid line. A rule uses all parts of the
// line.
//
// - Source: SESSIONS.md, "Refusals"; our choice, from what people typed.
extension Session {
  /// Returns the whole line that a rule finds for an invalid line.
  ///
  /// The result is `nil` if no rule applies, or if the line would be refused or would lose a part.
  ///
  /// - Complexity: O(*n*), where *n* is the number of stops and screens of the app.
  mutating func lineByRule(_ text: String, _ failure: CommandParser.Failure) -> String? {
    let words = TypedWords(text)
    guard words.count > 0, !failure.reason.contains("; write '") else { return nil }
    let found =
      text.hasPrefix(":")
      ? colonLine(words) ?? Self.counted(words, failure) ?? Self.setting(text, failure)
      : ownLine(text, words) ?? Self.plainLine(text, words) ?? Self.counted(words, failure)
    guard let found, found != text, works(found), KeptParts(of: text).areAll(in: found) else {
      return nil
    }
    return found
  }

  /// Returns the line by the rules that need the app.
  private mutating func ownLine(_ text: String, _ words: TypedWords) -> String? {
    if let line = pressed(words) ?? found(words) { return line }
    if let line = actionInWords(words) ?? editing(words) { return line }
    if let line = rotorTurned(words) ?? movedByRotor(words) { return line }
    if let line = screenOpened(words) ?? stopSwitched(words) ?? valueAlone(words) { return line }
    if let line = added(words) ?? stopBegun(text, words) ?? joined(text) { return line }
    return spokenToVoiceControl(text, words)
  }

  /// Returns the line by the rules that need only the words.
  private static func plainLine(_ text: String, _ words: TypedWords) -> String? {
    if let line = switchedOn(words) ?? calledWait(text) ?? towards(text) { return line }
    if let line = MeantStep.line(words) ?? dragged(words) ?? undone(words) { return line }
    return atEnd(words) ?? passedThrough(words) ?? reordered(words) ?? calledWithArguments(text)
      ?? called(text)
  }

  /// Returns whether each command of a line can be parsed, and the first command's target, if any,
  /// is on the current screen.
  private func works(_ line: String) -> Bool {
    guard Self.isLine(line) else { return false }
    var copy = self
    return CommandParser.placedCommands(in: line).prefix(1).allSatisfy { placed in
      guard case .success(let command) = placed.result else { return line.begins(with: "? ") }
      switch command {
      case .gesture(.tap(let target?)), .gesture(.touch(.target(let target))),
        .gesture(.swipe(_, .until(let target))):
        return copy.node(target) != nil
      default: return true
      }
    }
  }

  /// Words that can accompany the name of an action.
  private static let wordsOfActions: Set = [
    "do", "perform", "run", "execute", "choose", "pick", "invoke", "use", "select", "trigger",
    "activate", "apply", "call", "make", "custom", "action", "actions", "from", "the", "rotor",
    "menu", "it", "this", "please", "and", "open", "in", "of", "list", "with", "to", "that", "on",
    "aktion", "wähle", "ausführen", "hit", "press", "an", "a", "my", "row", "item", "element",
  ]
  /// Words that mean an action instead of a button with the same name.
  private static let verbsOfActions: Set = [
    "do", "perform", "run", "execute", "invoke", "action", "actions", "aktion", "trigger",
  ]

  /// Returns the line that performs an action of the element under the cursor or of another stop,
  /// such as `action "Archive"` for `do Archive`.
  ///
  /// The result is `nil` for other lines.
  private mutating func actionInWords(_ typed: TypedWords) -> String? {
    let kept = typed.words(0..<typed.count).map { $0.filter { !"\",.!".contains($0) } }
      .filter { !Self.wordsOfActions.contains($0.lowercased()) && !$0.isEmpty }
    guard !kept.isEmpty, kept.count < typed.count else { return nil }
    let name = kept.joined(separator: " ").lowercased()
    let isAction = typed.lowered.contains(where: Self.verbsOfActions.contains)
    if !isAction, stop(calledBy: name) != nil { return nil }
    if isAction, let line = actionOfStop(typed) { return line }
    let here = cursor.map { actionNames(at: $0) } ?? []
    if let action = here.first(where: { $0.lowercased() == name }) {
      return "action \(Quoting.quotedLiteral(action))"
    }
    return isAction ? actionCalled(name) : nil
  }

  /// Returns the line that performs an action of a named stop, such as `touch "Anna"; action "Reply"`
  /// for `perform action Reply on Anna`, or `nil` for other lines.
  private mutating func actionOfStop(_ typed: TypedWords) -> String? {
    guard let place = typed.lowered.lastIndex(where: { ["on", "of", "for", "auf"].contains($0) }),
      place > 1, let name = stop(calledBy: typed.rest(after: place + 1).withoutQuotes),
      let first = node(CommandTarget(name))
    else { return nil }
    let words = typed.words(0..<place).filter { !Self.wordsOfActions.contains($0.lowercased()) }
    let wanted = words.joined(separator: " ").withoutQuotes.lowercased()
    for stop in [first] + (label(of: first).map { stops(labeled: $0) } ?? []) {
      let action = actionNames(at: stop).first { $0.lowercased() == wanted }
      guard let action, let way = way(to: stop) else { continue }
      return "\(way); action \(Quoting.quotedLiteral(action))"
    }
    return nil
  }

  /// Returns the line that edits text, such as `select "Ben"` for `highlight "Ben"`, or `delete 2`
  /// for `delete the last 2 characters`.
  ///
  /// The result is `nil` for other lines.
  private func editing(_ typed: TypedWords) -> String? {
    guard state.phone.app.editedField != nil else { return nil }
    let rest = typed.rest(after: 1)
    if ["highlight", "mark", "markiere"].contains(typed.lowered[0]), !rest.isEmpty {
      let fillers: Set = ["the", "word", "words", "text", "das", "wort"]
      let count = typed.lowered.dropFirst().prefix { fillers.contains($0) }.count
      let text = typed.rest(after: 1 + count).withoutQuotes
      let all: Set = ["", "all", "everything", "alles", "all of it", "it all"]
      return all.contains(text.lowercased())
        ? "select all" : "select \(Quoting.quotedLiteral(text))"
    }
    if let line = deleted(typed) { return line }
    let units: Set = ["character", "characters", "letter", "letters", "chars", "zeichen", "digits"]
    guard ["delete", "erase", "remove", "backspace", "lösche"].contains(typed.lowered[0]),
      let last = typed.lowered.last, units.contains(last)
    else { return nil }
    let number = Self.number(in: typed) ?? (["character", "letter"].contains(last) ? 1 : nil)
    return number.map { $0 == 1 ? "delete" : "delete \($0)" }
  }

  /// Returns the line that deletes a part of the text, such as `select "Ana"; delete` for `delete
  /// Ana`, or `nil` if the text doesn't contain the words.
  private func deleted(_ typed: TypedWords) -> String? {
    let text = typed.rest(after: 1).withoutQuotes
    guard ["delete", "erase", "remove", "lösche"].contains(typed.lowered[0]), !text.isEmpty,
      let field = state.phone.app.editedField, !tree.traits(of: field).contains(.secureTextField),
      tree[field].value?.firstRange(of: text) != nil
    else { return nil }
    return "select \(Quoting.quotedLiteral(text)); delete"
  }

  /// Returns the line that says a phrase to Voice Control, such as `say "Tap Pay"` for `speak "Tap
  /// Pay"`.
  ///
  /// The result is `nil` for other lines and while Voice Control is off.
  private func spokenToVoiceControl(_ text: String, _ typed: TypedWords) -> String? {
    let verbs: Set = ["speak", "tell", "utter", "voice", "command", "dictate", "shout", "sag"]
    guard options.voiceControl, verbs.contains(typed.lowered[0]), typed.count > 1 else {
      return nil
    }
    let phrase = MeantCode.quoted(in: text) ?? typed.rest(after: 1)
    return "say \(Quoting.quotedLiteral(phrase))"
  }

  /// `enable voice control` → `voice control on`, for every command and setting that ends with `on`
  /// or `off`.
  private static func switchedOn(_ typed: TypedWords) -> String? {
    let verbs = [
      "turn on": "on", "switch on": "on", "enable": "on", "activate": "on", "start": "on",
      "turn off": "off", "switch off": "off", "disable": "off", "deactivate": "off", "stop": "off",
      "disconnect": "off", "unplug": "off", "connect": "on", "plug in": "on",
      "turn": "", "switch": "", "set": "", "put": "",
    ]
    for count in [2, 1] where typed.count > count {
      guard var state = verbs[typed.lowered.prefix(count).joined(separator: " ")] else { continue }
      var name = typed.lowered.dropFirst(count).filter { $0 != "the" && $0 != "my" }
      if state.isEmpty {
        guard let last = name.popLast(), ["on", "off"].contains(last) else { continue }
        state = last
      }
      let words = name.joined(separator: " ")
      let joined = name.joined()
      let lines = [words, joined, ":\(words)"].map { "\($0) \(state)" }
      if let line = lines.first(where: MeantForm.isCommand) { return line }
      if let setting = Setting.named(joined), setting.choices == ["on", "off"] {
        return ":set \(setting.name) \(state)"
      }
      let names = CommandDefinition.allSpellings.map(\.words).filter { $0.last == state }
        .map { $0.dropLast().joined(separator: " ") }
      if words.utf8.count > 6, let name = Suggestion.nearest(to: words, in: names) {
        return "\(name) \(state)"
      }
    }
    return nil
  }

  /// `cy.wait(3000)` → `wait 3s`: a call of another tool with only a duration, in milliseconds from
  /// 100 on.
  private static func calledWait(_ text: String) -> String? {
    guard let open = text.firstIndex(of: "("), text.filter({ $0 == "(" }).count == 1 else {
      return nil
    }
    let name = text[..<open].split { ".: ".contains($0) }.last?.lowercased() ?? ""
    let names = ["wait", "sleep", "delay", "pause"]
    let digits = text[text.index(after: open)...].prefix { $0.isNumber || "._".contains($0) }
      .filter { $0 != "_" }
    guard names.contains(where: name.hasPrefix), let number = Double(String(digits)), number > 0,
      number < 1e7
    else { return nil }
    let seconds = number >= 100 ? number / 1_000 : number
    return "wait \(seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)")s"
  }

  private static let places = [
    "end": "last", "last": "last", "bottom": "last", "ende": "last", "finish": "last",
    "start": "first", "beginning": "first", "first": "first", "top": "first", "anfang": "first",
  ]

  /// Returns the line that moves to an end of the screen, such as `last` for `swipe right until the
  /// end`, or `nil` for other lines.
  private static func atEnd(_ typed: TypedWords) -> String? {
    let moves: Set = ["swipe", "flick", "move", "go", "keep", "swiping"]
    let fillers: Set = [
      "right", "left", "until", "till", "to", "the", "very", "of", "screen", "page", "list",
      "element", "item", "stop", "all", "way", "you", "reach", "swiping", "elements", "bis", "zum",
    ]
    guard moves.contains(typed.lowered[0]), typed.count > 2 else { return nil }
    let kept = typed.lowered.dropFirst().filter { !fillers.contains($0) }
    guard kept.count == 1,
      typed.lowered.contains(where: { ["until", "till", "to", "bis"].contains($0) })
    else { return nil }
    return kept.first.flatMap { places[$0] }
  }

  /// Returns the line with the element behind an arrow, such as `swipe right to #pay` for `swipe
  /// right -> #pay`, or `nil` for other lines.
  private static func towards(_ text: String) -> String? {
    for sign in [" -> ", " => ", " → ", " > "] {
      guard let range = text.firstRange(of: sign) else { continue }
      let (move, target) = (String(text[..<range.lowerBound]), String(text[range.upperBound...]))
      guard target.hasPrefix("#") else { return nil }
      return MeantForm.isCommand("\(move) to \(target)")
        ? "\(move) to \(target)" : "touch \(target); \(move)"
    }
    return nil
  }

  /// Returns the gesture with the same words in another order, such as `double tap and hold` for
  /// `hold double tap`, or `nil` for other lines.
  private static func reordered(_ typed: TypedWords) -> String? {
    (2...6).contains(typed.count) ? GestureSpelling.reordered(typed.lowered) : nil
  }

  /// Returns the line with only the command and its count, such as `:undo 2` for `:undo last 2`.
  ///
  /// The result is `nil` if the failure isn't about a count.
  private static func counted(_ typed: TypedWords, _ failure: CommandParser.Failure) -> String? {
    guard case .needs(let command, .count) = failure.kind, let number = number(in: typed),
      !typed.lowered.contains(where: GestureWords.fingers.contains), !hasOtherWords(typed, failure)
    else { return nil }
    return "\(command) \(number)"
  }

  /// Returns whether a line has words other than the command of a failure, its count, and words
  /// such as `times`.
  private static func hasOtherWords(_ typed: TypedWords, _ failure: CommandParser.Failure) -> Bool {
    let fillers: Set = [
      "x", "times", "time", "steps", "step", "the", "last", "mal", "by", "of", "more", "please",
      "gestures", "gesture", "lines", "characters", "letters", "stops", "elements", "=", "um",
    ]
    let command = failure.reason.lowercased().split { $0.isBlank || $0 == "'" }.map(String.init)
    return typed.lowered.contains { word in
      !command.contains(word) && !fillers.contains(word) && WrittenCount(word) == nil
        && Int(PlainWord.canonical(word)) == nil && !word.contains(where: \.isNumber)
    }
  }

  /// Returns the line that changes a setting, such as `:set hints off` for `:set hints = off`, or
  /// `nil` for other lines.
  private static func setting(_ text: String, _ failure: CommandParser.Failure) -> String? {
    text.lowercased().hasPrefix(":set ") && failure.kind.isMissing
      ? MeantSetting.line(text) : nil
  }

  /// Returns the only number in a line, in digits or in words, or `nil` if there isn't exactly one.
  static func number(in typed: TypedWords) -> Int? {
    let numbers = typed.lowered.dropFirst().compactMap { word in
      WrittenCount(word)?.count ?? Int(PlainWord.canonical(word))
    }
    return numbers.count == 1 ? numbers[0] : nil
  }
}
