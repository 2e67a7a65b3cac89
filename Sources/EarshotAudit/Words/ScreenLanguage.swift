import EarshotModel

/// The language of the labels on a screen, if it isn't English.
///
/// An export doesn't contain the language, and a file of one's own may not specify it, so the words
/// themselves decide.
///
/// - Source: our choice of the languages, of their words, and of the shares.
struct ScreenLanguage {
  /// A writing system other than Latin, or a language with Latin letters.
  enum Kind: Hashable {
    case script(Script)
    case language(LatinLanguage)
  }

  /// The kinds that most labels have, one of which is the language of the screen.
  let kinds: [Kind]

  /// The language or the writing system as an adjective, or `nil` if the words fit several
  /// languages.
  var name: String? {
    guard kinds.count == 1, let kind = kinds.first else { return nil }
    return switch kind {
    case .script(let script): script.rawValue
    case .language(let language): language.rawValue
    }
  }

  /// Whether the language isn't written with Latin letters.
  var isOfOtherScript: Bool {
    kinds.contains { if case .script = $0 { true } else { false } }
  }

  /// Finds the language of the stops, or returns `nil` if it's English, or if too few labels show
  /// it.
  ///
  /// Content can be in any language, so at least two controls have to be in this language, and more
  /// than are in English. With six labels in this language, one control is enough.
  ///
  /// - Complexity: O(1); of a long screen, the function reads 128 stops.
  init?(of stops: [AuditedStop]) {
    var all = Votes()
    var controls = Votes()
    let step = stops.count / 128 + 1
    for place in stride(from: 0, to: stops.count, by: step) where !stops[place].isInStatusBar {
      let stop = stops[place]
      let vote = LatinLanguage.vote(on: stop.label)
      all.add(vote)
      if stop.isControl { controls.add(vote) }
    }
    all.joinJapanese()
    controls.joinJapanese()
    guard let most = all.counts.values.max(), most >= 3, all.english * 2 <= most else { return nil }
    let kinds = all.counts.filter { $0.value * 3 >= most * 2 }.map(\.key)
    let commands = kinds.map { controls.counts[$0] ?? 0 }.max() ?? 0
    guard
      commands >= 2 && controls.english < commands
        || commands == 1 && controls.english <= 1 && most >= 6
    else { return nil }
    self.kinds = kinds
  }
}

/// The number of labels in each language.
private struct Votes {
  private(set) var counts: [ScreenLanguage.Kind: Int] = [:]
  private(set) var english = 0

  /// Counts labels of only ideographs as Japanese if another label has kana.
  mutating func joinJapanese() {
    guard counts[.script(.kana)] != nil,
      let ideographs = counts.removeValue(forKey: .script(.ideographs))
    else { return }
    counts[.script(.kana), default: 0] += ideographs
  }

  mutating func add(_ vote: LatinLanguage.Vote) {
    if vote.isEnglish { english += 1 }
    if let script = vote.script { counts[.script(script), default: 0] += 1 }
    for language in vote.languages { counts[.language(language), default: 0] += 1 }
  }
}
