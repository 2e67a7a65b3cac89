import EarshotLines
import EarshotNotation

/// Functions that recognize commands in the notation of other programs, such as `$ n`, `3n`,
/// `n && a`, or `quit!`.
///
/// The type uses only the words of a line, so its answers are also available for session files.
/// Answers that require the app are in `Session+Meant.swift`.
///
/// - Source: SESSIONS.md, "Refusals"; our choice, from what people typed.
enum MeantForm {
  /// The replacement for a line.
  enum Answer: Hashable {
    /// A valid line to type instead.
    case line(String)
    /// Advice, as the end of a message.
    case advice(String)
    /// Advice to separate commands.
    case severalCommands(String)

    /// The end of a message that contains the replacement.
    var ending: String {
      switch self {
      case .line(let line): "; did you mean '\(line)'?"
      case .advice(let advice), .severalCommands(let advice): "; \(advice)"
      }
    }

    /// The kind of the failure with the replacement.
    fileprivate var kind: CommandParser.Failure.Kind {
      if case .severalCommands = self { .severalCommands } else { .unknownCommand }
    }
  }

  /// Returns the replacement for an invalid line, or `nil` if the form of the line is unknown.
  ///
  /// - Complexity: O(*n*²), where *n* is the number of words in the line; the method checks only
  ///   short lines.
  static func answer(to text: String) -> Answer? {
    guard text.utf8.count <= 200 else { return nil }
    let typed = TypedWords(text)
    return remark(text) ?? claimed(typed) ?? redirected(typed) ?? keysInARow(typed) ?? separated(
      typed
    )
      ?? withoutMarks(text)
      ?? counted(typed)
      ?? (typed.lowered.first == "voiceover" ? nil : KeyChord(text)?.answer)
  }

  /// Returns the advice to write a comment without a command's mark, or `nil` for other lines.
  private static func remark(_ text: String) -> Answer? {
    guard let mark = ["# ", "// "].first(where: text.hasPrefix) else { return nil }
    let words = Display.safe(String(text.dropFirst(mark.count)))
    return .advice(
      mark == "# "
        ? "write a comment without '>', as in '# \(words)'"
        : "begin a comment with '#' and put it on its own line, as in '# \(words)'"
    )
  }

  /// Returns a failure with the replacement for the line, or the given failure if the form is
  /// unknown.
  static func answered(_ failure: CommandParser.Failure, _ text: String) -> CommandParser.Failure {
    answer(to: text).map { meaning($0, by: text) } ?? failure
  }

  /// Returns the failure for an invalid line, with the replacement.
  static func meaning(_ answer: Answer, by text: String) -> CommandParser.Failure {
    CommandParser.Failure(
      reason: "unknown command '\(Display.safe(text))'\(answer.ending)",
      kind: answer.kind
    )
  }

  /// Returns the failure for a gesture without a direction, as in `three finger swipe`, or `nil`
  /// for other lines.
  static func withoutDirection(_ typed: TypedWords) -> CommandParser.Failure? {
    let fingers = ["two", "three", "2", "3"]
    guard typed.count == 3, let place = fingers.firstIndex(of: typed.lowered[0]),
      ["finger", "fingers"].contains(typed.lowered[1]), typed.lowered[2] == "swipe"
    else { return nil }
    let name = "\(fingers[place % 2])-finger swipe"
    return CommandParser.needs(
      name,
      place % 2 == 0 ? "a direction: up or down" : CommandParser.direction,
      .direction
    )
  }

  /// Returns the line that the user meant, such as `scroll down` for `scroll down please`, or `nil`
  /// for other lines.
  static func withoutCourtesy(_ typed: TypedWords) -> Answer? {
    let words: Set = ["please", "now", "bitte", "jetzt", "just", "thanks"]
    let kept = typed.lowered.indices.filter { !words.contains(typed.lowered[$0]) }
    guard kept.count < typed.count, !kept.isEmpty else { return nil }
    let line = kept.map { typed.words($0..<$0 + 1).joined() }.joined(separator: " ")
    return isCommand(line) ? .line(line) : nil
  }

