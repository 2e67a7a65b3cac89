import EarshotComposer
import EarshotLines

extension Utterance {
  /// The author's own words, which are the label or, for an element without a label, the value.
  var name: String {
    let labels = parts.filter { $0.kind == .label }
    return (labels.isEmpty ? parts.filter { $0.kind == .value } : labels)
      .map(\.text).joined(separator: " ")
  }

  /// The hints and cues, whether they're on a separate line or after the description.
  var hintsAndCues: [Part] {
    hintParts + parts.filter { [.hint, .actions, .moreContent].contains($0.kind) }
  }

  /// Returns the names of the rules that the phone's words contradict.
  ///
  /// The words contradict the rule of each part that has a word they lack. If they lack no word,
  /// the result is `order` if the phone says only Earshot's words, or no rule if it says more.
  ///
  /// - Parameter said: The words that the phone said.
  /// - Returns: The names in the order of the parts, without duplicates.
  func rules(contradictedBy said: String) -> [String] {
    let words = said.wordsCompared
    let spoken = parts + hintParts
    let missing = spoken.filter { !Set($0.text.wordsCompared).isSubset(of: words) }
    var names: [String] = []
    for name in missing.map(\.speechRule.rawValue) where !names.contains(name) {
      names.append(name)
    }
    if !names.isEmpty { return names }
    let known = Set(spoken.flatMap(\.text.wordsCompared))
    return [Set(words).isSubset(of: known) ? "order" : Observation.noRule]
  }
}

extension String {
  /// The words, normalized for comparison.
  var wordsCompared: [String] {
    SpokenComparison.words.key(of: self).split(separator: " ").map(String.init)
  }
}
