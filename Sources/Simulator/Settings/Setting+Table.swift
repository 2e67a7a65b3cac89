import AccessibilityModel
import FocusEngine
import SpeechComposer

extension Setting {
  /// The settings that can be changed, in the order of the reference.
  ///
  /// - Source: VOICEOVER.md, chapter 10.
  package static let all: [Setting] = [
    choice("style", \.style), language,
    optional("idiom", \.settings.idiom, .phone),
    optional("direction", \.settings.direction, .leftToRight),
    flag("hints", \.settings.hints),
    choice("actionsFeedback", \.settings.actionsFeedback),
    choice("moreContentFeedback", \.settings.moreContentFeedback, of: [.speak, .sound, .off]),
    flag("containers", \.settings.containers), flag("tableHeaders", \.settings.tableHeaders),
    flag("rowsAndColumns", \.settings.rowsAndColumns),
    choice("focusAfterBack", \.settings.focusAfterBack), flag("sounds", \.sounds),
  ]

  /// The settings that come with a later issue.
  package static let later = [
    "rate", "volume", "pitch", "punctuation", "capitals", "typingEcho", "phonetics", "echo",
    "speech", "curtain", "navigation",
  ]

  /// The settings of iOS that are left out.
  static let notSimulated = [
    "emoji", "numbers", "links", "linksCount", "mediaDescriptions", "detectedText",
  ]

  private static let language = Setting(
    name: "language",
    needs: "a language such as en",
    choices: []
  ) {
    $0.settings.language ?? "en"
  } set: {
    guard $1.isLanguageName else { return false }
    $0.settings.language = $1
    return true
  }
}

extension String {
  /// Whether the text can be a BCP-47 tag: letters, digits and hyphens, a letter first.
  fileprivate var isLanguageName: Bool {
    guard let first = utf8.first, first.isLetter else { return false }
    return utf8.allSatisfy { $0.isLetter || (0x30...0x39).contains($0) || $0 == 0x2D }
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }
}
