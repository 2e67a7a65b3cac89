import EarshotComposer
import EarshotLines

extension Utterance {
  /// The author's own words: the label, or the value of what has no label.
  var name: String {
    let labels = parts.filter { $0.kind == .label }
    return (labels.isEmpty ? parts.filter { $0.kind == .value } : labels)
      .map(\.text).joined(separator: " ")
  }

  /// The hints and cues, whether they stand in a line of their own or behind the description.
  var hintsAndCues: [Part] {
    hintParts + parts.filter { [.hint, .actions, .moreContent].contains($0.kind) }
  }

  /// The rules, by their names, that something else than this utterance speaks against.
  ///
  /// A part is contradicted if one of its words isn't said, or if all are and the order differs. If
  /// the phone says more, the parts tell nothing of why.
  ///
  /// - Parameter said: What a phone said.
  /// - Returns: The names, in the order of the parts, each once.
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
  /// The words as they are compared.
  var wordsCompared: [String] {
    SpokenComparison.words.key(of: self).split(separator: " ").map(String.init)
  }
}
