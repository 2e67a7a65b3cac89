import EarshotModel

/// A translation of a line into the notation, from German, from other screen readers' terms, or
/// from a sentence.
///
///     beim Doppeltippen: sage "Bezahlt"        →    on activate: announce "Bezahlt"
///     is disabled until #search has text       →    traits when #search is empty: notEnabled
///
/// - Source: our choice, from what people typed.
struct TranslatedLine {
  private let line: String

  init(_ line: String) { self.line = line }

  /// Phrases of several words with their notation.
  ///
  /// A phrase precedes the phrases that it contains.
  private static let phrases: [(String, String)] = [
    ("edit multi line", "textArea"), ("multi line edit", "textArea"),
    ("multi-line edit", "textArea"),
    ("beim doppeltippen", "on activate"), ("bei doppeltipp", "on activate"),
    ("when the user double taps", "on activate"), ("when double tapped", "on activate"),
    ("when the user taps", "on activate"), ("when i tap", "on activate"),
    ("when the user presses it", "on activate"), ("when the user activates it", "on activate"),
    ("beim öffnen", "on appear"), ("beim erscheinen", "on appear"), ("beim tippen", "on activate"),
    ("when the screen opens", "on appear"), ("when the screen appears", "on appear"),
    ("bei eingabe", "on valueChanged"), ("beim ändern", "on valueChanged"),
    ("not checked", "off"), ("not ticked", "off"), ("not selected", ""), ("half checked", "mixed"),
    ("partially checked", "mixed"), ("nicht aktiviert", "off"), ("combo box", "menu"),
    ("check box", "checkbox"), ("radio button", "checkbox"), ("gehe zu", "push"),
    ("has text", "is not empty"), ("has no text", "is empty"), ("has a value", "is not empty"),
    ("is turned on", "is on"), ("is turned off", "is off"), ("is checked", "is on"),
    ("is unchecked", "is off"), ("ist an", "is on"), ("ist aus", "is off"),
    ("ist leer", "is empty"),
    ("ist nicht", "is not"), ("größer als", "above"), ("kleiner als", "below"),
    ("x-axis", "axis x"),
    ("y-axis", "axis y"), ("only one of these can be selected", "selection: one"),
    ("only one can be selected", "selection: one"), ("single selection", "selection: one"),
    ("open overlay", "present"), ("opens overlay", "present"),
    ("goes to", "push"), ("go to", "push"),
  ]

  /// Single words with their notation.
  ///
  /// The notation is empty for words to delete.
  private static let words = [
    "sage": "announce", "sag": "announce", "zeige": "show", "verstecke": "hide", "öffne": "push",
    "setze": "set", "spiele": "play", "warte": "wait", "zurück": "back", "schließe": "dismiss",
    "schalte": "toggle", "entferne": "remove", "wenn": "when", "falls": "when", "sobald": "when",
    "ist": "is", "nicht": "not", "und": "and", "oder": "or", "über": "above", "unter": "below",
    "leer": "empty", "ja": "true", "nein": "false", "wahr": "true", "falsch": "false", "an": "on",
    "aus": "off", "versteckt": "hidden", "verborgen": "hidden", "hinweis": "hint", "wert": "value",
    "bereich": "range", "beschriftung": "label", "name": "label", "alle": "every",
    "aktion": "action",
    "deaktiviert": "notEnabled", "ausgewählt": "selected", "gewählt": "selected",
    "überschrift": "header", "schalter": "switch", "schaltfläche": "button", "knopf": "button",
    "bild": "image", "textfeld": "textField", "blank": "", "checked": "on", "unchecked": "off",
    "ticked": "on", "clickable": "",
  ]

  /// Whether the line contains a phrase of several words.
  var hasPhrase: Bool {
    let text = " \(line.lowercased())"
    return line.utf8.count <= 200 && Self.phrases.contains { text.contains(" \($0.0)") }
  }

  /// The translated lines, or an empty array if there's nothing to translate.
  var lines: [String] {
    guard line.utf8.count <= 200 else { return [] }
    let translated = translation
    let completed = translated.map(Self.withVerb).map(Self.listed)
    return ([completed, translated].compactMap { $0 } + [stateInWords].compactMap { $0 })
      .filter { $0 != line }
  }

  private var translation: String? {
    var text = " \(line) "
    for (phrase, words) in Self.phrases {
      guard let range = text.lowercased().firstRange(of: " \(phrase)") else { continue }
      let start = text.index(
        text.startIndex,
        offsetBy: text.lowercased()[..<range.lowerBound].count
      )
      let end = text.index(start, offsetBy: phrase.count + 1)
      guard text[end].isLetter == false else { continue }
      text = "\(text[..<start]) \(words)\(text[end...])"
    }
    let plain = LineWords(text).changingUnquoted { word in
      let core = String(word.prefix { $0.isLetter })
      guard let known = Self.words[core.lowercased()] else { return word }
      let rest = word.dropFirst(core.count)
      return known.isEmpty && rest.isEmpty ? "" : "\(known)\(rest)"
    }
    let then = LineWords(plain).texts.filter { $0.lowercased() != "then" }.joined(separator: " ")
    return then == line.trimmedOfSpaces
      || LineWords(line).texts.joined(separator: " ") == then.trimmedOfSpaces
      ? nil : then.trimmedOfSpaces.replacing(" ,", with: ",").replacing(",:", with: ":")
  }

  /// Returns a line without a space before its colon and, for an axis, with bars between its
  /// values.
  private static func listed(_ line: String) -> String {
    let plain = line.replacing("\" :", with: "\":")
    return plain.hasPrefix("axis ") ? plain.replacing(", ", with: " | ") : plain
  }

  /// Returns a line with `is` between each element and its state: `#gift off` → `#gift is off`.
  private static func withVerb(_ line: String) -> String {
    var words = LineWords(line).texts
    for place in words.indices.dropLast().reversed() {
      let next = words[place + 1].filter { $0 != ":" }
      let isState = ["on", "off", "empty"].contains(next)
      if words[place].hasPrefix("#"), isState { words.insert("is", at: place + 1) }
    }
    return words.joined(separator: " ")
  }

  /// Words for states in a sentence, each with the property and the value for the state.
  private static let states = [
    ("disabled", "traits", "notEnabled"), ("dimmed", "traits", "notEnabled"),
    ("grayed", "traits", "notEnabled"), ("hidden", "hidden", "true"),
    ("invisible", "hidden", "true"), ("selected", "traits", "selected"),
  ]

  /// The line of a property with a condition for a sentence such as
  /// `is disabled until #search has text`, or `nil` for any other line.
  private var stateInWords: String? {
    let words = LineWords(line).texts
    let marks: Set = ["when", "if", "until", "unless", "while", "as", "till"]
    guard let place = words.firstIndex(where: { marks.contains($0.lowercased()) }),
      place > 0, place + 1 < words.count, place < 5,
      let state = Self.states.first(where: { state in
        words[..<place].contains { $0.lowercased().hasPrefix(state.0) }
      })
    else { return nil }
    let test = words[(place + 1)...].joined(separator: " ")
    let plain = TranslatedLine(test).translation ?? test
    let isDenied = ["until", "unless", "till"].contains(words[place].lowercased())
    let condition = isDenied ? ForeignCondition.denied(plain) : plain
    return "\(state.1) when \(condition): \(state.2)"
  }
}
