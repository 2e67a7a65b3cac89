import EarshotLines
import EarshotNotation

extension CommandParser {
  /// Says what was typed up to the first word that fits nowhere, and the nearest word there.
  ///
  /// The first `known` words may be a whole command, to which nothing may be added.
  ///
  /// - Source: SESSIONS.md, "Refusals".
  static func unknown(_ typed: TypedWords, known: Int = 0) -> Failure {
    let fitting = max(known, wordsThatFit(typed))
    let next = nextWords(after: typed.lowered[..<fitting])
    let before = typed.joined(fitting)
    guard fitting < typed.count else {
      if isDirections(next) { return needs(before, "a direction") }
      let words = next.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      if (2...4).contains(words.count) { return needs(before, words.asAlternatives) }
      return unknown(before, before, next.first)
    }
    if fitting == 0, let (command, short) = BorrowedCommand.meant(by: typed.lowered[0]) {
      return unknown(typed.joined(1), "", command, short: short)
    }
    let joined = fitting == 0 ? writtenInOne : [:]
    let nearest = nearest(to: typed.lowered[fitting], in: next + joined.keys.sorted())
    if nearest == nil, isDirections(next) { return needs(before, "a direction") }
    if nearest == nil, known > 0, fitting == known { return tooMuch(typed, behind: before) }
    let whole = nearest.map { joined[$0] ?? completed($0, after: typed.lowered[..<fitting]) }
    return unknown(typed.joined(fitting + 1), before, whole)
  }

  /// The words of the only command that goes on with a word; the word itself where several do.
  private static func completed(_ word: String, after words: ArraySlice<String>) -> String {
    let start = words + [word]
    let others = self.words(beginningWith: start)
    let first = others.first ?? []
    guard others.count == 1, first.count > start.count else { return word }
    return first[words.count...].joined(separator: " ")
  }

  /// The commands of several words, by what they are when the blanks are forgotten: `doubletap`.
  private static var writtenInOne: [String: String] {
    let several = CommandDefinition.allSpellings.map(\.words).filter { $0.count > 1 }
    return Dictionary(several.map { ($0.joined(), $0.joined(separator: " ")) }) { first, _ in first
    }
  }

  /// Says that nothing may stand behind a command; of an element, how to act there.
  private static func tooMuch(_ typed: TypedWords, behind command: String) -> Failure {
    let rest = typed.rest(after: command.split(separator: " ").count)
    let isElement = rest.begins(with: "#") || rest.begins(with: "\"")
    let wayOut =
      isElement
      ? "it acts where focus is, so write 'touch \(rest)' before it"
      : "nothing stands behind '\(command)'"
    return Failure(reason: "unknown command '\(command) \(rest)'; \(wayOut)")
  }

  /// Says that an argument is missing or wrong.
  package static func needs(_ words: String, _ what: String) -> Failure {
    Failure(reason: "'\(words)' needs \(what)")
  }

  /// Says that there is no such command, and what was probably meant.
  package static func unknown(
    _ typed: String,
    _ before: String = "",
    _ nearest: String? = nil,
    short: String? = nil
  ) -> Failure {
    let words = [before.lowercased(), nearest ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    let alias = short.map { " (\($0))" } ?? ""
    let ending = nearest == nil ? "" : "; did you mean '\(words)'\(alias)?"
    return Failure(reason: "unknown command '\(typed)'\(ending)")
  }

  /// The nearest word; single keys are near nothing, which is our choice.
  private static func nearest(to word: String, in words: [String]) -> String? {
    guard word.utf8.count <= 200 else { return nil }
    let words = words.filter { $0.count > 1 }
    return Suggestion.nearest(to: word, in: words) ?? words.first { $0.isAnagram(of: word) }
  }

  /// The number of words that some command begins with.
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
  /// Whether the words have the same letters in another order, and the same first one, as `:wath`
  /// and `:what` have.
  fileprivate func isAnagram(of other: String) -> Bool {
    count == other.count && count > 3 && prefix(2).sorted() == other.prefix(2).sorted()
      && sorted() == other.sorted()
  }
}
