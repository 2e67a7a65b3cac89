import EarshotModel

extension Vocabulary {
  /// VoiceOver's words in German.
  ///
  /// The snapshot strings keep the misspellings of the model. The spoken strings correct them.
  static let german = Vocabulary(
    rule: Rule(
      "for German, Earshot uses the phrases of the snapshot style, corrected for speech",
      source: "VOICEOVER.md 14.1 (AccessibilitySnapshot) and 14.2 (vo-portal; our choice)"
    ),
    wordings: [
      .selected: Wording("Auswahl.", spoken: "Auswahl"),
      .selectedPrefix: .both("Auswahl: {}"),
      .dimmed: Wording("Grau dargestellt.", spoken: "grau dargestellt"),
      .on: Wording("Ein.", spoken: "ein"),
      .off: Wording("Aus.", spoken: "aus"),
      .mixed: Wording("Gemischt.", spoken: "gemischt"),
      .isEditing: Wording("Bearbeiten", spoken: "bearbeiten"),

      .button: Wording("Taste.", spoken: "Taste"),
      .backButton: Wording("Zurück Taste.", spoken: "Zurück Taste"),
      .backWord: .both("Zurück"),
      .tab: Wording("Tabulator.", spoken: "Tabulator"),
      .heading: Wording("Überschrift.", spoken: "Überschrift"),
      .link: Wording("Hyperlink.", spoken: "Hyperlink"),
      .image: Wording("Bild.", spoken: "Bild"),
      .adjustable: Wording("Einstellbar.", spoken: "Einstellbar"),
      .searchField: Wording("Suchfeld.", spoken: "Suchfeld"),
      .switchButton: Wording("Umschalttaste.", spoken: "Umschalttaste"),
      .textField: Wording("Textfeld.", spoken: "Textfeld"),
      .secureTextField: Wording("Sicheres Textfeld.", spoken: "Sicheres Textfeld"),

      .series: Wording("{} von {}.", spoken: "{} von {}"),
      .rowSpan: Wording("Umfasst {} Zeilen.", spoken: "Umfasst {} Zeilen"),
      .columnSpan: Wording("Umfasst {} Spalten.", spoken: "Umfasst {} Spalten"),
      .row: Wording("Zeile {}.", spoken: "Zeile {}"),
      .column: Wording("Spalte {}.", spoken: "Spalte {}"),
      .listStart: Wording("Anfang der Liste.", spoken: "Anfang der Liste"),
      .listEnd: Wording("Ende der Liste.", spoken: "Ende der Liste"),
      .landmarkStart: Wording("Orientierungspunkt.", spoken: "Orientierungspunkt"),
      .landmarkEnd: Wording("Ende.", spoken: "Ende"),

      .adjustHint: .both(
        "Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen."
      ),
      .toggleHint: .both("Zum Umschalten Doppeltippen."),
      .editHint: .both("Zum Bearbeiten doppeltippen."),
      .editingHint: Wording(
        "Den Rotor für den Zuriff auf „Rechtschreibfehler verwenden",
        spoken: "Den Rotor für den Zugriff auf „Rechtschreibfehler“ verwenden"
      ),
      .textAreaHint: Wording(
        "Zum Bearbeiten doppeltippen., "
          + "Den Rotor für den Zuriff auf „Rechtschreibfehler verwenden"
      ),

      .actionsAvailable: .both("Aktionen verfügbar"),
      .moreContentAvailable: Wording(
        "Weiterhin inhalte verfügbar",
        spoken: "Weitere Inhalte verfügbar"
      ),

      .charactersOption: Wording(spoken: "Zeichen"),
      .wordsOption: Wording(spoken: "Wörter"),
      .linesOption: Wording(spoken: "Zeilen"),
      .speakingRateOption: Wording(spoken: "Sprechtempo"),
      .containersOption: Wording(spoken: "Container"),
      .headingsOption: .both("Überschriften"),
      .linksOption: .both("Links"),
      .textFieldsOption: .both("Textfelder"),
      .imagesOption: .both("Bilder"),
      .tablesOption: .both("Tabellen"),
      .listsOption: .both("Listen"),
      .landmarksOption: .both("Orientierungspunkte"),

      .noneRotor: .both("Keine"),
      .visitedLinksRotor: .both("Besuchte Links"),
      .headingLevelRotor: .both("Überschrift {}"),
      .boldTextRotor: .both("Fettdruck"),
      .italicTextRotor: .both("Kursivdruck"),
      .underlineTextRotor: .both("Unterstrichener Text"),
      .misspelledWordsRotor: .both("Rechtschreibfehler"),
      .unknownRotor: .both("Unbekannter Rotor-Typ, Rohwert: {}"),
      .noResults: .both("<keine Ergebnisse>"),
      .moreResults: .both("+ {} weitere Ergebnisse..."),
      .manyResults: .both("+ Viele weitere ({}+) Ergebnisse..."),

      .startingHelp: Wording(spoken: "Hilfe starten"),
    ]
  )
}
