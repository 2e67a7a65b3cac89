import EarshotNotation
import EarshotSession

// Lessons about the learner's own screen.
extension Wording {
  /// Returns the title of the lesson.
  static func titleOfScreen(_ name: String) -> Wording {
    name.isEmpty
      ? Wording(en: "Your screen", de: "Dein Bildschirm")
      : Wording(en: "Your screen: \(name)", de: "Dein Bildschirm: \(name)")
  }

  /// Returns the number of stops in a sentence.
  static func stops(_ count: Int) -> Wording {
    Wording(
      en: "VoiceOver stops \(count == 1 ? "once" : "\(count) times") on this screen.",
      de: "VoiceOver hält auf diesem Bildschirm \(count == 1 ? "einmal" : "\(count)-mal") an."
    )
  }

  static let sectionListening = Wording(en: "What do you hear?", de: "Was hörst du?")
  static let sectionMoving = Wording(en: "Which gesture?", de: "Welche Geste?")
  static let sectionUsing = Wording(en: "What happens?", de: "Was passiert?")
  static let sectionFinding = Wording(en: "Find the problem", de: "Finde das Problem")
  static let sectionTask = Wording(en: "Your turn", de: "Jetzt du")

  /// The message that no stop is suitable for a question about words.
  static let nothingToSay = Wording(
    en: "This screen has too many words to type; to hear the screen, use 'earshot walk'.",
    de: "Hör dir den Bildschirm mit „earshot walk“ an: Zum Eintippen sagt er zu viel."
  )

  /// The message that no gesture moves the cursor from here.
  static let oneStop = Wording(
    en: "No gesture moves the cursor from here.",
    de: "Von hier geht es nirgendwohin."
  )

  /// Returns a question about the words for the next element in the file, or `nil` if nothing
  /// identifies the element.
  static func nextStop(_ stop: Session.Stop) -> Wording? {
    let kind = ScreenKind(stop)
    let name = kind.kind.name
    let label = stop.label.map { Display.spoken($0) }
    let isToggle = kind.kind == .toggle
    let states: [Wording] = [
      isToggle ? toggled(stop.value) : value(stop.value.map { Display.spoken($0) }),
      kind.isDimmed
        ? Wording(en: "with the 'notEnabled' trait", de: "mit dem Trait notEnabled") : nil,
      kind.isSelected
        ? Wording(en: "with the 'selected' trait", de: "mit dem Trait selected") : nil,
    ].compactMap { $0 }
    let first = Wording(
      en: "Next comes \(name.en) \(label.map { "with the label “\($0)”" } ?? "without a label")",
      de: "Als Nächstes kommt \(name.de) \(label.map { "mit dem Label „\($0)“" } ?? "ohne Label")"
    )
    return ([first] + states).joined(by: ", ").asking(
      Wording(en: "What does VoiceOver say?", de: "Was sagt VoiceOver?")
    )
  }

  private func asking(_ question: Wording) -> Wording {
    Wording(en: "\(en). \(question.en)", de: "\(de). \(question.de)")
  }

  private static func value(_ value: String?) -> Wording? {
    value.map { Wording(en: "with the value “\($0)”", de: "mit dem Wert „\($0)“") }
  }

  private static func toggled(_ value: String?) -> Wording? {
    switch value {
    case "1": Wording(en: "turned on", de: "eingeschaltet")
    case "0": Wording(en: "turned off", de: "ausgeschaltet")
    default: Self.value(value)
    }
  }

  /// Returns words in quotation marks.
  static func quoted(_ words: String) -> Wording { Wording(en: "“\(words)”", de: "„\(words)“") }
}

// The questions about a screen.
extension Wording {
  static func whichToNeighbor(_ here: String, _ there: String) -> Wording {
    Wording(
      en: "You're on “\(here)”. Which gesture takes you to “\(there)”?",
      de: "Du bist auf „\(here)“. Mit welcher Geste kommst du zu „\(there)“?"
    )
  }

  static let whichToHeading = Wording(
    en: "The rotor is set to Headings. Which gesture takes you to the next heading?",
    de: "Der Rotor steht auf Überschriften. Mit welcher Geste kommst du zur nächsten Überschrift?"
  )

