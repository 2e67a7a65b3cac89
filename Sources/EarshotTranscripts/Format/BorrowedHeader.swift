import EarshotFocusEngine
import EarshotLines
import EarshotNotation
import EarshotSession

/// Headers of other tools, with their replacements.
///
/// - Source: our choice, from what people typed.
enum BorrowedHeader {
  private static let names: [(words: Set<String>, name: String)] = [
    (
      ["file", "app", "path", "source", "screens", "screenfile", "document", "subject", "target"],
      "screen"
    ),
    (["begin", "initial", "first", "startscreen", "opens", "entry"], "start"),
    (["lang", "locale"], "language"), (["device"], "idiom"), (["speed"], "rate"),
    (["todo", "skip", "failing", "known", "fails", "expected-failure"], "xfail"),
  ]
  /// Values of other tools, with the corresponding values of the header.
  private static let values = ["ipad": "pad", "iphone": "phone"]
  /// Headers that only describe the file.
  private static let remarks: Set = [
    "title", "name", "description", "author", "test", "date", "about", "tags", "id", "summary",
    "scenario", "feature", "note", "comment",
  ]

  /// Returns the header that a word stands for, or `nil` if it stands for none.
  static func name(for word: String) -> String? {
    names.first { $0.words.contains(word.lowercased()) }?.name
  }

  /// Returns the end of a message about an unknown header.
  static func ending(for field: Transcript.Field) -> String {
    if let name = name(for: field.name) {
      return "; did you mean '\(name): \(values[field.value.lowercased()] ?? field.value)'?"
    }
    if remarks.contains(field.name.lowercased()) {
      return "; start a comment with '# ', and the title of a phase with '## '"
    }
    let near = Suggestion.ending(for: field.name, in: TranscriptHeader.fieldNames)
    return near.isEmpty ? "; the headers are 'screen', 'start', and settings such as 'hints'" : near
  }

  /// Returns the header in a line without its colon: `screen = menu.screen`, or `nil` if the line
  /// isn't a header.
  static func line(_ text: String) -> String? {
    if let colon = text.firstIndex(of: ":"), let name = ownName(of: text[..<colon]) {
      return "\(name): \(String(text[text.index(after: colon)...]).trimmed)"
    }
    let parts = text.split(maxSplits: 1) { $0 == "=" || $0.isBlank }.map { String($0).trimmed }
    guard parts.count == 2 else { return nil }
    let value = String(parts[1].drop { $0 == "=" || $0 == ":" || $0.isBlank })
    let known = ownName(of: parts[0][...]) ?? name(for: parts[0])
    guard let known, !value.isEmpty else {
      let words = text.split(whereSeparator: \.isBlank)
      return words.first { $0.hasSuffix(".screen") }.map { "screen: \($0)" }
    }
    return "\(known): \(value)"
  }

  /// Returns the name of the header that the words spell differently: `voice control` →
  /// `voiceControl`.
  private static func ownName(of words: Substring) -> String? {
    let letters = words.lowercased().filter { !$0.isBlank && $0 != "-" && $0 != "_" }
    return TranscriptHeader.fieldNames.first { $0.lowercased() == letters }
  }
}

extension LinePattern {
  /// Unknown words that people use after `~`, with their meanings.
  private static let speech: Set = [
    "announcement", "announce", "speech", "speak", "speaks", "say", "says", "said", "spoken",
    "text", "utterance", "label", "heard", "output", "voiceover", "element", "title",
  ]

  /// Returns the line that bare words after `~` stand for.
  ///
  /// The words are the name of a sound, or a sentence, which Earshot takes for a hint.
  private static func meaning(ofBare words: String) -> String? {
    if let sound = Sound.allCases.first(where: { $0.name.lowercased() == words.lowercased() }) {
      return "~ sound: \(sound.name)"
    }
    let refusals = [
      "dimmed": "dimmed", "disabled": "dimmed", "nothing to activate": "nothing to activate",
      "nothing to adjust": "nothing to adjust", "not editing": "not editing",
      "no such element": "no such element", "unavailable": "dimmed",
    ]
    if let reason = refusals[words.lowercased()] { return "~ refused: \(reason)" }
    guard words.first?.isUppercase == true, words.contains(where: \.isBlank) else { return nil }
    return "~ hint: \(Display.safe(words))"
  }

  /// Returns the end of a message about an unknown word after `~`.
  func ending(ofUnknown kind: String) -> String {
    let value = String(text.trimmed.drop { $0 != ":" }.dropFirst()).trimmed
    let words = kind.split(maxSplits: 1, whereSeparator: \.isBlank).map(String.init)
    if words.count == 2, let known = Self.kinds.first(where: { $0 == words[0].lowercased() }) {
      return "; write '~ \(known): \(words[1])'"
    }
    if Self.speech.contains(kind.lowercased()) {
      let line = value.isEmpty ? "" : ": write '\(value)'"
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
    if ["focus", "cursor"].contains(kind.lowercased()) {
      return "; name the element in the claim: '? focus \(value.isEmpty ? "#id" : value)'"
    }
    if !text.contains(":"), let meant = Self.meaning(ofBare: kind) { return "; write '\(meant)'" }
    let near = Suggestion.ending(for: kind, in: LinePattern.kinds)
    let usual = ["hint", "sound", "screen", "rotor", "value", "refused"].map { "'~ \($0)'" }
    return near.isEmpty ? "; lines begin with \(usual.joined(separator: ", ")), and others" : near
  }
}
