import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotVoiceControl

/// The advice that accompanies the refusal of a phrase, and the rule for the refusal.
package struct VoiceAdvice {
  /// The lines of the advice.
  package let lines: [String]
  /// The rule for the refusal.
  let rule: VoiceRule

  init(_ lines: [String], _ rule: VoiceRule) {
    self.lines = lines
    self.rule = rule
  }
}

// The advice on refused phrases, and the phrases that the user can currently say.
extension Session {
  /// The maximum number of names in the advice.
  private static let adviceLimit = 3
  private static let listing = "':say' lists what you can say here"

  /// Returns advice on a name that no item has.
  ///
  /// The advice explains why an existing item isn't available, or suggests the name without the
  /// word for a kind or similar names.
  package func voiceAdvice(onName name: String) -> VoiceAdvice {
    let said = PhraseWords(name)
    let others = namesNotOffered
    let exact = others.filter { $0.name == said }
    let known = exact.isEmpty ? others.filter { $0.name.hasRun(said) } : exact
    if let first = known.first { return VoiceAdvice([first.reason, Self.listing], first.rule) }
    let items = voiceItems
    if NameMatch(said, among: items) != nil {
      let line =
        "the menu of actions was open, so other words only closed it; say the command again"
      return VoiceAdvice([line], .actionsAreAMenu)
    }
    if let bare = said.withoutKind, let match = NameMatch(bare, among: items) {
      let phrase = Quoting.quotedLiteral("Tap \(match.name)")
      return VoiceAdvice(
        ["say \(phrase), because the item's name doesn't contain a word such as “button”"],
        .labelIsTheName
      )
    }
    if let label = MeantTarget(name).label(in: items.flatMap(\.names)), label != name {
      let phrase = Quoting.quotedLiteral("Tap \(label)")
      return VoiceAdvice(
        ["no item is called '\(name)'; did you mean 'say \(phrase)'?"],
        .labelIsTheName
      )
    }
    let rule: VoiceRule = said.number == nil ? .nothingIsGuessed : .numbersNeedAnOverlay
    return VoiceAdvice(nearNames(to: name, said, among: items.flatMap(\.names)), rule)
  }

  private func nearNames(to name: String, _ said: PhraseWords, among names: [String]) -> [String] {
    if name.utf8.count <= 200, let near = Suggestion.nearest(to: name, in: names) {
      let phrase = Quoting.quotedLiteral("Tap \(near)")
      return ["no item is called '\(name)'; did you mean 'say \(phrase)'?"]
    }
    var related: [String] = []
    for name in names where PhraseWords(name).sharesAWord(with: said) && !related.contains(name) {
      related.append(name)
    }
    guard !related.isEmpty else {
      return [
        said.number == nil
          ? Self.listing : "'say \"Show numbers\"' shows numbers to say"
      ]
    }
    let meant = related.prefix(Session.adviceLimit).map {
      "say \(Quoting.quotedLiteral("Tap \($0)"))"
    }.asAlternatives
    return ["no item is called '\(name)'; did you mean \(meant)?"]
  }

  /// Returns advice on words that aren't a phrase, such as similar phrases and the command that
  /// lists what the user can say.
  func advice(onPhrase text: String) -> VoiceAdvice {
    guard !isRehearsing else { return VoiceAdvice([Self.listing], .nothingIsGuessed) }
    let words = text.split(separator: " ").map(String.init)
    for length in 1..<max(2, min(3, words.count)) where words.count > length {
      guard let count = WrittenCount(words.suffix(length).joined(separator: " "))?.count, count > 1
      else { continue }
      let phrase = Quoting.quotedLiteral(words.dropLast(length).joined(separator: " "))
      let again = count == 2 ? "Repeat this" : "Repeat \(count - 1) times"
      let line = "say \(phrase); say \(Quoting.quotedLiteral(again))"
      return VoiceAdvice(["did you mean '\(line)'?"], .nothingIsGuessed)
    }
    if let line = actionSaid(text) {
      return VoiceAdvice(["did you mean '\(line)'?"], .actionsAreAMenu)
    }
    if let phrase = phraseInOtherWords(text) {
      let line = "say \(Quoting.quotedLiteral(phrase))"
      return VoiceAdvice(["did you mean '\(line)'?"], .nothingIsGuessed)
    }
    let near = Suggestion.nearest(
      Session.adviceLimit,
      to: text,
      in: phrasesToSay + allNamesForVoice
    )
    let lines = near.map { "say \(Quoting.quotedLiteral($0))" }
    let meant = lines.isEmpty ? [] : ["did you mean \(lines.asAlternatives)?"]
    return VoiceAdvice(meant + [Self.listing], .nothingIsGuessed)
  }

  /// Returns the line for a phrase such as `Delete Milk` that begins with the name of an action, or
  /// `nil` if no stop has the action.
  private func actionSaid(_ text: String) -> String? {
    let said = text.lowercased()
    for stop in stops {
      guard let name = nameShownByVoice(of: stop) else { continue }
      for action in actionNames(at: stop) where said.hasPrefix(action.lowercased()) {
        let phrase = Quoting.quotedLiteral("Show actions for \(name)")
        let line = "say \(phrase); say \(Quoting.quotedLiteral(action))"
        if succeeds(line) { return line }
      }
    }
    return nil
  }