  static func isCommand(_ text: String) -> Bool { (try? CommandParser.parse(text)) != nil }
}

// Lines of a shell.
extension MeantForm {
  /// Returns the advice to use `:record FILE` for a line such as `swipe right > out.txt`, or `nil`
  /// for other lines.
  private static func redirected(_ typed: TypedWords) -> Answer? {
    guard let place = typed.lowered.lastIndex(where: { $0.hasPrefix(">") }), place > 0,
      isCommand(typed.joined(place))
    else { return nil }
    return .advice("':record FILE' writes the session to a file")
  }

  /// Returns the line that the user meant, such as `? says "Pay, Button"` for
  /// `expect "Pay, Button"`, or `nil` for other lines.
  private static func claimed(_ typed: TypedWords) -> Answer? {
    guard typed.count > 1, MeantCode.claims.contains(typed.lowered[0]) else { return nil }
    let rest = typed.rest(after: 1)
    guard rest.hasPrefix("\""), rest.withoutQuotes != rest, !rest.withoutQuotes.isEmpty else {
      return nil
    }
    return .line("? says \(rest)")
  }

  /// The operators that separate commands in a shell.
  private static let shellSeparators: Set = ["&&", "||", "|", "&"]
  private static let separators: Set = [
    "then", "and", "und", "dann", "->", "→", "=>", ",", "/", "followed", "by",
  ]

  /// Returns the advice to write `n; n; a` for a line such as `n n a`, or `nil` for other lines.
  private static func keysInARow(_ typed: TypedWords) -> Answer? {
    guard typed.count > 1, Set(typed.lowered).count > 1,
      typed.lowered.allSatisfy({ $0.count == 1 && isCommand($0) && Int($0) == nil })
    else { return nil }
    return .severalCommands(
      "separate commands with ';', as in '\(typed.lowered.joined(separator: "; "))'"
    )
  }

  /// Returns the advice to write `swipe right; double tap` for a line such as `swipe right &&
  /// double tap`, or `nil` for other lines.
  private static func separated(_ typed: TypedWords) -> Answer? {
    let words = typed.joined(typed.count).split(separator: " ").map(String.init)
    var parts: [[String]] = [[]]
    var isOfShell = false
    for (word, lowered) in zip(words, typed.lowered) {
      if shellSeparators.contains(lowered) || separators.contains(lowered) {
        isOfShell = isOfShell || shellSeparators.contains(lowered)
        parts.append([])
      } else {
        parts[parts.count - 1].append(word.hasSuffix(",") ? String(word.dropLast()) : word)
        if word.hasSuffix(",") { parts.append([]) }
      }
    }
    let commands = parts.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
    guard commands.count > 1, isCommand(commands[0]) else { return nil }
    guard commands.allSatisfy(isCommand) else {
      return isOfShell ? .severalCommands("separate commands with ';'") : nil
    }
    return .severalCommands(
      "separate commands with ';', as in '\(commands.joined(separator: "; "))'"
    )
  }
}

// Punctuation around a command.
extension MeantForm {
  /// Characters that people type or copy before a command, as in a shell, in a list, or in other
  /// programs.
  private static let before: Set<Character> = [
    "$", "%", "❯", "»", "-", "*", "•", "/", "\\", "!", "(", "[", "<", "`", "'", "‘", "“", "\"",
  ]
  /// Punctuation that people type or copy after a command.
  private static let after: Set<Character> = [
    "!", "?", ".", ",", ")", "(", "]", ">", "`", "'", "’", "”", "\"",
  ]

