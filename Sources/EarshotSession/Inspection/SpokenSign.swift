import EarshotNotation

/// Functions that determine how a voice reads an unusual word, such as a number, a run of symbols,
/// a file name, or an emoji.
///
/// - Source: VOICEOVER.md 4.2 and 13; iOS 26.5 log for dots and slashes; our choice for the names
///   of symbols.
/// - Rule: ``SessionRule/voiceReading``
enum SpokenSign {
  /// The names of symbols.
  private static let names: [Character: String] = [
    "₽": "ruble sign", "+": "plus", "•": "bullet", "·": "middle dot", "*": "star",
    "★": "black star", "☆": "white star", "=": "equals", "→": "right arrow", "×": "times",
    "_": "underscore", "/": "slash", "–": "dash", "—": "dash", "-": "dash", "~": "tilde",
    "#": "number", "°": "degrees", "№": "number sign",
  ]
  /// The symbols that voices say in any position.
  private static let alwaysHeard: Set<Character> = ["₽", "+", "№"]
  /// The symbols that voices say only between digits.
  private static let betweenDigits: [Character: String] = [
    ".": "dot", "/": "slash", "-": "dash", "–": "dash", "—": "dash",
  ]

  /// Returns a description of how voices read a word, such as `as one number` or `letter by
  /// letter`.
  ///
  /// The result is `nil` if voices read the word as written.
  static func reading(of word: String) -> String? {
    let characters = Array(word)
    if let run = runOfSigns(characters) { return "as \(run)" }
    if let emoji = namesOfEmoji(characters) { return "as \(emoji)" }
    if isDigitsInARow(word) { return "digit by digit" }
    let spoken = isFileName(word) ? nameOfFile(characters) : withSpokenMarks(characters)
    if spoken != word { return "as \(Quoting.quotedLiteral(spoken))" }
    if characters.count > 3, characters.allSatisfy(\.isDigit) { return "as one number" }
    guard characters.count > 1, characters.allSatisfy({ $0.isLetter && $0.isUppercase }) else {
      return nil
    }
    return "letter by letter"
  }

  /// Returns whether colons separate at least three single digits, as in “1:2:3:4”.
  ///
  /// Two digits could be a score or a ratio.
  ///
  /// - Source: Dodo Pizza article (ru); three digits are our choice.
  private static func isDigitsInARow(_ word: String) -> Bool {
    let parts = word.split(separator: ":", omittingEmptySubsequences: false)
    return parts.count > 2 && parts.allSatisfy { $0.count == 1 && $0.allSatisfy(\.isWholeNumber) }
  }

  /// Returns the reading of a run of symbols, such as three bullets for “•••”, or four black stars
  /// and a white star for “★★★★☆”.
  ///
  /// The result is `nil` for other words.
  private static func runOfSigns(_ characters: [Character]) -> String? {
    guard !characters.isEmpty, characters.allSatisfy({ names[$0] != nil }) else { return nil }
    var groups: [(sign: Character, count: Int)] = []
    for sign in characters {
      if groups.last?.sign == sign {
        groups[groups.count - 1].count += 1
      } else {
        groups.append((sign, 1))
      }
    }
    return groups.map { sign, count in
      let name = Quoting.quotedLiteral(names[sign] ?? "")
      return count == 1 ? name : count == 2 ? "\(name) twice" : "\(name) \(count) times"
    }.joinedWithAnd
  }

  private static func namesOfEmoji(_ characters: [Character]) -> String? {
    let names = characters.filter(\.isEmoji).compactMap {
      $0.unicodeScalars.first?.properties.name?.lowercased()
    }
    return names.isEmpty ? nil : names.map { Quoting.quotedLiteral($0) }.joinedWithAnd
  }

  /// Returns whether a word is the name of a file, such as `ic_close` or `photo.jpg`.
  private static func isFileName(_ word: String) -> Bool {
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    if word.contains("_") { return word.contains(where: \.isLetter) }
    guard parts.count == 2, let ending = parts.last, parts[0].count > 1 else { return false }
    return (2...4).contains(ending.count) && ending.first?.isLetter ?? false
      && word.allSatisfy { $0.isASCII && $0 != " " }
  }

  private static func nameOfFile(_ characters: [Character]) -> String {
    characters.map { character in
      switch character {
      case ".": " dot "
      case "_": " underscore "
      default: String(character)
      }
    }.joined()
  }

  /// Returns the word with the names of the symbols that voices say.
  ///
  /// In an amount with a currency symbol, marks between digits stay as they are, because their
  /// reading is unknown.
  private static func withSpokenMarks(_ characters: [Character]) -> String {
    var result = ""
    let isMoney = characters.contains(where: \.isCurrencySign)
    for (place, character) in characters.enumerated() {
      if let name = names[character], alwaysHeard.contains(character) {
        result += (result.isEmpty || result.hasSuffix(" ") ? "" : " ") + name
        if place + 1 < characters.count { result += " " }
      } else if let name = betweenDigits[character], !isMoney, characters.isBetweenDigits(place) {
        result += " \(name) "
      } else {
        result.append(character)
      }
    }
    return result
  }
}

extension [Character] {
  /// Returns whether there are digits on both sides of a position.
  fileprivate func isBetweenDigits(_ place: Int) -> Bool {
    place > 0 && place + 1 < count && self[place - 1].isWholeNumber
      && self[place + 1].isWholeNumber
  }
}

extension Character {
  fileprivate var isDigit: Bool { isASCII && isWholeNumber }

  fileprivate var isCurrencySign: Bool {
    unicodeScalars.first?.properties.generalCategory == .currencySymbol
  }

  /// Whether the character is displayed as an emoji.
  fileprivate var isEmoji: Bool {
    guard let first = unicodeScalars.first else { return false }
    return first.properties.isEmojiPresentation
      || first.properties.isEmoji && unicodeScalars.contains { $0.value == 0xFE0F }
  }
}
