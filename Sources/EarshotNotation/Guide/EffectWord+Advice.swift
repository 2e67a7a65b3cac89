import EarshotModel

extension EffectWord {
  /// Returns advice about the text that follows a complete effect, or `nil` if there's none.
  func advice(onRest rest: String, _ effect: Effect) -> String? {
    if ["when ", "if ", "unless "].contains(where: rest.hasPrefix) {
      return BorrowedWord.advice(on: "when", as: .effect)
    }
    return switch effect {
    case .change(.increment, _), .change(.decrement, _), .change(.advance, _):
      adviceOnSize(rest, effect)
    case .change(.deleteLast, _) where ExactNumber(rest) != nil:
      "'deleteLast' deletes one character; repeat it on its own line for each additional character"
    case .open(let name) where rest.hasPrefix("with "):
      """
      'present' doesn't take text; to change the label first, write \
      'set \(Quoting.name(name, after: "#")).label: …' on its own line above \
      'present \(Quoting.name(name, after: "#"))'
      """
    case .leave(.dismiss):
      "'dismiss' closes the view that was presented last; leave out the words after it"
    case .leave(.back): "'back' goes back one screen; leave out the words after it"
    case .show(.push, "screen"), .show(.replace, "screen"):
      "write '\(name) \(rest)', without 'screen'"
    case .show(.push, "to"): "write 'push \(rest)', without 'to'"
    case .show(.present, let word) where rest.hasPrefix("#") && TargetWord.panels.contains(word):
      "write 'present \(rest)', without '\(word)'"
    case .show(_, let screen): adviceOnName(screen, rest, mark: nil)
    case .open(let panel): adviceOnName(panel, rest, mark: "#")
    case .change(_, let targets) where !rest.contains(" "): adviceOnName(of: targets.last, rest)
    default: nil
    }
  }

  /// Returns advice about a word after an identifier, or `nil` for any other target.
  private func adviceOnName(of target: Target?, _ rest: String) -> String? {
    guard case .identifier(let name)? = target else { return nil }
    return adviceOnName(name, rest, mark: "#")
  }

  /// Returns advice about words after a name, which can belong to the name, or `nil` for any other
  /// text.
  private func adviceOnName(_ first: String, _ rest: String, mark: Character?) -> String? {
    guard rest.allSatisfy({ $0.isOfName || $0 == " " }) else { return nil }
    let whole = "\(first) \(rest)"
    let name = mark.map { Quoting.name(whole, after: $0) } ?? Quoting.name(whole)
    return """
      unexpected '\(rest)' after '\(self.name)'; leave out '\(rest)', or put a name with spaces in \
      quotes, as in '\(self.name) \(name)'
      """
  }

  /// Returns advice about a number after an effect that takes one step, or `nil` for any other
  /// text.
  private func adviceOnSize(_ rest: String, _ effect: Effect) -> String? {
    let number = rest.hasPrefix("by ") ? rest.dropFirst(3) : rest[...]
    guard ExactNumber(number) != nil || rest.hasPrefix("by ") else { return nil }
    if form == .change(.advance) {
      return "'advance' moves to the next value; repeat it on its own line for each additional step"
    }
    let step =
      "'\(name)' changes the value by one step; repeat it on its own line for each additional step or"
    guard case .change(_, let targets) = effect, case .identifier(let target)? = targets.last,
      ExactNumber(number) != nil
    else { return "\(step), for a range, give the size of a step, as in 'range: 0...10 by 2'" }
    let place = Quoting.name(target, after: "#")
    let sign = form == .change(.decrement) ? "-" : "+"
    return "\(step), for a number, write 'set \(place).value: {\(place) \(sign) \(number)}'"
  }
}
