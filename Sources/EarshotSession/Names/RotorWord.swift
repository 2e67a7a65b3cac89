package import EarshotFocusEngine

/// The words that people type for rotor settings instead of VoiceOver's names.
///
/// - Source: our choice, from what people typed.
package enum RotorWord {
  private static let rows: [(words: [String], item: RotorItem)] = [
    (["header", "headers", "titles", "section", "sections"], .search(.headings)),
    (["form", "forms", "controls", "inputs"], .search(.formControls)),
    (["fields", "inputs", "text boxes"], .search(.textFields)),
    (["hyperlinks", "urls"], .search(.links)),
    (["pictures", "photos", "icons", "graphics"], .search(.images)),
    (["custom actions"], .actions),
    (["speed", "rate", "voice speed", "speech rate"], .speakingRate),
    (["letters", "chars"], .characters),
    (["values", "adjust", "adjustable"], .adjustValue),
    (["heading", "überschrift", "überschriften"], .search(.headings)),
    (["link", "verweis", "verweise"], .search(.links)),
    (["button", "taste", "tasten", "knöpfe"], .search(.buttons)),
    (["bild", "bilder"], .search(.images)), (["zeichen", "buchstaben"], .characters),
    (["wort", "wörter"], .words), (["zeile", "zeilen"], .lines), (["aktionen"], .actions),
    (["behälter", "container"], .containers), (["sprechtempo", "tempo"], .speakingRate),
  ]

  /// Returns the rotor setting that a word means, or `nil` if the word is unknown.
  ///
  /// - Parameter word: The word, in any case.
  /// - Returns: The rotor setting.
  package static func item(meantBy word: String) -> RotorItem? {
    rows.first { $0.words.contains(word.lowercased()) }?.item
  }
}
