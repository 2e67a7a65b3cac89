import EarshotSession

/// The effect of a gesture and the way that fingers make it, in every language of lessons.
///
/// The English words come from the table of gestures, except for a few rows. The German words are
/// in the rows below, as an infinitive and as a sentence without a period. A test requires a row
/// for each gesture that a learner can make.
struct GestureWording {
  /// The effect of the gesture, as a verb after “it” in English and as an infinitive in German.
  let effect: Wording
  /// The movement of the fingers.
  let fingers: Wording

  /// The effects, in English, of the gestures that the gesture table describes without a verb or
  /// that learners need in other words.
  static let english = [
    "swipe right": "goes to the next element",
    "swipe left": "goes to the previous element",
    "swipe up": "goes to the rotor's previous item, or increases a value",
    "swipe down": "goes to the rotor's next item, or decreases a value",
    "touch": "goes to the element under the finger",
    "three-finger swipe up": "scrolls to the next page, below",
    "three-finger swipe down": "scrolls to the previous page, above",
    "four-finger tap top": "goes to the first element",
    "four-finger tap bottom": "goes to the last element",
    "scrub": "ends editing, closes an open view, or goes back",
    "double tap and hold": "passes the touch to the app, which treats it as a long press",
    "three-finger tap": "says where the element is: its page, its position, and its row and column",
    "two-finger triple tap": "opens the item chooser, which lists the elements by name",
    "return": "performs the app's action for Return, or ends editing if there's none",
    "triple tap": "acts as a long press",
    "three-finger double tap": "turns speech off or on",
    "three-finger triple tap": "turns the screen curtain on or off",
    "four-finger double tap":
      """
    starts practice mode, in which VoiceOver names gestures without performing them; repeat the \
    gesture or scrub to leave
    """,
    "voiceover on": "turns VoiceOver on again",
    "voiceover off": "turns VoiceOver off",
  ]

