import EarshotModel

// Products with more than two decimals.
extension TrapCheck {
  /// Warns about a product whose result has more than two decimals when the app starts.
  ///
  /// - Source: our choice; see FORMAT-EXTENSIONS.md, chapter 3.
  mutating func judgeDecimals(of amount: Amount, at use: NameReference) {
    guard amount.decimals == nil, amount.terms.contains(where: { $0.factors.count > 1 }),
      let result = amount.sum(startingNumber), result.decimals > 2
    else { return }
    var rounded = amount
    rounded.decimals = 2
    warn(.manyDecimals(result, amount.notation, rounded.notation), at: use)
  }

  /// Returns the number that an operand has when the app starts, or `nil` if it's unknown.
  private func startingNumber(_ operand: Amount.Operand) -> WrittenNumber? {
    switch operand {
    case .number(let number): return number
    case .reference(let reference):
      guard case .identifier(let name) = reference.node, let node = tree.node(name),
        reference.property ?? .value == .value
      else { return nil }
      return tree[node].value.flatMap { WrittenNumber(firstIn: $0) }
    case .text(let text): return text.literal.flatMap { WrittenNumber(firstIn: $0) }
    case .parameter: return nil
    }
  }
}

extension Diagnostic.Message {
  static func manyDecimals(_ result: WrittenNumber, _ amount: String, _ rounded: String) -> Self {
    """
    the result of '\(amount)' has \(result.decimals) decimal places, as in '\(result)'; to round it, \
    write '\(rounded)'
    """
  }
}
