import EarshotModel
import EarshotFocusEngine
import EarshotNotation
import EarshotComposer

extension Setting {
  /// The settings that the user can change, in the order of the reference.
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
    flag("imageDescriptions", \.settings.imageDescriptions),
    choice("focusAfterPush", \.settings.focusAfterPush),
    choice("focusAfterBack", \.settings.focusAfterBack),
    choice("focusAfterDismiss", \.settings.focusAfterDismiss),
    choice("focusAfterTab", \.settings.focusAfterTab),
    rotorItems, choice("announcements", \.settings.announcements),
    choice("boundary", \.settings.boundary), choice("alerts", \.settings.alerts),
    choice("ios", \.settings.ios),
    percent("rate", \.settings.rate), percent("volume", \.settings.volume), pitch,
    choice("punctuation", \.settings.punctuation), choice("capitals", \.settings.capitals),
    choice("typingEcho", \.settings.typingEcho), flag("phonetics", \.settings.phonetics),
    flag("sounds", \.sounds), flag("echo", \.echo), flag("speech", \.speech),
    flag("curtain", \.curtain), choice("audioDucking", \.audioDucking), navigation,
    flag("voiceover", \.voiceOver), flag("voiceControl", \.voiceControl),
    choice("voiceMode", \.voiceMode),
  ]

  /// The settings of iOS that Earshot doesn't simulate.
  package static let notSimulated = [
    "emoji", "numbers", "links", "linksCount", "mediaDescriptions", "detectedText",
  ]

  /// The user's choice for the rotor: `default`, `all`, or names separated by commas.
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

  /// The pitch of VoiceOver's voice.
  ///
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

  /// The navigation style: swipes go from element to element.
  ///
  /// Earshot doesn't simulate moving from group to group.
  ///
  /// - Source: VOICEOVER.md, chapter 10.
  /// - Rule: ``SessionRule/navigation``
  private static let navigation = Setting("navigation", oneOf: ["flat"]) { _ in
    "flat"
  } set: { _, _ in
  }

  /// Returns whether iOS accepts a value of the setting that Earshot doesn't support.
  package func leavesOut(_ value: String) -> Bool {
    name == "navigation" && value.lowercased() == "grouped"
  }

  /// The expected values, for the message about a language without words.
  package static let needsOfLanguage = Composer.languages.asAlternatives

  /// Returns whether Earshot knows VoiceOver's own words in a language.
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
  /// The effect of the setting, as part of a sentence.
  ///
  /// - Source: VOICEOVER.md, chapter 10.
  package var effect: String { Setting.effects[name] ?? "" }

  private static let effects = [
    "style":
      "utterances appear as VoiceOver says them, in snapshot notation, or as one string for each stop",
    "language": "VoiceOver uses this language unless an element names a different one",
    "idiom": "the device: an iPad needs more space between two rows than a phone",
    "direction": "the side of a row that VoiceOver reads first",
    "hints": "VoiceOver says hints after the description",
    "actionsFeedback":
      "VoiceOver announces custom actions with words, a sound, a hint, or not at all",
    "moreContentFeedback": "VoiceOver announces custom content with words, a sound, or not at all",
    "containers": "VoiceOver says a group's label when the cursor enters",
    "tableHeaders": "VoiceOver says the headers of a cell's row and column before the cell",
    "rowsAndColumns": "VoiceOver says the row and column of a table cell",
    "imageDescriptions": "VoiceOver says what it recognizes in pictures",
    "focusAfterPush": "after a push, the cursor moves below the bar or to the first element",
    "focusAfterBack":
      "after going back, the cursor returns to its old element or moves to the first",
    "focusAfterDismiss":
      "after a dismissal, the cursor moves to the first element or returns to its old one",
    "focusAfterTab": "when you open a tab, the cursor moves into its screen or stays on the tab",
    "rotorItems": "the rotor settings you chose; elements and editing add their own",
    "announcements": "announcements follow the speech of a gesture, or are lost, as on devices",
    "boundary":
      "after the boundary sound, VoiceOver says the element or the value again, or says nothing",
    "alerts": "when an alert appears, VoiceOver says its title, or “Alert” and its title",
    "ios": "the version of iOS to simulate if versions differ",
    "rate": "the speed of the voice, which determines how long speech takes during wait",
    "volume": "the volume of the voice; has no effect without --voice or --audio",
    "pitch":
      "the pitch of the voice, where 1 is normal; has no effect without --voice or --audio",
    "punctuation": "the punctuation that VoiceOver names when you read by characters",
    "capitals": "how VoiceOver marks a capital that you type or read by characters",
    "typingEcho": "what VoiceOver says while you type",
    "phonetics": "after a single letter, VoiceOver says its word in the spelling alphabet",
    "sounds": "Earshot shows sounds; it always shows the boundary sound",
    "echo": "each key also prints the command that it stands for",
    "speech": "you hear speech; while speech is off, the cursor still moves",
    "curtain": "the screen is dark: :screen, :map, and :tree show nothing",
    "audioDucking": "VoiceOver lowers the volume of other apps: never, while it speaks, or always",
    "voiceover": "VoiceOver speaks and takes gestures",
    "voiceControl": "Voice Control listens to what you say with `say`",
    "voiceMode": "Voice Control types words that aren't a command, or ignores them",
    "navigation": "swipes move from element to element; Earshot doesn't simulate groups",
  ]
}
