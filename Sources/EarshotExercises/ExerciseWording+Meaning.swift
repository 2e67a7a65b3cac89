import EarshotLessons

// Problems with the meaning of a name or an announcement.
extension Wording {
  static func onlyKind(_ word: String) -> Wording {
    Wording(
      en: "“\(word)” says only the kind of element, which VoiceOver says anyway",
      de: "„\(word)“ sagt nur, was für ein Element es ist, und das sagt VoiceOver von selbst"
    )
  }

  static func leaveOutPicture(_ word: String) -> Wording {
    Wording(
      en: "a name says what the element does, not what it looks like, so leave out “\(word)”",
      de: "ein Name sagt, was das Element tut, nicht, wie es aussieht, also lass „\(word)“ weg"
    )
  }

  static func saysOpposite(_ word: String) -> Wording {
    Wording(
      en: "“\(word)” says the opposite of what the element does",
      de: "mit „\(word)“ sagt es das Gegenteil von dem, was es tut"
    )
  }

  static func saysResult(_ word: String) -> Wording {
    Wording(
      en: "“\(word)” says what has happened, not what the element does",
      de: "„\(word)“ sagt, was geschehen ist, nicht, was das Element tut"
    )
  }

  static func isAnotherAction(_ word: String) -> Wording {
    Wording(
      en: "the element doesn't do what “\(word)” says",
      de: "„\(word)“ ist etwas anderes als das, was es tut"
    )
  }

  static func namesTheOther(_ name: String) -> Wording {
    Wording(
      en: "“\(name)” also names what another control does",
      de: "„\(name)“ nennt auch, was ein anderes Bedienelement tut"
    )
  }

  static func isMoreThanItActsOn(_ word: String) -> Wording {
    Wording(
      en: "“\(word)” promises more than the element does",
      de: "„\(word)“ ist mehr als das, worauf es wirkt"
    )
  }

  static func nameIsGoneWhenTyped(_ name: String) -> Wording {
    Wording(
      en: "“\(name)” names the field only while it's empty; with text, the field has no name",
      de: "das Feld heißt nur „\(name)“, bis etwas darin steht; dann hat es keinen Namen"
    )
  }

  static func onlyInWords(_ heard: String, _ word: String) -> Wording {
    let heard = hearing(heard)
    return Wording(
      en: "\(heard.en): the label says “\(word)”, but the trait is still missing",
      de: "\(heard.de): „\(word)“ hat jemand hineingeschrieben, der Trait fehlt noch"
    )
  }

  static func onlyInHint(_ heard: String, _ hint: String) -> Wording {
    let heard = hearing(heard)
    return Wording(
      en: "\(heard.en); only the hint says “\(hint)”, and people can turn off hints",
      de: "\(heard.de), und nur der Hinweis sagt „\(hint)“, den man ausschalten kann"
    )
  }

  static func deniesChange(_ text: String, _ word: String) -> Wording {
    let heard = hearing(text)
    return Wording(
      en: "something appears, but \(heard.en), and “\(word)” means that nothing appears",
      de: "etwas erscheint, und \(heard.de): „\(word)“ sagt, dass es nicht so ist"
    )
  }

  static func saysSomethingElse(_ text: String) -> Wording {
    let heard = hearing(text)
    return Wording(
      en: "\(heard.en), which doesn't say what has appeared",
      de: "\(heard.de), und das sagt nicht, was erschienen ist"
    )
  }

  static func fallsOnSwipeUp(_ before: String, _ after: String) -> Wording {
    Wording(
      en: "a swipe up changes “\(before)” to “\(after)”; a swipe up must increase the value",
      de: "Streichen nach oben führt von „\(before)“ zu „\(after)“; es muss den Wert vergrößern"
    )
  }

  static func reachedWithoutUse(_ goal: String) -> Wording {
    Wording(
      en: "You can reach #\(goal), but you can't do anything with it.",
      de: "#\(goal) erreicht man, aber es gibt damit nichts zu tun."
    )
  }

  /// Returns the message that Earshot can't judge the words on a screen, because it doesn't know
  /// the language with the given tag.
  static func wordsNotJudged(in language: String) -> Wording {
    Wording(
      en: "Earshot can't judge names in the app's language, '\(language)', so it tested only what "
        + "the screen does.",
      de:
        "Earshot kann Namen in der Sprache der App, „\(language)“, nicht beurteilen und hat daher "
        + "nur geprüft, was der Bildschirm tut."
    )
  }

  static let otherTextsNotJudged = Wording(
    en: "You also changed other text; Earshot checked only its position.",
    de: "Auch andere Texte hast du anders geschrieben; Earshot hat nur ihre Stellen verglichen."
  )
}
