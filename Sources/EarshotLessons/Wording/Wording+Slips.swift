// Replies to a line that isn't a gesture or that names something that doesn't exist. The English
// words are the session's.
extension Wording {
  /// Returns the message about a gesture that doesn't exist, with the gesture that the learner
  /// probably meant.
  static func noSuchGesture(_ reason: String, meant gesture: String) -> Wording {
    Wording(
      en: "There's no such gesture: \(reason)",
      de: "Diese Geste gibt es nicht. Meinst du „\(gesture)“?"
    )
  }

  /// The reply to several gestures on one line with commas between them.
  static let separateGestures = Wording(
    en: "Type one gesture at a time, or separate gestures with ';', not with commas.",
    de: "Gib eine Geste nach der anderen ein, oder trenne sie mit „;“, nicht mit einem Komma."
  )

  /// Returns the reply to an incomplete gesture.
  static func incompleteGesture(_ reason: String, _ gesture: String, _ need: String) -> Wording {
    Wording(
      en: "The gesture isn't complete: \(reason).",
      de: "Die Geste ist nicht vollständig. Hinter „\(gesture)“ fehlt \(need)"
    )
  }

  /// Returns the reply to a gesture with extra text after it.
  static func takesNothing(
    _ reason: String,
    _ gesture: String,
    instead other: String?
  ) -> Wording {
    let way = other.map { " Sie wirkt dort, wo der Cursor ist; gib ein: \($0)" } ?? ""
    return Wording(
      en: "The gesture has too many words: \(reason).",
      de: "Hinter „\(gesture)“ darf nichts stehen.\(way)"
    )
  }

  /// Returns the reply to a malformed gesture if there's no more specific message.
  static func wrongGesture(_ reason: String) -> Wording {
    Wording(
      en: "Earshot can't read the gesture: \(reason).",
      de: "So lässt sich die Geste nicht lesen (englisch): \(reason)."
    )
  }

  /// Returns the message about an element that doesn't exist, with the most similar element and the
  /// existing elements.
  static func noElement(_ name: String, meant: String?, labels: [String]) -> Wording {
    let (all, meant) = (list(labels), meant ?? "")
    return Wording(
      en:
        "“\(name)” isn't here.\(meant.isEmpty ? "" : " Did you mean “\(meant)”?") Elements here: \(all.en).",
      de:
        "„\(name)“ gibt es hier nicht.\(meant.isEmpty ? "" : " Meinst du „\(meant)“?") Hier sind: \(all.de)."
    )
  }

  /// Returns the reply to the name of a rotor setting that isn't available.
  static func notInRotor(_ english: String, _ name: String) -> Wording {
    Wording(en: english, de: "„\(name)“ steht hier nicht im Rotor. „:rotor“ zeigt, was er hat.")
  }

  /// Returns the message about an action that isn't available, with the available actions.
  static func noAction(_ english: String, _ name: String, actions: [String]) -> Wording {
    Wording(
      en: english,
      de: "Die Aktion „\(name)“ gibt es hier nicht. Hier sind: \(list(actions).de)."
    )
  }

  /// The maximum number of names to list.
  private static let listLimit = 12

  private static func list(_ names: [String]) -> Wording {
    let more = names.count > listLimit ? ", …" : ""
    if names.isEmpty { return Wording(en: "none", de: "keine") }
    return Wording(verbatim: names.prefix(listLimit).joined(separator: ", ") + more)
  }

  /// The message that part of the output is available only in English.
  static let inEnglish = Wording(
    en: "These lines are in English:",
    de: "Einiges von dem, was Befehle mit „:“ sagen, ist auf Englisch:"
  )

  /// The message that the player undid a gesture.
  static let takenBack = Wording(en: "Taken back.", de: "Zurückgenommen.")

  /// Returns the number of visible outline lines and the way to see the rest.
  static func moreOutline(after lines: Int, of all: Int) -> Wording {
    Wording(
      en: "\(lines) of \(all) lines. Type 'outline' again to see more.",
      de: "\(lines) von \(all) Zeilen. Gib noch einmal „outline“ ein, um mehr zu sehen."
    )
  }

  /// Returns instructions for leaving after Control-C on an empty line.
  ///
  /// If the place is saved, the instructions also explain how to come back.
  package static func pressAgain(keepsPlace: Bool) -> Wording {
    guard keepsPlace else {
      return Wording(
        en: "Press Control-C again to end the lesson.",
        de: "Drück noch einmal Control-C, um aufzuhören."
      )
    }
    return Wording(
      en: "Press Control-C again to end the lesson; 'earshot teach resume' continues from here.",
      de: "Drück noch einmal Control-C, um aufzuhören; „earshot teach resume“ geht hier weiter."
    )
  }
}
