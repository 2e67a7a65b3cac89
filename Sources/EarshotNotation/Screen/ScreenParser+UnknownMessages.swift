import EarshotModel

// Messages about unknown words.
extension Diagnostic.Message {
  static func unknownRole(_ word: String, with text: String?, in line: String = "") -> Self {
    switch word {
    case "app", "screen", "each", "component":
      return "'\(word)' belongs at the left margin; delete the spaces before it"
    case "toggle": return "'toggle' is an effect, not a switch; write 'switch on' or 'switch off'"
    case _ where Scanner.effects.contains(word):
      guard text != nil, let advice = BorrowedWord.advice(on: word, as: .role) else {
        return "'\(word)' is an effect; put it below an event or an action"
      }
      return "'\(word)' is an effect; \(advice)"
    case _ where Property.allCases.contains { $0.name == word }:
      if let advice = BorrowedWord.advice(on: word, as: .role) {
        return "'\(word)' is a property, written '\(word): …'; \(advice)"
      }
      if let text, text.hasPrefix("unless ") { return writeWhenNot(String(text.dropFirst(7))) }
      return "'\(word)' is a property; write '\(word): \(text ?? "…")'"
    default: return unknownFirstWord(word, text, line)
    }
  }

  /// Returns the message for an unknown word in place of a role.
  private static func unknownFirstWord(_ word: String, _ text: String?, _ line: String) -> Self {
    let head = String(word.prefix { $0 != "(" && $0 != "=" })
    if head.utf8.count == 2, head.lowercased().hasPrefix("h"), let level = Int(head.dropFirst()),
      (1...6).contains(level)
    {
      let label = Quoting.quotedLiteral(text ?? "…")
      return "write a heading as 'header \(label)', with 'level: \(level)' on its own line below"
    }
    let roles = BorrowedWord.Position.role.words
    if let text, head != word, let role = BorrowedWord.ownName(of: head, in: roles) {
      return "unknown role '\(head)'; write '\(role) \(Quoting.quotedLiteral(text))'"
    }
    let properties = BorrowedWord.Position.property.words
    if BorrowedWord.advice(on: head, as: .role) == nil,
      BorrowedWord.ownName(of: head, in: roles) == nil,
      let property = BorrowedWord.ownName(of: head, in: properties)
    {
      return "'\(head)' is the property '\(property)' here; write '\(property): \(text ?? "…")'"
    }
    let known = roles + ScreenParser.lineWords
    let ending = BorrowedWord.ending(for: word, as: .role, in: known)
    if text == nil, ending.contains(.listsThem), word.first?.isUppercase == true {
      let isPlain = line.utf8.count <= 60 && !line.contains { "\"#{}:=()<>".contains($0) }
      let words = Quoting.quotedLiteral(isPlain && !line.isEmpty ? line : word)
      return "unknown role '\(word)'; for words on the screen, write 'text \(Display.safe(words))'"
    }
    return "unknown role '\(word)'\(ending)"
  }

  static func effectBesideEvent(_ effect: String, _ event: String) -> Self {
    "'\(effect)' is an effect; indent it by two more spaces to put it under '\(event):' above"
  }

  static func componentIsUsed(_ name: String, _ count: Int) -> Self {
    let texts = Array(repeating: "\"…\"", count: count).joined(separator: ", ")
    return "'\(name)' is a component; write 'use \(name)\(count == 0 ? "" : "(\(texts))")'"
  }

  static func propertyOnLine(_ word: String, _ property: String, _ value: String?) -> Self {
    "'\(word)' is a property; write '\(property): \(value ?? "…")' on its own line below"
  }

  static func numberOnLine(_ number: String, _ property: String) -> Self {
    "unknown trait '\(number)'; write '\(property): \(number)' on its own line below"
  }

  static func roleIsFirst(_ role: Role, _ text: String?) -> Self {
    "put the role first: '\(role.rawValue) \(Quoting.quotedLiteral(text ?? "…"))'"
  }

  static func nameBeforeText(_ name: String, _ role: Role, _ text: String) -> Self {
    let line = "\(role.rawValue) \(Quoting.quotedLiteral(text)) #\(name)"
    return "unknown trait '\(name)'; put a name at the end, after '#': '\(line)'"
  }

  static func labelWithoutQuotes(_ line: String) -> Self { "put the label in quotes: '\(line)'" }
}

extension Scanner {
  /// Returns the message for a word that isn't a role, with the words that follow it.
  func unknownRole(_ name: String, at place: Range<Int>) -> Diagnostic.Message {
    let line = text(place.lowerBound..<end)
    return .unknownRole(name, with: firstText ?? value(after: place), in: line)
  }

  /// Returns the words after the name of a property, or `nil` if the name isn't a property's, or if
  /// the words are missing or long.
  private func value(after place: Range<Int>) -> String? {
    guard Property(name: text(place)) != nil else { return nil }
    let words = text(place.upperBound..<end).trimmedOfSpaces
    return words.isEmpty || words.utf8.count > 60 ? nil : words
  }
}
