import EarshotModel

/// A word that designers, UIKit, SwiftUI or the web have for something that is called otherwise here.
///
/// Where such a word stands in a file, the error says what to write. The words are kept by what they
/// would be: `label` is a fine property, and as the beginning of an element it is a `text`.
///
/// - Source: our choice, from what people typed who had read the documentation.
struct BorrowedWord: Sendable {
  /// What the word would be.
  enum Place: Sendable {
    /// The beginning of a line at the left margin.
    case margin
    /// The beginning of an element's line.
    case role
    /// A word behind the role.
    case trait
    /// The name of a line `name: value`.
    case property
    /// The name of a line `name when …: value`.
    case guarded
    /// The name of the property that `set` changes.
    case setting
    /// What stands after `on`.
    case event
    /// The lines below an event.
    case effect
  }

  /// The words, in lower case and without marks.
  let words: Set<String>
  /// What to write, as the end of a sentence.
  let advice: String

  /// Creates a row.
  ///
  /// Its code isn't repeated in the rows of the tables, where it took a tenth of the time that the module is compiled.
  ///
  /// - Parameters:
  ///   - words: The words, with blanks between them.
  ///   - advice: What to write, as the end of a sentence.
  @inline(never)
  init(_ words: String, _ advice: String) {
    self.words = Set(words.split(separator: " ").map(String.init))
    self.advice = advice
  }
}

extension BorrowedWord {
  /// What to write in the place of a word that is not known.
  ///
  /// - Parameters:
  ///   - word: The word, as it was typed.
  ///   - place: What it would be.
  ///   - known: The words that can stand there.
  /// - Returns: The end of a message: what to write, else the word that was perhaps meant, or nothing.
  /// - Complexity: as ``Suggestion/ending(for:in:)``.
  static func ending(for word: String, as place: Place, in known: [String]) -> String {
    guard word.utf8.count <= 100 else { return Suggestion.ending(for: word, in: known) }
    if let advice = advice(on: word, as: place) { return "; \(advice)" }
    if let name = ownName(of: word, in: known) { return "; here it is '\(name)'" }
    let near = Suggestion.ending(for: word, in: known)
    if near.isEmpty, place == .role, let role = roleAtEnd(of: word, in: known) {
      return "; here it is '\(role)'"
    }
    guard near.isEmpty, let topic = place.topic else { return near }
    return "; 'earshot help \(topic.rawValue)' lists them"
  }

  /// What to write in the place of a word that others use, or `nil` if it is none of those.
  static func advice(on word: String, as place: Place) -> String? {
    let spelled = word.asciiLetters
    let row = table(of: place).first { $0.words.contains(spelled) }
    return row?.advice ?? place.wider.flatMap { advice(on: word, as: $0) }
  }

  /// The word that has another case here, or no prefix: `UIButton` is a `button`.
  static func ownName(of word: String, in known: [String]) -> String? {
    let spelled = word.asciiLetters
    if let name = known.first(where: { $0.lowercased() == spelled }) { return name }
    guard let own = spelled.withoutPrefixOfFrameworks else { return nil }
    return known.first { $0.lowercased() == own }
  }

  /// The role that a longer word ends in: `ElevatedButton` is a `button`.
  private static func roleAtEnd(of word: String, in known: [String]) -> String? {
    let spelled = word.asciiLetters
    return known.filter { $0.count > 3 && spelled.hasSuffix($0.lowercased()) }
      .max { $0.count < $1.count }
  }

  /// The key of JSON that is meant by one of other tools, or `nil` if nothing is known of it.
  static func key(for word: String, in known: [String]) -> String? {
    let spelled = word.asciiLetters
    return ownName(of: word, in: known)
      ?? keys.first { $0.words.contains(spelled) && known.contains($0.advice) }?.advice
  }

  /// The event that a word of other tools stands for, or `nil` if none is known.
  static func event(meantBy word: String) -> String? {
    let known = Place.event.words
    let quoted = advice(on: word, as: .event)?.split(separator: "'").dropFirst().first
    return ownName(of: word, in: known)
      ?? quoted.map(String.init).flatMap { known.contains($0) ? $0 : nil }
  }

  /// The change that gives a word the name it has here; nothing where another word is only near.
  static func fixIt(for word: String, as place: Place, _ range: Range<Int>) -> Diagnostic.FixIt? {
    guard advice(on: word, as: place) == nil, let name = ownName(of: word, in: place.words) else {
      return nil
    }
    return .init(range: range, replacement: name)
  }

  /// What to write for a word in an element of a role, where that is more than the word alone says.
  static func advice(on word: String, inside role: Role) -> String? {
    let spelled = word.asciiLetters
    return inside.first { $0.role == role && $0.row.words.contains(spelled) }?.row.advice
  }

  /// What to write for a word on the line of an element, where it belongs below the line.
  static func advice(on word: String, onLineOf role: Role) -> String? {
    let spelled = word.asciiLetters
    if role.isOpenedByPresent,
      ["open", "opened", "shown", "visible", "presented"].contains(spelled)
    {
      return "it is closed at first; 'present #id' opens it"
    }
    if let advice = advice(on: word, inside: role) { return advice }
    guard advice(on: word, as: .trait) == nil else { return nil }
    return properties.first { $0.words.contains(spelled) }?.advice
  }

  /// Whether a word begins a component, here or in another tool.
  static func meansComponent(_ word: String) -> Bool {
    word == "component" || components.words.contains(word.asciiLetters)
  }

  /// The rows of a place.
  static func table(of place: Place) -> [BorrowedWord] {
    switch place {
    case .margin: margin
    case .role: roles
    case .trait: traits
    case .property: properties
    case .guarded: guarded
    case .setting: settings
    case .event: events
    case .effect: effects
    }
  }
}

extension Role {
  /// Whether `present` opens the node.
  fileprivate var isOpenedByPresent: Bool {
    [.alert, .sheet, .popover, .confirmationDialog].contains(self)
  }
}

extension BorrowedWord.Place {
  /// The page of the help that lists the words, or `nil` if they are too few for one.
  fileprivate var topic: NotationGuide? {
    switch self {
    case .margin: nil
    case .role: .roles
    case .trait: .traits
    case .property, .guarded, .setting: .properties
    case .event: .events
    case .effect: .effects
    }
  }

  /// The place whose words can stand here, too.
  fileprivate var wider: Self? {
    switch self {
    case .guarded, .setting: .property
    case .margin, .role, .trait, .property, .event, .effect: nil
    }
  }
}

extension String {
  /// The ASCII letters and digits up to the first parenthesis, in lower case:
  /// `accessibilityLabel("Pay")` gives `accessibilitylabel`.
  fileprivate var asciiLetters: String {
    String(
      decoding: prefix { $0 != "(" }.lowercased().utf8.filter { $0.isLetter || $0.isDigit },
      as: UTF8.self
    )
  }

  /// The word without what UIKit, SwiftUI and the web put before it, or `nil` if there is none.
  fileprivate var withoutPrefixOfFrameworks: String? {
    let prefixes = [
      "uiaccessibilitytrait", "accessibility", "a11y", "aria", "ui", "is", "xcuielementtype",
    ]
    if let prefix = prefixes.first(where: hasPrefix) { return String(dropFirst(prefix.count)) }
    return self
  }
}