  /// The German rows, by the words of the gesture.
  static let german: [String: (effect: String, fingers: String)] = [
    "start": ("die App neu starten", "das Symbol der App wird geöffnet"),
    "swipe right": ("zum nächsten Element gehen", "ein Finger streicht nach rechts"),
    "swipe left": ("zum vorigen Element gehen", "ein Finger streicht nach links"),
    "swipe up": (
      "zum vorigen Treffer des Rotors gehen, oder einen Wert erhöhen",
      "ein Finger streicht nach oben"
    ),
    "swipe down": (
      "zum nächsten Treffer des Rotors gehen, oder einen Wert verringern",
      "ein Finger streicht nach unten"
    ),
    "double tap": ("das Element aktivieren", "ein Finger tippt zweimal, irgendwo"),
    "split tap": (
      "das Element aktivieren, wie durch Doppeltippen",
      "ein Finger liegt auf dem Element, ein anderer tippt"
    ),
    "tap": ("ein Element noch einmal vorlesen, oder zu einem gehen", "ein Finger tippt einmal"),
    "touch": (
      "zum Element unter dem Finger gehen",
      "ein Finger wird aufgelegt; der Cursor bleibt dort, wenn er sich hebt"
    ),
    "rotor right": (
      "den Rotor zur nächsten Option drehen",
      "zwei Finger drehen nach rechts, wie an einem Knopf"
    ),
    "rotor left": (
      "den Rotor zur vorigen Option drehen",
      "zwei Finger drehen nach links, wie an einem Knopf"
    ),
    "rotor": (
      "den Rotor zur Option mit diesem Namen drehen",
      "zwei Finger drehen so oft wie nötig"
    ),
    "scrub": (
      "das Schreiben beenden, schließen oder zurückgehen",
      "zwei Finger malen ein Z"
    ),
    "magic tap": ("das Wichtigste auf dem Bildschirm tun", "zwei Finger tippen zweimal"),
    "four-finger tap top": (
      "zum ersten Element gehen",
      "vier Finger tippen einmal auf die obere Hälfte des Bildschirms"
    ),
    "four-finger tap bottom": (
      "zum letzten Element gehen",
      "vier Finger tippen einmal auf die untere Hälfte des Bildschirms"
    ),
    "increment": (
      "den Wert erhöhen",
      "der Rotor steht auf „Wert anpassen“, ein Finger streicht nach oben"
    ),
    "decrement": (
      "den Wert verringern",
      "der Rotor steht auf „Wert anpassen“, ein Finger streicht nach unten"
    ),
    "action": (
      "die Aktion mit diesem Namen ausführen",
      "der Rotor steht auf „Aktionen“; ein Finger streicht nach unten bis zum Namen und tippt zweimal"
    ),
    "type": (
      "in das Feld schreiben, das bearbeitet wird",
      "Tasten der Bildschirmtastatur, jede gefunden und doppelt getippt"
    ),
    "delete": (
      "vor der Einfügemarke löschen, oder was ausgewählt ist",
      "die Löschtaste der Bildschirmtastatur"
    ),
    "return": (
      "die App handeln lassen, sonst das Schreiben beenden",
      "die Taste Return oder Fertig der Bildschirmtastatur"
    ),
    "wait": ("Zeit vergehen lassen", "kein Finger bewegt sich"),
    "double tap and hold": (
      "den Finger zur App durchlassen, wie beim langen Drücken",
      "ein Finger tippt zweimal und bleibt beim zweiten Mal liegen"
    ),
    "triple tap": ("lang drücken", "ein Finger tippt dreimal"),
    "drag": (
      "jedes Element vorlesen, auf das der Finger trifft",
      "ein Finger bewegt sich über den Bildschirm, ohne ihn zu verlassen"
    ),
    "pass through left": (
      "die Bewegung nach links zur App durchlassen",
      "ein Finger tippt zweimal, bleibt liegen und bewegt sich nach links"
    ),
    "pass through right": (
      "die Bewegung nach rechts zur App durchlassen",
      "ein Finger tippt zweimal, bleibt liegen und bewegt sich nach rechts"
    ),
    "pass through up": (
      "die Bewegung nach oben zur App durchlassen",
      "ein Finger tippt zweimal, bleibt liegen und bewegt sich nach oben"
    ),
    "pass through down": (
      "die Bewegung nach unten zur App durchlassen",
      "ein Finger tippt zweimal, bleibt liegen und bewegt sich nach unten"
    ),
    "zoom in": (
      "vergrößern, was gezeigt wird",
      "der Rotor steht auf „Zoom“, ein Finger streicht nach oben"
    ),
    "zoom out": (
      "verkleinern, was gezeigt wird",
      "der Rotor steht auf „Zoom“, ein Finger streicht nach unten"
    ),
    "two-finger tap": (
      "die Sprache anhalten oder weiterlaufen lassen", "zwei Finger tippen einmal"
    ),
    "two-finger swipe down": (
      "alles von hier an vorlesen lassen",
      "zwei Finger streichen nach unten"
    ),
    "two-finger swipe up": ("alles von oben vorlesen lassen", "zwei Finger streichen nach oben"),
    "two-finger triple tap": (
      "die Objektauswahl mit allen Elementen öffnen",
      "zwei Finger tippen dreimal"
    ),
    "three-finger swipe left": (
      "zur nächsten Seite scrollen, von rechts nach links zur vorigen",
      "drei Finger streichen nach links"
    ),
    "three-finger swipe right": (
      "zur vorigen Seite scrollen, von rechts nach links zur nächsten",
      "drei Finger streichen nach rechts"
    ),
    "three-finger swipe up": (
      "zur nächsten Seite gehen, die darunter liegt",
      "drei Finger streichen nach oben"
    ),
    "three-finger swipe down": (
      "zur vorigen Seite gehen, die darüber liegt",
      "drei Finger streichen nach unten"
    ),
    "three-finger tap": (
      "sagen lassen, wo das Element ist, zum Beispiel auf welcher Seite",
      "drei Finger tippen einmal"
    ),
    "three-finger double tap": ("die Sprache aus- und einschalten", "drei Finger tippen zweimal"),
    "three-finger triple tap": (
      "den Bildschirmvorhang zu- und aufziehen",
      "drei Finger tippen dreimal"
    ),
    "three-finger quadruple tap": (
      "kopieren, was zuletzt gesprochen wurde",
      "drei Finger tippen viermal"
    ),
    "four-finger double tap": (
      "die VoiceOver-Hilfe öffnen, in der Gesten nur genannt werden, bis zur selben Geste oder zur Z-Geste",
      "vier Finger tippen zweimal"
    ),
    "voiceover on": ("VoiceOver einschalten", "die Seitentaste wird dreimal gedrückt"),
    "voiceover off": ("VoiceOver ausschalten", "die Seitentaste wird dreimal gedrückt"),
    "say": (
      "tun, was die Sprachsteuerung versteht",
      "kein Finger: jemand sagt es laut"
    ),
    "voice control on": (
      "die Sprachsteuerung einschalten",
      "die Sprachsteuerung wird in den Einstellungen eingeschaltet"
    ),
    "voice control off": (
      "die Sprachsteuerung ausschalten",
      "die Sprachsteuerung wird in den Einstellungen ausgeschaltet"
    ),
    "call begins": ("mit einem Anruf die App unterbrechen", "kein Finger: jemand ruft an"),
    "call ends": (
      "den Anruf beenden; die App soll weitermachen", "kein Finger: der Anruf ist zu Ende"
    ),
    "call ends without resume": (
      "den Anruf beenden; die App soll nicht weitermachen",
      "kein Finger: der Anruf ist zu Ende"
    ),
    "silent switch on": ("den Ton abschalten", "der Schalter an der Seite steht auf lautlos"),
    "silent switch off": ("den Ton einschalten", "der Schalter an der Seite steht auf Klingeln"),
    "headphones on": ("Kopfhörer anschließen", "kein Finger: Kopfhörer werden angeschlossen"),
    "headphones off": ("Kopfhörer abziehen", "kein Finger: die Kopfhörer werden abgezogen"),
    "music on": ("in einer anderen App Musik spielen", "kein Finger: eine andere App spielt"),
    "music off": ("die Musik beenden", "kein Finger: die andere App hört auf"),
    "podcast on": (
      "in einer anderen App einen Podcast spielen", "kein Finger: eine andere App spielt"
    ),
    "podcast off": ("den Podcast beenden", "kein Finger: die andere App hört auf"),
    "select all": (
      "den ganzen Text auswählen",
      "„Alles auswählen“ in dem Menü, das „Bearbeiten“ am Rotor öffnet"
    ),
    "select": (
      "die erste Stelle eines Textes auswählen",
      "der Rotor geht über den Text, während die Auswahl gehalten wird"
    ),
    "three-finger double tap and hold left": (
      "das Schreiben widerrufen",
      "drei Finger tippen zweimal, bleiben liegen und streichen nach links"
    ),
    "three-finger double tap and hold right": (
      "das Schreiben wiederherstellen",
      "drei Finger tippen zweimal, bleiben liegen und streichen nach rechts"
    ),
  ]
}

extension GestureDefinition {
  /// The effect and the movement in every language.
  ///
  /// If a row is missing, the words are English.
  var wording: GestureWording {
    let german = GestureWording.german[words] ?? GestureWording.unsimulatedInGerman[words]
    return GestureWording(
      effect: Wording(
        en: GestureWording.english[words] ?? effect,
        de: german?.effect ?? effect
      ),
      fingers: Wording(en: fingers, de: german?.fingers ?? fingers)
    )
  }
}
