import EarshotLines
import EarshotModel
import EarshotNotation

/// Functions that determine the intended meaning of a line that isn't a command, using only its
/// words.
enum MeantCommand {
  /// Words that mean opening a screen.
  static let screenOpenings = [
    "open screen", "open the screen", "show screen", "show the screen", "screen", "push", "present",
    "replace", "go to screen", "navigate to",
    "start screen",
    "launch", "visit", ":open screen", ":screen", ":start",
  ]

  /// Words that mean opening a screen or an element.
  static let openings =
    screenOpenings + [
      "open", "hit", "trigger", "follow", "view", "tick", "untick", "show", "click on", "click",
      "press", "press on", "choose", "pick", "activate", "switch to", "switch", "flip", "tab",
      "toggle", "check", "uncheck", "turn on", "turn off", "switch on", "switch off", "enable",
      "disable", "öffne", "drücke", "drücke auf", "klicke auf", "klick auf",
      "klicke", "wähle", "aktiviere",
    ]

  /// Words that mean moving to an element or opening a screen.
  static let goings = [
    "go to", "goto", "move to", "jump to", "navigate to", "focus on", "read", "speak", "hear",
    "listen to", "tap on", "touch on", ":touch", ":tap", "find", "search", "search for", "look for",
    "describe", "inspect", "info on", "props",
    "get to",
    "gehe zu", "geh zu", "springe zu", "suche", "finde", "lies",
  ]

  /// Words that precede the kind of element to search for.
  static let searches = [
    "next", "previous", "prev", "find next", "jump to", "find", "skip to", "go to", "goto",
  ]

  /// Words that begin a question.
  private static let questions: Set = [
    "how", "what", "where", "why", "can", "could", "do", "does", "is", "please", "i", "help", "who",
    "wie", "was", "wo", "warum", "kann", "bitte", "ich", "hilf", "which", "when",
  ]
  /// Returns whether a line begins like a question.
  static func isQuestion(_ text: String) -> Bool {
    TypedWords(text).lowered.first.map { questions.contains($0) } ?? false
  }

  /// Words that begin a question about a gesture.
  ///
  /// Earshot must not treat such a question as a request for the gesture.
  private static let explanations: Set = ["how", "what", "wie", "was", "which"]
  /// Words in questions, with the command that answers the question.
  private static let topics: [(words: [String], line: String)] = [
    (["where", "am"], ":where"), (["where", "is", "the", "cursor"], ":where"),
    (["wo", "bin"], ":where"), (["wo", "ist"], ":where"), (["what", "can"], ":what"),
    (["was", "kann"], ":what"), (["what", "to", "do"], ":what"),
    (["what", "does", "it", "say"], "tap"), (["what", "did"], ":why"), (["why"], ":why"),
    (["rotor", "settings"], ":rotor"), (["happened"], ":why"), (["time"], ":where"),
    (["how", "many"], ":screen"), (["warum"], ":why"),
    (["wieso"], ":why"),
    (["i", "type"], "type \"TEXT\""), (["what", "does", "the"], ":screen"),
    (["what", "is", "here"], ":screen"), (["what", "is", "this"], ":where"),
    (["what", "is", "on"], ":screen"), (["was", "ist"], ":screen"), (["zurück"], "scrub"),
    (["beende"], ":quit"), (["leave"], ":quit"), (["stop"], ":quit"),
  ]

  /// Words that begin a claim.
  static let claims: Set = [
    "focus", "says", "screen", "reachable", "absent", "order", "conveys", "rotor", "silent",
    "label", "value", "hint", "has", "gestures", "state", "self", "voices", "task",
  ]

  /// Returns the number of words at the start of a line that match one of the given verbs,
  /// preferring the longest match.
  ///
  /// The result is `nil` if none matches.
  static func verb(of typed: TypedWords, in verbs: [String]) -> Int? {
    verbs.map { $0.split(separator: " ").map(String.init) }
      .filter { typed.lowered.starts(with: $0) }.map(\.count).max()
  }

  /// Returns the line that the user meant, such as `n 3` for `n n n`, or `nil` for other lines.
  static func repeated(_ typed: TypedWords) -> String? {
    for length in 1...3 where typed.count > length && typed.count % length == 0 {
      let words = typed.joined(length)
      let isRepeated = typed.lowered.indices.allSatisfy {
        typed.lowered[$0] == typed.lowered[$0 % length]
      }
      let line = "\(words) \(typed.count / length)"
      if isRepeated, (try? CommandParser.parse(line)) != nil { return line }
    }
    return nil
  }

