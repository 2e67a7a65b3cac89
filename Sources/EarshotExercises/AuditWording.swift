import EarshotAudit

/// The requirements of the audit's rules in German, each an imperative without a period.
///
/// English is the rule's own sentence. A test requires a row for each rule.
package enum AuditWording {
  /// Returns the German sentence of a rule, or `nil` if no rule has the ID.
  package static func german(_ id: String) -> String? { sentences[id] }

  private static let sentences: [String: String] = [
    "action-unreachable": "Biete jede eigene Aktion an einem Element an, an dem VoiceOver anhält",
    "adjustable-without-action": "Lass jedes einstellbare Element auf das Anpassen reagieren",
    "adjustable-without-value": "Gib jedem einstellbaren Element einen Wert",
    "announcement-cut": "Sag nicht zweierlei im selben Moment an",
    "announcement-lost":
      "Sag nichts zugleich mit einem neuen Bildschirm oder einem Sprung des Cursors an, denn auf "
      + "Geräten geht es verloren",
    "audio-left-low":
      "Beende eine Sitzung, die andere Apps leiser macht, wenn die Sprache zu Ende ist",
    "back-nowhere": "Geh nur zurück, wo es etwas gibt, wohin es zurückgeht",
    "card-apart": "Mach ein Element aus einer Karte oder einer Zeile",
    "chart-points-many": "Gib einem Diagramm höchstens etwa hundert Punkte",
    "chart-summary-missing": "Sag in einer Zusammenfassung, was man aus einem Diagramm erfährt",
    "contrast-nontext": "Gib einem Bild, das etwas bedeutet, einen Kontrast von mindestens 3:1",
    "contrast-text":
      "Gib Text einen Kontrast von mindestens 4,5:1, großem Text (18 Punkt, fett 14) von "
      + "mindestens 3:1",
    "control-inert": "Lass jede Taste und jeden Link etwas tun",
    "custom-action-duplicate": "Gib jeder eigenen Aktion eines Elements einen anderen Namen",
    "custom-action-too-many": "Biete für ein Element höchstens sieben eigene Aktionen an",
    "custom-action-unnamed": "Gib jeder eigenen Aktion einen Namen",
    "dimmed-alone": "Deaktiviere nur Bedienelemente",
    "element-undetected":
      "Mach jedes Bedienelement und allen Text auf dem Bildschirm mit VoiceOver erreichbar",
    "elements-hidden": "Lass keinen Container ein Bedienelement vor VoiceOver verbergen",
    "field-label-missing":
      "Gib jedem Textfeld ein Label, denn sein Platzhalter verschwindet beim Schreiben",
    "field-not-secure":
      "Nimm für ein Passwort ein sicheres Textfeld, damit VoiceOver nicht vorliest, was man tippt",
    "focus-lost": "Lass den Cursor nach dem Doppeltippen, wo er ist, oder setz ihn auf das Neue",
    "group-candidate": "Fass zusammengehörigen Text einer Zeile zu einem Element zusammen",
    "heading-empty": "Gib jeder Überschrift Text",
    "heading-missing":
      "Mach einen großen Titel zur Überschrift, und gib einem Bildschirm, auf dem VoiceOver "
      + "zwölfmal oder öfter anhält, eine zum Springen",
    "heading-skip": "Geh bei den Ebenen der Überschriften eine nach der anderen hinunter",
    "heard-twice": "Sag jedes Wort einmal",
    "hint-carries-label":
      "Schreib ein Label, das ohne seinen Hinweis verständlich ist, denn viele schalten Hinweise "
      + "aus",
    "hint-has-gesture": "Beschreib im Hinweis, was geschieht, nicht die Geste",
    "hint-imperative":
      "Beginn einen Hinweis mit dem, was geschieht: „Spielt den Titel“, nicht „Spiel den Titel“",
    "hint-repeats-label": "Schreib einen Hinweis, der mehr sagt als das Label",
    "hit-region-small":
      "Mach Ziele mindestens 44 mal 44 Punkt groß; unter 24 Punkt ist es ein Fehler",
    "hit-regions-overlap": "Lass Ziele einander nicht überdecken",
    "ignore-unclear": "Nenn in einem Kommentar, der etwas zulässt, die Regel und einen Grund",
    "ignore-unused": "Nimm Kommentare heraus, die nichts zulassen",
    "image-label-missing": "Gib einem Bild, an dem VoiceOver anhält, ein Label, das es beschreibt",
    "label-all-caps": "Vermeide Wörter in Großbuchstaben, denn eine Stimme kann sie buchstabieren",
    "label-control-characters":
      "Vermeide unsichtbare Zeichen in einem Label, denn sie können Text umdrehen oder ein Wort "
      + "teilen",
    "label-dash": "Schreib einen Bereich in Wörtern statt mit einem Strich zwischen Zahlen",
    "label-digits":
      "Setz Leerzeichen zwischen die Ziffern einer Nummer mit sechs oder mehr, sonst liest eine "
      + "Stimme eine große Zahl",
    "label-duplicate": "Lass Bedienelemente auf demselben Bildschirm verschieden klingen",
    "label-emoji": "Lass Emojis aus Labels weg, denn Stimmen lesen ihre langen Namen",
    "label-generic": "Sag in einem Label mehr, als was für ein Element es ist",
    "label-has-action": "Nenn das Element im Label, und gib keine Anweisungen",
    "label-has-state": "Lass den Zustand aus dem Label weg, denn VoiceOver sagt ihn",
    "label-has-trait": "Lass die Art aus dem Label weg, denn VoiceOver sagt sie",
    "label-has-value":
      "Lass den Wert aus dem Label weg, sonst sagt VoiceOver ihn zweimal oder einen alten",
    "label-is-filename": "Schreib Labels in Wörtern, nicht als Namen einer Datei oder eines Assets",
    "label-missing": "Gib jedem Bedienelement einen Namen",
    "label-newline": "Halte das Label eines Bedienelements auf einer Zeile",
    "label-not-in-name":
      "Nimm den sichtbaren Text eines Bedienelements in sein Label auf, damit man ihn der "
      + "Sprachsteuerung sagen kann",
    "label-not-translated": "Übersetz das Label eines Bedienelements in jede Sprache",
    "label-number": "Sag im Label eines Bedienelements, was eine Zahl zählt",
    "label-punctuation":
      "Schreib das Label eines Bedienelements in Wörtern, nicht als Satz oder als Zeichen",
    "label-symbol":
      "Nimm in einem Label Wörter statt Zeichen, die jede Stimme anders liest oder auslässt",
    "label-too-long":
      "Halte das Label eines Bedienelements unter 100 Zeichen, das einer Überschrift unter 120",
    "label-whitespace": "Vermeide Leerzeichen am Anfang und am Ende eines Labels, und doppelte",
    "language-missing":
      "Gib die Sprache von Text an, der in einer anderen Sprache ist als der Bildschirm",
    "live-region-noisy":
      "Sprich höchstens dreimal in zehn Sekunden, solange niemand die App berührt",
    "modal-invisible": "Mach einen View nur modal, solange man ihn sieht",
    "modal-leak":
      "Halte VoiceOver von allem fern, was hinter etwas Modalem ist, solange es offen ist",
    "modal-no-escape": "Biete aus allem Modalen einen Weg hinaus an",
    "name-is-value": "Gib einem Bedienelement zusätzlich zu seinem Wert einen Namen",
    "nested-accessible":
      "Setz keine Bedienelemente in ein Element, denn VoiceOver erreicht sie dort nicht",
    "one-adjustable": "Mach aus zwei Tasten, die einen Wert ändern, ein einstellbares Element",
    "order-cycle": "Lass Streichen nach rechts bis zum Ende des Bildschirms führen statt im Kreis",
    "order-duplicate": "Nenn jedes Element in einer Liste von Elementen nur einmal",
    "order-jump": "Ordne Elemente so, dass Streichen nach rechts den Bildschirm hinunterführt",
    "order-mirror": "Lass Streichen nach links den Weg zurückgehen, den Streichen nach rechts kam",
    "order-missing-element": "Nimm alles, was man braucht, in eine Liste von Elementen auf",
    "overlay-leak": "Lass etwas, das den Bildschirm verdeckt, VoiceOver darin behalten",
    "price-alone": "Lass eine Taste sagen, was sie kauft",
    "price-first": "Sag den Namen einer Sache vor ihrem Preis",
    "rating-apart": "Mach aus einer Bewertung ein einstellbares Element",
    "role-missing": "Gib einer Auswahl oder einem Befehl die Eigenschaft eines Bedienelements",
    "rotor-empty": "Sorg dafür, dass jeder eigene Rotor etwas findet",
    "screen-empty": "Setz auf jeden Bildschirm etwas, woran VoiceOver anhält",
    "silent-change":
      "Sag an, was anderswo auf dem Bildschirm erscheint, verschwindet oder sich ändert",
    "state-missing":
      "Gib einem Schalter seinen Zustand, und deaktivier ein Bedienelement, das deaktiviert "
      + "aussieht",
    "stop-empty": "Sorg dafür, dass VoiceOver überall etwas sagt, wo es anhält",
    "target-spacing": "Halte kleine Ziele mindestens 8 Punkt auseinander",
    "text-small": "Setz Text in mindestens 11 Punkt",
    "text-unheard": "Lass VoiceOver den Text sagen, den ein Element zeigt",
    "title-missing": "Gib jedem Bildschirm einen Titel oder eine Überschrift",
    "trait-missing-button":
      "Gib allem, was man aktivieren kann, den Trait einer Taste, eines Links oder eines anderen "
      + "Bedienelements",
    "traits-conflict": "Gib einem Element nur Traits, die eine Art von Bedienelement beschreiben",
    "value-loop": "Lass hören, wo die Werte eines einstellbaren Elements beginnen und enden",
    "voice-adjust-steps":
      "Gib einem einstellbaren Element mit wenigen benannten Werten für jeden eine Aktion",
    "voice-dead": "Sorg dafür, dass ein Element, das auf Menschen reagiert, etwas tut",
    "voice-link": "Biete einen Weg an, einen Link in einem Text mit der Stimme zu öffnen",
    "voice-name-hidden": "Nimm den sichtbaren Text unter die Namen für die Sprachsteuerung auf",
    "voice-name-long":
      "Gib einem Bedienelement mit langem Label einen kurzen Namen für die Sprachsteuerung",
    "voice-name-symbols":
      "Lass Emojis und Zeichen aus dem Namen weg, den die Sprachsteuerung zeigt",
    "voice-names-many": "Gib einem Bedienelement höchstens vier Namen für die Sprachsteuerung",
    "voice-over-speech":
      "Lass den Synthesizer der App nicht sprechen, während VoiceOver spricht: Sag es an",
    "voice-silent":
      "Sprich in einer Sitzung, die der Stummschalter nicht stumm macht, oder sag dasselbe auf "
      + "einem anderen Weg",
  ]
}
