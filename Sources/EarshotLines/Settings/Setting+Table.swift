import EarshotModel
import EarshotFocusEngine
import EarshotNotation
import EarshotComposer

extension Setting {
  /// The settings that can be changed, in the order of the reference.
  ///
  /// - Source: VOICEOVER.md, chapter 10.
  /// - Rule: ``SessionRule/settings``
  package static let all: [Setting] = [
    choice("style", \.style), language,
    optional("idiom", \.settings.idiom, .phone),
    optional("direction", \.settings.direction, .leftToRight),
    flag("hints", \.settings.hints),
    choice("actionsFeedback", \.settings.actionsFeedback),
    choice("moreContentFeedback", \.settings.moreContentFeedback, of: [.speak, .sound, .off]),
    flag("containers", \.settings.containers), flag("tableHeaders", \.settings.tableHeaders),
    flag("rowsAndColumns", \.settings.rowsAndColumns),
    choice("focusAfterPush", \.settings.focusAfterPush),
    choice("focusAfterBack", \.settings.focusAfterBack),
    choice("focusAfterDismiss", \.settings.focusAfterDismiss),
    choice("focusAfterTab", \.settings.focusAfterTab),
    rotorItems, choice("announcements", \.settings.announcements),
    choice("ios", \.settings.ios),
    percent("rate", \.settings.rate), percent("volume", \.settings.volume), pitch,
    choice("punctuation", \.settings.punctuation), choice("capitals", \.settings.capitals),
    choice("typingEcho", \.settings.typingEcho), flag("phonetics", \.settings.phonetics),
    flag("sounds", \.sounds), flag("echo", \.echo), flag("speech", \.speech),
    flag("curtain", \.curtain), navigation,
  ]

  /// The settings of iOS that are left out.
  package static let notSimulated = [
    "emoji", "numbers", "links", "linksCount", "mediaDescriptions", "detectedText",
  ]

  /// What the user chose for the rotor: `default`, `all`, or names separated by commas.
  ///
  /// - Source: VOICEOVER.md, chapter 7.
  /// - Rule: ``SessionRule/settings``
  private static let rotorItems = Setting(
    name: "rotorItems",
    needs: "'default', 'all', or names such as 'characters, headings, buttons'",
    choices: ["default", "all"]
  ) {
    $0.settings.rotorItems.notation
  } set: {
    guard let choice = RotorChoice(notation: $1) else { return false }
    $0.settings.rotorItems = choice
    return true
  }

  /// - Source: VOICEOVER.md, chapter 10; the range is UIKit's.
  private static let pitch = Setting(
    name: "pitch",
    needs: "a number from 0 to 2",
    choices: []
  ) {
    $0.settings.pitch.notation
  } set: {
    guard let pitch = Double($1), (0...2).contains(pitch) else { return false }
    $0.settings.pitch = pitch == 0 ? 0 : pitch
    return true
  }

  /// Swipes go from element to element; what goes from group to group is not simulated.
  ///
  /// - Source: VOICEOVER.md, chapter 10.
  /// - Rule: ``SessionRule/navigation``
  private static let navigation = Setting("navigation", oneOf: ["flat"]) { _ in
    "flat"
  } set: { _, _ in
  }

  /// Whether a value is one that iOS has and that is left out.
  package func leavesOut(_ value: String) -> Bool {
    name == "navigation" && value.lowercased() == "grouped"
  }

  /// What is asked for where a language stands that has no words.
  package static let needsOfLanguage = Composer.languages.asAlternatives

  /// Whether VoiceOver's own words are known in a language.
  package static func isLanguage(_ tag: String) -> Bool {
    LanguageTag.isTag(tag) && Composer.knows(language: tag)
  }

  static let language = Setting(
    name: "language",
    needs: needsOfLanguage,
    choices: []
  ) {
    $0.settings.language ?? "en"
  } set: {
    guard isLanguage($1) else { return false }
    $0.settings.language = $1
    return true
  }
}

extension Setting {
  /// What the setting does, in half a sentence.
  ///
  /// - Source: VOICEOVER.md, chapter 10.
  package var effect: String { Setting.effects[name] ?? "" }

  private static let effects = [
    "style":
      "utterances are printed as they are spoken, as snapshots note them, or as one string for each stop",
    "language": "VoiceOver's own words are in this language unless an element names another",
    "idiom": "on a pad rows lie further apart before they count as two",
    "direction": "the side of a row that is read first",
    "hints": "hints are spoken after the description",
    "actionsFeedback": "custom actions are announced in words, by a sound, by a hint or not",
    "moreContentFeedback": "custom content is announced in words, by a sound or not",
    "containers": "the label of a group is spoken when the cursor comes in",
    "tableHeaders": "the headers of its row and column are spoken before a cell",
    "rowsAndColumns": "a cell of a table says its row and column",
    "focusAfterPush": "a pushed screen is entered below its bar, or at the first element",
    "focusAfterBack": "going back leads to the element that had focus, or to the first",
    "focusAfterDismiss": "closing leads to the first element, or to the one that had focus",
    "focusAfterTab": "a tab that is opened leads into its screen, or focus stays on the tab",
    "rotorItems": "which options the rotor holds besides those an element or a text brings",
    "announcements": "announcements follow what a gesture says, or are lost as on devices",
    "ios": "the version of iOS that is simulated where versions differ",
    "rate": "how fast the voice is, and so how long speech lasts under wait",
    "volume": "how loud the voice is; recorded only",
    "pitch": "how high the voice is, 1 being its own; recorded only",
    "punctuation": "which marks the rotor's characters call by name",
    "capitals": "how a capital is said when it is typed or read alone",
    "typingEcho": "what is heard of a text while it is typed",
    "phonetics": "a letter read alone is followed by its word of the spelling alphabet",
    "sounds": "sounds are shown; the boundary always is",
    "echo": "single keys print the commands they stand for",
    "speech": "what is spoken is heard; if off, the cursor still moves",
    "curtain": "the screen is dark: :screen, :map and :tree show nothing",
    "navigation": "swipes go from element to element; from group to group is not simulated",
  ]
}
