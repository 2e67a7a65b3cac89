import EarshotComposer
import EarshotLines
import EarshotModel
package import EarshotNotation

/// The strings that VoiceOver can say in an app, for finding misspelled text that VoiceOver never
/// says.
///
/// The type errs on the side of including too much. It includes VoiceOver's own words in every
/// language, numbers of any size, and any text at references that the app fills in while it runs.
///
/// - Source: SESSIONS.md, "Refusals"; the method is our choice.
package struct SpokenTexts {
  /// The strings of the app without references, and the pieces between the references of other
  /// strings.
  private var texts: [String] = []
  private var lowered: [String] = []
  /// The parts of the strings between commas and periods, for comparison with misspelled strings.
  private var pieces: [String] = []
  private var known: Set<String> = []
  /// The pieces around references.
  ///
  /// VoiceOver may say any string that contains one of these pieces.
  private var surroundings: [Surrounding] = []
  private let vocabulary = Composer.wordings.map { $0.lowercased() }

  /// Collects the strings of an app.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the app.
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

  /// Finds the string that is most similar to a misspelled string.
  ///
  /// - Parameters:
  ///   - text: The expected speech, or a part of it.
  ///   - caseMatters: Whether the comparison considers case.
  /// - Returns: A piece of a string of the app, or `nil` if VoiceOver can say the text or no piece
  ///   is similar to it.
  /// - Complexity: O(*n*·*m*²), where *n* is the number of strings and *m* is their length.
  package func meant(by text: String, caseMatters: Bool) -> String? {
    guard !mayBeSaid(text, caseMatters: caseMatters) else { return nil }
    for piece in text.spokenPieces where !mayBeSaid(piece, caseMatters: caseMatters) {
      guard let near = Suggestion.nearest(to: piece, in: pieces) else { continue }
      let (meant, said) = (near.withoutDigits, piece.withoutDigits)
      if caseMatters ? meant != said : meant.lowercased() != said.lowercased() { return near }
    }
    return nil
  }

  /// Returns whether VoiceOver can ever say the string, or an utterance that contains it.
  ///
  /// - Complexity: O(*n*·*m*), where *n* is the number of strings and *m* is their length.
  package func mayBeSaid(_ text: String, caseMatters: Bool) -> Bool {
    let lowered = text.lowercased()
    let isWritten =
      caseMatters
      ? texts.contains { $0.contains(text) } : self.lowered.contains { $0.contains(lowered) }
    return isWritten || vocabulary.contains { $0.contains(lowered) }
      || surroundings.contains { $0.isIn(lowered) }
  }
}

// The words that VoiceOver can say for an element.
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

  /// Adds the words around the numbers of a time.
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

/// The words before, between, or after references.
private struct Surrounding {
  let text: String
  /// Whether no letter can precede the words, because no reference comes directly before them.
  let begins: Bool
  /// Whether no letter can follow the words, because no reference comes directly after them.
  let ends: Bool

  /// Returns the pieces in the words between two references.
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

  /// Returns whether the given text, which must be in lowercase, contains the words.
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
  /// The text, split at the commas and periods that join the parts of an utterance, without the
  /// dash that marks interrupted speech.
  fileprivate var spokenPieces: [String] {
    let marks: Set<Character> = [",", ".", "—", "⏎"]
    return split { marks.contains($0) }.map { String($0).trimmed }.filter { !$0.isEmpty }
  }

  /// The text without digits and other number characters.
  fileprivate var withoutDigits: String { filter { !$0.isNumber } }
}
