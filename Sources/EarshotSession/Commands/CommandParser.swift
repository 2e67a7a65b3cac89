import EarshotLines
import EarshotModel
import EarshotNotation

/// A parser for input lines.
///
/// For an invalid line, the parser throws the reason.
package enum CommandParser {
  /// The reason that a command can't be parsed, which is the text after `~ refused: `.
  package struct Failure: Error, Hashable {
    package var reason: String
    /// The kind of the failure, whatever the words of the reason.
    package var kind: Kind

    /// Creates the failure for a reason, which is a sentence without a period.
    package init(reason: String, kind: Kind = .other) {
      self.reason = reason
      self.kind = kind
    }
  }

  /// Splits a line into commands at each `;` outside quotes.
  ///
  /// An opening quote must be at a place where an argument can begin, which is after a space or a
  /// `#`. Therefore, a single inch mark in text doesn't hide the commands after it. In `VO+;`, the
  /// semicolon is a key.
  package static func commands(in line: String) -> [Substring] {
    guard line.holds(UInt8(ascii: ";")) else { return [line[...]] }
    let separators = separators(in: line)
    let starts = [line.startIndex] + separators.map { line.unicodeScalars.index(after: $0) }
    return zip(starts, separators + [line.endIndex]).map { line[$0..<$1] }
  }

  private static func separators(in line: String) -> [String.Index] {
    var result: [String.Index] = []
    var isQuoted = false
    var before: Unicode.Scalar = " "
    for (index, scalar) in zip(line.unicodeScalars.indices, line.unicodeScalars) {
      switch scalar {
      case "\"" where isQuoted && before != "\\": isQuoted = false
      case "\"" where before == " " || before == "\t" || before == "#": isQuoted = true
      case ";" where !isQuoted && !line[..<index].endsWithKeys: result.append(index)
      default: break
      }
      before = before == "\\" && scalar == "\\" ? " " : scalar
    }
    return result
  }

  /// Parses one command.
  package static func parse(_ text: some StringProtocol) throws(Failure) -> Command {
    let text = String(text)
    if let definition = CommandDefinition.definitionsBySpelling[text] {
      return try ArgumentParser(words: text, rest: "").made(definition.syntax)
    }
    let typed = TypedWords(text)
    guard let (definition, count) = longestMatch(of: typed) else {
      guard let canonical = GestureSpelling.canonical(text) else { throw unknown(typed) }
      return try parse(canonical)
    }
    let rest = typed.rest(after: count)
    if definition.syntax.isEmpty, !rest.isEmpty {
      if let canonical = GestureSpelling.canonical(text) { return try parse(canonical) }
      throw unknown(typed, known: count)
    }
    let parser = ArgumentParser(words: typed.joined(count), rest: rest)
    return try parser.made(definition.syntax)
  }

  /// Returns whether the text begins with the words of a command, or describes a gesture in
  /// different words.
  ///
  /// The command can still be invalid. Calling this method first saves time, because an error
  /// requires a search for the intended command.
  package static func beginsLikeCommand(_ text: String) -> Bool {
    longestMatch(of: TypedWords(text)) != nil || GestureSpelling.canonical(text) != nil
  }

  /// Returns the command that matches the most words at the beginning of the line, and the number
  /// of these words, or `nil` if none matches.
  ///
  /// The result is `nil` for a question mark: words after it are a claim, and ``parse(_:)``
  /// recognizes a question mark alone as a request for help.
  private static func longestMatch(
    of typed: TypedWords
  ) -> (definition: CommandDefinition, count: Int)? {
    var best: CommandDefinition.Spelling?
    let spellings = typed.lowered.first.flatMap { CommandDefinition.spellingsByFirstWord[$0] } ?? []
    guard typed.lowered.first != LineMark.claim.rawValue else { return nil }
    for spelling in spellings where spelling.words.count > best?.words.count ?? 0 {
      if typed.begins(with: spelling.words) { best = spelling }
    }
    return best.map { ($0.definition, $0.words.count) }
  }
}

/// The words of a line, as the user typed them.
struct TypedWords {
  private let text: String
  private let words: [Substring]
  let lowered: [String]

  init(_ text: String) {
    self.text = text
    words = text.runsWithoutBlanks
    lowered = words.map { $0.lowercased() }
  }

  var count: Int { words.count }

  /// Returns the first words, with single spaces between them.
  func joined(_ count: Int) -> String {
    words.prefix(count).reduce(into: "") { text, word in
      if !text.isEmpty { text += " " }
      text += word
    }
  }

  /// Returns the words in a range, as typed.
  func words(_ places: Range<Int>) -> [String] { words[places].map(String.init) }

  /// Returns whether the first words equal the given words, ignoring case.
  func begins(with others: [String]) -> Bool {
    others.count <= lowered.count && others.indices.allSatisfy { others[$0] == lowered[$0] }
  }

  /// Returns the text after the first words.
  func rest(after count: Int) -> String {
    words.count > count ? String(text[words[count].startIndex...]).trimmed : ""
  }
}

extension Substring {
  /// Whether the text ends in `VO+`, ignoring case, so the name of a key has to follow.
  fileprivate var endsWithKeys: Bool {
    let end = suffix(4).lowercased()
    return end == " vo+" || end == "vo+" || end == ";vo+"
  }
}
