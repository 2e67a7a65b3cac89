// A table: the German sentences of the rules about speech, time, and Earshot itself. The compiler
// reports a rule without one.
import EarshotSession

extension SessionRule {
  /// The sentence of the rule in German.
  var german: String {
    switch self {
    case .pace:
      "bei einem Tempo von 50 % sagt VoiceOver drei Wörter in der Sekunde; andere Tempi "
        + "folgen der Kurve des Synthesizers"
    case .words:
      "ein Wort ist eine Folge von Zeichen ohne Leerzeichen; auf Chinesisch und Japanisch "
        + "sind zwei Zeichen ein Wort"
    case .pauses: "einen Hinweis sagt VoiceOver eine Sekunde nach der Beschreibung"
    case .stepIsSpokenOut:
      "VoiceOver sagt zu Ende, was eine Geste auslöst, bevor der nächste Befehl kommt"
    case .clock: "Zeit vergeht nur während `wait`; dann tut die App, was fällig ist"
    case .gestureCutsSpeech:
      "eine neue Geste bringt Sprache zum Schweigen, die noch nicht zu Ende ist"
    case .announcementsWait:
      "Worte desselben Moments sagt VoiceOver nacheinander; von wartenden Ansagen bleibt nur "
        + "die letzte, aber die mit niedriger Priorität warten aufeinander"
    case .waitingAnnouncementsKeepTheirTurn:
      "wartet eine Ansage mit niedriger Priorität noch, wenn ein wait endet, spricht der "
        + "nächste wait sie, und eine Geste lässt sie fallen"
    case .sameMomentCutsTheFirstWord:
      "eine Ansage unterbricht die vorige desselben Moments nach einem Wort, mit hoher "
        + "Priorität nach einem Satzteil; wartende mit niedriger Priorität fallen weg, und nur "
        + "die letzte kann einer mit hoher folgen"
    case .highPriority: "nichts unterbricht eine Ansage mit hoher Priorität"
    case .cutWords:
      "unterbricht etwas die Sprache, hörst du sie bis zum letzten Wort, das VoiceOver "
        + "begonnen hat"
    case .announcementFate:
      "die App erfährt, welche Ansagen VoiceOver zu Ende gesagt hat und welche verloren "
        + "gingen"
    case .pausing: "Tippen mit zwei Fingern hält die Sprache an oder lässt sie weitergehen"
    case .speechOff:
      "VoiceOver sagt „Speech off“, bevor es schweigt, und „Speech on“, wenn die Sprache "
        + "wiederkommt"
    case .rotorIsSpeech:
      "den Namen einer Option des Rotors spricht VoiceOver, also hörst du ihn nicht, solange "
        + "die Sprache aus ist"
    case .curtain: "der Bildschirmvorhang verbirgt den Bildschirm und tut sonst nichts"
    case .copying:
      "Kopieren nimmt, was VoiceOver zuletzt gesagt hat: die Beschreibung, oder wenn es keine "
        + "gibt, den Hinweis"
    case .practice:
      "in der Übung nennt VoiceOver Gesten und ihre Wirkung, ohne sie auszuführen; ein Z mit "
        + "zwei Fingern, oder die Geste, mit der sie begann, beendet sie"
    case .practiceNames: "eine geübte Geste nennt VoiceOver nach dem, was die Finger tun"
    case .itemChooser:
      "die Objektauswahl zeigt ein Suchfeld, dann die Elemente von A bis Z; wähl eines durch "
        + "Doppeltippen, geh mit einem Z hinaus, oder gib Text ein, um zur ersten Beschreibung zu "
        + "kommen, die ihn enthält"
    case .chartDetails:
      "auf der Seite mit den Einzelheiten eines Diagramms spielst du es mit einem Doppeltipp auf "
        + "die Taste ab, gehst mit gehaltenem Finger die Punkte entlang und gehst mit einem Z hinaus"
    case .voiceOverOff:
      "solange VoiceOver aus ist, sagt es nichts und nimmt keine Gesten an; wieder an, sagt "
        + "es den Namen der App und das erste Element oder das mit summaryElement, ohne die App "
        + "neu zu starten"
    case .keysAreCommands:
      "statt einer Geste kannst du ihre Tasten eingeben; Earshot nimmt an, dass die "
        + "Schnellnavigation an ist"
    case .silentStart:
      "eine Sitzung, die mit einem anderen Befehl als `start` beginnt, beginnt ohne ein Wort"
    case .refusals:
      "was es nicht versteht, nicht findet oder nicht nachahmt, lehnt Earshot ab, und sonst "
        + "geschieht nichts"
    case .soundNames: "für Töne hat Earshot eigene Namen, weil das System keine hat"
    case .cueSounds:
      "ist actionsFeedback oder moreContentFeedback 'sound', tritt ein Ton an die Stelle des "
        + "Hinweises auf Aktionen oder Inhalte"
    case .voiceReading:
      "Zahlen, Zeichen zwischen Ziffern, andere Zeichen, Einheiten, Dateinamen und Emojis "
        + "liest eine Stimme auf ihre Weise; `:why` merkt an, wie"
    case .rotorResults:
      "Earshot nennt zehn Treffer des Rotors in jeder Richtung und zählt bis zu 99 weitere"
    case .settings: "Earshot hat die Einstellungen von VoiceOver, die ändern, was du hörst"
    case .navigation:
      "Streichen führt von Element zu Element; das Bewegen von Gruppe zu Gruppe ahmt Earshot "
        + "nicht nach"
    case .appSpeaks:
      "der Synthesizer der App spricht eine Äußerung nach der anderen, und VoiceOver wartet "
        + "nicht"
    case .overVoiceOver:
      "was die App selbst spricht, klingt über VoiceOver; nach einer Geste folgen die Worte "
        + "ihres Handlers denen von VoiceOver"
    case .phoneEvents:
      "ein Anruf unterbricht die Audiositzung der App; der Stummschalter und andere Apps "
        + "wirken nach ihrer Kategorie"
    case .ducking:
      "VoiceOver senkt den Ton anderer Apps, wie audioDucking sagt: nicht, solange es "
        + "spricht, oder immer"
    }
  }
}
