import EarshotModel

/// The words of one language.
///
/// A table can lack phrases, which ``Words`` looks up in English.
struct Vocabulary: Sendable {
  /// The rule for the words and their sources, for Docs/Fidelity.md.
  let rule: Rule
  /// The known wordings in the language.
  let wordings: Wordings
}

/// A phrase in one language, as a model prints it and as VoiceOver says it.
struct Wording: Sendable {
  /// The string in the snapshot style, including periods and misspellings, or `nil` if there's
  /// none.
  let snapshot: String?
  /// The string in the spoken style, or `nil` if there's none.
  let spoken: String?

  /// Creates a wording for both styles, or for the snapshot style only.
  init(_ snapshot: String, spoken: String? = nil) {
    self.snapshot = snapshot
    self.spoken = spoken
  }

  /// Creates a wording for the spoken style only.
  init(spoken: String) {
    self.snapshot = nil
    self.spoken = spoken
  }

  /// Creates a wording that both styles share.
  static func both(_ text: String) -> Wording { Wording(text, spoken: text) }
}

/// A table of wordings, with an entry for each phrase.
struct Wordings: Sendable, Sequence, ExpressibleByDictionaryLiteral {
  private var places = [Wording?](repeating: nil, count: Phrase.allCases.count)

  /// Creates a table.
  ///
  /// - Precondition: No phrase occurs twice.
  init(dictionaryLiteral entries: (Phrase, Wording)...) {
    for (phrase, wording) in entries {
      precondition(self[phrase] == nil, "\(phrase) has two wordings")
      places[phrase.rawValue] = wording
    }
  }

  /// The wording of a phrase, or `nil` if it has none.
  subscript(phrase: Phrase) -> Wording? { places[phrase.rawValue] }

  /// Returns an iterator over the phrases that have a wording.
  func makeIterator() -> some IteratorProtocol<(Phrase, Wording)> {
    Phrase.allCases.lazy.compactMap { phrase in self[phrase].map { (phrase, $0) } }.makeIterator()
  }
}

/// A language for which Earshot has words, by its tag.
///
/// The cases are in the order in which Earshot searches them.
///
/// - Source: VOICEOVER.md 14.1 for the snapshot style, 14.2 and 14.3 for the spoken one.
enum KnownLanguage: String, CaseIterable, Sendable {
  case english = "en"
  case german = "de"
  case russian = "ru"
  case chinese = "zh-Hans"
  case japanese = "ja"
  case vietnamese = "vi"
  case french = "fr"

  /// The words of the language.
  ///
  /// The table is created on first use.
  var vocabulary: Vocabulary {
    switch self {
    case .english: .english
    case .german: .german
    case .russian: .russian
    case .chinese: .chinese
    case .japanese: .japanese
    case .vietnamese: .vietnamese
    case .french: .french
    }
  }

  /// Whether the model of the snapshot style supports the language.
  private var isInSnapshots: Bool {
    switch self {
    case .english, .german, .russian: true
    case .chinese, .japanese, .vietnamese, .french: false
    }
  }

  /// Finds a language by an exact match or, otherwise, by the same first two letters, or returns
  /// `nil` if there's no match.
  ///
  /// - Source: VOICEOVER.md 4.5, “Language”; that case does not matter, as in BCP-47, is our choice.
  /// - Rule: ``SpeechRule/languageTable``
  static func named(_ tag: String, in style: WordStyle) -> KnownLanguage? {
    if let exact = KnownLanguage(rawValue: tag), style == .spoken || exact.isInSnapshots {
      return exact
    }
    let asked = tag.lowercased()
    let known = allCases.filter { style == .spoken || $0.isInSnapshots }
    return known.first { $0.rawValue.lowercased() == asked }
      ?? known.first { asked.count >= 2 && $0.rawValue.prefix(2) == asked.prefix(2) }
  }
}