  /// Returns the line that the user meant, such as `n` for `$ n`, `:quit` for `quit!`, or `:help`
  /// for `/help`.
  ///
  /// The result is `nil` for other lines.
  private static func withoutMarks(_ text: String) -> Answer? {
    let start = text.drop { before.contains($0) || $0.isBlank }
    let inner = String(start.reversed().drop { after.contains($0) || $0.isBlank }.reversed())
    for words in [withoutNumber(inner), withoutNumber(text), inner] {
      guard let words, words != text, !words.isEmpty else { continue }
      if let answer = plain(words) { return answer }
    }
    return nil
  }

  /// Returns the command that the words mean, adding or removing a colon if necessary, or `nil` if
  /// there's none.
  private static func plain(_ words: String) -> Answer? {
    let bare = words.hasPrefix(":") ? String(words.dropFirst()) : words
    for line in [words, bare, ":\(bare)"] where isCommand(line) { return .line(line) }
    let lowered = TypedWords(words).lowered
    guard let borrowed = BorrowedCommand.meant(by: lowered), borrowed.count == lowered.count else {
      return nil
    }
    return borrowed.row.answer
  }

  /// Returns a line without its list number, such as `swipe right` for `1. swipe right`.
  ///
  /// The result is `nil` if there's no list number.
  private static func withoutNumber(_ text: String) -> String? {
    let rest = text.drop(while: \.isNumber)
    guard rest.startIndex > text.startIndex, let mark = rest.first, ".):".contains(mark) else {
      return nil
    }
    return String(rest.dropFirst()).trimmed
  }
}

// Counts in the wrong place.
extension MeantForm {
  private static let times: Set = ["x", "×", "*", "times", "time", "mal"]

  /// Returns the line that the user meant, such as `n 3` for `3n`, `3 x n`, or `n*3`, and
  /// `double tap` for `2x tap`.
  ///
  /// The result is `nil` for other lines.
  private static func counted(_ typed: TypedWords) -> Answer? {
    countedBefore(typed) ?? countedAfter(typed) ?? countedInside(typed)
  }

  /// Returns the line that the user meant, such as `swipe right 3` for `swipe 3 right`, or `nil`
  /// for other lines.
  private static func countedInside(_ typed: TypedWords) -> Answer? {
    for place in typed.lowered.indices.dropFirst().dropLast() {
      guard let count = WrittenCount(typed.lowered[place])?.count else { continue }
      let after = typed.lowered[(place + 1)...].filter { !times.contains($0) }
      let line = (Array(typed.lowered[..<place]) + after + ["\(count)"]).joined(separator: " ")
      if isCommand(line) { return .line(line) }
    }
    return nil
  }

  private static func countedBefore(_ typed: TypedWords) -> Answer? {
    let text = typed.joined(typed.count)
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard let count = Int(digits), Gesture.counts.contains(count) else { return nil }
    var words = text[digits.endIndex...].split(whereSeparator: \.isBlank).map(String.init)
    if let first = words.first, first.count > 1, "x×*".contains(first.prefix(1).lowercased()) {
      words[0] = String(first.dropFirst())
    }
    if let first = words.first, times.contains(first.lowercased()) { words.removeFirst() }
    let rest = words.joined(separator: " ")
    guard !rest.isEmpty else { return nil }
    if ["tap", "taps"].contains(rest.lowercased()),
      GestureWords.multiples.indices.contains(count - 1)
    {
      return .line("\(GestureWords.multiples[count - 1]) tap".trimmed)
    }
    return isCommand("\(rest) \(count)") ? .line("\(rest) \(count)") : nil
  }

  private static func countedAfter(_ typed: TypedWords) -> Answer? {
    let text = typed.joined(typed.count).filter { $0 != ")" }
    let start = text.reversed().drop { $0.isASCII && $0.isNumber }
    let digits = text.suffix(text.count - start.count)
    guard let count = Int(digits), Gesture.counts.contains(count), let mark = start.first,
      "*×xX(:=,".contains(mark)
    else { return nil }
    let words = String(start.dropFirst().reversed()).trimmed
    return isCommand("\(words) \(count)") ? .line("\(words) \(count)") : nil
  }
}