  /// Returns the failure with the valid values of a setting, for a line such as `:hints maybe`, or
  /// `nil` for other lines.
  static func valueOfSetting(_ typed: TypedWords) -> CommandParser.Failure? {
    guard let setting = named(typed) else { return nil }
    do throws(CommandParser.Failure) {
      try CommandParser.check(setting: setting.name, typed.rest(after: 1))
      return nil
    } catch {
      return error
    }
  }

  /// Returns the setting that a line such as `:lang de` begins with, or `nil` for other lines.
  private static func named(_ typed: TypedWords) -> Setting? {
    guard let first = typed.lowered.first, first.hasPrefix(":"), typed.count > 1 else { return nil }
    return MeantSetting.named(String(first.dropFirst()), evenBegun: true)
  }

  /// Returns whether a line begins with the name of a shell program.
  static func isOfShell(_ typed: TypedWords) -> Bool {
    guard let first = typed.lowered.first else { return false }
    // A sentence such as `make the amount higher` isn't a line of a shell.
    let articles: Set = ["the", "it", "this", "that", "a", "an", "my", "all", "me"]
    let isSentence = typed.lowered.dropFirst().contains(where: articles.contains)
    return first == "earshot" || BorrowedCommand.programs.contains(first) && !isSentence
  }

  /// Returns the message for an effect of the screen format that the user typed at the prompt.
  static func isEffect(_ word: String) -> String {
    "'\(word)' is an effect; write it in the screen file, below an event"
  }

  /// Returns the screen-file effect that begins a line such as `set #visits = 4`, or `nil` for
  /// other lines.
  static func effect(_ typed: TypedWords) -> String? {
    // `activate` is also a gesture.
    guard typed.count > 1, typed.lowered[1].hasPrefix("#"), typed.lowered[0] != "activate" else {
      return nil
    }
    return EffectWord(named: typed.lowered[0])?.name
  }

  /// Returns the name and the count in text such as `Time by 2` or `Time 2 times`, or the whole
  /// text and `nil` if it contains no count.
  static func withoutTimes(_ text: String) -> (name: String, times: Int?) {
    var words = text.split(whereSeparator: \.isBlank).map(String.init)
    if let last = words.last, words.count > 1,
      ["times", "steps", "mal"].contains(last.lowercased())
    {
      words.removeLast()
    }
    guard words.count > 1, let times = words.last.flatMap({ WrittenCount($0)?.count }) else {
      return (text, nil)
    }
    words.removeLast()
    if words.count > 1, words.last?.lowercased() == "by" { words.removeLast() }
    return (words.joined(separator: " "), times)
  }

  /// Returns the meaning of the words at the end of a line, as in `take a screenshot`, or `nil` if
  /// it's unknown.
  static func inside(_ typed: TypedWords) -> MeantForm.Answer? {
    for start in typed.lowered.indices.dropFirst() {
      let words = Array(typed.lowered[start...])
      if words.count > 1, MeantForm.isCommand(typed.rest(after: start)) {
        return .line(typed.rest(after: start))
      }
      guard let meant = BorrowedCommand.meant(by: words), meant.count == words.count else {
        continue
      }
      if meant.count > 1 || meant.row.answer == BorrowedCommand.notSimulated {
        return meant.row.answer
      }
    }
    return nil
  }

  /// Returns the line that the user meant, such as `:help swipe right` for `help swipe right`, or
  /// `nil` for other lines.
  static func helped(_ typed: TypedWords) -> String? {
    guard typed.lowered.first == "help" else { return nil }
    let topic = typed.rest(after: 1)
    if Help.hasTopic(topic) { return ":help \(topic)" }
    return typed.count == 2 ? ":help" : nil
  }

  /// Returns the line that the user meant, such as `scrub` for `how do I go back?`, or `nil` for
  /// other lines.
  static func asked(_ typed: TypedWords) -> String? {
    let start = typed.lowered.first?.split { "'’".contains($0) }.first.map(String.init)
    guard let first = start, questions.contains(first) else { return nil }
    if typed.count == 1, ["what", "why", "where"].contains(first) { return ":\(first)" }
    let words = typed.lowered.flatMap { word -> [String] in
      let plain = word.filter { !"?!.,".contains($0) }
      let isShort = plain.count > 2 && (plain.hasSuffix("'s") || plain.hasSuffix("’s"))
      return isShort ? [String(plain.dropLast(2)), "is"] : [plain]
    }
    if let topic = topics.first(where: { words.contains($0.words) }) { return topic.line }
    for start in words.indices.dropFirst() {
      if let command = BorrowedCommand.command(for: Array(words[start...])) { return command }
      if words.count == 2, MeantForm.isCommand(words[start]) { return words[start] }
      for end in stride(from: words.count, to: start, by: -1) {
        let line = words[start..<end].joined(separator: " ")
        guard line.count > 2, let command = try? CommandParser.parse(line) else { continue }
        if case .gesture = command, explanations.contains(first) { return ":gesture \(line)" }
        return line
      }
    }
    guard case .line(let line)? = MeantKeyword.answer(to: words) else { return ":help" }
    return line
  }

