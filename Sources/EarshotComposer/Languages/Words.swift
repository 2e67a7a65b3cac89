/// The words for an element, in its language and in one style.
struct Words: Sendable {
  /// Words as VoiceOver says them, and whether they're known in the language.
  struct Spoken: Sendable {
    /// The words.
    var text: String
    /// Whether the words belong to the requested language.
    var isSourced: Bool
  }

  /// The style of the words.
  let style: WordStyle
  /// The BCP 47 tag of the requested language.
  let language: String
  /// The words of the language, or `nil` if there are none.
  private let wordings: Wordings?
  /// The scalar of the language's digit zero, or `nil` if the language uses the digits 0 to 9.
  private let zero: UInt32?

  /// Finds the words of a language.
  init(style: WordStyle, language: String) {
    self.style = style
    self.language = language
    let known = KnownLanguage.named(language, in: style)
    self.wordings = known?.vocabulary.wordings
    self.zero = known?.rawValue == language ? nil : Digits.zero(of: language)
  }

  /// Returns the words of the given language in the given style.
  ///
  /// If neither differs, the method returns the current words.
  func of(_ style: WordStyle, _ language: String) -> Words {
    style == self.style && language == self.language
      ? self : Words(style: style, language: language)
  }

  /// Returns a phrase with its placeholders filled in order.
  ///
  /// If the language doesn't have the phrase, the result is in English.
  ///
  /// If the model of the snapshot style doesn't have a phrase, the snapshot style uses the phrase
  /// of the spoken style.
  ///
  /// - Source: VOICEOVER.md 4.2, last but one, and 4.5, “Language”.
  /// - Rule: ``SpeechRule/unknownWord``
  func say(_ phrase: Phrase, _ fillings: [String] = []) -> Spoken {
    let own = wordings?[phrase]
    if let text = own?.spoken, style == .spoken {
      return Spoken(text: filled(text, with: fillings), isSourced: true)
    }
    let english = Vocabulary.english.wordings[phrase]
    if style == .snapshot, let text = own?.snapshot ?? english?.snapshot ?? own?.spoken {
      return Spoken(text: filled(text, with: fillings), isSourced: true)
    }
    return Spoken(text: filled(english?.spoken ?? "", with: fillings), isSourced: false)
  }

  /// Returns the text of a phrase.
  func callAsFunction(_ phrase: Phrase, _ fillings: String...) -> String {
    say(phrase, fillings).text
  }

  /// Returns a number in the digits of the language, without grouping.
  ///
  /// - Source: VOICEOVER.md 4.5, “Numbers”.
  /// - Rule: ``SpeechRule/digits``
  func number(_ number: Int) -> String { Digits.write(number, zero: zero) }

  private func filled(_ wording: String, with fillings: [String]) -> String {
    guard !fillings.isEmpty else { return wording }
    var text = ""
    var rest = fillings[...]
    var bytes = wording.utf8[...]
    while let brace = bytes.firstIndex(of: UInt8(ascii: "{")) {
      text += wording[bytes.startIndex..<brace]
      text += rest.popFirst() ?? ""
      let end = bytes[brace...].firstIndex(of: UInt8(ascii: "}")) ?? brace
      bytes = bytes[end...].dropFirst()
    }
    return text + wording[bytes.startIndex...]
  }
}

/// The digits of languages that don't write numbers with 0 to 9.
enum Digits {
  /// Returns a number in the digits of a language.
  ///
  /// - Source: VOICEOVER.md 2.1 (`language`) and 4.5, “Numbers”; which digits: Unicode CLDR.
  static func write(_ number: Int, in language: String) -> String {
    write(number, zero: zero(of: language))
  }

  /// Returns a number in the ten digits that start with the given zero, or in the digits 0 to 9.
  fileprivate static func write(_ number: Int, zero: UInt32?) -> String {
    guard let zero else { return String(number) }
    var text = String.UnicodeScalarView()
    for digit in String(number).unicodeScalars {
      let value = digit.value &- 48
      text.append(value < 10 ? Unicode.Scalar(zero + value) ?? digit : digit)
    }
    return String(text)
  }

  /// Returns the scalar of a language's digit zero, or `nil` if the language uses the digits 0 to
  /// 9.
  fileprivate static func zero(of language: String) -> UInt32? {
    let parts = language.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" })
    guard let first = parts.first, let zero = zeros[String(first)] else { return nil }
    return parts.dropFirst().contains { latinRegions.contains("\(first)-\($0)") } ? nil : zero
  }

  /// The scalars of the digit zero, by language.
  private static let zeros: [String: UInt32] = [
    "ar": 0x0660, "ckb": 0x0660, "sd": 0x0660,
    "fa": 0x06F0, "ks": 0x06F0, "ps": 0x06F0,
    "mr": 0x0966, "ne": 0x0966,
    "as": 0x09E6, "bn": 0x09E6,
    "dz": 0x0F20,
    "my": 0x1040,
  ]

  /// The regions where a language with its own digits uses 0 to 9.
  private static let latinRegions: Set<String> = [
    "ar-ae", "ar-dz", "ar-eh", "ar-ly", "ar-ma", "ar-tn",
  ]
}
