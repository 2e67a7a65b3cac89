// A table: the German sentences of the rules about VoiceOver's words. The compiler reports a rule
// without one.
import EarshotComposer

extension SpeechRule {
  /// The sentence of the rule in German.
  var german: String {
    switch self {
    case .label: "VoiceOver sagt das Label, wie es geschrieben ist"
    case .backLabel:
      "ist das Label einer Zurück-Taste das Wort „Zurück“, sagt VoiceOver es nur einmal"
    case .stepperLabel: "für die beiden Hälften eines Steppers hat VoiceOver eigene Namen"
    case .systemLabel:
      "VoiceOver sagt UIKits Namen für einen Bereich, der etwas schließt, den Griff eines "
        + "Blatts, eine Fortschrittsanzeige, eine Aktivitätsanzeige oder eine Datumsauswahl"
    case .cellContents: "hat eine Zelle kein Label, sagt VoiceOver die Labels und Werte in ihr"
    case .emptyText: "einen leeren Text behandelt VoiceOver, als fehlte er"
    case .value: "VoiceOver sagt den Wert nach dem Label"
    case .secureValue: "bei einem Passwortfeld sagt VoiceOver nur, wie viele Zeichen es sind"
    case .secureBullets:
      "im Stil „snapshot“ ist der Wert eines Passwortfelds die Punkte auf dem Bildschirm"
    case .secureTrait:
      "im Stil „snapshot“ behält ein Element mit dem Trait secure, aber anderer Rolle seinen "
        + "Wert, wie er geschrieben ist"
    case .placeholder: "bei einem leeren Feld sagt VoiceOver den Platzhalter als Wert"
    case .startOfScale:
      "hat ein Element eine Skala, aber keinen Wert, sagt VoiceOver den ersten Wert der Skala"
    case .repetition: "nach einer Aktivierung sagt VoiceOver das Label des Elements noch einmal"
    case .touchedLabel:
      "behandelt ein Element Berührungen selbst, sagt VoiceOver bei jeder Berührung sein "
        + "Label"
    case .changedElement:
      "nach einer Aktivierung sagt VoiceOver, was sich geändert hat, ohne Art, Hinweis und "
        + "Gruppe"
    case .newValue:
      "nach einer Änderung sagt VoiceOver nur den neuen Wert, bei einem Schalter den neuen "
        + "Zustand"
    case .polledValue:
      "ändert sich der Wert eines Elements, das sich oft ändert, sagt VoiceOver nur den neuen "
        + "Wert"
    case .recognizedPicture:
      "bei einem Bild oder einer Taste ohne Label sagt VoiceOver „Possibly“ und was es "
        + "erkennt"
    case .recognizedText:
      "VoiceOver sagt „Possible text“ und den Text, den es in einem Bild erkennt"
    case .alertWord:
      "erscheint eine Warnung, sagt VoiceOver „Alert“ vor dem Titel, wenn alerts "
        + "'announced' ist"
    case .titleBeforeBackButton:
      "in iOS 12 ist der Titel eines Bildschirms, der mit push kommt, eine Äußerung vor der "
        + "Zurück-Taste"
    case .selected: "VoiceOver sagt zuerst „Auswahl“"
    case .dimmed: "VoiceOver sagt „grau dargestellt“ vor der Art eines deaktivierten Elements"
    case .draggable: "bei einem Element, das sich bewegen lässt, sagt VoiceOver „draggable“"
    case .expandedStatus:
      "VoiceOver sagt nach der Art, ob etwas aus- oder eingeklappt ist; iOS 17 kennt diesen "
        + "Zustand nicht"
    case .switchButton: "VoiceOver nennt einen Schalter „Umschalttaste“"
    case .toggleState: "den Wert 1, 0 oder 2 eines Schalters sagt VoiceOver als Wort, nach der Art"
    case .unknownToggleState:
      "jeden anderen Wert eines Schalters sagt VoiceOver, wie er geschrieben ist"
    case .role: "für einen Trait, der sagt, was das Element ist, hat VoiceOver ein Wort"
    case .button:
      "VoiceOver sagt „Taste“, außer wenn eine genauere Rolle oder eine Tableiste das Wort "
        + "verdrängt"
    case .backButton: "VoiceOver sagt „Zurück Taste“ statt „Taste“"
    case .tab: "VoiceOver sagt „Tabulator“ bei einem Eintrag in einer Tableiste"
    case .headingLevel: "hat eine Überschrift eine Ebene, sagt VoiceOver sie"
    case .popUpButton: "VoiceOver sagt nach „Taste“ noch „Pop up button“"
    case .pickerItem:
      "bei dem Rad einer Auswahl sagt VoiceOver „Picker item“ vor „Einstellbar“, bei der "
        + "Spalte der Minuten einer Datumsauswahl nicht"
    case .wheelPlace:
      "das Rad einer Auswahl sagt nach seinem Wert „Auswahl“ und am Ende den Platz der Zeile; "
        + "die Spalten einer Datumsauswahl lassen den Platz weg"
    case .silentTrait:
      "die meisten Traits bestimmen, was Gesten tun, und VoiceOver hat keine Wörter dafür"
    case .privateTrait: "andere private Traits sagt VoiceOver nicht"
    case .textField: "VoiceOver sagt „Textfeld“, bei einem Passwortfeld „Sicheres Textfeld“"
    case .searchField: "VoiceOver sagt „Suchfeld“ bei einem Suchfeld"
    case .isEditing:
      "während du ein Feld bearbeitest, sagt VoiceOver „bearbeiten“ und dann den Wert des "
        + "Felds"
    case .textPosition:
      "während du schreibst, sagt VoiceOver den Textmodus und wo die Einfügemarke ist; der "
        + "Modus ist Zeichen, wenn der Rotor nicht auf Wörter oder Zeilen steht"
    case .editingBegins:
      "beginnt das Bearbeiten, lässt VoiceOver das Label und den Hinweis des Felds weg"
    case .movedInsertionPoint:
      "doppeltippst du auf das Feld, das du bearbeitest, sagt VoiceOver, wo die Einfügemarke "
        + "jetzt ist"
    case .containerEntry:
      "VoiceOver sagt das Label einer Gruppe, wenn der Cursor von außen hineinkommt"
    case .dimmedContainer:
      "nach dem Label einer deaktivierten Gruppe sagt VoiceOver „grau dargestellt“, und vor "
        + "beidem „Auswahl“"
    case .tabBarEntry: "kommt der Cursor in eine Tableiste ohne Label, sagt VoiceOver „Tab Bar“"
    case .unheardName: "die Labels von Listen und Tabellen sagt VoiceOver nicht"
    case .series:
      "VoiceOver sagt den Platz eines Eintrags in einer Tableiste oder einem Segmentschalter"
    case .listEnds:
      "an den Enden einer Liste sagt VoiceOver „Anfang der Liste“ und „Ende der Liste“; "
        + "Listen gibt es auf Webseiten, Zeilen einer App haben also keines von beiden"
    case .landmarkEnds:
      "beim ersten Element eines Orientierungspunkts sagt VoiceOver „Orientierungspunkt“, "
        + "beim letzten „Ende“"
    case .landmarkLabel:
      "das Label eines Orientierungspunkts sagt VoiceOver beim ersten Element vor "
        + "„Orientierungspunkt“ und beim letzten nach „Ende“"
    case .nearestContainer:
      "sind Container verschachtelt, sagt VoiceOver den Platz des Elements nur in einem davon"
    case .tableHeader: "VoiceOver sagt vor der Zelle die Köpfe ihrer Zeile und ihrer Spalte"
    case .cellHeading:
      "bei einer Zelle, die Kopf für andere ist, sagt VoiceOver „Row header“ oder „Column "
        + "header“"
    case .cellSpan: "VoiceOver sagt, wie viele Zeilen und Spalten eine Zelle umfasst"
    case .cellPlace:
      "VoiceOver sagt die Spalte einer Zelle und bei der ersten Zelle einer Zeile auch die "
        + "Zeile"
    case .summary:
      "fragst du nach dem Ort, sagt VoiceOver die Seite, die Stelle, und Zeile und Spalte"
    case .hint: "nach der Beschreibung macht VoiceOver eine Pause und sagt dann den Hinweis"
    case .promotedHint:
      "hat ein Element sonst keinen Text, sagt VoiceOver den Hinweis anstelle des Labels"
    case .snapshotHint:
      "im Stil „snapshot“ ersetzt bei einem Textfeld VoiceOvers Hinweis den der App"
    case .dimmedHints:
      "bei einem grau dargestellten Element lässt VoiceOver seine eigenen Hinweise weg"
    case .adjustHint: "VoiceOver sagt, wie man den Wert eines einstellbaren Elements ändert"
    case .toggleHint: "VoiceOver sagt, wie man einen Schalter umschaltet"
    case .editHint: "VoiceOver sagt, wie man ein Feld bearbeitet"
    case .editingHint:
      "in einem Textbereich oder während du schreibst, sagt VoiceOver, dass der Rotor "
        + "Rechtschreibfehler findet"
    case .directTouchHint: "VoiceOver sagt, wie man mit direkter Berührung beginnt"
    case .customRotorsHint:
      "VoiceOver nennt die eigenen Rotoren des Elements und seiner Container, aber nicht die "
        + "des Bildschirms"
    case .customActionsHint:
      "ist actionsFeedback 'hint', sagt VoiceOver, wie man eine eigene Aktion auswählt"
    case .pickerHint:
      "VoiceOver sagt, wie man eine Pop-up-Taste öffnet; an dem Rad einer Auswahl gibt es "
        + "nichts zu öffnen"
    case .expandHint: "VoiceOver sagt, wie man ein Element aus- oder einklappt"
    case .actionsCue: "nach dem Hinweis sagt VoiceOver, dass Aktionen verfügbar sind"
    case .actionEntry: "im Rotor Aktionen sagt VoiceOver den Namen der Aktion"
    case .defaultAction: "die letzte angebotene Aktion ist „Activate“"
    case .importantContent: "wichtige eigene Inhalte sagt VoiceOver nach dem Wert"
    case .moreContent: "nach dem Hinweis sagt VoiceOver, dass weitere Inhalte verfügbar sind"
    case .chartEntry: "VoiceOver sagt die Namen der Einträge im Rotor Audio graph"
    case .chartDescription:
      "VoiceOver beschreibt ein Diagramm mit seinem Titel und seiner Zusammenfassung"
    case .chartDetail:
      "auf der Seite mit den Einzelheiten eines Diagramms sagt VoiceOver die Überschrift, die Taste "
        + "und den Punkt unter dem Finger"
    case .chartComplete: "wenn ein Diagramm zu Ende ist, sagt VoiceOver Complete"
    case .contentEntry: "bei einem eigenen Inhalt sagt VoiceOver den Wert und dann das Label"
    case .drag:
      "bei einem Element, das sich bewegen lässt, bietet VoiceOver unter den Aktionen das "
        + "Bewegen an"
    case .dropReady:
      "bei einer Aktion zum Ablegen sagt VoiceOver, dass sich ablegen lässt, aber nicht, wenn "
        + "der Cursor auf einem Ziel zum Ablegen landet"
    case .drop: "VoiceOver sagt, wenn etwas abgelegt ist"
    case .rotorNames:
      "Optionen des Rotors sagt VoiceOver in der Mehrzahl; ein eigener Rotor hat seinen "
        + "eigenen Namen"
    case .notFound: "findet eine Suche nichts, sagt VoiceOver, was es nicht gefunden hat"
    case .turnedSetting:
      "VoiceOver sagt den neuen Wert einer Einstellung, die du mit dem Rotor änderst"
    case .moreResults: "unter den Treffern eines Rotors steht, wie viele es noch gibt"
    case .unit:
      "mit dem Rotor liest VoiceOver ein Zeichen, ein Wort oder eine Zeile nach der anderen"
    case .markedRange: "VoiceOver sagt nur die Stelle im Text, die ein Rotor findet"
    case .linkInText: "nach den Wörtern eines Links in einem Text sagt VoiceOver „Link“"
    case .capital: "VoiceOver sagt, dass ein Buchstabe groß ist"
    case .blank: "Zeichen, die man nicht sieht, etwa ein Leerzeichen, nennt VoiceOver beim Namen"
    case .markName: "liest du Zeichen für Zeichen, nennt VoiceOver ein Satzzeichen beim Namen"
    case .secretUnit: "die Zeichen eines Passwortfelds verrät VoiceOver nicht"
    case .phonetics: "nach einem Buchstaben sagt VoiceOver sein Wort im Buchstabieralphabet"
    case .echo: "VoiceOver sagt jedes Zeichen, das du schreibst, und wenn es groß ist, auch das"
    case .wordEcho: "VoiceOver sagt ein Wort, wenn du es fertig geschrieben hast"
    case .deletion: "gelöschte Zeichen sagt VoiceOver mit tieferer Stimme"
    case .selection: "VoiceOver sagt „Auswahl“ und dann den ausgewählten Text"
    case .editEntry: "VoiceOver sagt die Namen der Einträge im Rotor Bearbeiten"
    case .copiedText:
      "VoiceOver sagt, dass es Text ausgeschnitten oder kopiert hat; nach dem Einsetzen sagt "
        + "es nur den Text"
    case .dictatedText: "den diktierten Text sagt VoiceOver am Ende ganz"
    case .appName: "startet die App, sagt VoiceOver ihren Namen"
    case .announcement:
      "eine Ansage sagt VoiceOver, wie sie geschrieben ist, und lässt den Cursor, wo er ist"
    case .notified: "die Worte einer Mitteilung sagt VoiceOver vor dem Element, zu dem sie führt"
    case .page: "scrollst du seitenweise, sagt VoiceOver die Seite"
    case .ownPage: "VoiceOver sagt den Status der Seite, den der Rollbereich liefert"
    case .readingOn: "beim Vorlesen lässt VoiceOver Hinweise weg"
    case .switched:
      "schaltest du eine seiner Funktionen ein oder aus, sagt VoiceOver den neuen Zustand"
    case .speechSwitched: "VoiceOver sagt, wenn du die Sprache aus- oder einschaltest"
    case .copiedSpeech: "VoiceOver sagt, dass in der Zwischenablage ist, was es zuletzt gesagt hat"
    case .practice: "in der Übung nennt VoiceOver jede Geste und tut sonst nichts"
    case .practiceEffect:
      "in der Übung sagt VoiceOver auch, was eine Geste tut, mit Earshots Worten"
    case .chooser: "in der Objektauswahl sagt VoiceOver „Suchfeld“ und den Namen jedes Elements"
    case .order:
      "die Teile jeder Beschreibung kommen in derselben Reihenfolge, was auch immer das "
        + "Element ist"
    case .hintOrder:
      "zuerst kommt der Hinweis der App, dann kommen die von VoiceOver, dann Aktionen und "
        + "Inhalte"
    case .chunks:
      "zwischen den Teilen einer Beschreibung stehen Kommas; nach einem Teil, der mit einem "
        + "Satzzeichen endet, genügt ein Leerzeichen"
    case .oneString:
      "im Stil „utterance“ ist ein Element ein einziger Text aus Teilen und Hinweis; beim "
        + "Start kommt der Name der App zuerst"
    case .readings: "im Stil „readings“ stehen Zeichen so da, wie jemand Stimmen sie lesen hörte"
    case .snapshotStyle: "der Stil „snapshot“ entspricht der Ausgabe von AccessibilitySnapshot"
    case .extraLines: "im Stil „snapshot“ stehen Aktionen und eigene Inhalte unter dem Hinweis"
    case .languageTable:
      "Wörter kommen aus der Tabelle der Sprache, oder wenn sie keine hat, aus der ersten "
        + "Tabelle mit denselben zwei ersten Buchstaben"
    case .unknownWord: "fehlt einer Sprache ein Wort, sagt VoiceOver es auf Englisch"
    case .digits: "Zahlen haben die Ziffern der Sprache und keine Trennzeichen"
    }
  }
}
