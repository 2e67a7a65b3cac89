import EarshotLines
import EarshotNotation

extension CommandParser {
  /// Returns the failure for the words up to the first one that matches no command.
  ///
  /// The failure suggests the nearest word for that position.
  ///
  /// If `known` isn't 0, the first `known` words are a complete command that takes no arguments.
  ///
  /// - Source: SESSIONS.md, "Refusals".
  static func unknown(_ typed: TypedWords, known: Int = 0) -> Failure {
    if let failure = glued(typed) { return failure }
    let fitting = max(known, wordsThatFit(typed))
    let meant = BorrowedCommand.meant(by: BorrowedCommand.corrected(typed.lowered))
    // `enter 5 into Size` isn't only a key.
    if meant?.count == 1, typed.lowered.first == "enter", typed.count > 1 {
      return unknown(typed.joined(1), "", "type \"TEXT\"")
    }
    // `move Milk to Tea` isn't a swipe.
    let isMove = meant?.count == 1 && typed.lowered.first == "move" && typed.count > 2
    let borrowed = meant.flatMap { $0.count > known && !isMove ? $0 : nil }
    if let borrowed, known > 0 || fitting == 0 || fitting == typed.count {
      return unknown(typed, borrowed)
    }
    guard fitting < typed.count else { return incomplete(typed) }
    let before = typed.joined(fitting)
    let next = nextWords(after: typed.lowered[..<fitting])
    let joined = fitting == 0 ? writtenInOne : [:]
    if let nearest = nearest(to: typed.lowered[fitting], in: next + joined.keys.sorted()) {
      let apart = joined[nearest].map { typed.count > 1 ? "\($0) \(typed.rest(after: 1))" : $0 }
      let whole =
        apart ?? mended(nearest, at: fitting, in: typed)
        ?? completed(nearest, after: typed.lowered[..<fitting])
      return unknown(typed.joined(apart == nil ? fitting + 1 : typed.count), before, whole)
    }
    if let borrowed { return unknown(typed, borrowed) }
    if isDirections(next) {
      guard let way = direction(meantBy: typed.lowered[fitting], in: next) else {
        return needs(before, direction(among: next), .direction)
      }
      return unknown(typed.joined(fitting + 1), before, mended(way, at: fitting, in: typed) ?? way)
    }
    if known > 0, fitting == known { return tooMuch(typed, behind: before) }
    if fitting == 0, let (name, count) = GestureSpelling.nearest(to: typed.lowered) {
      return unknown(typed.joined(count), "", name)
    }
    return unlike(next, at: fitting, in: typed)
  }

  /// Returns the failure for a typed word that isn't similar to any possible word.
  ///
  /// The failure lists the possible words if there are at most four.
  private static func unlike(_ next: [String], at place: Int, in typed: TypedWords) -> Failure {
    let words = next.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    guard place > 0, (1...4).contains(words.count) else { return unknown(typed.joined(place + 1)) }
    let only = words.count == 1 && !words[0].contains("'") ? words[0] : nil
    if let word = only ?? ends[typed.lowered[place]], words.contains(word) {
      return unknown(typed.joined(place + 1), typed.joined(place), word)
    }
    return needs(typed.joined(place), words.asAlternatives)
  }

  /// Returns the direction that a misspelled word means, such as `right` for `rite`, or `nil` if the
  /// word doesn't resemble any.
  ///
  /// The four directions begin with different letters, so a first letter and a second common letter
  /// are enough.
  private static func direction(meantBy word: String, in directions: [String]) -> String? {
    guard (2...7).contains(word.count), word.allSatisfy(\.isLetter) else { return nil }
    return directions.first { way in
      way.first == word.first && word.dropFirst().contains { way.dropFirst().contains($0) }
    }
  }

  /// Words for an end of the screen.
  private static let ends = [
    "end": "bottom", "last": "bottom", "below": "bottom", "lower": "bottom", "ende": "bottom",
    "unten": "bottom", "down": "bottom", "start": "top", "first": "top", "beginning": "top",
    "upper": "top", "up": "top", "oben": "top", "anfang": "top",
  ]

  /// The requirement of a gesture with four possible directions.
  static let direction = "a direction: left, right, up, or down"

