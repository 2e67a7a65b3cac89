import AccessibilityModel
import FocusEngine
import SpeechComposer

/// A setting: its name, how it is read and printed.
///
/// - Source: VOICEOVER.md, chapter 10.
package struct Setting: Sendable {
  /// The name, as in transcripts and after `:set`.
  package let name: String
  /// What it takes, for the message where something else is given.
  package let needs: String
  /// The value as it is printed.
  package let value: @Sendable (SessionOptions) -> String
  /// Takes a value; tells whether it is one of its own.
  package let set: @Sendable (inout SessionOptions, String) -> Bool
}

extension Setting {
  /// The settings that can be changed, in the order of their chapter.
  package static let all: [Setting] = [
    choice("style", \.style), language, optional("idiom", \.settings.idiom, .phone),
    optional("direction", \.settings.direction, .leftToRight), flag("hints", \.settings.hints),
    feedback("actionsFeedback", \.settings.actionsFeedback, [.speak, .sound, .hint, .off]),
    feedback("moreContentFeedback", \.settings.moreContentFeedback, [.speak, .sound, .off]),
    flag("containers", \.settings.containers), flag("tableHeaders", \.settings.tableHeaders),
    flag("rowsAndColumns", \.settings.rowsAndColumns),
    choice("focusAfterBack", \.settings.focusAfterBack), flag("sounds", \.sounds),
  ]

  /// The settings that come with a later issue; a header may name them already.
  package static let later = [
    "rate", "volume", "pitch", "punctuation", "capitals", "typingEcho", "phonetics", "echo",
    "speech", "curtain", "navigation",
  ]

  /// Finds a setting by its name, whatever its case.
  package static func named(_ name: String) -> Setting? {
    all.first { $0.name.lowercased() == name.lowercased() }
  }

  private typealias Path<Value> = any WritableKeyPath<SessionOptions, Value> & Sendable

  private static func flag(_ name: String, _ path: Path<Bool>) -> Setting {
    Setting(name: name, needs: "'on' or 'off'") { $0[keyPath: path] ? "on" : "off" } set: {
      guard $1 == "on" || $1 == "off" else { return false }
      $0[keyPath: path] = $1 == "on"
      return true
    }
  }

  private static func choice<Value>(_ name: String, _ path: Path<Value>) -> Setting
  where Value: CaseIterable & RawRepresentable<String> & Sendable {
    Setting(name: name, needs: words(Value.allCases.map(\.rawValue))) {
      $0[keyPath: path].rawValue
    } set: {
      guard let value = Value(rawValue: $1) else { return false }
      $0[keyPath: path] = value
      return true
    }
  }

  private static func optional<Value>(
    _ name: String,
    _ path: Path<Value?>,
    _ usual: Value
  ) -> Setting where Value: CaseIterable & RawRepresentable<String> & Sendable {
    Setting(name: name, needs: words(Value.allCases.map(\.rawValue))) {
      ($0[keyPath: path] ?? usual).rawValue
    } set: {
      guard let value = Value(rawValue: $1) else { return false }
      $0[keyPath: path] = value
      return true
    }
  }

  private static func feedback(
    _ name: String,
    _ path: Path<VoiceOverSettings.Feedback>,
    _ cases: [VoiceOverSettings.Feedback]
  ) -> Setting {
    Setting(name: name, needs: words(cases.map(\.rawValue))) { $0[keyPath: path].rawValue } set: {
      guard let value = VoiceOverSettings.Feedback(rawValue: $1), cases.contains(value) else {
        return false
      }
      $0[keyPath: path] = value
      return true
    }
  }

  private static let language = Setting(name: "language", needs: "a language such as en") {
    $0.settings.language ?? "en"
  } set: {
    guard $1.isLanguageTag else { return false }
    $0.settings.language = $1
    return true
  }

  /// The words with quotes: `'a', 'b' or 'c'`.
  private static func words(_ words: [String]) -> String {
    let quoted = words.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}

extension String {
  /// Whether the text can be a BCP-47 tag: letters, digits and hyphens, a letter first.
  package var isLanguageTag: Bool {
    guard let first = utf8.first, first | 0x20 >= 0x61, first | 0x20 <= 0x7A else { return false }
    return utf8.allSatisfy {
      (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) || $0 == 0x2D
    }
  }
}
