import EarshotFocusEngine
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

/// Headers of other tools, with their replacements.
///
/// - Source: our choice, from what people typed.
enum BorrowedHeader {
  /// Returns the line of a header with the value that the given text means, or `nil` if there's
  /// none.
  static func line(_ name: String, _ value: String) -> String? {
    let meant =
      name == "compare"
      ? SettingValue.meant(by: value) { SpokenComparison(rawValue: $0) != nil }
      : Setting.named(name).flatMap { SettingValue.meant(by: value, for: $0) }
    // A suggestion must not lose the other names of a list.
    if name == "rotorItems", value.contains(","), meant?.contains(",") == false { return nil }
    return meant.map { "\(name): \($0)" }
  }

  /// Returns the end of a message about an invalid value of a header.
  static func ending(for name: String, _ value: String) -> String {
    line(name, value).map { "; write '\($0)'" } ?? ""
  }
  /// Headers that only provide information about the file.
  private static let remarks: Set = [
    "title", "name", "description", "author", "test", "date", "about", "tags", "id", "summary",
    "scenario", "feature", "note", "comment",
  ]

  /// Returns the header that a name and a value mean, as a line, or `nil` if there's none.
  ///
  /// A header that doesn't take the value isn't meant.
  private static func line(naming name: some StringProtocol, _ value: String) -> String? {
    SettingName.names(for: name, among: TranscriptHeader.fieldNames).lazy
      .compactMap { line(taking: value, $0) }.first
  }

  /// Returns the line of a header with a value in the header's own words, or `nil` if the header
  /// doesn't take the value.
  private static func line(taking value: String, _ name: String) -> String? {
    switch name {
    case "screen": value.contains(".") || value.contains("/") ? "screen: \(value)" : nil
    case "start", "xfail": value.isEmpty ? nil : "\(name): \(value)"
    default: line(name, value)
    }
  }

  /// Returns the end of a message about an unknown header.
  static func ending(for field: Transcript.Field) -> String {
    if SwitchWord.isOn(field.value), let line = line("compare", field.name) {
      return "; did you mean '\(line)'?"
    }
    if let line = line(naming: field.name, field.value) { return "; did you mean '\(line)'?" }
    if remarks.contains(field.name.lowercased()) {
      return "; start a comment with '# ', and the title of a phase with '## '"
    }
    let fitting = TranscriptHeader.fieldNames.filter {
      field.value.isEmpty || line(taking: field.value, $0) != nil
    }
    if let name = Suggestion.nearest(to: field.name, in: fitting), !field.value.isEmpty {
      return "; did you mean '\(line(taking: field.value, name) ?? name)'?"
    }
    let meant = SettingName.names(for: field.name, among: TranscriptHeader.fieldNames).first
    if let name = meant, name != "speech", let setting = Setting.named(name) {
      return "; did you mean '\(name)', which needs \(setting.needs)?"
    }
    let near = Suggestion.ending(for: field.name, in: TranscriptHeader.fieldNames)
    guard near.isEmpty else { return near }
    if let line = line(ofOnlyHeaderWith: field.value) { return "; did you mean '\(line)'?" }
    return "; use 'screen', 'start', 'compare', 'xfail', or a setting such as 'hints'"
  }

  /// Returns the header with a value that only one header takes, or `nil` if there isn't exactly
  /// one.
  private static func line(ofOnlyHeaderWith value: String) -> String? {
    guard Int(value) == nil, !["on", "off"].contains(value.lowercased()) else { return nil }
    let lines = TranscriptHeader.fieldNames.compactMap { line($0, value) }
    return lines.count == 1 ? lines[0] : nil
  }

  /// Returns the header that an invalid line means, such as `screen: menu.screen` for `screen =
  /// menu.screen`, or `nil` if the line doesn't resemble a header.
  static func line(_ text: String) -> String? {
    if let colon = text.firstIndex(of: ":") {
      let value = String(text[text.index(after: colon)...]).trimmed
      if let line = line(naming: withoutFillers(text[..<colon]), value) { return line }
    }
    let parts = text.split(maxSplits: 1) { $0 == "=" || $0.isBlank }.map { String($0).trimmed }
    guard parts.count == 2 else { return nil }
    let value = String(parts[1].drop { $0 == "=" || $0 == ":" || $0.isBlank })
    if !value.isEmpty, let line = line(naming: parts[0], value) { return line }
    let words = text.split(whereSeparator: \.isBlank)
    return words.first { $0.hasSuffix(".screen") }.map { "screen: \($0)" }
  }

  /// Returns the words of a header's name without small words, such as `start` for `start at`.
  private static func withoutFillers(_ words: Substring) -> String {
    let fillers: Set = ["at", "with", "from", "on", "the", "to", "setting", "mode"]
    let parts = words.split(whereSeparator: \.isBlank).map(String.init)
    let kept = parts.filter { !fillers.contains($0.lowercased()) }
    return (kept.isEmpty ? parts : kept).joined(separator: " ")
  }
}

extension LinePattern {
  /// Unknown words that people use after `~`, with their meanings.
  private static let speech: Set = [
    "announcement", "announce", "speech", "speak", "speaks", "say", "says", "said", "spoken",
    "text", "utterance", "label", "heard", "output", "voiceover", "element", "title",
  ]

  /// Words for a step without speech.
  private static let silence: Set = [
    "nothing", "none", "quiet", "silence", "no speech", "mute", "muted", "says nothing", "stille",
    "nichts", "no output", "empty", "still", "no sound", "nothing heard", "no words", "stumm",
  ]
  /// Words around the name of a screen.
  private static let openings: Set = [
    "opens", "open", "opened", "appears", "appeared", "shows", "is", "shown", "the", "now", "to",
    "screen", "changed", "changes", "loads",
  ]
  private static let refusals = [
    "dimmed": "dimmed", "disabled": "dimmed", "nothing to activate": "nothing to activate",
    "nothing to adjust": "nothing to adjust", "not editing": "not editing",
    "no such element": "no such element", "unavailable": "dimmed",
  ]

