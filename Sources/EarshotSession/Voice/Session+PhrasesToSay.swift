import EarshotLines
import EarshotModel
import EarshotNotation
package import EarshotVoiceControl

// The phrases that the user can currently say, for completion and `:what`.
extension Session {
  /// The phrases that name an item on the screen, followed by the phrases without a name.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of nodes on the screen.
  var phrasesToSay: [String] {
    let onItems = voiceItems.flatMap { item -> [String] in
      guard case .element(let index) = item.subject else { return [] }
      let isAdjustable = tree.traits(of: index).contains(.adjustable)
      let steps = isAdjustable ? ["Increment", "Decrement"] : []
      let actions = actionNames(at: index).isEmpty ? [] : ["Show actions for"]
      return (["Tap"] + steps + actions).flatMap { verb in item.names.map { "\(verb) \($0)" } }
    }
    return onItems + PhraseDefinition.all.filter(\.isWhole).map(\.words)
  }

  /// All names that the user can say, in reading order, with an empty string for each item without
  /// a name.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of nodes on the screen.
  package var allNamesForVoice: [String] {
    voiceItems.flatMap { $0.names.isEmpty ? [""] : $0.names }
  }
}

// Labels that input labels replace.
extension Session {
  /// Returns the item's label if the user can't say it, because no name of the item contains the
  /// label's first word.
  ///
  /// Otherwise, the result is `nil`.
  ///
  /// - Source: UIAccessibility.h, accessibilityUserInputLabels; the first word is our choice.
  /// - Rule: ``VoiceRule/inputLabelsReplaceTheLabel``
  package func labelHidden(by item: VoiceItem) -> String? {
    guard item.hasInputLabels, case .element(let index) = item.subject,
      let label = label(of: index), let first = PhraseWords(label).lettered.first,
      !item.words.contains(where: { $0.words.contains(first) })
    else { return nil }
    return label
  }
}

extension WhatReport {
  /// The lines that `:what` prints about the available phrases, or an empty array if Voice Control
  /// is off.
  var voiceLines: [String] {
    guard state.options.voiceControl else { return [] }
    if state.voice.isAsleep { return ["say \"Wake up\": wakes Voice Control"] }
    let items = session.voiceItems
    if items.isEmpty { return ["say: no item here has a name or a number for Voice Control"] }
    let named = items.first { $0.shownName != nil }
    guard let example = named?.shownName.map({ "say \(Quoting.quotedLiteral("Tap \($0)"))" }) else {
      return ["say \"Show numbers\": shows the numbers of items, which have no names here"]
    }
    let effect =
      items.count == 1
      ? "taps the only item with a name or a number"
      : "taps one of \(items.count) items with a name or a number; ':say' lists them"
    return [Display.spoken("\(example): \(effect)")]
  }
}
