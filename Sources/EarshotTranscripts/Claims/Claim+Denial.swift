// The words that a claim denies.
extension Claim {
  /// The words that the claim denies, or `nil` if the claim doesn't deny words.
  ///
  /// Denied states aren't included, because a claim about them protects the app from a change.
  ///
  /// - Source: SESSIONS.md, "What claims mean".
  var deniedWords: WordPattern? {
    guard isNegated else { return nil }
    return switch content {
    case .says(let pattern), .hintSays(let pattern), .voices(let pattern): pattern
    case .canSay(let name, nil), .showsName(_, let name?): .text(name)
    case .conveys(_, let items):
      items.lazy.compactMap { item in
        switch item {
        case .value(let text?), .hint(let text?), .label(let text?): .text(text)
        default: nil
        }
      }.first
    default: nil
    }
  }
}
