import EarshotModel

/// Words from design, UIKit, SwiftUI, or the web that have the same replacement in the notation.
///
/// If a file contains one of these words, the error says what to write instead. The replacement
/// depends on the position: `label` is a valid property, but at the beginning of an element, it
/// means `text`.
///
/// - Source: our choice, from words that people typed after they had read the documentation.
struct BorrowedWord: Sendable {
  /// The position of the word.
  enum Position: Sendable {
    /// The beginning of a line at the left margin.
    case margin
    /// The beginning of an element's line.
    case role
    /// A word after the role.
    case trait
    /// The name of a line `name: value`.
    case property
    /// The name of a line `name when …: value`.
    case guarded
    /// The name of the property that `set` changes.
    case setting
    /// The word after `on`.
    case event
    /// The first word of an effect.
    case effect
  }

  /// The words, in lowercase and without punctuation.
  let words: Set<String>
  /// The replacement, as the end of a sentence.
  let advice: String

  /// Creates a row.
  ///
  /// The initializer isn't inlined, because its code in the rows of the tables took a tenth of the
  /// module's compile time.
  ///
  /// - Parameters:
  ///   - words: The words, with spaces between them.
  ///   - advice: The replacement, as the end of a sentence.
  @inline(never)
  init(_ words: String, _ advice: String) {
    self.words = Set(words.split(separator: " ").map(String.init))
    self.advice = advice
  }
}

extension BorrowedWord {
  /// Returns the replacement for an unknown word.
  ///
  /// - Parameters:
  ///   - word: The word, as typed.
  ///   - place: The position of the word.
  ///   - known: The valid words in that position.
  /// - Returns: The end of a message, with the replacement, the word that the author probably
  ///   meant, or a command that lists the words, or an empty string.
  /// - Complexity: Same as ``Suggestion/ending(for:in:)``.
  static func ending(for word: String, as place: Position, in known: [String]) -> String {
    guard word.utf8.count <= 100 else { return Suggestion.ending(for: word, in: known) }
    if let advice = advice(on: word, as: place) { return "; \(advice)" }
    if let name = ownName(of: word, in: known) { return "; use '\(name)'" }
    let near = Suggestion.ending(for: word, in: known)
    // 'onsubmit' is an event of another tool, not a submit button.
    if near.isEmpty, place == .role, advice(on: word, as: .property) == nil,
      let advice = adviceOnEnd(of: word, in: known)
    {
      return "; \(advice)"
    }
    guard near.isEmpty, let topic = place.topic else { return near }
    if place == .event, let event = PlainLine.event(inName: word) { return "; use '\(event)'" }
    if let name = name(sharingPartOf: word, in: known),
      place != .event || !PlainLine.isNarrower(word, than: name)
    {
      return "; use '\(name)'"
    }
    return "; 'earshot help \(topic.rawValue)' lists the \(topic.rawValue)"
  }

  /// Returns the replacement for another tool's word, or `nil` if the word is unknown.
  static func advice(on word: String, as place: Position) -> String? {
    // A capital letter is a label or an item, not a tag of HTML.
    guard !word.hasPrefix("!"), word != "A" || place != .role else { return nil }
    let spelled = word.asciiLetters
    let row = table(of: place).first { $0.words.contains(spelled) }
    return row?.advice ?? place.wider.flatMap { advice(on: word, as: $0) }
  }

  /// Returns the notation's form of a word that has a different case or a prefix, such as `button`
  /// for `UIButton`, or `nil` for any other word.
  static func ownName(of word: String, in known: [String]) -> String? {
    let spelled = word.asciiLetters
    if let name = known.first(where: { $0.lowercased() == spelled }) { return name }
    guard let own = spelled.withoutPrefixOfFrameworks else { return nil }
    return known.first { $0.lowercased() == own }
  }

  /// Returns the replacement for a word that ends in a role or in a borrowed word, or `nil` for any
  /// other word.
  ///
  /// For example, the replacement is `button` for `ElevatedButton`, and `cell` for `ProfileCard`.
  private static func adviceOnEnd(of word: String, in known: [String]) -> String? {
    let spelled = word.asciiLetters
    let names = known.map { (end: $0.lowercased(), advice: "use '\($0)'") }
    let borrowed = roles.flatMap { row in row.words.map { (end: $0, advice: row.advice) } }
    return (names + borrowed).filter { $0.end.count > 3 && spelled.hasSuffix($0.end) }
      .max { ($0.end.count, $1.end) < ($1.end.count, $0.end) }?.advice
  }

  /// Parts of names that many names have.
  private static let commonParts: Set = [
    "number", "count", "total", "value", "change", "changed", "state", "text", "view", "item",
    "accessibility", "element", "event", "name", "type", "time", "current", "size",
  ]

  /// Returns the only known name that shares a distinctive part with a word in camel case, such as
  /// `pages` for `numberOfPages`, or `nil` if there isn't exactly one.
  static func name(sharingPartOf word: String, in known: [String]) -> String? {
    let parts = Set(word.camelParts).subtracting(commonParts)
    guard word.camelParts.count > 1 else { return nil }
    let found = Set(known).filter { !parts.isDisjoint(with: $0.camelParts) }
    return found.count == 1 ? found.first : nil
  }

