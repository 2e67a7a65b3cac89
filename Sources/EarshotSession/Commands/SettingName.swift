import EarshotLines
import EarshotNotation

/// Functions that find the setting or the header that a user's name for it means.
///
/// The prompt and the headers of sessions share the table.
///
///     SettingName.names(for: "speechRate", among: known)    // ["rate"]
///     SettingName.names(for: "startScreen", among: known)   // ["start"]
///
/// - Source: our choice, from what people typed.
package enum SettingName {
  /// Other names, in lowercase and without spaces, hyphens, and underscores.
  private static let rows: [(name: String, words: Set<String>)] = [
    (
      "screen",
      [
        "file", "app", "path", "source", "screens", "screenfile", "document", "subject", "target",
        "appfile", "import", "open", "load", "use",
      ]
    ),
    (
      "start",
      [
        "begin", "begins", "starts", "initial", "first", "startscreen", "opens", "entry",
        "initialscreen",
        "firstscreen", "startat", "beginat", "entryscreen", "startpage", "launchscreen",
      ]
    ),
    ("language", ["lang", "locale", "sprache", "voicelanguage"]),
    ("idiom", ["device", "devicetype", "platform"]),
    ("direction", ["layout"]),
    ("rate", ["speed", "tempo", "pace", "wpm", "geschwindigkeit"]),
    ("volume", ["loudness", "lautstärke"]),
    ("hints", ["hint", "hinweise", "hinweis", "verbosehints"]),
    ("sounds", ["sound", "töne", "ton", "earcons", "beeps"]),
    ("speech", ["voice", "talk", "talking"]),
    ("typingEcho", ["echokeys", "keyecho", "typing", "keyboardecho"]),
    ("navigation", ["groupnavigation", "navigationstyle"]),
    ("containers", ["container", "groups"]),
    ("announcements", ["announcement"]),
    ("rotorItems", ["rotor", "rotors", "rotoritem"]),
    ("ios", ["version", "os", "iosversion", "system"]),
    ("phonetics", ["phonetic", "nato"]),
    ("capitals", ["caps", "capitalization", "uppercase"]),
    ("audioDucking", ["ducking"]),
    (
      "xfail",
      [
        "todo", "skip", "failing", "known", "fails", "failure", "knownissue", "knownbug", "pending",
        "disabled", "ignore", "ignored", "skipped", "wip",
      ]
    ),
    (
      "compare",
      ["comparison", "comparing", "match", "matching", "matcher", "compares", "comparemode"]
    ),
  ]

  /// Returns the known names that a typed name may mean, with the most likely name first.
  ///
  /// The method first compares the whole name, ignoring case, spaces, hyphens, and underscores. If
  /// that finds nothing, it compares each of the name's words, starting with the last, because the
  /// last word says what the setting is: the rate of the speech is a rate.
  ///
  /// - Parameters:
  ///   - typed: The typed name, such as `speechRate` or `speech-rate`.
  ///   - known: The names of all settings, or of all headers.
  /// - Returns: Names from `known`, or an empty array if the typed name is unknown.
  /// - Complexity: O(*n*·*m*), where *n* is the number of words in the name and *m* is the number
  ///   of known names.
  package static func names(for typed: some StringProtocol, among known: [String]) -> [String] {
    let words = words(of: typed)
    guard (1...6).contains(words.count), typed.utf8.count <= 60 else { return [] }
    if let name = name(for: words.joined(), among: known) { return [name] }
    guard words.count > 1 else { return [] }
    return words.reversed().reduce(into: []) { names, word in
      if let name = name(for: word, among: known), !names.contains(name) { names.append(name) }
    }
  }

  /// Returns the command that changes a setting, such as `:set rate 70%` for `speed` and `70`.
  ///
  /// The result is `nil` if the name means no setting, or if the setting doesn't take the value.
  package static func command(setting typed: String, to value: String) -> String? {
    guard let setting = MeantSetting.named(typed, for: value, evenBegun: false) else { return nil }
    return SettingValue.meant(by: value, for: setting).map { ":set \(setting.name) \($0)" }
  }

  /// Returns the known name that a word in lowercase is or stands for, or `nil` if there's none.
  private static func name(for word: String, among known: [String]) -> String? {
    if let own = known.first(where: { $0.lowercased() == word }) { return own }
    guard let name = rows.first(where: { $0.words.contains(word) })?.name else { return nil }
    return known.contains(name) ? name : nil
  }

  /// Returns the words of a name in lowercase, such as `speech` and `rate` for `speechRate`.
  private static func words(of name: some StringProtocol) -> [String] {
    var words: [String] = [""]
    var wasLowercase = false
    for character in name {
      if character.isBlank || "-_.".contains(character) {
        words.append("")
      } else if character.isUppercase, wasLowercase {
        words.append(character.lowercased())
      } else {
        words[words.count - 1] += character.lowercased()
      }
      wasLowercase = character.isLowercase
    }
    return words.filter { !$0.isEmpty }
  }
}
