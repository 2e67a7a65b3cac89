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
      "how speech appears: as VoiceOver says it (spoken), in snapshot notation (snapshot), as one string for each stop (utterance), or with symbols spelled out (readings)",
    "language": "the language of VoiceOver, unless an element has a different one",
    "idiom":
      "the device; VoiceOver reads two elements as separate rows if their tops are at least 8 points apart on an iPhone, or 13 points on an iPad",
    "direction": "whether VoiceOver reads a row from left to right or from right to left",
    "hints": "whether VoiceOver says hints after the description",
    "actionsFeedback":
      "how VoiceOver announces custom actions: with words, a sound, a hint, or not at all",
    "moreContentFeedback":
      "how VoiceOver announces custom content: with words, a sound, or not at all",
    "containers": "whether VoiceOver says a group's label when the cursor enters the group",
    "tableHeaders": "whether VoiceOver says the headers of a cell's row and column before the cell",
    "rowsAndColumns": "whether VoiceOver says the row and column of a table cell",
    "imageDescriptions": "whether VoiceOver says what it recognizes in pictures",
    "focusAfterPush":
      "where the cursor moves after a push: below the navigation bar, or to the first element",
    "focusAfterBack":
      "whether the cursor returns to its old element or moves to the first one when you go back",
    "focusAfterDismiss":
      "whether the cursor returns to its old element or moves to the first one after a dismissal",
    "focusAfterTab":
      "whether the cursor moves to the tab's content or stays on the tab when you open a tab",
    "rotorItems": "the rotor settings that you choose; elements and editing add their own",
    "announcements":
      "whether announcements wait until the speech of a gesture ends, or may be lost, as on devices",
    "boundary":
      "whether VoiceOver says the element or the value again after the boundary sound, or says nothing",
    "alerts":
      "whether VoiceOver says only the title of an alert that appears, or “Alert” and then the title",
    "ios": "the version of iOS to simulate, for behavior that differs between versions",
    "rate": "the speed of the voice, which determines how long speech takes during 'wait'",
    "volume": "the volume of the voice; it has no effect without '--voice' or '--audio'",
    "pitch":
      "the pitch of the voice, where 1 is normal; it has no effect without '--voice' or '--audio'",
    "punctuation": "the punctuation that VoiceOver names when you read character by character",
    "capitals":
      "how VoiceOver marks capital letters when you type them or read character by character",
    "typingEcho":
      "whether VoiceOver says each character, each word, both, or nothing while you type",
    "phonetics": "whether VoiceOver follows a single letter with its word in the spelling alphabet",
    "sounds": "whether Earshot shows sounds; it always shows the boundary sound",
    "echo": "whether each key also prints the command that it stands for",
    "speech": "whether you hear speech; while it's off, the cursor still moves",
    "curtain":
      "whether the screen is dark; while it is, ':screen', ':map', and ':tree' show nothing",
    "audioDucking":
      "when VoiceOver lowers the volume of other apps: never, while it speaks, or always",
    "voiceover": "whether VoiceOver speaks and responds to gestures",
    "voiceControl": "whether Voice Control listens to phrases that you say with 'say'",
    "voiceMode": "whether Voice Control types words that aren't a command, or ignores them",
    "navigation":
      "how swipes move the cursor; it's always from element to element, because Earshot doesn't simulate grouped navigation",
  ]
}
