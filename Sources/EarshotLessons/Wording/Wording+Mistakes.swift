import EarshotComposer
import EarshotModel
import EarshotSession

// Replies to wrong words, by their meaning.
extension Wording {
  /// The reply to words for silence if there's output.
  static let notSilent = Wording(
    en: "VoiceOver isn't silent: it says something.",
    de: "Es ist nicht still: VoiceOver sagt etwas."
  )
  /// The reply to speech that comes before the expected words.
  static let saidFirst = Wording(
    en: "VoiceOver says that first. The question asks what VoiceOver says after that.",
    de: "Das sagt VoiceOver zuerst. Gefragt ist, was es danach sagt."
  )
  /// Returns the reply to the right words in a different order, optionally with the right order.
  static func wrongOrder(_ order: Wording?) -> Wording {
    let more = order.map { Wording(en: ": \($0.en)", de: ": \($0.de)") }
    return Wording(
      en: "The words are right, but the order isn't\(more?.en ?? "").",
      de: "Die Worte stimmen, die Reihenfolge nicht\(more?.de ?? "")."
    )
  }
  /// Returns a statement of the part that VoiceOver says first.
  static func first(_ part: Wording) -> Wording {
    Wording(en: "VoiceOver says \(part.en) first", de: "Zuerst kommt \(part.de)")
  }
  /// Returns a statement of the order of two parts.
  static func earlier(_ first: Wording, _ second: Wording) -> Wording {
    Wording(
      en: "VoiceOver says \(first.en) before \(second.en)",
      de: "Erst kommt \(first.de), dann \(second.de)"
    )
  }
  /// Returns the reply to an extra word.
  static func notSaid(_ word: String) -> Wording {
    Wording(
      en: "VoiceOver doesn't say “\(word)” here.",
      de: "„\(word)“ sagt VoiceOver hier nicht."
    )
  }
  /// Returns the reply to a word that VoiceOver says less often.
  static func saidOnly(_ word: String, _ times: Int) -> Wording {
    Wording(
      en:
        "VoiceOver says “\(word)” only \(times == 1 ? "once" : times == 2 ? "twice" : "\(times) times").",
      de: "„\(word)“ sagt VoiceOver hier nur \(times == 1 ? "einmal" : "\(times)-mal")."
    )
  }
  /// The reply to the right words with a typing error.
  static let checkSpelling = Wording(
    en: "Check the spelling.",
    de: "Prüf die Schreibweise."
  )
  /// The reply to words that VoiceOver said earlier, at a different place.
  static let heardBefore = Wording(
    en: "You heard that before. Where is the cursor now?",
    de: "Das hast du vorhin gehört. Wo ist der Cursor jetzt?"
  )
  /// The reply to words that have nothing to do with this place.
  static let somethingElse = Wording(
    en: "VoiceOver says something else here.",
    de: "Hier sagt VoiceOver etwas anderes."
  )
  /// The reply to the name of a different element.
  static let anotherName = Wording(
    en: "The kind is right, but the name isn't.",
    de: "Die Art stimmt, der Name ist ein anderer."
  )
  /// The reply to the name of a different element, perhaps of a different kind.
  static let notTheName = Wording(
    en: "That isn't the name.",
    de: "Der Name ist ein anderer."
  )
  /// The reply to a different number.
  static let otherNumber = Wording(
    en: "That isn't the number.",
    de: "Die Zahl ist eine andere."
  )
  /// The reply to an incomplete answer.
  static let thereIsMore = Wording(
    en: "That's part of the answer. VoiceOver says more.",
    de: "Das gehört dazu, aber VoiceOver sagt mehr."
  )
  /// The reply to VoiceOver's words for the element under the cursor, if the gesture makes
  /// VoiceOver say something else.
  static let cursorIsThere = Wording(
    en: "The cursor is there, but VoiceOver says something else.",
    de: "Dort ist der Cursor, aber VoiceOver sagt etwas anderes."
  )
  /// Returns the message about a kind that's also a word of the name.
  static func saidTwice(_ word: String) -> Wording {
    Wording(
      en: "VoiceOver says “\(word)” twice, because the name also contains the word.",
      de: "VoiceOver sagt „\(word)“ zweimal, weil auch der Name das Wort hat."
    )
  }
  /// Returns the reply to words that an answer has in place of other words.
  static func saidInstead(_ right: String, of wrong: String) -> Wording {
    Wording(
      en: "VoiceOver says “\(right)”, not “\(wrong)”.",
      de: "VoiceOver sagt „\(right)“, nicht „\(wrong)“."
    )
  }

