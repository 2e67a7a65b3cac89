import EarshotModel

extension ReferenceCheck {
  /// Judges a range that is said as a time: what has it counts, and its language has the words.
  mutating func judgeTimes(_ use: NameReference) {
    guard diagnostics.count <= DiagnosticCollector.limit else { return }
    for node in nodes(.own, use.owner) where tree[node].ownScale?.isTime == true {
      guard tree[node].canCountTime else { return report(.timeElsewhere(tree.role(of: node)), use) }
      let language = tree.languageInApp(of: node) ?? "en"
      guard TimeWords(language: language) != nil else {
        return report(.unknownTimeWords(language), use)
      }
    }
  }
}

extension Element {
  /// Whether the value can be a time: the user steps it, or an effect does.
  fileprivate var canCountTime: Bool {
    if traits.contains(.toggleButton) || traits.contains(.textEntry) { return false }
    return traits.contains(.adjustable) || [.text, .element, .stepper, .progress].contains(role)
  }
}