  /// Returns the requirement of a gesture with some of the directions.
  private static func direction(among words: [String]) -> String {
    let ways = ["left", "right", "up", "down"].filter(words.contains)
    return ways.count == 2 ? "a direction: \(ways[0]) or \(ways[1])" : Self.direction
  }

  /// Returns the failure for an incomplete command, which names the missing part.
  private static func incomplete(_ typed: TypedWords) -> Failure {
    let before = typed.joined(typed.count)
    let next = nextWords(after: typed.lowered[...])
    if isDirections(next) { return needs(before, direction(among: next), .direction) }
    let words = next.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    if (2...4).contains(words.count) { return needs(before, words.asAlternatives) }
    return unknown(before, before, next.first)
  }

  private static func unknown(
    _ typed: TypedWords,
    _ borrowed: (count: Int, row: BorrowedCommand)
  ) -> Failure {
    var place = borrowed.count
    if borrowed.row.ending.contains("FILE") {
      let fillers: Set = ["to", "as", "in", "into", "file", "the", "this"]
      while place + 1 < typed.count, fillers.contains(typed.lowered[place]) { place += 1 }
    }
    let rest = typed.rest(after: place)
    var ending = borrowed.row.ending
    if !rest.isEmpty, rest.utf8.count <= 60 {
      ending = ending.replacing("FILE", with: rest)
      let count = WrittenCount(rest).map { "\($0.count)" }
      let line = Suggestion.meant(in: ending).map { "\($0) \(count ?? rest)" }
      // `:quit FILE` records the session, but `quit now` names no file.
      let isFile = ending.contains(":quit") ? rest.contains(".") : true
      if let line, isFile, line.hasPrefix(":") || count != nil, !line.hasSuffix("\(rest) \(rest)"),
        MeantForm.isCommand(line)
      {
        ending = "; did you mean '\(line)'?"
      }
    }
    return Failure(
      reason: "unknown command '\(typed.joined(borrowed.count))'\(ending)",
      kind: .unknownCommand
    )
  }

  /// Returns the failure for a repeated key without a space, such as `n3` or `nn`, which explains
  /// how to repeat the key.
  ///
  /// The result is `nil` for any other input.
  private static func glued(_ typed: TypedWords) -> Failure? {
    guard typed.count == 1, let word = typed.lowered.first, let key = word.first, word.count > 1,
      (try? parse("\(key) 2")) != nil
    else { return nil }
    let rest = word.dropFirst()
    guard let count = rest.allSatisfy({ $0 == key }) ? word.count : Int(rest), count > 0 else {
      return nil
    }
    return unknown(typed.joined(1), "", "\(key) \(count)")
  }

  /// Returns the rest of the line with one word corrected if this makes the line a command, such as
  /// `double tap` for `dobule tap`.
  ///
  /// The result is `nil` otherwise.
  private static func mended(_ word: String, at place: Int, in typed: TypedWords) -> String? {
    let rest = typed.rest(after: place + 1)
    guard !rest.isEmpty else { return nil }
    let end = "\(word) \(rest)"
    let line = place == 0 ? end : "\(typed.joined(place)) \(end)"
    return (try? parse(line)) == nil ? nil : end
  }

  /// Returns the rest of the only command that continues with the given word, or only the word if
  /// several commands continue with it.
  private static func completed(_ word: String, after words: ArraySlice<String>) -> String {
    let start = words + [word]
    let others = self.words(beginningWith: start)
    let first = others.first ?? []
    guard others.count == 1, first.count > start.count else { return word }
    return first[words.count...].joined(separator: " ")
  }

  /// The commands with several words, by their spelling without spaces, such as `doubletap`.
  private static var writtenInOne: [String: String] {
    let several = CommandDefinition.allSpellings.map(\.words).filter { $0.count > 1 }
    return Dictionary(several.map { ($0.joined(), $0.joined(separator: " ")) }) { first, _ in first
    }
  }

  /// Returns the failure for text after a command that takes no arguments.
  ///
  /// If the text names an element, the failure explains how to act on the element.
  private static func tooMuch(_ typed: TypedWords, behind command: String) -> Failure {
    var failure = tooMuch(typed.rest(after: command.split(separator: " ").count), behind: command)
    failure.kind = .takesNothing(command)
    return failure
  }