  /// Returns the message about a missing part, optionally with its position before or after the
  /// name.
  static func leftOut(_ part: Wording, _ words: String, isAfterName: Bool?) -> Wording {
    let place = isAfterName.map { isAfter in
      Wording(en: isAfter ? " after" : " before", de: isAfter ? "nach" : "vor")
    }
    return Wording(
      en:
        "You left out \(part.en): VoiceOver says “\(words)”\(place.map { "\($0.en) the name" } ?? "").",
      de:
        "Es fehlt \(part.de): VoiceOver sagt\(place.map { " \($0.de) dem Namen" } ?? "") „\(words)“."
    )
  }
}

// Replies to mistakes about silence and sounds.
extension Wording {
  /// The reply to an answer that denies a sound although there is one.
  static let onlySound = Wording(
    en: "VoiceOver says nothing, but there's a sound.",
    de: "Kein Wort, aber es gibt einen Ton."
  )
  /// The reply to an answer that names a sound although there is none.
  static let noSound = Wording(en: "There's no sound here.", de: "Hier gibt es keinen Ton.")
  /// The reply to an answer that names a different sound.
  static let anotherSound = Wording(
    en: "VoiceOver says nothing, but the sound is different.",
    de: "Kein Wort, aber es ist ein anderer Ton."
  )
  /// The reply to words if VoiceOver says nothing.
  static let notThat = Wording(en: "VoiceOver doesn't say that.", de: "Das sagt VoiceOver nicht.")

  /// Returns a message that says where to look for the reason that VoiceOver says nothing after a
  /// gesture.
  static func whySilent(after gesture: GestureDefinition?) -> Wording {
    switch gesture?.words {
    case let words? where words.hasPrefix("swipe"):
      Wording(
        en: "Think about what's in the direction of the swipe.",
        de: "Überleg, was in dieser Richtung ist."
      )
    case "touch", "drag":
      Wording(en: "Think about what's under the finger.", de: "Überleg, was unter dem Finger ist.")
    default:
      Wording(en: "Think about what the gesture does here.", de: "Überleg, was die Geste hier tut.")
    }
  }
}

// Gestures that lead to a different place.
extension Wording {
  /// The reply to the right gesture at the wrong place.
  static let rightGestureElsewhere = Wording(
    en: "The gesture is right, but it doesn't go there from here.",
    de: "Die Geste stimmt, aber von hier führt sie nicht dorthin."
  )
  /// The reply to a touch or a tap of a different element.
  static let otherElement = Wording(
    en: "The gesture is right, but it needs a different element.",
    de: "Die Geste stimmt, aber sie braucht ein anderes Element."
  )
  /// Returns a message with the name and the effect of a gesture.
  static func made(_ gesture: GestureDefinition) -> Wording {
    let nouns = ["tap", "swipe", "scrub", "pinch"]
    let isNoun = nouns.contains { gesture.words.contains($0) }
    return Wording(
      en:
        "That's \(isNoun ? "a \(gesture.words)" : "'\(gesture.words)'"): it \(gesture.wording.effect.en).",
      de: "Das ist „\(gesture.words)“: \(gesture.wording.effect.de)."
    )
  }
  /// The reply to a gesture in the wrong direction.
  static let otherDirection = Wording(
    en: "Try the other direction.",
    de: "Gesucht ist die andere Richtung."
  )
}

extension Utterance.Kind {
  /// The name that learners use for the part.
  ///
  /// In German, the name is a subject.
  var name: Wording {
    switch self {
    case .context: Wording(en: "the group", de: "die Gruppe")
    case .selected: Wording(en: "the selection", de: "die Auswahl")
    case .tableHeader:
      Wording(en: "the heading of the row or column", de: "die Überschrift der Zeile oder Spalte")
    case .label: Wording(en: "the name", de: "der Name")
    case .value: Wording(en: "the value", de: "der Wert")
    case .content: Wording(en: "the custom content", de: "der eigene Inhalt")
    case .position: Wording(en: "the position", de: "die Position")
    case .state: Wording(en: "the state", de: "der Zustand")
    case .role: Wording(en: "the kind", de: "die Art")
    case .recognized:
      Wording(en: "what VoiceOver recognizes", de: "das, was VoiceOver erkennt")
    case .hint: Wording(en: "the hint", de: "der Hinweis")
    case .actions, .moreContent: Wording(en: "the cue", de: "der Verweis auf mehr")
    case .app: Wording(en: "the name of the app", de: "der Name der App")
    case .announcement, .status, .echo, .unit, .rotor, .sound: Wording(en: "words", de: "Worte")
    }
  }
}
