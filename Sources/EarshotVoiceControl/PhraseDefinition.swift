/// A phrase that Voice Control knows: its words, and the argument that may follow them.
package struct PhraseDefinition: Sendable {
  /// The argument after the words.
  enum Argument: Sendable {
    /// No argument.
    case nothing(Phrase)
    /// The name or the number of an item.
    case item(@Sendable (String) -> Phrase)
    /// Any words.
    case text(@Sendable (String) -> Phrase)
    /// The number of repetitions, such as `3 times`.
    case times(@Sendable (Int) -> Phrase)
    /// The size of a grid, such as `2 columns and 4 rows`.
    case size
  }

  /// The words as written.
  package let words: String
  /// The words, normalized for comparison.
  let compared: PhraseWords
  /// The words that Voice Control shows when it recognizes the phrase.
  ///
  /// If the phrase is a variant of the usual form, these are the words of the usual form.
  let printed: String
  /// Whether no source confirms the words.
  ///
  /// - Rule: ``VoiceRule/wordsWithoutASource``
  let isUnproved: Bool
  let argument: Argument

  init(
    _ words: String,
    _ argument: Argument,
    printed: String? = nil,
    isUnproved: Bool = false
  ) {
    self.words = words
    compared = PhraseWords(words)
    self.printed = printed ?? words
    self.isUnproved = isUnproved
    self.argument = argument
  }

  /// The phrase as help shows it: the words and their argument.
  package var guide: String {
    switch argument {
    case .nothing: words
    case .item: "\(words) [name]"
    case .text: "\(words) [phrase]"
    case .times: "\(words) [count] times"
    case .size: "\(words) [count] columns and [count] rows"
    }
  }
}

/// An understood phrase, and the full form in which it's printed.
package struct UnderstoodPhrase: Hashable, Sendable {
  /// The phrase.
  package var phrase: Phrase
  /// The words of the phrase as in the table, with its argument.
  package var words: String
  /// Whether no source confirms the words of the command.
  package var isUnproved = false
}

extension PhraseDefinition {
  /// Interprets the words of a command, or returns `nil` if they aren't one.
  ///
  /// The longest phrase that the words begin with takes precedence. A phrase without an argument
  /// must match all words.
  ///
  /// - Complexity: O(*n*), where *n* is the number of phrases.
  /// - Rule: ``VoiceRule/phrases``
  package static func understand(_ said: PhraseWords) -> UnderstoodPhrase? {
    let begun = all.filter { said.begins(with: $0.compared.words) }
    let longestFirst = begun.sorted { $0.compared.words.count > $1.compared.words.count }
    for definition in longestFirst {
      if var understood = definition.made(of: said) {
        understood.isUnproved = definition.isUnproved
        return understood
      }
    }
    return nil
  }

  private func made(of said: PhraseWords) -> UnderstoodPhrase? {
    let count = compared.words.count
    switch argument {
    case .nothing(let phrase):
      return said.words.count == count ? UnderstoodPhrase(phrase: phrase, words: printed) : nil
    case .item(let make):
      guard said.words.count > count else { return nil }
      let name = said.text(from: count)
      return UnderstoodPhrase(phrase: make(name), words: "\(words) \(name)")
    case .text(let make):
      // Text to type isn't a name, so its punctuation stays.
      let text = said.text(after: count)
      return text.isEmpty ? nil : UnderstoodPhrase(phrase: make(text), words: "\(words) \(text)")
    case .times(let make):
      guard let times = GridSize.count(said.words.dropFirst(count), of: "time") else { return nil }
      let ending = times == 1 ? "time" : "times"
      return UnderstoodPhrase(phrase: make(times), words: "\(words) \(times) \(ending)")
    case .size:
      guard let size = GridSize(said.words.dropFirst(count)) else { return nil }
      return UnderstoodPhrase(
        phrase: .showGrid(columns: size.columns, rows: size.rows),
        words: "\(words) \(size.notation)"
      )
    }
  }
}

/// The requested size of a grid, such as `2 columns and 4 rows`.
private struct GridSize {
  var columns: Int?
  var rows: Int?

  init?(_ words: ArraySlice<String>) {
    let parts = words.split(separator: "and", omittingEmptySubsequences: false)
    for (place, part) in parts.enumerated() {
      if place == 0, let count = GridSize.count(part, of: "column") {
        columns = count
      } else if place == parts.count - 1, let count = GridSize.count(part, of: "row") {
        rows = count
      } else {
        return nil
      }
    }
    guard parts.count <= 2 else { return nil }
  }

  /// Returns the count before a unit in the singular or plural, or `nil` if the words are anything
  /// else.
  static func count(_ words: ArraySlice<String>, of unit: String) -> Int? {
    guard words.count == 2, let first = words.first, let count = Int(first),
      (1...VoiceGrid.limit).contains(count), let last = words.last,
      [unit, unit + "s"].contains(last)
    else { return nil }
    return count
  }

  var notation: String {
    let parts = [(columns, "column"), (rows, "row")].compactMap { count, unit in
      count.map { "\($0) \(unit)\($0 == 1 ? "" : "s")" }
    }
    return parts.joined(separator: " and ")
  }
}

extension PhraseDefinition {
  /// Whether the phrase takes no argument and Earshot simulates it.
  package var isWhole: Bool {
    if case .nothing(let phrase) = argument { phrase != .unsimulated } else { false }
  }

  /// A phrase with these words and a placeholder for the argument, for help.
  package var example: Phrase {
    switch argument {
    case .nothing(let phrase): phrase
    case .item(let make), .text(let make): make("")
    case .times(let make): make(1)
    case .size: .showGrid(columns: nil, rows: nil)
    }
  }
}