  private static func tooMuch(_ rest: String, behind command: String) -> Failure {
    let reason = "'\(command)' takes nothing after it"
    if rest.begins(with: "--") {
      return Failure(reason: "\(reason); leave out '\(rest)', which is a command-line option")
    }
    if command == ":rotor" {
      let name = Quoting.quotedLiteral(rest.withoutQuotes)
      return Failure(reason: "\(reason); write 'rotor \(name)'")
    }
    if command == ":settings", let line = MeantSetting.line(":set \(rest)") {
      return Failure(reason: "\(reason); write '\(line)'")
    }
    if command == ":settings", let setting = Setting.named(rest) {
      return Failure(reason: "\(reason); to change that setting, use ':set \(setting.name) VALUE'")
    }
    guard actsAtCursor(command), let element = element(rest) else {
      return Failure(reason: reason)
    }
    return Failure(
      reason: "\(reason); the gesture acts at the cursor, so write 'touch \(element); \(command)'"
    )
  }

  /// Returns whether a command is a gesture on the element under the cursor.
  private static func actsAtCursor(_ command: String) -> Bool {
    guard case .gesture(let gesture)? = try? parse(command) else { return false }
    let acting: Set = [
      "double tap", "split tap", "triple tap", "double tap and hold", "magic tap", "scrub",
      "zoom in", "zoom out", "three-finger tap",
    ]
    return acting.contains(Command.gesture(gesture).canonical)
  }

  /// Returns the element that the words after a gesture probably name, as an argument of `touch`,
  /// or `nil` if there's none.
  private static func element(_ text: String) -> String? {
    if text.begins(with: "#") || text.begins(with: "\"") { return text }
    let isName = text.unicodeScalars.first?.properties.isUppercase ?? false
    return isName ? Quoting.quotedLiteral(text) : nil
  }

  /// Returns the failure for a missing or wrong argument.
  package static func needs(
    _ words: String,
    _ what: String,
    _ need: ArgumentNeed? = nil
  ) -> Failure {
    Failure(reason: "'\(words)' needs \(what)", kind: .needs(words, need))
  }

  /// Returns the failure for an unknown command, with the command that the user probably meant.
  package static func unknown(
    _ typed: String,
    _ before: String = "",
    _ nearest: String? = nil
  ) -> Failure {
    let words = [before.lowercased(), nearest ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    let ending = nearest == nil ? "" : "; did you mean '\(words)'?"
    return Failure(reason: "unknown command '\(typed)'\(ending)", kind: .unknownCommand)
  }

  /// Returns the word that is nearest to a typed word, or `nil` if none is similar.
  ///
  /// Single keys aren't similar to any word, and a word of up to three letters is only similar to
  /// words with the same first letter: `pay` isn't a misspelled `say`. This is our choice.
  private static func nearest(to word: String, in words: [String]) -> String? {
    guard word.utf8.count <= 200 else { return nil }
    let words = words.filter { $0.count > 1 && (word.count > 3 || $0.first == word.first) }
    return Suggestion.nearest(to: word, in: words) ?? words.first { $0.isAnagram(of: word) }
  }

  /// Returns the number of typed words that match the beginning of some command.
  private static func wordsThatFit(_ typed: TypedWords) -> Int {
    var count = 0
    while count < typed.count, !words(beginningWith: typed.lowered[...count]).isEmpty { count += 1 }
    return count
  }

  private static func nextWords(after words: ArraySlice<String>) -> [String] {
    self.words(beginningWith: words).filter { $0.count > words.count }.map { $0[words.count] }
  }

  private static func words(beginningWith words: ArraySlice<String>) -> [[String]] {
    CommandDefinition.allSpellings.map(\.words).filter { $0.starts(with: words) }
  }

  private static func isDirections(_ words: [String]) -> Bool {
    !words.isEmpty && words.allSatisfy { ["left", "right", "up", "down"].contains($0) }
  }
}

extension String {
  /// Returns whether two words have the same letters and the same first two letters, both in any
  /// order, such as `:wath` and `:what`.
  fileprivate func isAnagram(of other: String) -> Bool {
    count == other.count && count > 3 && prefix(2).sorted() == other.prefix(2).sorted()
      && sorted() == other.sorted()
  }
}
