extension BorrowedCommand {
  /// The German words for commands.
  ///
  /// German words for finger movements are in ``GestureWords``.
  static let german: [BorrowedCommand] = [
    .init(
      .command("swipe right"),
      "weiter",
      "vorwärts",
      "nächstes",
      "naechstes",
      "nächstes element",
      "nach rechts",
      "rechts"
    ),
    .init(.command("swipe left"), "vorheriges", "vorheriges element", "nach links", "links"),
    .init(.command("swipe up"), "hoch", "nach oben", "rauf"),
    .init(.command("swipe down"), "runter", "nach unten"),
    .init(
      .command("scrub"),
      "zurück",
      "zurueck",
      "geh zurück",
      "gehe zurück",
      "schließen",
      "abbrechen"
    ),
    .init(
      .command("double tap"),
      "aktivieren",
      "aktiviere",
      "öffnen",
      "öffne",
      "auswählen",
      "bestätigen",
      "klick",
      "klicken",
      "drücken",
      "drücke"
    ),
    .init(.command("tap"), "nochmal", "noch einmal", "wiederholen", "sprich"),
    .init(
      .command("read all"),
      "vorlesen",
      "alles vorlesen",
      "alles lesen",
      "lies vor",
      "lies alles"
    ),
    .init(
      .command("two-finger tap"),
      "stopp",
      "anhalten",
      "pausieren",
      "pausiere",
      "fortsetzen",
      "ruhe"
    ),
    .init(.command("increment"), "erhöhen", "mehr"),
    .init(.command("decrement"), "verringern", "weniger"),
    .init(.command("start"), "neustart", "neu starten", "von vorn"),
    .init(.command("first"), "anfang", "zum anfang", "an den anfang"),
    .init(.command("last"), "ende", "zum ende", "ans ende"),
    .init(.command("rotor right"), "rotor rechts", "rotor weiter", "nächster rotor"),
    .init(.command("rotor left"), "rotor links", "rotor zurück"),
    .init(.command("three-finger triple tap"), "bildschirmvorhang", "vorhang"),
    .init(.command(":help"), "hilfe", ":hilfe", "befehle"),
    .init(
      .command(":quit"),
      "beenden",
      ":beenden",
      "aufhören",
      "ende der sitzung",
      "tschüss",
      "verlassen"
    ),
    .init(.command(":undo"), "rückgängig", "rueckgaengig"),
    .init(.command(":screen"), "liste", "bildschirm"),
    .init(.command("read from top"), "bildschirm vorlesen", "bildschirm lesen"),
    .init(.command("scroll up"), "scrolle nach unten", "scrollen", "blättern", "blättere"),
    .init(.command("scroll down"), "scrolle nach oben"),
    .init(
      .advice(
        "':set volume 80%' changes the volume, and ':set rate 60%' changes the speed of the "
          + "voice"
      ),
      "lauter",
      "leiser",
      "schneller",
      "langsamer"
    ),
    .init(.advice("'wait 2s' lets two seconds pass"), "warte", "warten"),
    .init(
      .advice("'type \"TEXT\"' types text into a field"),
      "tippe ein",
      "schreibe",
      "eingeben",
      "diktiere"
    ),
    .init(
      .advice("'item chooser \"NAME\"' goes to an element by its name"),
      "suche",
      "suchen",
      "finde"
    ),
    .init(
      .advice("'touch \"NAME\"' goes to an element, and 'start SCREEN' opens a screen"),
      "gehe",
      "geh",
      "gehe zu",
      "geh zu",
      "springe",
      "springe zu"
    ),
  ]
}
