import AccessibilityModel
import Notation

/// Understands a line of input; what it cannot understand it refuses with a reason.
struct CommandParser {
  /// Why a command was not understood: the words after `~ refused: `.
  struct Failure: Error, Hashable {
    var reason: String
  }

  /// A command with the form it is echoed in.
  struct Parsed: Hashable {
    var command: Command
    var canonical: String
  }

  /// Splits a line into commands at `;` outside quotes.
  static func commands(in line: String) -> [String] {
    var parts = [""]
    var isQuoted = false
    var isEscaped = false
    for character in line.unicodeScalars {
      if character == ";", !isQuoted {
        parts.append("")
        continue
      }
      if character == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = character == "\\" && isQuoted && !isEscaped
      parts[parts.count - 1].unicodeScalars.append(character)
    }
    return parts.map(\.trimmed).filter { !$0.isEmpty }
  }

  /// Understands one command.
  static func parse(_ text: String) throws(Failure) -> Parsed {
    let words = text.split(whereSeparator: \.isBlank)
    let typed = words.map { $0.lowercased() }
    guard let (form, count) = longestMatch(of: typed) else { throw unknown(words, typed) }
    let rest = words.count > count ? String(text[words[count].startIndex...]).trimmed : ""
    return try ArgumentParser(form: form, rest: rest, typed: words).parsed()
  }

  /// The form that matches the most words at the beginning.
  private static func longestMatch(of typed: [String]) -> (CommandForm, Int)? {
    var best: (form: CommandForm, count: Int)?
    for form in CommandForm.all {
      for spelling in form.spellings {
        let words = spelling.split(separator: " ").map(String.init)
        guard words.count > best?.count ?? 0, typed.starts(with: words) else { continue }
        best = (form, words.count)
      }
    }
    return best.map { ($0.form, $0.count) }
  }

  /// Says what was typed up to the first word that fits nowhere, and the nearest word there.
  ///
  /// - Source: SESSIONS.md, "Refusals".
  private static func unknown(_ words: [Substring], _ typed: [String]) -> Failure {
    let spellings = CommandForm.all.flatMap(\.spellings).map { $0.split(separator: " ") }
    var known = 0
    while known < typed.count,
      spellings.contains(where: { $0.map(String.init).starts(with: typed[...known]) })
    {
      known += 1
    }
    let nextWords = spellings.filter {
      $0.count > known && $0.map(String.init).starts(with: typed[..<known])
    }.map { String($0[known]) }
    let before = words[..<known].joined(separator: " ")
    guard known < words.count else {
      if nextWords.allSatisfy(\.isDirection) { return needs(before, "a direction") }
      return unknown(before, nearest: nextWords.first.map { "\(before) \($0)" })
    }
    let wrong = words[...known].joined(separator: " ")
    let nearest = Suggestion.nearest(to: typed[known], in: nextWords)
    if nearest == nil, known > 0, nextWords.allSatisfy(\.isDirection) {
      return needs(before, "a direction")
    }
    let prefix = typed[..<known].map { $0 + " " }.joined()
    return unknown(wrong, nearest: nearest.map { prefix + $0 })
  }

  static func unknown(_ typed: String, nearest: String?) -> Failure {
    let suggestion = nearest.map { "; did you mean '\($0)'?" } ?? ""
    return Failure(reason: "unknown command '\(typed)'\(suggestion)")
  }

  static func needs(_ typed: String, _ what: String) -> Failure {
    Failure(reason: "'\(typed)' needs \(what)")
  }
}

extension String {
  fileprivate var isDirection: Bool { ["left", "right", "up", "down"].contains(self) }

  /// The text without blanks at its ends.
  var trimmed: String {
    let start = firstIndex { !$0.isBlank } ?? endIndex
    let end = lastIndex { !$0.isBlank }.map(index(after:)) ?? start
    return String(self[start..<end])
  }
}

extension Character {
  /// Whether the character parts words: a space or a tab.
  var isBlank: Bool { self == " " || self == "\t" }
}