  /// Words that can be between the kind of a line and its content.
  private static let fillers: Set = [
    "is", "says", "said", "text", "reads", "was", "=", "->", "→", "that", "heard", "the", "plays",
  ]

  /// Returns the content of a line without the words, brackets, and quotes around it, such as `Buys
  /// it` for `says (Buys it)`.
  static func content(in text: String) -> String {
    var words = text.split(whereSeparator: \.isBlank).map(String.init)
    while words.count > 1, fillers.contains(words[0].lowercased()) { words.removeFirst() }
    let rest = words.joined(separator: " ")
    let marks: [Character: Character] = ["(": ")", "[": "]", "<": ">", "\"": "\"", "“": "”"]
    guard rest.count > 2, let first = rest.first, let end = marks[first], rest.last == end else {
      return rest
    }
    return String(rest.dropFirst().dropLast())
  }

  /// Returns the reason for a refusal that a sentence contains, or `nil` if it contains none.
  private static func refusal(in sentence: String) -> String? {
    refusals.first { sentence.lowercased().contains($0.key) }?.value
  }

  /// Returns the line that words after `~` without a kind mean, or `nil` if it's unknown.
  ///
  /// The words can be the name of a sound, the reason for a refusal, or a sentence, which is a
  /// hint.
  private static func meaning(ofBare words: String) -> String? {
    if let sound = Sound.allCases.first(where: { $0.name.lowercased() == words.lowercased() }) {
      return "~ sound: \(sound.name)"
    }
    if let reason = refusals[words.lowercased()] { return "~ refused: \(reason)" }
    guard words.first?.isUppercase == true, words.contains(where: \.isBlank) else { return nil }
    return "~ hint: \(Display.safe(words))"
  }

  /// Returns the end of a message about an unknown word after `~`.
  func ending(ofUnknown kind: String) -> String {
    let value = String(text.trimmed.drop { $0 != ":" }.dropFirst()).trimmed
    if Self.silence.contains(kind.lowercased()) { return "; write '~ silent'" }
    if kind.isEmpty { return Self.ending(near: kind, "") }
    if kind.lowercased().split(whereSeparator: \.isBlank).contains(where: {
      ["beep", "bonk", "boop", "thud", "edge", "end", "bump", "boing", "clunk"].contains($0)
    }) {
      return "; write '~ sound: boundary'"
    }
    if kind.lowercased().hasPrefix("refused "), let reason = Self.refusal(in: kind) {
      return "; write '~ refused: \(reason)'"
    }
    let words = kind.split(maxSplits: 1, whereSeparator: \.isBlank).map(String.init)
    if words.count == 2, words[0].lowercased() == "screen" {
      let name = words[1].split(separator: " ").filter { !Self.openings.contains($0.lowercased()) }
      return "; write '~ screen: \(name.isEmpty ? "NAME" : name.joined(separator: " "))'"
    }
    if words.count == 2, let known = Self.kinds.first(where: { $0 == words[0].lowercased() }) {
      let content = Self.content(in: value.isEmpty ? words[1] : value)
      return "; write '~ \(known): \(Display.safe(content))'"
    }
    if Self.speech.contains(kind.lowercased()) {
      let line = value.isEmpty ? "" : ": '\(value)'"
      return "; write VoiceOver's words without '~'\(line)"
    }
    if ["alert", "sheet", "modal", "dialog", "page", "popup", "opens", "shows"].contains(
      kind.lowercased()
    ) {
      return "; write '~ screen: \(value.isEmpty ? "NAME" : value)'"
    }
    if !value.isEmpty, ["error", "failed", "fail", "refuse"].contains(kind.lowercased()) {
      return "; write '~ refused: \(value)'"
    }
    if let word = words.first?.lowercased(), ["focus", "cursor"].contains(word) {
      return Self.ending(ofFocusOn: value.isEmpty ? words.dropFirst().first ?? "" : value)
    }
    if !text.contains(":"), let meant = Self.meaning(ofBare: kind) { return "; write '\(meant)'" }
    return Self.ending(near: kind, value)
  }

  /// Returns the end of a message about a line that says where the cursor is.
  private static func ending(ofFocusOn words: String) -> String {
    let fillers: Set = ["on", "is", "at", "to", "the", "moves", "=", "->", "→"]
    let parts = words.split(whereSeparator: \.isBlank).drop { fillers.contains($0.lowercased()) }
    let name = parts.joined(separator: " ")
    let lines = [name, Quoting.quotedLiteral(name)].map { "focus \($0)" }
    guard !name.isEmpty, let line = lines.first(where: { (try? Claim($0)) != nil }) else {
      return "; write a claim such as '? focus #pay'"
    }
    return "; write the claim '? \(Display.safe(line))'"
  }

  /// Returns the end of a message with the known word that is nearest to an unknown word, or with
  /// the usual words.
  private static func ending(near kind: String, _ value: String) -> String {
    if !value.isEmpty, let name = Suggestion.nearest(to: kind, in: LinePattern.kinds) {
      return "; write '~ \(name): \(Display.safe(value))'"
    }
    let known = Suggestion.nearest(to: kind, in: LinePattern.kinds)
    let near = known.map { $0 == "silent" ? "; write '~ silent'" : "; write '~ \($0): …'" } ?? ""
    let usual = ["hint", "sound", "screen", "rotor", "value", "refused"].map { "'~ \($0): …'" }
    return near.isEmpty
      ? "; use a line such as \(usual.joined(separator: ", ")), or '~ silent'" : near
  }
}
