import EarshotComposer
import EarshotLines
import EarshotSession

/// The output of `:why` in German, which is a frame around the sentence of a rule.
///
///     label „Salat“: label of button "Salat"; VoiceOver says the label as written [contract]
///     Label „Salat“: label von button "Salat"; VoiceOver sagt das Label, wie es geschrieben ist [zugesagt]
///
/// Properties keep UIKit's names, and elements keep their names from the outline.
enum WhyWording {
  /// Returns the line in German, or `nil` if it isn't from `:why`.
  ///
  /// - Complexity: O(*n*²), where *n* is the length of the line, because the rule may begin after
  ///   each colon or semicolon.
  static func german(_ line: String) -> String? {
    if let note = note(line) { return note }
    if let omission = omission(line) { return omission }
    for (mark, place) in marks(in: line) {
      guard let rule = RuleWording.cited(String(line[place.upperBound...])) else { continue }
      return frame(String(line[..<place.lowerBound])).map { "\($0)\(mark)\(rule.de)" }
    }
    return wholes[line]
  }

  /// Returns the separators after which the sentence of a rule may begin, with their ranges.
  private static func marks(in line: String) -> [(String, Range<String.Index>)] {
    [": ", "; "].flatMap { mark in line.ranges(of: mark).map { (mark, $0) } }
      .sorted { $0.1.lowerBound < $1.1.lowerBound }
  }

  /// Returns the German for the text before a rule, such as
  /// `label "Salat": label of button "Salat"` or `cursor at 1 of 4, …`, or `nil` if there's none.
  private static func frame(_ start: String) -> String? {
    if let whole = wholes[start] { return whole }
    if start.hasPrefix(cursor) {
      let rest = start.dropFirst(cursor.count)
      return "Cursor bei " + replaced(String(rest), " of ", with: " von ")
    }
    if start.hasPrefix("\""), let german = cutOff(start) { return german }
    let kind = String(start.prefix { !$0.isBlank })
    guard let german = kinds[kind] else { return nil }
    let rest = String(start.dropFirst(kind.count))
    if kind == "refused" { return german + reasonOfRefusal(rest) }
    if kind == "read" { return german + replaced(rest, "\" as \"", with: "\" als \"") }
    guard let origin = rest.ranges(of: "\": ").last else { return german + rest }
    let source = String(rest[origin.upperBound...])
    return german + rest[..<origin.upperBound] + self.origin(source)
  }

  /// Returns the German for the quoted reason after `refused`, or the reason itself if it contains
  /// the learner's words.
  private static func reasonOfRefusal(_ quoted: String) -> String {
    let words = quoted.dropFirst(2).dropLast()
    return RefusalReason.german(of: String(words)).map { " \"\($0)\"" } ?? quoted
  }

  /// Returns the German for the origin of words, such as `label of button "Salat"`.
  private static func origin(_ source: String) -> String {
    let words = replaced(source, " of ", with: " von ")
    let rows = [("system von ", "VoiceOver selbst, bei "), ("effect von ", "Wirkung von ")]
    let row = rows.first { words.hasPrefix($0.0) }
    return row.map { $0.1 + words.dropFirst($0.0.count) } ?? words
  }

  /// Returns the text with the first occurrence of a part replaced.
  private static func replaced(_ text: String, _ part: String, with other: String) -> String {
    guard let range = text.firstRange(of: part) else { return text }
    return text[..<range.lowerBound] + other + text[range.upperBound...]
  }

  private static let cursor = "cursor at "

  /// Returns the German for a line about interrupted speech, such as
  /// `"The report—" is cut short by "Air, Button"`, or `nil` for any other line.
  private static func cutOff(_ start: String) -> String? {
    let (cut, by) = ("\" is cut short", "\" is cut short by \"")
    if start.contains(by) { return start.replacing(by, with: "\" bricht ab wegen \"") }
    return start.hasSuffix(cut) ? start.dropLast(cut.count) + "\" bricht ab" : nil
  }

  /// Returns the German for a line about omitted words, such as
  /// `left out: hint "…": the 'hints' setting is off`, or `nil` for any other line.
  private static func omission(_ line: String) -> String? {
    let start = "left out: "
    guard line.hasPrefix(start) else { return nil }
    let rest = String(line.dropFirst(start.count))
    let kind = String(rest.prefix { !$0.isBlank })
    guard let quote = rest.ranges(of: "\": ").last, let german = kinds[kind] else { return nil }
    let words = rest[rest.index(rest.startIndex, offsetBy: kind.count)..<quote.upperBound]
    var reason = String(rest[quote.upperBound...])
    var mark = ""
    if reason.hasSuffix("]"), let bracket = reason.ranges(of: " [").last {
      let weight = String(reason[bracket.upperBound...].dropLast())
      mark = " [\(Evidence.Weight(rawValue: weight)?.word.de ?? weight)]"
      reason = String(reason[..<bracket.lowerBound])
    }
    return self.reason(reason).map { "weggelassen: \(german)\(words)\($0)\(mark)" }
  }

  /// Returns the German for the reason that a session doesn't say something, or `nil` if there's
  /// none.
  private static func reason(_ english: String) -> String? {
    if let whole = reasons[english] { return whole }
    let rows = [
      (
        "VoiceOver leaves this out because of the trait ", "wegen des Traits ",
        " lässt VoiceOver es weg"
      ),
      ("VoiceOver doesn't say the label of a ", "VoiceOver sagt das Label nicht: ", ""),
    ]
    if let row = rows.first(where: { english.hasPrefix($0.0) }) {
      return row.1 + english.dropFirst(row.0.count) + row.2
    }
    let (trait, state) = (
      "the trait ", " makes the value a state, which VoiceOver says after the kind"
    )
    if english.hasPrefix(trait), english.hasSuffix(state) {
      let name = english.dropFirst(trait.count).dropLast(state.count)
      return "wegen des Traits \(name) ist es ein Zustand, nach der Art"
    }
    let words = english.split(separator: " ")
    guard words.count == 5, words[0] == "the", words[2] == "setting", words[3] == "is" else {
      return nil
    }
    return "die Einstellung \(words[1]) ist \(words[4])"
  }

