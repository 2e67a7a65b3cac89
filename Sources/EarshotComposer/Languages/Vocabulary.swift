/// The words of one language.
///
/// Tables that know few words hold those alone; ``Words`` looks for the others in English.
struct Vocabulary: Sendable {
  /// A phrase in one language: as a model prints it, and as it is spoken.
  struct Wording: Sendable {
    /// The string of the snapshot style, stops and misspellings included, or `nil` if it has none.
    let snapshot: String?
    /// The string of the spoken style, or `nil` if it has none.
    let spoken: String?

    /// Creates a wording of both styles, or of the snapshot style alone.
    init(_ snapshot: String, spoken: String? = nil) {
      self.snapshot = snapshot
      self.spoken = spoken
    }

    /// Creates a wording of the spoken style alone.
    init(spoken: String) {
      self.snapshot = nil
      self.spoken = spoken
    }

    /// Creates a wording that both styles share.
    static func both(_ text: String) -> Wording { Wording(text, spoken: text) }
  }

  /// The language, BCP-47.
  let tag: String
  /// What is known to be said in it.
  let wordings: [Phrase: Wording]
}

extension Vocabulary {
  /// The languages of a style, in the order in which they are looked through.
  ///
  /// - Source: VOICEOVER.md 14.1 for the snapshot style, 14.2 and 14.3 for the spoken one.
  static func tables(of style: Style) -> [Vocabulary] {
    switch style {
    case .spoken: spokenTables
    case .snapshot: snapshotTables
    }
  }

  private static let snapshotTables = [english, german, russian]
  private static let spokenTables = snapshotTables + [chinese, japanese, vietnamese, french]

  /// Finds the table for a language: its own, else the first whose first two letters are the same.
  ///
  /// - Source: VOICEOVER.md 4.5, “Language”; that case does not matter, as in BCP-47, is our choice.
  static func table(for language: String, in style: Style) -> Vocabulary? {
    let asked = language.lowercased()
    let tables = tables(of: style)
    return tables.first { $0.tag.lowercased() == asked }
      ?? tables.first { asked.count >= 2 && $0.tag.prefix(2) == asked.prefix(2) }
  }
}
