import EarshotLines
import EarshotModel
import EarshotNotation

/// Functions that recognize settings in other notations, such as `hints=off`, `turn hints off`, or
/// `:lang de`.
///
/// - Source: SESSIONS.md, "Refusals"; our choice, from what people typed.
enum MeantSetting {
  /// Verbs for changing a setting.
  private static let verbs: Set = [
    "set", "turn", "switch", "to", "is", "the", "please", "setting", "change", "make", "setze",
    "auf", "enable", "disable", "back", "again", "wieder",
  ]
  private static let switches: Set = ["on", "off"]
  /// Words that aren't settings, with the lines that replace them.
  private static let others = [
    "voice": "'earshot walk --voice' speaks VoiceOver's words aloud",
    "rotor": "'rotor \"NAME\"' turns the rotor to a setting",
    "verbosity": "':set hints off' turns off hints, and ':set hints on' turns them on again",
  ]

  /// Returns the line that changes the setting that the text names, or `nil` if the text doesn't
  /// name a setting and a valid value.
  static func line(_ text: String) -> String? {
    var words = text.split { $0.isBlank || $0 == "=" }.map(String.init)
    let isColon = words.first?.hasPrefix(":") ?? false
    if isColon { words[0].removeFirst() }
    words = words.map { $0.hasSuffix(":") ? String($0.dropLast()) : $0 }
    words = words.map { SwitchWord.state(of: $0)?.rawValue ?? $0 }
    let enabled = ["enable": "on", "disable": "off"][words.first?.lowercased() ?? ""]
    words = words.filter { !verbs.contains($0.lowercased()) && !$0.isEmpty }
    if let enabled { words.append(enabled) }
    if let first = words.first, switches.contains(first.lowercased()) {
      words = Array(words.dropFirst()) + [first]
    }
    // `volume by 10%` is a change, not a value.
    guard !words.contains(where: { $0.lowercased() == "by" }) else { return nil }
    if let line = inWords(words) { return line }
    guard words.count > 1, let value = words.last,
      let setting = named(
        words.dropLast().joined(separator: " "),
        for: value,
        evenBegun: isColon
      )
    else { return nil }
    if setting.name == "voiceover", switches.contains(value) { return "voiceover \(value)" }
    let line = ":set \(setting.name) \(value)"
    if (try? CommandParser.check(setting: setting.name, value)) != nil { return line }
    return isColon ? self.line(setting: setting.name, to: value) : nil
  }

  /// Returns the line that changes a setting to a value in one or two words, such as `:set idiom
  /// pad` for `device iPad`, or `:set rate 80%` for `speaking rate 80 percent`.
  ///
  /// The result is `nil` if the first words aren't the name of a setting, or if the value is valid
  /// as typed.
  private static func inWords(_ words: [String]) -> String? {
    for count in [1, 2] where words.count > count {
      let (name, value) = (
        words.dropLast(count).joined(separator: " "), words.suffix(count).joined(separator: " ")
      )
      guard let setting = named(name, for: value, evenBegun: false),
        (try? CommandParser.check(setting: setting.name, value)) == nil,
        let line = line(setting: setting.name, to: value)
      else { continue }
      return line
    }
    return nil
  }

  /// The languages by their names, in English and in the language itself.
  private static let languages = [
    "english": "en", "englisch": "en", "german": "de", "deutsch": "de", "russian": "ru",
    "русский": "ru", "chinese": "zh-Hans", "中文": "zh-Hans", "japanese": "ja", "日本語": "ja",
    "vietnamese": "vi", "french": "fr", "français": "fr",
  ]

  /// Returns the line that changes the language, such as `:set language de` for `in german`.
  ///
  /// The result is `nil` if the line contains anything other than a language.
  static func language(_ typed: TypedWords) -> String? {
    let others: Set = [
      "in", "to", "language", ":language", ":lang", "lang", "set", "use", "speak", "switch",
      "change",
      "the", "auf", "sprich", "please", "voiceover",
    ]
    let words = typed.lowered.filter { !others.contains($0) }
    guard words.count == 1, let tag = languages[words[0]] else { return nil }
    return ":set language \(tag)"
  }

  /// Returns the setting that a name means, by a different name or by the beginning of its name, or
  /// `nil` if there's none.
  ///
  /// If several settings fit the name, the value decides: `voice rate` with a percentage is a rate.
  static func named(_ name: String, for value: String = "", evenBegun: Bool) -> Setting? {
    if let setting = Setting.named(name) { return setting }
    let meant = SettingName.names(for: name, among: Setting.all.map(\.name))
      .compactMap { Setting.named($0) }
    if let setting = meant.first(where: { value.isEmpty || takes($0, value) }) { return setting }
    let word = name.lowercased()
    guard evenBegun, word.count > 2 else { return nil }
    let begun = Setting.all.filter { $0.name.lowercased().hasPrefix(word) }
    return begun.count == 1 ? begun.first : nil
  }

  /// Returns whether a setting takes a value, in its own words or in others.
  private static func takes(_ setting: Setting, _ value: String) -> Bool {
    SettingValue.meant(by: value, for: setting) != nil
  }

  /// Returns the line that changes a setting to the value that the text means, or `nil` if there's
  /// none.
  private static func line(setting name: String, to value: String) -> String? {
    guard let setting = Setting.named(name), let value = SettingValue.meant(by: value, for: setting)
    else { return nil }
    return ":set \(setting.name) \(value)"
  }

  /// Returns the failure of `:set` for an unknown setting.
  static func unknown(_ name: String, _ value: String) -> CommandParser.Failure {
    if name.hasPrefix("#") || name.hasPrefix(".") {
      return CommandParser.Failure(reason: MeantCommand.isEffect("set"))
    }
    let start = "unknown setting '\(name)'"
    if let other = others[name.lowercased()], value.lowercased() != "off" {
      return CommandParser.Failure(reason: "\(start); \(other)")
    }
    let meant = named(name, for: value, evenBegun: false)
    let near = Suggestion.nearest(to: name, in: Setting.all.map(\.name))
    if meant != nil || near == nil, let line = line(":\(name) \(value)") {
      return CommandParser.Failure(reason: "\(start); did you mean '\(line)'?")
    }
    if name.lowercased() == "voice" {
      return CommandParser.Failure(reason: "\(start); did you mean ':set speech off'?")
    }
    let own = meant?.name ?? near
    if !value.isEmpty, let own, let line = self.line(setting: own, to: value) {
      return CommandParser.Failure(reason: "\(start); did you mean '\(line)'?")
    }
    if value.isEmpty, let own, let example = Setting.named(own)?.examples.first {
      return CommandParser.Failure(reason: "\(start); did you mean ':set \(own) \(example)'?")
    }
    let ending = own.map { "; did you mean '\($0)'?" } ?? "; ':settings' lists the settings"
    return CommandParser.Failure(reason: start + ending)
  }
}