  /// Verbs that people say, with the corresponding verbs of Voice Control.
  private static let verbs: [(said: [String], phrase: String)] = [
    (
      [
        "press", "click", "click on", "hit", "choose", "pick", "activate", "push", "touch", "open",
        "select", "press on", "tap on", "turn on", "turn off", "switch on", "switch off", "enable",
        "disable", "check", "uncheck", "tick", "untick", "toggle", "flip", "go to", "double tap",
      ], "Tap"
    ),
    (["turn up", "increase", "raise", "louder"], "Increment"),
    (["turn down", "decrease", "lower", "reduce"], "Decrement"),
  ]

  /// Returns the phrase that words such as `Press Pay` or `Turn up the volume slider` mean, or
  /// `nil` if they don't refer to an item.
  private func phraseInOtherWords(_ text: String) -> String? {
    let words = text.split(separator: " ").map(String.init)
    for row in Session.verbs {
      for verb in row.said where text.lowercased().hasPrefix(verb + " ") {
        let rest = words.dropFirst(verb.split(separator: " ").count)
        let name = rest.drop { ["the", "a", "my", "on"].contains($0.lowercased()) }
          .joined(separator: " ")
        let said = PhraseWords(name)
        let items = voiceItems
        if let match = NameMatch(said.withoutKind ?? said, among: items)
          ?? NameMatch(said, among: items)
        {
          return "\(row.phrase) \(match.name)"
        }
        if let near = Suggestion.nearest(to: name, in: items.flatMap(\.names)) {
          return "\(row.phrase) \(near)"
        }
      }
    }
    return nil
  }

  /// The lines that `:say` prints, with the names or the number of each item and the effect on the
  /// item.
  ///
  /// - Source: VOICE-CONTROL.md, chapter 4, `:say`.
  var sayLines: [String] {
    mutating get {
      guard options.voiceControl else {
        return ["Voice Control is off; 'voice control on' turns it on"]
      }
      startSilentlyIfNeeded()
      if state.voice.isAsleep { return ["Voice Control is asleep; 'say \"Wake up\"' wakes it"] }
      let items = voiceItems
      guard !items.isEmpty else {
        return [
          "this screen has no items for Voice Control; you can still say phrases such as “Go back”"
        ]
      }
      return items.enumerated().map { line(for: $1, number: $0 + 1, among: items) }
    }
  }

  private func line(for item: VoiceItem, number: Int, among items: [VoiceItem]) -> String {
    guard case .element(let index) = item.subject else { return "" }
    let effect = "\(verb(for: index)) \(Display.spoken(tree.phrase(of: index)))"
    guard !item.names.isEmpty else { return "number \(number): \(effect), which has no name" }
    let names = item.names.map { Display.spoken(Quoting.quotedLiteral($0)) }.joined(separator: ", ")
    let hidden = labelHidden(by: item).map { ", so you can't say \(Quoting.quotedLiteral($0))" }
    let come = item.names.count == 1 ? "the name comes" : "the names come"
    let origin =
      item.hasInputLabels ? "; \(come) from userInputLabels\(Display.spoken(hidden ?? ""))" : ""
    let shared = items.filter { other in
      other != item && other.words.contains { item.words.contains($0) }
    }
    let choice =
      shared.isEmpty
      ? ""
      : item.names.count == 1
        ? "; \(shared.count + 1) items have this name, so saying it shows numbers"
        : "; other items have some of these names, so saying such a name shows numbers"
    return "\(names): \(effect)\(origin)\(choice)"
  }

  private func verb(for index: ElementTree.Index) -> String {
    if takesActivation(index) { return "taps" }
    if tree.traits(of: index).contains(.adjustable) { return "“Increment” and “Decrement” adjust" }
    return actionNames(at: index).isEmpty ? "touches" : "“Show actions for” opens the actions of"
  }
}

extension PhraseWords {
  /// Words for kinds of elements, which aren't part of a name.
  ///
  /// - Rule: ``VoiceRule/labelIsTheName``
  private static let kinds: Set<String> = [
    "button", "link", "tab", "switch", "field", "slider", "image", "heading", "cell", "checkbox",
    "toggle", "icon", "menu",
  ]

  /// Returns whether any of these words begins with a word of the other phrase that has at least
  /// three letters.
  ///
  /// - Source: our choice.
  func sharesAWord(with other: PhraseWords) -> Bool {
    words.contains { word in other.words.contains { $0.count > 2 && word.hasPrefix($0) } }
  }

  /// The words without the kind at their end, or `nil` if they don't end with a kind.
  var withoutKind: PhraseWords? {
    guard words.count > 1, let last = words.last, Self.kinds.contains(last) else { return nil }
    return PhraseWords(words.dropLast().joined(separator: " "))
  }
}
