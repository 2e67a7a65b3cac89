package import EarshotModel

/// An item that a person can name or number, which is a visible control or an action of an open
/// menu.
package struct VoiceItem: Hashable, Sendable {
  /// The subject of a phrase.
  package enum Subject: Hashable, Sendable {
    /// An element.
    case element(ElementTree.Index)
    /// A custom action of an element, by its index among the available actions.
    case action(Int, at: ElementTree.Index)
  }

  /// The element or the action.
  package var subject: Subject
  /// The names, starting with the name that's shown.
  package let names: [String]
  /// The words of each name, normalized for comparison.
  package let words: [PhraseWords]
  /// Whether the names are the element's `userInputLabels` rather than its label.
  package var hasInputLabels: Bool

  /// Creates an item, omitting names without words because no one can say them.
  package init(_ subject: Subject, names: [String], hasInputLabels: Bool = false) {
    let sayable = names.map { ($0, PhraseWords($0)) }.filter { !$0.1.isEmpty }
    self.subject = subject
    self.names = sayable.map(\.0)
    words = sayable.map(\.1)
    self.hasInputLabels = hasInputLabels
  }

  /// The name that Voice Control shows, or `nil` if the item has none.
  package var shownName: String? { names.first }

  package static func == (first: VoiceItem, second: VoiceItem) -> Bool {
    first.subject == second.subject && first.names == second.names
      && first.hasInputLabels == second.hasInputLabels
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(subject) }
}

/// A lookup table of items by name, for many queries about the same items.
package struct VoiceItemIndex {
  private let places: [PhraseWords: [Int]]
  private let own: [VoiceItem.Subject: Int]

  /// Collects the names of items.
  ///
  /// - Complexity: O(*n*), where *n* is the length of all names.
  package init(_ items: [VoiceItem]) {
    var places: [PhraseWords: [Int]] = [:]
    for (place, item) in items.enumerated() {
      for name in Set(item.words) { places[name, default: []].append(place) }
    }
    self.places = places
    own = Dictionary(
      items.enumerated().map { ($1.subject, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Returns the index of a subject's item, or `nil` if Voice Control doesn't offer the subject.
  package func place(of subject: VoiceItem.Subject) -> Int? { own[subject] }

  /// Returns the indices of the items that have a name, in reading order.
  package func places(named words: PhraseWords) -> [Int] { places[words] ?? [] }
}

/// The items that match a name.
package struct NameMatch: Hashable, Sendable {
  /// The items, in reading order.
  package var items: [VoiceItem]
  /// The name as written, or as spoken if several names match.
  package var name: String

  /// Finds the items that a phrase names: the items with exactly this name or, if there are none,
  /// the items whose names contain the phrase in whole words.
  ///
  /// Returns `nil` if no item matches.
  ///
  /// - Parameters:
  ///   - said: The words of the phrase.
  ///   - items: The offered items, in reading order.
  /// - Complexity: O(*n*), where *n* is the length of all names.
  /// - Rule: ``VoiceRule/partOfAName``
  package init?(_ said: PhraseWords, among items: [VoiceItem]) {
    var exact: [(VoiceItem, String)] = []
    var partial: [(VoiceItem, String)] = []
    for item in items {
      if let place = item.words.firstIndex(of: said) {
        exact.append((item, item.names[place]))
      } else if let place = item.words.firstIndex(where: { $0.hasRun(said) }) {
        partial.append((item, item.names[place]))
      }
    }
    let found = exact.isEmpty ? partial : exact
    guard let first = found.first else { return nil }
    self.items = found.map(\.0)
    name = found.allSatisfy { $0.1 == first.1 } ? first.1 : said.text(from: 0)
  }
}
