import EarshotLines
import EarshotNotation

// The content that a description conveys.
extension Scanner {
  /// Parses the items after `conveys`.
  mutating func conveyedItems() throws(Diagnostic) -> [ConveyedItem] {
    var items: [ConveyedItem] = []
    repeat { items.append(try conveyedItem()) } while skipMark(UInt8(ascii: ","))
    try expectEnd(after: "the part")
    return items
  }

  private mutating func conveyedItem() throws(Diagnostic) -> ConveyedItem {
    let kinds = ConveyedItem.Kind.allCases.map(\.rawValue)
    let place = claimWord
    let word = text(place).lowercased()
    guard let kind = ConveyedItem.Kind(rawValue: word) else {
      let needs = "'conveys' needs \(kinds.asAlternatives)"
      if let role = ConveyedItem.RoleWord(heardAs: word) {
        throw error(
          "\(needs), not '\(text(place))'; write '\(replacing(place, with: "role \(role.name)"))'",
          place
        )
      }
      if let string = try quoted(), isAtEnd {
        let label = "label \(Quoting.quotedLiteral(string))"
        throw error("\(needs); write '\(replacing(place, with: label))'", place)
      }
      throw unknown(place, in: kinds, needs: needs)
    }
    _ = skip(claimWord: word)
    return switch kind {
    case .label: .label(try conveyedText(kind))
    case .value: .value(try conveyedText(kind))
    case .role: .role(try conveyedRole())
    case .state: .state(try conveyedState())
    case .hint: .hint(try conveyedText(kind))
    case .position: .position(try conveyedText(kind))
    case .action: .action(try conveyedText(kind))
    }
  }

  /// Parses the text of an item in quotes, or returns `nil` if the item has no text.
  private mutating func conveyedText(_ kind: ConveyedItem.Kind) throws(Diagnostic) -> String? {
    let isKind = ConveyedItem.Kind(rawValue: text(claimWord).lowercased()) != nil
    if isAtEnd || isKind || peek == UInt8(ascii: ",") { return nil }
    if let text = try quoted() { return text }
    let start = position
    let stop = commaOutsideQuotes ?? endRange.upperBound
    let words = Quoting.quotedLiteral(text(start..<stop).trimmed)
    let claim = replacing(start..<stop, with: words) + text(stop..<endRange.upperBound)
    throw error("put the \(kind.rawValue) in quotes; write '\(claim)'", start..<stop)
  }

  /// Returns the whole claim with other words in a range.
  private func replacing(_ place: Range<Int>, with words: String) -> String {
    let claim = Scanner(claimLine: text(0..<endRange.upperBound))
    return text(claim.position..<place.lowerBound) + words
  }

  private mutating func conveyedRole() throws(Diagnostic) -> ConveyedItem.RoleWord {
    let place = claimWord
    let words = ConveyedItem.RoleWord.all
    let name = ConveyedItem.RoleWord(heardAs: text(place))?.name ?? text(place)
    guard let found = words.map(\.name).index(ofName: name) else {
      let word = text(place)
      if word.isEmpty {
        throw error("'role' needs a role that VoiceOver says, such as 'button'", endRange)
      }
      let near = Suggestion.ending(for: word, in: words.map(\.name))
      let wayOut = near.isEmpty ? "; use a role such as 'button'" : near
      throw error("'\(word)' isn't a role that VoiceOver says\(wayOut)", place)
    }
    position = place.upperBound
    skipBlanks()
    return words[found]
  }

  private mutating func conveyedState() throws(Diagnostic) -> ConveyedItem.StateWord {
    let place = claimWord
    guard let state = ConveyedItem.StateWord(rawValue: text(place).lowercased()) else {
      let names = ConveyedItem.StateWord.allCases.map(\.rawValue)
      throw unknown(place, in: names, needs: "'state' needs \(names.asAlternatives)")
    }
    position = place.upperBound
    skipBlanks()
    return state
  }
}
