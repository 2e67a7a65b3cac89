package import EarshotFocusEngine

/// A word for an option of the rotor that VoiceOver calls otherwise.
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

  /// The option that is meant by a word, or `nil` if nothing is known of it.
  ///
  /// - Parameter word: The word, in any case.
  /// - Returns: The option.
  package static func item(meantBy word: String) -> RotorItem? {
    rows.first { $0.words.contains(word.lowercased()) }?.item
  }
}