  /// Returns the text to type and the field after `in`, for a line such as `enter 42` or `type 42
  /// in Zone`.
  ///
  /// The result is `nil` for other lines.
  static func typing(_ typed: TypedWords) -> (text: String, field: String?)? {
    if ["fill", "set"].contains(typed.lowered.first),
      let place = typed.lowered.lastIndex(of: "with"), place > 1, place + 1 < typed.count
    {
      let field = typed.words(1..<place).joined(separator: " ").withoutQuotes
      return (typed.rest(after: place + 1).withoutQuotes, field)
    }
    let quoted = typed.rest(after: 1).split(separator: "\"", omittingEmptySubsequences: false)
    if ["fill", "set", "type", "enter"].contains(typed.lowered.first), quoted.count == 5,
      quoted[2].allSatisfy({ $0.isBlank || $0 == "," })
    {
      return (String(quoted[3]), String(quoted[1]))
    }
    let verbs = [
      "type", "enter", "enter text", "input", "write", "dictate", "insert", "key in", "fill in",
      "put", "send keys", "sendkeys", "send text", "input text", "set text", "type in", "type text",
      "tippe ein", "schreibe", "gib ein", "diktiere",
    ]
    guard let count = verb(of: typed, in: verbs), typed.count > count else { return nil }
    let rest = typed.rest(after: count)
    for place in stride(from: typed.count - 2, to: count, by: -1)
    where ["in", "into", "to", "ins", "im"].contains(typed.lowered[place]) {
      let text = typed.words(count..<place).joined(separator: " ").withoutQuotes
      return (text, typed.rest(after: place + 1).withoutQuotes)
    }
    return (rest.withoutQuotes, nil)
  }

  /// Returns the line that the user meant, such as `:record walk.vo` for `save walk.vo`, or `nil`
  /// for other lines.
  static func saving(_ typed: TypedWords) -> String? {
    let verbs = ["save", "save to", "save as", ":save", "export", "write", "record", "record to"]
    guard let count = verb(of: typed, in: verbs), typed.count == count + 1,
      typed.rest(after: count).dropFirst().contains(".")
    else { return nil }
    return ":record \(typed.rest(after: count))"
  }

  /// Returns the line that the user meant, such as `wait 2s` for `pause 2s`, or `nil` for other
  /// lines.
  static func waiting(_ typed: TypedWords) -> String? {
    let verbs = [
      "pause", "sleep", "delay", "idle", "hold on", "wait for", "wait", "let", "warte", "pass",
      "stop for", "in", "after",
    ]
    let isLater = ["later", "später", "spaeter"].contains(typed.lowered.last ?? "")
    let count = verb(of: typed, in: verbs) ?? (isLater ? 0 : typed.count)
    guard typed.count > count else { return nil }
    let rest = typed.rest(after: count)
    // A large number without a unit is in milliseconds, as in other tools.
    let unit = Int(rest) ?? 0 >= 500 ? "ms" : "s"
    let line = [rest, rest + unit].map { "wait \($0)" }.first(where: MeantForm.isCommand)
    return line ?? MeantDuration(typed.lowered.dropFirst(count)).map { "wait \($0.seconds)s" }
      ?? (typed.lowered[0] == "wait" ? nil : fraction(Array(typed.lowered.dropFirst(count))))
  }

  /// Returns the wait for words such as `2,5s` or `two and a half seconds`, or `nil` for other
  /// words.
  ///
  /// For `wait` itself, the failure of the command contains the duration.
  private static func fraction(_ words: [String]) -> String? {
    guard !hasThousands(words),
      let duration = PlainDuration.written(words.filter { $0 != "for" })
    else { return nil }
    let line = "wait \(duration)"
    return MeantForm.isCommand(line) ? line : nil
  }

  /// Returns whether a number has a comma that doesn't begin a fraction, as in `1,000ms`.
  static func hasThousands(_ words: [String]) -> Bool {
    words.contains { word in
      let parts = word.split(separator: Character(","))
      return parts.dropFirst().contains { $0.prefix(while: \.isNumber).count > 2 }
    }
  }
}
