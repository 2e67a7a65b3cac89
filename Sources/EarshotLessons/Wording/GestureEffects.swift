import EarshotLines
import EarshotModel

/// The effects of gestures at the cursor in German, as `:what` reports them.
///
/// A row is either a whole effect or its beginning, which the app's own words follow.
enum GestureEffects {
  /// Returns several effects in German, or `nil` if an effect has no row.
  static func german(_ english: String) -> String? {
    let parts = english.split(separator: ";").map { one(String($0).trimmed) }
    let known = parts.compactMap(\.self)
    return known.count == parts.count ? known.joined(separator: "; ") : nil
  }

  private static func one(_ english: String) -> String? {
    if let whole = wholes[english] { return whole }
    guard let row = beginnings.first(where: { english.hasPrefix($0.english) }) else { return nil }
    let rest = String(english.dropFirst(row.english.count))
    if row.english == page { return row.german + rest.replacing(" of ", with: " von ") }
    return row.german + names.reduce(rest) { $0.replacing($1.english, with: $1.german) }
  }

  /// The beginning of the effect that names a page and the number of pages.
  private static let page = "goes to page "

  /// Whole effects.
  private static let wholes = [
    "goes no further, because this is the last stop": "nicht weiter, das ist das letzte Element",
    "reads the label one character at a time": "liest den Namen Zeichen für Zeichen",
    "reads the label one word at a time": "liest den Namen Wort für Wort",
    "reads the label one line at a time": "liest den Namen Zeile für Zeile",
    "moves the insertion point one character at a time": "bewegt die Einfügemarke um Zeichen",
    "moves the insertion point one word at a time": "bewegt die Einfügemarke um Wörter",
    "moves the insertion point one line at a time": "bewegt die Einfügemarke um Zeilen",
    "moves the insertion point to the other end of the text":
      "bewegt die Einfügemarke ans andere Ende",
    "makes the voice faster or slower": "macht die Stimme schneller oder langsamer",
    "changes the value": "ändert den Wert",
    "changes the value by one step": "ändert den Wert um eine Stufe",
    "changes nothing": "ändert nichts",
    "chooses an action": "wählt eine Aktion",
    "selects text": "wählt Text aus",
    "starts direct touch": "lässt Berührungen zur App durch",
    "searches the names": "durchsucht die Namen",
    "moves from name to name": "geht die Namen entlang",
    "closes the item chooser": "verlässt die Objektauswahl",
    "closes the chart details": "verlässt die Einzelheiten des Diagramms",
    "plays the chart": "spielt das Diagramm ab",
    "goes to the button that plays the chart": "zur Taste, die das Diagramm abspielt",
    "goes to the heading": "zur Überschrift",
    "moves from point to point": "geht die Punkte entlang",
    "continues reading and turns the page": "liest weiter und blättert um",
    "toggles the element": "schaltet um",
    "selects the element": "wählt aus",
    "opens its contents": "öffnet, was darin ist",
    "resizes the sheet": "ändert die Größe des Blatts",
    "starts editing": "beginnt zu bearbeiten",
    "ends editing": "beendet das Bearbeiten",
    "activates": "aktiviert",
    "turns VoiceOver on again and moves the cursor to where it starts on this screen":
      "schaltet VoiceOver wieder ein, beim ersten Element",
    "deactivates the audio session": "beendet die Audiositzung",
    "uses the system's audio session for the app's own speech":
      "überlässt ihre Sprache der Audiositzung des Systems",
    "pauses the app's own speech": "hält ihre eigene Sprache an",
    "resumes the app's own speech": "spricht mit eigener Stimme weiter",
    "stops the app's own speech": "beendet ihre eigene Sprache",
    "makes the voice louder or softer": "macht die Stimme lauter oder leiser",
    "changes which punctuation VoiceOver says": "wählt, welche Satzzeichen VoiceOver sagt",
    "turns hints on or off": "schaltet Hinweise ein oder aus",
    "goes from container to container": "geht von Container zu Container",
    "reads more content": "liest weitere Inhalte",
    "chooses what to hear about the chart": "wählt, was vom Diagramm zu hören ist",
    "zooms in or out": "vergrößert oder verkleinert",
    "chooses an edit command": "wählt einen Befehl zum Bearbeiten",
    "begins dictation": "beginnt ein Diktat",
    "ends dictation": "beendet das Diktat",
    "ends practice mode": "beendet den Übungsmodus",
    "starts dragging the element": "beginnt zu ziehen",
    "':say' lists them": "„:say“ zeigt alle",
    "no item has a name or a number": "kein Element hat einen Namen oder eine Nummer",
    "taps the only item with a name or a number": "das einzige Element mit Namen oder Nummer",
    "wakes Voice Control": "weckt die Sprachsteuerung",
  ]

  /// The beginnings of other effects.
  ///
  /// The first matching beginning is used.
  private static let beginnings: [(english: String, german: String)] = [
    ("taps one of ", "eines mit Namen oder Nummer; so viele gibt es hier: "),
    ("to ", "zu "), ("performs ", "führt aus: "), ("opens ", "öffnet "),
    ("goes back to ", "geht zurück zu "),
    ("closes ", "schließt "), ("goes through ", "geht durch "),
    (page, "geht zur Seite "), ("changes the label of ", "ändert den Namen von "),
    ("changes the value of ", "ändert den Wert von "),
    ("changes the text of ", "ändert den Text von "), ("goes to ", "geht zu "),
    ("changes the hint of ", "ändert den Hinweis von "), ("announces ", "sagt an: "),
    ("says ", "sagt: "), ("moves the cursor to ", "setzt den Cursor auf "), ("plays ", "spielt "),
    ("waits ", "wartet "), ("selects ", "wählt aus: "), ("deselects ", "wählt ab: "),
    ("enables ", "macht bedienbar: "), ("dims ", "blendet ab: "), ("shows ", "zeigt "),
    ("hides ", "verbirgt "), ("removes ", "entfernt "), ("increases ", "erhöht "),
    ("decreases ", "verringert "), ("switches ", "schaltet um: "), ("activates ", "aktiviert "),
    ("turned to ", "von selbst auf "),
    ("uses the app's own voice to say ", "spricht mit eigener Stimme: "),
    ("sets the audio session's category to ", "stellt die Audiositzung ein auf "),
    ("cancels the waiting effects of ", "beendet, was noch wartet bei "), ("drops ", "legt ab: "),
    ("puts back ", "legt zurück: "), ("stops editing ", "beendet das Bearbeiten von "),
    ("deletes the last character of ", "löscht das letzte Zeichen von "),
    (
      "the other elements are behind an unlabeled modal view",
      "alles andere liegt hinter einer modalen Ansicht ohne Namen"
    ),
    (
      "the other elements are behind the modal view ",
      "alles andere liegt hinter der modalen Ansicht "
    ),
    ("steps ", "geht eine Stufe weiter: "),
  ]

  /// Words for elements without a name.
  private static let names: [(english: String, german: String)] = [
    ("this element", "dieses Element"), ("the next element", "das nächste Element"),
    ("the previous element", "das vorige Element"),
    ("the unlabeled '", "einem Element ohne Namen: '"),
    ("an unlabeled ", "einem Element ohne Namen: "),
    (" automatically, because the element has actions", ", weil das Element Aktionen hat"),
    (" automatically, because the element is adjustable", ", weil sich der Wert anpassen lässt"),
    (" automatically", ""), (" items with a name or a number", ""),
  ]
}
