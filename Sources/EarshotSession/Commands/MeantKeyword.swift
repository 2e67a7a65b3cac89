/// Functions that determine the probable topic of a line from one of its words, if nothing else in
/// the line is known.
///
/// More specific topics precede more general ones.
///
/// - Source: our choice, from what people typed.
enum MeantKeyword {
  private static let rows: [(words: Set<String>, answer: MeantForm.Answer)] = [
    (["rotor", "dial"], .advice("'rotor right' turns the rotor, and ':rotor' lists its settings")),
    (
      ["action", "actions", "swipe-actions"],
      .advice("'action \"NAME\"' performs an action of the element, and ':what' lists its actions")
    ),
    (
      ["volume", "loud", "louder", "quiet", "quieter", "speed", "faster", "slower", "lautstärke"],
      .advice(
        "':set volume 80%' changes the volume, and ':set rate 60%' changes the speed of the "
          + "voice"
      )
    ),
    (
      [
        "home", "lock", "unlock", "siri", "notification", "notifications", "camera", "battery",
        "wifi", "bluetooth", "shake", "landscape", "portrait", "keyboard", "braille",
      ], BorrowedCommand.notSimulated
    ),
    (
      ["hint", "hints"],
      .advice("':set hints off' turns off hints, and ':why' explains the source of a hint")
    ),
    (["language", "sprache"], .advice("':set language de' makes VoiceOver speak German")),
    (
      ["setting", "settings", "option", "options", "preferences", "einstellungen"],
      .line(":settings")
    ),
    (
      ["record", "save", "recording", "speichern"],
      .advice("':record FILE' writes the session to a file")
    ),
    (["map", "layout", "picture", "draw"], .line(":map")),
    (["audit", "issues", "problems"], .line(":audit")),
    (["variable", "variables", "state"], .line(":tree")), (["tree", "hierarchy"], .line(":tree")),
    (["undo", "revert", "rückgängig"], .line(":undo")),
    (["quit", "exit", "leave", "bye", "beenden"], .line(":quit")),
    (["back", "close", "dismiss", "zurück", "schließen"], .line("scrub")),
    (["repeat", "again", "nochmal", "wiederhole"], .line("tap")),
    (
      ["wait", "seconds", "minute", "minutes", "sekunden"],
      .advice("'wait 2s' lets two seconds pass")
    ),
    (["first", "top", "beginning", "anfang"], .line("first")),
    (["last", "bottom", "end", "ende"], .line("last")),
    (
      ["scroll", "scrolling"],
      .advice("use 'scroll up', 'scroll down', 'scroll left', or 'scroll right' to scroll")
    ),
    (
      ["type", "typing", "field", "text", "keyboard", "tippe", "feld"],
      .advice("double-tap a field, and then use 'type \"TEXT\"'")
    ),
    (["why", "explain", "happened", "reason", "warum"], .line(":why")),
    (["where", "position", "cursor", "focus", "wo"], .line(":where")),
    (["list", "elements", "everything", "all", "alles"], .line(":screen")),
    (
      ["screen", "screens", "page", "pages"],
      .advice("'start SCREEN' opens a screen, and ':screen' lists the stops of the current screen")
    ),
    (["read", "lies", "vorlesen"], .line("read all")), (["say", "speak", "hear"], .line("tap")),
    (["previous", "prev", "vorherige"], .line("swipe left")),
    (["next", "weiter", "nächste"], .line("swipe right")),
    (["increase", "more", "plus", "bigger", "larger"], .line("increment")),
    (["decrease", "less", "minus", "smaller"], .line("decrement")),
    (["activate", "click", "press", "select", "choose", "aktiviere"], .line("double tap")),
    (["gesture", "gestures", "keys", "shortcuts", "geste"], .line(":help gestures")),
    (["help", "hilfe", "commands"], .line(":help")),
  ]

  /// Returns the replacement for a line, or `nil` if none of its words is known.
  static func answer(to words: [String]) -> MeantForm.Answer? {
    let words = Set(words.map { $0.filter { !"?!.,:\"'’".contains($0) } })
    return rows.first { !$0.words.isDisjoint(with: words) }?.answer
  }
}
