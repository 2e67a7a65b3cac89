import EarshotComposer
import EarshotLines
import EarshotModel
package import EarshotNotation

/// Everything that VoiceOver can say in an app, so Earshot finds misspelled text that VoiceOver
/// never says.
///
/// It knows too much rather than too little: VoiceOver's own words in every language, numbers of any
/// size, and whatever stands around a place that is filled while the app runs.
///
/// - Source: SESSIONS.md, "Refusals"; how it is found out is our choice.
package struct SpokenTexts {
  /// The texts of the app, and the pieces of them between places that are filled.
  private var texts: [String] = []
  private var lowered: [String] = []
  /// What of these stands between commas and full stops, which is what another text may be near to.
  private var pieces: [String] = []
  private var known: Set<String> = []
  /// The pieces around places that are filled; a text that holds one may be said.
  private var surroundings: [Surrounding] = []
  private let vocabulary = Composer.wordings.map { $0.lowercased() }

  /// Collects the strings of an app.
  ///
  /// - Complexity: O(*n*) in the size of the app.
  package init(_ document: AppDocument) {
    let tree = document.tree
    for index in tree.indices {
      add(tree[index])
      if tree[index].scale?.isTime == true { addTimeWords(tree.languageInApp(of: index)) }
    }
    pieces = texts.flatMap(\.spokenPieces)
    lowered = texts.map { $0.lowercased() }
  }

  /// The cost of finding the nearest string, in units of work.
  package var cost: Int { Work.spelling * (texts.count + pieces.count) }

  /// Finds the string nearest to a misspelled one.
  ///
  /// - Parameters:
  ///   - text: What should be heard, or a part of it.
  ///   - caseMatters: Whether a text that has other capitals is another one.
  /// - Returns: A text of the app; `nil` if the other may be heard, or none is near.
  /// - Complexity: O(*n*·*m*²) in the number and the length of the strings.
  package func meant(by text: String, caseMatters: Bool) -> String? {
    guard !mayBeSaid(text, caseMatters: caseMatters) else { return nil }
    for piece in text.spokenPieces where !mayBeSaid(piece, caseMatters: caseMatters) {
      guard let near = Suggestion.nearest(to: piece, in: pieces) else { continue }
      let (meant, said) = (near.withoutDigits, piece.withoutDigits)
      if caseMatters ? meant != said : meant.lowercased() != said.lowercased() { return near }
    }
    return nil
  }

  /// Whether VoiceOver may say a string, or a part of it, at some moment.
  ///
  /// - Complexity: O(*n*·*m*) in the number and the length of the strings.
  package func mayBeSaid(_ text: String, caseMatters: Bool) -> Bool {
    let lowered = text.lowercased()
    let isWritten =
      caseMatters
      ? texts.contains { $0.contains(text) } : self.lowered.contains { $0.contains(lowered) }
    return isWritten || vocabulary.contains { $0.contains(lowered) }
      || surroundings.contains { $0.isIn(lowered) }
  }
}

// What of an element is said.
extension SpokenTexts {
  private mutating func add(_ element: Element) {
    for property in TextProperty.allCases { add(element.template(of: property)) }
    for line in element.guarded { add(line.value) }
    for action in element.actions {
      add(action.name)
      add(action.effects)
    }
    for handler in element.handlers { add(handler.effects) }
    for mark in element.marks {
      add(mark.text)
      for handler in mark.handlers { add(handler.effects) }
    }
    for content in element.customContent {
      add(content.label)
      add(content.value)
    }
    if let chart = element.chart {
      add(chart.title)
      if let summary = chart.summary { add(summary) }
      for series in chart.series {
        add(series.name)
        for point in series.points {
          add(chart.described(point.x))
          add(chart.described(point.y))
        }
      }
    }
    for rotor in element.rotors { add(rotor.name) }
    for status in element.status { add(status) }
    add(element.scale)
  }

  /// Adds what stands around the numbers of a time.
  private mutating func addTimeWords(_ language: String?) {
    let units = TimeWords(language: language)?.units.joined().map { $0.lowercased() } ?? []
    surroundings += units.map { Surrounding(text: $0, begins: false, ends: false) }
  }

  private mutating func add(_ effects: [Effect]) {
    for effect in effects {
      switch effect {
      case .set(_, let value): add(value)
      case .announce(let text, _), .notify(_, .text(let text)): add(text)
      case .voice(.speak(let utterance)): add(utterance.text)
      case .change, .show, .leave, .open, .notify, .play, .voice, .audio, .wait, .decline: break
      }
    }
  }

  private mutating func add(_ value: PropertyValue) {
    add(value.template)
    if case .values(let words) = value { add(Scale.values(words)) }
  }

  private mutating func add(_ scale: Scale?) {
    switch scale {
    case .values(let words)?: for word in words { add(word) }
    case .range(let range)?: add(range.suffix)
    case nil: break
    }
  }

  private mutating func add(_ text: TextTemplate?) {
    guard let text else { return }
    if let words = text.literal { return add(words) }
    for case .literal(let words) in text.segments {
      add(words)
      surroundings += Surrounding.all(in: words.lowercased()).filter { $0.text.count > 2 }
    }
  }

  private mutating func add(_ text: String) {
    if !text.isEmpty, known.insert(text).inserted { texts.append(text) }
  }
}

/// Words around a place that is filled.
private struct Surrounding {
  let text: String
  /// Whether no letter may be before them, since they don't touch the place.
  let begins: Bool
  /// Whether no letter may be after them.
  let ends: Bool

  /// The pieces of words between two places.
  static func all(in words: String) -> [Surrounding] {
    let pieces = words.spokenPieces
    return pieces.enumerated().map { number, text in
      Surrounding(
        text: text,
        begins: number > 0 || !words.hasPrefix(text),
        ends: number < pieces.count - 1 || !words.hasSuffix(text)
      )
    }
  }

  /// Whether a text in lower case holds the words.
  func isIn(_ text: String) -> Bool {
    text.ranges(of: self.text).contains { range in
      let before =
        range.lowerBound > text.startIndex ? text[text.index(before: range.lowerBound)] : " "
      let after = range.upperBound < text.endIndex ? text[range.upperBound] : " "
      return !(begins && before.isWordCharacter) && !(ends && after.isWordCharacter)
    }
  }
}

extension Character {
  fileprivate var isWordCharacter: Bool { isLetter || isNumber }
}

extension String {
  /// The text cut at commas and full stops, as the parts of an utterance are joined; what cut the
  /// speech short is left out.
  fileprivate var spokenPieces: [String] {
    let marks: Set<Character> = [",", ".", "—", "⏎"]
    return split { marks.contains($0) }.map { String($0).trimmed }.filter { !$0.isEmpty }
  }

  /// The text without what a number in it may be.
  fileprivate var withoutDigits: String { filter { !$0.isNumber } }
}