  static let whichToLast = Wording(
    en: "Which gesture takes you straight to the last element?",
    de: "Mit welcher Geste kommst du direkt zum letzten Element?"
  )

  static let whichGoesBack = Wording(
    en: "Which gesture takes you back?",
    de: "Mit welcher Geste kommst du zurück?"
  )

  static func whatToggles(_ here: String) -> Wording {
    Wording(
      en: "You're on “\(here)”. What does VoiceOver say when you double-tap?",
      de: "Du bist auf „\(here)“. Was sagt VoiceOver, wenn du doppeltippst?"
    )
  }

  static func whichAdjusts(_ here: String) -> Wording {
    Wording(
      en: "You're on “\(here)”. Which gesture changes it to the next value?",
      de: "Du bist auf „\(here)“. Mit welcher Geste stellst du den nächsten Wert ein?"
    )
  }

  static func whatIsHeard(after name: String) -> Wording {
    Wording(
      en: "What do you hear last when you double-tap “\(name)”?",
      de: "Was hörst du zuletzt, wenn du auf „\(name)“ doppeltippst?"
    )
  }

  static let soundAlone = Wording(en: "Only a sound", de: "Nur einen Ton")

  static func whereItLeads(_ name: String) -> Wording {
    Wording(
      en: "Where does a double tap on “\(name)” take you?",
      de: "Wohin kommst du, wenn du auf „\(name)“ doppeltippst?"
    )
  }

  static func toScreen(_ name: String) -> Wording {
    Wording(en: "To “\(name)”", de: "Zu „\(name)“")
  }

  static func nowhere(_ name: String) -> Wording {
    Wording(
      en: "Nowhere; VoiceOver says “\(name)” again",
      de: "Nirgendwohin; VoiceOver sagt noch einmal „\(name)“"
    )
  }

  static let backWhereYouCameFrom = Wording(
    en: "Back to where you came from",
    de: "Dorthin zurück, wo du warst"
  )

  static let whichIsHard = Wording(
    en: "The audit finds something to fix at one of these stops. At which one?",
    de: "Bei einem dieser Elemente ist etwas zu verbessern. Bei welchem?"
  )

  static func auditSays(_ message: String, german: String?) -> Wording {
    Wording(
      en: "The audit says: \(message).",
      de: german.map { "„earshot audit“ rät: \($0)." }
        ?? "„earshot audit“ sagt auf Englisch: \(message)."
    )
  }

  static let auditIsSilent = Wording(
    en: "The audit finds nothing at that stop.",
    de: "Dort findet „earshot audit“ nichts."
  )

  /// Returns the message that the audit finds nothing at any stop, or something at each stop.
  static func nothingFound(_ isNothing: Bool) -> Wording {
    isNothing
      ? Wording(
        en: "The audit finds nothing at the stops of this screen.",
        de: "An den Elementen dieses Bildschirms findet „earshot audit“ nichts."
      )
      : Wording(
        en: "The audit finds something at each stop. 'earshot audit' lists the findings.",
        de: "Bei jedem Element ist etwas zu verbessern. „earshot audit“ zeigt, was."
      )
  }

  static func goTo(_ name: String) -> Wording {
    Wording(en: "Go to “\(name)”.", de: "Geh zu „\(name)“.")
  }
}

extension ScreenKind.Kind {
  /// The name of an element of the kind, with its article.
  fileprivate var name: Wording {
    switch self {
    case .toggle: Wording(en: "a switch", de: "ein Schalter")
    case .textField: Wording(en: "a text field", de: "ein Textfeld")
    case .adjustable: Wording(en: "an adjustable element", de: "ein anpassbares Element")
    case .heading: Wording(en: "a heading", de: "eine Überschrift")
    case .link: Wording(en: "a link", de: "ein Link")
    case .image: Wording(en: "an image", de: "ein Bild")
    case .button: Wording(en: "a button", de: "eine Taste")
    case .text: Wording(en: "an element", de: "ein Element")
    }
  }
}
