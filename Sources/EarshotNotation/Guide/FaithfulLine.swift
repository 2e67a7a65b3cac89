import EarshotModel

/// A check of whether a rewritten line still says what the author's line says.
///
/// The rewritten line must keep the strings, the numbers, and the names. It can add only words of
/// the notation.
struct FaithfulLine {
  private let texts: [String]
  private let words: [String: Int]
  private let numbers: [String]
  private let named: Set<String>
  private let line: String
  private let labels: [String: String]

  /// The words of the notation, which a rewritten line can add.
  private static let notation: Set<String> = {
    let words =
      BorrowedWord.Position.role.words + BorrowedWord.Position.trait.words
      + BorrowedWord.Position.property.words + Scanner.effects + AppEvent.named.map(\.name)
      + NotificationKind.allCases.map(\.rawValue)
    return Set(words.flatMap { $0.lowercased().split(separator: " ").map(String.init) }).union([
      "when", "is", "not", "and", "or", "on", "off", "true", "false", "above", "below", "every",
      "action", "content", "mark", "rotor", "self", "empty", "contains", "lacks", "by", "as", "use",
      "axis", "x", "y", "series", "chart", "s",
    ])
  }()

  /// Words that a rewritten line never adds, because they would change the kind of the line.
  private static let never: Set = [
    "set", "value", "text", "element", "back", "view", "label", "group", "list", "cell", "key",
    "identifier", "values", "hint",
  ]

  init(_ line: String, _ names: KnownNames) {
    self.line = line
    labels = names.labels
    let all = LineWords(line).all
    texts = all.filter { $0.isQuoted && $0.text.count > 1 && $0.text.hasSuffix("\"") }
      .map { $0.text.filter { $0 != "\"" } }
    let parts = Self.words(of: line)
    words = parts.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    numbers = parts.filter { $0.first?.isNumber == true }
    let known = Set(names.identifiers.map { $0.lowercased() })
    named = Set(parts.filter { known.contains($0) })
  }

  private static func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isOfName || $0 == "-" }.flatMap { word -> [String] in
      let digits = word.prefix(while: \.isNumber)
      return digits.isEmpty || digits.count == word.count
        ? [String(word)] : [String(digits), String(word[digits.endIndex...])]
    }
  }

  /// Returns whether rewritten lines say what the author's line says.
  func isKept(_ lines: [String]) -> Bool {
    let text = lines.joined(separator: " ")
    let parts = Self.words(of: text)
    let found = Set(parts)
    guard let first = lines.first, !first.isEmpty, texts.allSatisfy({ isKept($0, in: text) }),
      numbers.allSatisfy(found.contains), named.isSubset(of: found)
    else { return false }
    let counts = parts.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    let gained = counts.filter {
      $0.value > max(words[$0.key] ?? 0, Self.notation.contains($0.key) ? 1 : 0)
    }
    let effect = LineWords(line).texts.first ?? ""
    if Scanner.effects.contains(effect), !found.contains(effect.lowercased()) { return false }
    guard !found.contains(where: { Self.never.contains($0) && words[$0] == nil }) else {
      return false
    }
    // An added word must be a word of the notation that begins with one of the author's words.
    guard gained.keys.allSatisfy({ joins($0) }), keepsMost(found) else { return false }
    return quotesAreTexts(text)
  }

  /// Returns whether a word of the notation begins with a word of the author's line, such as
  /// `notEnabled` for `not enabled`.
  private func joins(_ word: String) -> Bool {
    words.keys.contains { word.hasPrefix($0) && $0.count > 2 } && !words.keys.contains(word)
      && Self.notation.contains(word)
  }

  /// Returns whether the rewritten line keeps most of the author's longer words.
  ///
  /// It can lack two of them, or a third of the number of words if that's more. If there are at
  /// least two, it must keep at least one.
  private func keepsMost(_ found: Set<String>) -> Bool {
    let long = words.keys.filter { $0.count > 2 }
    let lost = long.filter { !found.contains($0) }
    return lost.count <= max(2, words.count / 3) && (long.count < 2 || lost.count < long.count)
  }

  /// Returns whether a line contains a string, or the identifier of the element that the string
  /// labels.
  private func isKept(_ text: String, in line: String) -> Bool {
    line.contains(text)
      || labels[Quoting.quotedLiteral(text)].map { line.contains("#\($0)") } == true
  }

  /// Returns whether every new string in quotes occurs in the author's line.
  private func quotesAreTexts(_ text: String) -> Bool {
    LineWords(text).all.filter(\.isQuoted).allSatisfy { word in
      let inside = word.text.filter { $0 != "\"" }
      if texts.contains(inside) { return true }
      let words = Self.words(of: inside)
      let marks: Set = ["when", "if", "until", "is", "unless", "on", "set", "push"]
      return line.contains(inside) && words.allSatisfy { !marks.contains($0) }
        && !inside.contains { "#(){}=:".contains($0) }
    }
  }
}