  /// Returns the German for the note about a voice's pronunciation of the words, or `nil` for any
  /// other line.
  private static func note(_ line: String) -> String? {
    for (english, german) in notes where line.hasPrefix(english) {
      let rest = String(line.dropFirst(english.count))
      return german + (voiceWords + weights).reduce(rest) { $0.replacing($1.0, with: $1.1) }
    }
    return nil
  }
}

// The tables of words with their German translations.
extension WhyWording {
  /// The words for the parts of speech output.
  private static let kinds = [
    "context": "Gruppe", "selected": "Auswahl", "tableHeader": "Tabellenkopf", "label": "Label",
    "value": "Wert", "content": "Inhalt", "position": "Platz", "state": "Zustand", "role": "Art",
    "recognized": "erkannt", "hint": "Hinweis", "actions": "Aktionen",
    "moreContent": "weitere Inhalte", "app": "App", "announcement": "Ansage", "status": "Status",
    "echo": "Echo", "unit": "Einheit", "rotor": "Rotor", "sound": "Ton", "refused": "abgelehnt",
    "understood": "verstanden", "voice": "Stimme der App", "read": "gelesen",
  ]

  private static let wholes = [
    "VoiceOver said nothing": "nichts wurde gesagt",
    "VoiceOver said nothing, because nothing that it announces happened":
      "nichts wurde gesagt, weil nichts geschah",
    "announcement": "Ansage",
    "VoiceOver has nothing to say at this stop": "das Element hat nichts zu sagen",
  ]

  private static let notes = [
    ("note: a voice may read ", "Anmerkung: eine Stimme liest vielleicht "),
    ("note: the app makes the voice ", "Anmerkung: die App lässt die Stimme das: "),
  ]

  /// Words in the notes.
  private static let voiceWords = [
    ("a comma as a pause", "ein Komma als Pause"),
    (
      "a number and a unit, or as a number and letters",
      "Zahl und Einheit, oder Zahl und Buchstaben"
    ),
    ("spell out ", "buchstabieren: "), ("read the punctuation of ", "die Zeichen lesen von "),
    ("pronounce ", "aussprechen: "), (" as /", " als /"), ("\" as ", "\" als "),
    ("the label", "das Label"),
  ]

  /// The certainty of a reading, in brackets after it.
  private static let weights = Evidence.Weight.allCases.map {
    (" [\($0.rawValue)]", " [\($0.word.de)]")
  }

  private static let reasons = [
    "VoiceOver already said this part before the element changed":
      "VoiceOver hat es gesagt, bevor sich das Element geändert hat",
    "during continuous reading, VoiceOver leaves out hints and cues":
      "beim Vorlesen fallen Hinweise, Aktionen und Inhalte weg",
    "the element's label says the same thing": "das Element sagt dasselbe",
    "VoiceOver says a placeholder only for text and search fields":
      "einen Platzhalter sagt VoiceOver nur bei einem Text- oder Suchfeld",
    "VoiceOver doesn't say this private trait": "diesen privaten Trait sagt VoiceOver nicht",
    "VoiceOver has a word for this trait only if the element also has the trait 'textEntry'":
      "ohne textEntry hat VoiceOver für den Trait kein Wort",
    "VoiceOver has no word for this trait": "für den Trait hat VoiceOver kein Wort",
    "VoiceOver leaves out the kinds of the elements inside a cell":
      "eine Zelle lässt die Arten der Elemente in ihr weg",
    "the snapshot style omits this part": "der Stil „snapshot“ lässt es weg",
    "VoiceOver's own hint for a text field replaces this hint":
      "VoiceOvers Hinweis für ein Textfeld tritt an seine Stelle",
    "VoiceOver doesn't say this part when editing begins":
      "beim Beginn des Bearbeitens lässt VoiceOver es weg",
    "VoiceOver leaves out its own hints for a dimmed element":
      "bei einem grau dargestellten Element lässt VoiceOver seine eigenen Hinweise weg",
    "VoiceOver says the row only at its first cell":
      "die Zeile sagt VoiceOver nur bei ihrer ersten Zelle",
    "this content isn't important, so VoiceOver says it only in the More content rotor":
      "nicht als wichtig markiert, also nur im Rotor für weitere Inhalte",
    "VoiceOver says the position in a different container instead":
      "den Platz sagt ein anderer Container",
    "the cursor was already inside this container": "der Cursor war schon darin",
    "the label says the same thing": "das Label sagt dasselbe",
    "VoiceOver says a placeholder only while the field is empty":
      "einen Platzhalter sagt VoiceOver nur, solange das Feld leer ist",
    "in a tab bar, VoiceOver doesn't say this kind": "die Tableiste verdrängt es",
    "VoiceOver says a level only for headings": "eine Ebene sagt VoiceOver nur bei Überschriften",
    "the element lacks the trait 'allowsDirectInteraction'":
      "dem Element fehlt der Trait 'allowsDirectInteraction'",
    "the element's own hint serves as its label, so VoiceOver leaves out this hint":
      "der eigene Hinweis des Elements ersetzt das Label, also lässt VoiceOver diesen Hinweis weg",
  ]
}
