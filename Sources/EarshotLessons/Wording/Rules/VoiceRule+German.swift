// A table: the German sentences of the rules about Voice Control. The compiler reports a rule
// without one.
import EarshotVoiceControl

extension VoiceRule {
  /// The sentence of the rule in German.
  var german: String {
    switch self {
    case .inputLabelsReplaceTheLabel:
      "hat ein Element userInputLabels, sagt man diese statt seines Labels, und die "
        + "Sprachsteuerung zeigt den ersten Namen"
    case .labelIsTheName:
      "ohne userInputLabels ist das Label der einzige Name; Wert, Hinweis und Art sind keiner"
    case .partOfAName:
      "ein Satz meint ein Element, wenn er ein ganzer Name ist, oder sonst ganze Wörter "
        + "hintereinander aus einem"
    case .wordsAreCompared:
      "Groß- und Kleinschreibung, Leerzeichen und Satzzeichen, die niemand spricht, zählen nicht, "
        + "Zahlwörter sind Zahlen, und ein Symbol oder Emoji ist ein Wort"
    case .itemsRespond:
      "die Sprachsteuerung bietet ein Element an, das auf Benutzer reagiert: Es sagt das "
        + "selbst, oder es hat den Trait eines Bedienelements, einen Handler oder Aktionen"
    case .dimmedItemsAreNotOffered:
      "ein grau dargestelltes Element bietet die Sprachsteuerung nicht an"
    case .whatIsHiddenIsNotOffered:
      "was VoiceOver nicht erreicht, bietet die Sprachsteuerung nicht an"
    case .otherPagesAreNotOffered:
      "was aus dem Bild gescrollt ist, bietet die Sprachsteuerung nicht an, soweit frames es "
        + "verraten"
    case .sharedNamesGetNumbers:
      "haben mehrere Elemente den Namen, erscheinen Nummern nur an diesen"
    case .namelessItemsHaveNumbers: "ein Element ohne Namen hat nur eine Nummer"
    case .numbersFollowReadingOrder: "die Nummern gehen nach der Leserichtung"
    case .numbersStay:
      "ein Element behält seine Nummer, solange die Nummern zu sehen sind; ein neues bekommt "
        + "die nächste freie"
    case .numbersNeedAnOverlay:
      "eine Zahl meint nur dann ein Element oder ein Feld, wenn Nummern, eine Auswahl oder "
        + "ein Raster zu sehen sind"
    case .overlaysEnd:
      "was eingeblendet ist, verschwindet nach dem nächsten Befehl, wenn es nicht dauerhaft "
        + "ist; Worte, die kein Befehl sind, lassen es stehen, schließen aber ein Menü"
    case .grid:
      "ein Raster hat vier Spalten und so quadratische Felder, wie passen, wenn man nichts "
        + "anderes sagt"
    case .phrases: "die Sprachsteuerung kennt die englischen Sätze, die Apple nennt"
    case .wordsWithoutASource:
      "Earshot kennt „Increment“, „Decrement“, „Repeat this“, „Undo that“ und „Redo that“, die keine "
        + "Quelle nennt"
    case .nothingIsGuessed:
      "Earshot rät nichts: Es versteht einen Satz, wie er gesagt ist, oder gar nicht"
    case .tapsActivate: "ein gesprochenes Tippen aktiviert das Element"
    case .containersNeedSomethingBelow:
      "ein Tippen auf ein Element, das nichts tut, berührt seinen Aktivierungspunkt, und was "
        + "dort ist, reagiert"
    case .adjustsByOneStep:
      "„Increment“ und „Decrement“ ändern ein einstellbares Element um einen Schritt"
    case .actionsAreAMenu:
      "„Show actions for“ öffnet ein Menü mit den eigenen Aktionen des Elements; jeder andere "
        + "Befehl schließt es"
    case .scrollsTheFirstView:
      "„Scroll“ bittet den ersten View auf dem Bildschirm, der es nimmt, und ein Streichen "
        + "geht zur App"
    case .goesBack:
      "„Go back“ aktiviert die Zurück-Taste, oder schließt sonst, was ein Z schließen würde"
    case .repeats: "„Repeat this“ tut den letzten Befehl noch einmal"
    case .sleeps: "schläft die Sprachsteuerung, hört sie nur auf „Wake up“"
    case .dictates: "wird ein Feld bearbeitet, schreibt die Sprachsteuerung, was kein Befehl ist"
    case .cursorStays: "der Cursor von VoiceOver bleibt, wo er ist, wenn die App ihn nicht bewegt"
    case .systemAnswers:
      "was das System oder die Sprachsteuerung selbst antworten würde, ahmt Earshot nicht "
        + "nach"
    }
  }
}
