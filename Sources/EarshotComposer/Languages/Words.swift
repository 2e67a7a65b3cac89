/// The words that an element is spoken with: those of its language, in one style.
struct Words: Sendable {
  /// Words as they are spoken, and whether the language is known to say them.
  struct Spoken: Sendable {
    /// The words.
    var text: String
    /// Whether the words are those of the language that was asked for.
    var isSourced: Bool
  }

  /// How the words are written.
  let style: Style
  /// The language that was asked for, BCP-47.
  let language: String
  /// The table of the language, or `nil` if there is none.
  private let table: Vocabulary?

  /// Finds the words of a language.
  init(style: Style, language: String) {
    self.style = style
    self.language = language
    self.table = Vocabulary.table(for: language, in: style)
  }

  /// Says a phrase, its places filled in order; what the language does not have, in English.
  ///
  /// The snapshot style takes phrases that its model does not have from the spoken style.
  ///
  /// - Source: VOICEOVER.md 4.2, last but one, and 4.5, “Language”.
  func say(_ phrase: Phrase, _ fillings: [String] = []) -> Spoken {
    let own = table?.wordings[phrase]
    let english = Vocabulary.english.wordings[phrase]
    let text: String? =
      switch style {
      case .spoken: own?.spoken
      case .snapshot: own?.snapshot ?? english?.snapshot ?? own?.spoken
      }
    if let text { return Spoken(text: filled(text, with: fillings), isSourced: true) }
    return Spoken(text: filled(english?.spoken ?? "", with: fillings), isSourced: false)
  }

  /// The text of a phrase.
  func callAsFunction(_ phrase: Phrase, _ fillings: String...) -> String {
    say(phrase, fillings).text
  }

  /// Writes a number in the digits of the language, without grouping.
  ///
  /// - Source: VOICEOVER.md 4.5, “Numbers”.
  func number(_ number: Int) -> String { Digits.write(number, in: language) }

  private func filled(_ wording: String, with fillings: [String]) -> String {
    guard !fillings.isEmpty else { return wording }
    var text = ""
    var rest = fillings[...]
    var characters = wording[...]
    while let brace = characters.firstIndex(of: "{") {
      text += characters[..<brace]
      text += rest.popFirst() ?? ""
      let end = characters[brace...].firstIndex(of: "}") ?? brace
      characters = characters[end...].dropFirst()
    }
    return text + characters
  }
}
