import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotVoiceControl

// The reason for the meaning of a phrase.
extension Session {
  /// Returns the reason for the meaning of a phrase, such as
  /// `understood "Tap Add": userInputLabels of #add; …`.
  ///
  /// - Rule: ``VoiceRule/inputLabelsReplaceTheLabel``
  /// - Rule: ``VoiceRule/namelessItemsHaveNumbers``
  func whyItWasUnderstood(_ words: String, _ detail: WhyDetail) -> [String] {
    let said = "understood \(Quoting.quotedLiteral(words))"
    let (origin, rule) = whatItMeant
    let lines = ["\(said): \(origin)\(rule.rule.cited(detail))"]
    guard state.voice.isUnproved, rule != .wordsWithoutASource else { return lines.spoken }
    return (lines + ["\(said): \(VoiceRule.wordsWithoutASource.rule.cited(detail))"]).spoken
  }

  private var whatItMeant: (origin: String, rule: VoiceRule) {
    switch state.voice.origin {
    case .name(let item) where item.isAction: ("", .actionsAreAMenu)
    case .name(let item):
      item.hasInputLabels
        ? ("userInputLabels of \(name(of: item)); ", .inputLabelsReplaceTheLabel)
        : ("label of \(name(of: item)); ", .labelIsTheName)
    case .number(_, let item):
      (
        "\(name(of: item)); ",
        item.names.isEmpty ? .namelessItemsHaveNumbers : .numbersFollowReadingOrder
      )
    case .sharedName: ("", .sharedNamesGetNumbers)
    case .cell: ("", .grid)
    case .words where state.voice.isUnproved: ("", .wordsWithoutASource)
    case .dictation: ("", .dictates)
    case .words, .asleep, .refused, nil: ("", .phrases)
    }
  }

  private func name(of item: VoiceItem) -> String {
    switch item.subject {
    case .element(let index), .action(_, let index): tree.shortName(of: index)
    }
  }

  func rule(of refusal: VoiceRefusal) -> Rule {
    if case .refused(let rule)? = state.voice.origin { return rule.rule }
    return switch refusal {
    case .isOff: SessionRule.refusals.rule
    case .noItem, .notUnderstood: VoiceRule.nothingIsGuessed.rule
    case .noNumber: VoiceRule.numbersNeedAnOverlay.rule
    case .noActions: VoiceRule.actionsAreAMenu.rule
    }
  }

  /// The rule because of which VoiceOver says nothing after a Voice Control phrase, or `nil` if
  /// there's none.
  var ruleOfSilentPhrase: Rule? {
    guard state.hasVoice else { return nil }
    return switch state.voice.origin {
    case .asleep: VoiceRule.sleeps.rule
    case .dictation: VoiceRule.dictates.rule
    default: nil
    }
  }
}

extension VoiceItem {
  /// Whether the item is an action of an open menu.
  fileprivate var isAction: Bool { if case .action = subject { true } else { false } }
}

extension [String] {
  fileprivate var spoken: [String] { map(Display.spoken) }
}
