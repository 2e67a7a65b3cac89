import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotVoiceControl

// What a person is told beside a refusal, what can be said here, and why a phrase meant what it did.
extension Session {
  /// How many names are told.
  private static let adviceLimit = 3

  /// What there is to say of a name that no item has: what is there and isn't offered, the same
  /// without the word of a kind, or the nearest names.
  package func voiceAdvice(onName name: String) -> [String] {
    let said = PhraseWords(name)
    let others = namesNotOffered
    let exact = others.filter { $0.name == said }
    let known = exact.isEmpty ? others.filter { $0.name.hasRun(said) } : exact
    if let first = known.first { return [first.reason] }
    let items = voiceItems
    if NameMatch(said, among: items) != nil {
      return ["the menu of actions was open, and other words only close it; say it again"]
    }
    if let bare = said.withoutKind, let match = NameMatch(bare, among: items) {
      let phrase = Quoting.quotedLiteral("Tap \(match.name)")
      return ["say \(phrase): Voice Control knows names, not kinds"]
    }
    let names = items.flatMap(\.names)
    let near = Suggestion.ending(for: name, in: names)
    if !near.isEmpty { return ["no item is called '\(name)'\(near)"] }
    var related: [String] = []
    for name in names where PhraseWords(name).sharesAWord(with: said) && !related.contains(name) {
      related.append(name)
    }
    guard !related.isEmpty else { return [] }
    let meant = Array(related.prefix(Session.adviceLimit)).asAlternatives
    return ["no item is called '\(name)'; did you mean \(meant)?"]
  }

  /// What there is to say of words that are no phrase.
  var adviceOnPhrase: [String] { ["':say' lists what can be said here"] }

  /// What can be said to Voice Control now, and what each does.
  ///
  /// - Source: VOICE-CONTROL.md, chapter 4, `:say`.
  var sayLines: [String] {
    mutating get {
      guard options.voiceControl else {
        return ["Voice Control is off; 'voice control on' starts it"]
      }
      startSilentlyIfNeeded()
      let items = voiceItems
      guard !items.isEmpty else { return ["nothing can be said here"] }
      return items.enumerated().map { line(for: $1, number: $0 + 1, among: items) }
    }
  }

  private func line(for item: VoiceItem, number: Int, among items: [VoiceItem]) -> String {
    guard case .element(let index) = item.subject else { return "" }
    let effect = "\(verb(for: index)) \(Display.spoken(tree.shortName(of: index)))"
    guard !item.names.isEmpty else { return "number \(number): \(effect); no name" }
    let names = item.names.map { Display.spoken(Quoting.quotedLiteral($0)) }.joined(separator: ", ")
    let hidden = labelHidden(by: item).map { ", so \(Quoting.quotedLiteral($0)) can't be said" }
    let origin = item.hasInputLabels ? "; from userInputLabels\(Display.spoken(hidden ?? ""))" : ""
    let shared = items.filter { other in
      other != item
        && other.names.contains { name in
          item.names.contains { PhraseWords($0) == PhraseWords(name) }
        }
    }
    let choice =
      shared.isEmpty ? "" : "; \(shared.count + 1) items have this name, so numbers appear"
    return "\(names): \(effect)\(origin)\(choice)"
  }

  private func verb(for index: ElementTree.Index) -> String {
    if takesActivation(index) { return "taps" }
    if tree.traits(of: index).contains(.adjustable) { return "“Increment” and “Decrement” step" }
    return actionNames(at: index).isEmpty ? "touches" : "“Show actions for” opens the actions of"
  }

  /// Why a phrase meant what it did: `understood "Tap Add": userInputLabels of #add; …`.
  ///
  /// - Rule: ``VoiceRule/inputLabelsReplaceTheLabel``
  /// - Rule: ``VoiceRule/namelessItemsHaveNumbers``
  func whyItWasUnderstood(_ words: String, _ detail: WhyDetail) -> String {
    let said = "understood \(Quoting.quotedLiteral(words))"
    switch state.voice.origin {
    case .name(let item):
      let rule: VoiceRule = item.hasInputLabels ? .inputLabelsReplaceTheLabel : .labelIsTheName
      let property = item.hasInputLabels ? "userInputLabels" : "label"
      return Display.spoken("\(said): \(property) of \(name(of: item)); \(rule.rule.cited(detail))")
    case .number(_, let item):
      let rule: VoiceRule =
        item.names.isEmpty ? .namelessItemsHaveNumbers : .numbersFollowReadingOrder
      return Display.spoken("\(said): \(name(of: item)); \(rule.rule.cited(detail))")
    case .words, nil:
      return Display.spoken("\(said): \(VoiceRule.phrases.rule.cited(detail))")
    }
  }

  private func name(of item: VoiceItem) -> String {
    switch item.subject {
    case .element(let index), .action(_, let index): tree.shortName(of: index)
    }
  }

  /// The rule by which Voice Control refuses.
  func rule(of refusal: VoiceRefusal) -> Rule {
    switch refusal {
    case .isOff: SessionRule.refusals.rule
    case .noItem, .notUnderstood: VoiceRule.nothingIsGuessed.rule
    case .noNumber: VoiceRule.numbersNeedAnOverlay.rule
    case .noActions: VoiceRule.actionsAreAMenu.rule
    }
  }
}

extension PhraseWords {
  /// The words that name kinds of elements, which are no part of a name.
  ///
  /// - Rule: ``VoiceRule/labelIsTheName``
  private static let kinds: Set<String> = [
    "button", "link", "tab", "switch", "field", "slider", "image", "heading", "cell", "checkbox",
    "toggle", "icon", "menu",
  ]

  /// Whether a word begins with one of the others, of three letters or more.
  ///
  /// - Source: our choice.
  func sharesAWord(with other: PhraseWords) -> Bool {
    words.contains { word in other.words.contains { $0.count > 2 && word.hasPrefix($0) } }
  }

  /// The words without the kind at the end, or `nil` if there is none.
  var withoutKind: PhraseWords? {
    guard words.count > 1, let last = words.last, Self.kinds.contains(last) else { return nil }
    return PhraseWords(words.dropLast().joined(separator: " "))
  }
}
