import EarshotModel

/// A help page about the words of the notation.
///
/// The words come from the tables that the parser uses, so a new word appears here automatically.
///
/// - Source: SCREEN-FORMAT.md.
package enum NotationGuide: String, CaseIterable, Sendable {
  case roles, traits, properties, events, effects, conditions, amounts, times, parts, components

  /// A word and its meaning.
  package struct Row: Hashable, Sendable {
    /// The word, or an example of the notation.
    package let word: String
    /// The meaning of the word, as a sentence without a period.
    package let meaning: String
  }

  /// The title of the page, with a description of its words.
  package var title: String {
    switch self {
    case .roles: "Roles: the words that begin the lines of elements and containers."
    case .traits: "Traits: words after the role of an element, with the names from UIKit."
    case .properties: "Properties: 'NAME: VALUE' below an element, a screen, or the app."
    case .events: "Events: 'on NAME:' below an element, a screen, or the app."
    case .effects: "Effects: lines below an event, a timer, or an action."
    case .conditions:
      """
      Conditions: 'when …' before the colon of a property, an event, a timer, or an action. For a \
      property or an event, a last line without 'when' covers all other cases.
      """
    case .amounts: "Amounts: '{…}' in text, for the text of other elements and for calculations."
    case .times: "Times: a number of seconds that VoiceOver says as “1 minute 15 seconds”."
    case .parts: "Parts: other lines below an element, and names for elements."
    case .components: "Components: an element and its contents, written once and reused."
    }
  }

  /// The words, in the order of the tables.
  package var rows: [Row] {
    switch self {
    case .roles:
      Role.allCases.filter(\.isWritten).map { Row(word: $0.rawValue, meaning: $0.meaning) }
    case .traits: NamedTrait.allCases.map { Row(word: $0.rawValue, meaning: $0.meaning) }
    case .properties:
      Property.allCases.map { Row(word: $0.spec.name, meaning: $0.spec.summary.withoutFullStop) }
    case .events:
      AppEvent.named.map { Row(word: $0.name, meaning: $0.event.meaning) }
        + TimerWord.allCases.map {
          Row(word: "\($0.rawValue) 20s", meaning: $0.event(Milliseconds(0)).meaning)
        }
    case .effects: EffectWord.all.map { Row(word: $0.usage, meaning: $0.meaning) }
    case .conditions: GuardWord.allCases.map { Row(word: $0.usage, meaning: $0.meaning) }
    case .amounts: AmountWord.allCases.map { Row(word: $0.usage, meaning: $0.meaning) }
    case .times: TimeWord.allCases.map { Row(word: $0.usage, meaning: $0.meaning) }
    case .parts: PartWord.allCases.map { Row(word: $0.usage, meaning: $0.meaning) }
    case .components:
      ComponentWord.allCases.map { Row(word: $0.usage, meaning: $0.meaning) }
    }
  }
}

extension NotationGuide {
  /// Finds the page for a word that isn't its name, such as `when` for conditions, or returns `nil`
  /// if there's none.
  package init?(meantBy word: String) {
    switch word {
    case "when", "condition", "guard", "guards", "else", "if": self = .conditions
    case "property": self = .properties
    case "identifiers", "tag", "selector": self = .parts
    case "reference", "references", "braces": self = .amounts
    default: return nil
    }
  }

  /// Returns the rows whose first word is the given word, ignoring case.
  package func rows(beginningWith word: String) -> [Row] {
    rows.filter { $0.word.prefix { $0.isLetter || $0 == "-" }.lowercased() == word.lowercased() }
  }

  /// Returns the replacement for another tool's word, as the end of a message, or an empty string
  /// if the word is unknown.
  package static func advice(on word: String) -> String {
    guard word.first?.isLetter == true else { return "" }
    let places: [BorrowedWord.Position] = [.role, .property, .event, .effect, .trait, .margin]
    for place in places {
      if let advice = BorrowedWord.advice(on: word, as: place) { return "; \(advice)" }
    }
    for place in places {
      if let name = BorrowedWord.ownName(of: word, in: place.words), name != word.lowercased() {
        return "; use '\(name)'"
      }
    }
    return ""
  }
}

extension Role {
  /// Whether the role is a word of the notation, and not a part that the tree's builder creates.
  fileprivate var isWritten: Bool { !isMadeByBuilder }
}

extension String {
  fileprivate var withoutFullStop: String { hasSuffix(".") ? String(dropLast()) : self }
}
