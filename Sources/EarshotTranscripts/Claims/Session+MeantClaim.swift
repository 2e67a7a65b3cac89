import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

// The meaning of a failing claim whose words can be read in another way.
//
// - Source: our choice, from what people typed.
extension Session {
  /// Returns the claim that the user probably meant by a failing claim.
  ///
  /// For example, the result is `#pay is dimmed` for `#pay is greyed out`, and `focus #pay` for
  /// `focus on the Pay button`.
  ///
  /// - Parameter claim: The failing claim.
  /// - Returns: The claim without `?`, or `nil` if the failing claim has no other meaning.
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  func claimMeant(by claim: Claim) -> String? {
    guard let meant = meant(claim), let other = try? Claim(meant), other.content != claim.content
    else { return nil }
    return KeptParts(of: claim.text).areAll(in: meant) ? meant : nil
  }

  /// Returns the claim about the state of an element that you can't hear now, such as `state of
  /// #pay is dimmed` for `#pay is dimmed`.
  ///
  /// The result is `nil` for other findings.
  func claimElsewhere(_ claim: Claim, _ finding: ClaimFinding) -> String? {
    guard finding.isVoid, case .condition(let condition) = claim.content,
      condition.tests.allSatisfy({ document.tree.knows($0.node) }),
      claim.text.hasPrefix("#") || claim.text.hasPrefix("not #")
    else { return nil }
    let bare = claim.isNegated ? String(claim.text.dropFirst(4)).trimmed : claim.text
    return "\(claim.isNegated ? "not " : "")state of \(bare)"
  }

  private func meant(_ claim: Claim) -> String? {
    switch claim.content {
    case .condition(let condition), .state(let condition):
      let comparesWithText = condition.tests.allSatisfy {
        guard case .text = $0.word, let text = $0.text else { return false }
        return text.contains(where: \.isBlank) || Int(PlainWord.canonical(text)) != nil
      }
      if let ofRole = Self.role(in: condition, claim) { return ofRole }
      return comparesWithText ? ClaimSentence.line(for: claim.text) : nil
    case .rotor(let name): return rotorMeant(by: name).map { claim.isNegated ? "not \($0)" : $0 }
    case .focus(.label(let name), nil) where element(called: name) == nil:
      return elementCalled(name).map { "\(claim.isNegated ? "not " : "")focus \($0)" }
    case .reachable(.label(let name)) where element(called: name) == nil:
      return elementCalled(name).map { "\(claim.isNegated ? "not " : "")reachable \($0)" }
    default: return nil
    }
  }

  /// Returns the claim about the role of an element, such as `#pay conveys role button` for `#pay is
  /// button`, or `nil` for other conditions.
  private static func role(in condition: Condition, _ claim: Claim) -> String? {
    guard condition.tests.count == 1, let test = condition.tests.first, test.property == nil,
      let text = test.text, let role = ConveyedItem.RoleWord(heardAs: text)
    else { return nil }
    let denial = claim.isNegated ? "not " : ""
    let subject =
      if case .identifier(let name) = test.node { "\(Quoting.name(name, after: "#")) " } else { "" }
    return "\(denial)\(subject)conveys role \(role.name)"
  }

  /// Returns the claim about the rotor setting with which words such as `set to Headings` end, or
  /// `nil` if the words are the name of a setting, or if they end with none.
  private func rotorMeant(by words: String) -> String? {
    var copy = self
    guard copy.rotor(named: words) == nil else { return nil }
    let parts = words.split(whereSeparator: \.isBlank).map(String.init)
    let names = parts.indices.dropFirst().map { parts[$0...].joined(separator: " ") }
    return names.first { copy.rotor(named: $0) != nil }.map { "rotor \(Quoting.quotedLiteral($0))" }
  }

  /// Words around the name of an element.
  private static let fillers: Set = [
    "is", "on", "the", "at", "to", "in", "a", "button", "field", "switch", "link", "element",
    "heading", "item", "cell", "row", "slider", "tab", "auf", "der", "die", "das", "now", "stop",
  ]

  /// Returns the element that the words name, ignoring filler words at both ends, or `nil` if
  /// there's none.
  private func elementCalled(_ words: String) -> String? {
    var words = words.split(whereSeparator: \.isBlank).map(String.init)
    while !words.isEmpty {
      let name = words.joined(separator: " ")
      if let element = element(called: Quoting.unquoted(name) ?? name) { return element }
      if let first = words.first, Self.fillers.contains(first.lowercased()) {
        words.removeFirst()
      } else if let last = words.last, Self.fillers.contains(last.lowercased()) {
        words.removeLast()
      } else {
        return nil
      }
    }
    return nil
  }

  /// Returns the command with the name of an element instead of the words around the name, such as
  /// `touch #pay` for `touch the button Pay`.
  ///
  /// The result is `nil` if the command needs no change.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  func commandNaming(_ command: String) -> String? {
    guard
      case .success(.gesture(let gesture))? = CommandParser.placedCommands(in: command).last?
        .result
    else { return nil }
    let target: CommandTarget
    switch gesture {
    case .tap(let label?), .touch(.target(let label)), .swipe(_, .until(let label)): target = label
    default: return nil
    }
    guard case .label(let name) = target, element(called: name) == nil,
      let element = elementCalled(name), let place = command.lastRange(of: name)
    else { return nil }
    let start = String(command[..<place.lowerBound]).trimmed
    return "\(start.hasSuffix("\"") ? String(start.dropLast()) : start) \(element)".replacing(
      "  ",
      with: " "
    )
  }

  /// Returns the message with an `absent` claim instead of a suggested `not reachable` claim about
  /// an element that the app doesn't have.
  ///
  /// The result is `nil` for other messages.
  func claimOfAbsence(insteadOf message: String) -> String? {
    let words = "write '? not reachable #"
    guard let place = message.firstRange(of: words) else { return nil }
    let name = message[place.upperBound...].prefix { $0 != "'" && !$0.isBlank }
    guard !name.isEmpty, !document.tree.knows(identifier: String(name)) else { return nil }
    return message.replacing("\(words)\(name)", with: "write '? absent #\(name)")
  }
}

extension ElementTree {
  /// Returns whether an element is in the tree.
  fileprivate func knows(_ node: NodeReference) -> Bool {
    if case .identifier(let name) = node { knows(identifier: name) } else { true }
  }
}