  /// Returns the JSON key that another tool's key means, or `nil` if it's unknown.
  static func key(for word: String, in known: [String]) -> String? {
    let spelled = word.asciiLetters
    return ownName(of: word, in: known)
      ?? keys.first { $0.words.contains(spelled) && known.contains($0.advice) }?.advice
  }

  /// Returns the event that another tool's word means, or `nil` if it's unknown.
  static func event(meantBy word: String) -> String? {
    let known = Position.event.words
    let quoted = advice(on: word, as: .event)?.split(separator: "'").dropFirst().first
    return ownName(of: word, in: known)
      ?? quoted.map(String.init).flatMap { known.contains($0) ? $0 : nil }
  }

  /// Returns the change that replaces a word with the notation's form of it, or `nil` if the word
  /// needs different advice.
  static func fixIt(for word: String, as place: Position, _ range: Range<Int>) -> Diagnostic.FixIt?
  {
    guard advice(on: word, as: place) == nil, let name = ownName(of: word, in: place.words) else {
      return nil
    }
    return .init(range: range, replacement: name)
  }

  /// Returns the roles that begin the quoted parts of advice.
  static func quotedRoles(in advice: String) -> Set<Role> {
    Set(advice.split(separator: "'").compactMap { Role(rawValue: String($0.prefix { $0 != " " })) })
  }

  /// Returns the special replacement for a word inside a container with the given role, or `nil` if
  /// there's none.
  static func advice(on word: String, inside role: Role) -> String? {
    let spelled = word.asciiLetters
    return inside.first { $0.role == role && $0.row.words.contains(spelled) }?.row.advice
  }

  /// Returns the replacement for a word on the line of an element that isn't a trait's name in any
  /// tool, or `nil` for any other word.
  ///
  /// For example, the word is a property, which belongs on a line below.
  static func advice(on word: String, onLineOf role: Role) -> String? {
    guard role != .variable else { return nil }
    if word == "[x]" || word == "[X]" {
      return role.holdsState ? "write '\(role.rawValue) on' at the beginning of the line" : nil
    }
    if word.isSize {
      return role == .table
        ? "leave it out, because Earshot counts the rows and their cells"
        : "leave it out, because VoiceOver doesn't say the size of an element"
    }
    let spelled = word.asciiLetters
    if role.isOpenedByPresent,
      ["open", "opened", "shown", "visible", "presented"].contains(spelled)
    {
      return "write 'present #id' in the event that opens the view, because it's closed at first"
    }
    if let advice = advice(on: word, inside: role) { return advice }
    if role == .tab,
      ["active", "current", "chosen", "on", "picked", "highlighted"].contains(spelled)
    {
      return "write 'selected'"
    }
    guard advice(on: word, as: .trait) == nil else { return nil }
    return properties.first { $0.words.contains(spelled) }?.advice
  }

  /// Returns whether a word begins a component in the notation or in another tool.
  static func meansComponent(_ word: String) -> Bool {
    word == "component" || components.words.contains(word.asciiLetters)
  }

  /// Returns the rows for a position.
  static func table(of place: Position) -> [BorrowedWord] {
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
  var isOpenedByPresent: Bool {
    [.alert, .sheet, .popover, .confirmationDialog].contains(self)
  }
}

extension BorrowedWord.Position {
  /// The help page that lists the words, or `nil` if there are too few words for a page.
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

  /// The more general position whose replacements also apply here, or `nil` if there's none.
  fileprivate var wider: Self? {
    switch self {
    case .guarded, .setting: .property
    case .margin, .role, .trait, .property, .event, .effect: nil
    }
  }
}

extension String {
  /// The parts of a name such as `numberOfPages` or `page-count`, in lowercase and in the singular,
  /// without parts of fewer than four letters.
  fileprivate var camelParts: [String] {
    var parts = [""]
    for character in self {
      if character.isUppercase || !character.isLetter { parts.append("") }
      if character.isLetter { parts[parts.count - 1] += character.lowercased() }
    }
    return parts.map { $0.hasSuffix("s") ? String($0.dropLast()) : $0 }.filter { $0.utf8.count > 3 }
  }

  /// Whether the word consists of two numbers with `x` between them, such as `44x44`.
  fileprivate var isSize: Bool {
    let word = last == "," ? dropLast() : self[...]
    let parts = word.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { Int($0) != nil }
  }

  /// The ASCII letters and digits up to the first parenthesis, in lowercase:
  /// `accessibilityLabel("Pay")` becomes `accessibilitylabel`.
  fileprivate var asciiLetters: String {
    String(
      decoding: prefix { $0 != "(" }.lowercased().utf8.filter { $0.isLetter || $0.isDigit },
      as: UTF8.self
    )
  }

  /// The word without a prefix of UIKit, SwiftUI, or the web, or the word itself if it has no
  /// prefix.
  fileprivate var withoutPrefixOfFrameworks: String? {
    let prefixes = [
      "uiaccessibilitytrait", "accessibility", "a11y", "aria", "ui", "is", "xcuielementtype",
    ]
    if let prefix = prefixes.first(where: hasPrefix) { return String(dropFirst(prefix.count)) }
    return self
  }
}
