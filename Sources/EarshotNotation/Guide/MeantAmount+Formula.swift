import EarshotModel

// Formulas of spreadsheets in braces.
extension MeantAmount {
  private static let functions: [(names: Set<String>, sign: String)] = [
    (["product", "multiply", "mul", "mult", "times", "produkt"], "*"),
    (["sum", "add", "plus", "summe"], "+"), (["subtract", "minus", "sub"], "-"),
  ]
  private static let signs = ["*": "*", "×": "*", "·": "*", "+": "+", "-": "-", "−": "-"]

  /// Returns the amount for a formula such as `=PRODUCT(#a, #b)`, `SUM(#a; #b)`, or `=#a*#b`, or
  /// `nil` for any other text.
  static func formula(_ inner: String) -> String? {
    let bare = String(inner.drop { $0 == "=" || $0 == " " })
    let name = bare.prefix(while: \.isLetter)
    let rest = String(bare[name.endIndex...]).trimmedOfSpaces
    guard let sign = functions.first(where: { $0.names.contains(name.lowercased()) })?.sign,
      !rest.isEmpty
    else { return operation(bare, isOwn: bare == inner) }
    guard rest.hasPrefix("(") == rest.hasSuffix(")") else { return nil }
    let list = rest.hasPrefix("(") ? String(rest.dropFirst().dropLast()) : rest
    let parts = list.split { ",;".contains($0) }.map { String($0).trimmedOfSpaces }
    guard parts.count > 1, parts.allSatisfy(isOperand) else { return nil }
    // An amount can't begin with a number.
    let names = parts.filter { ExactNumber($0) == nil }
    let numbers = parts.filter { ExactNumber($0) != nil }
    let ordered = sign == "-" ? parts : names + numbers
    return ExactNumber(ordered[0]) == nil ? ordered.joined(separator: " \(sign) ") : nil
  }

  /// Returns an operation with the signs of the notation and a space next to each sign, or `nil` if
  /// it already is one, or if it isn't an operation.
  ///
  /// Names can contain a hyphen, so `-` is a sign only with spaces.
  private static func operation(_ text: String, isOwn: Bool) -> String? {
    var spaced = text
    for sign in ["*", "×", "·", "+"] { spaced = spaced.replacing(sign, with: " \(sign) ") }
    let words = spaced.split(separator: " ").map(String.init)
    let operands = stride(from: 0, to: words.count, by: 2).map { words[$0] }
    let signs = stride(from: 1, to: words.count, by: 2).compactMap { Self.signs[words[$0]] }
    guard words.count % 2 == 1, signs.count == words.count / 2, operands.allSatisfy(isOperand),
      operands[0].hasPrefix("#")
    else { return nil }
    var amount = operands[0]
    for (sign, operand) in zip(signs, operands.dropFirst()) { amount += " \(sign) \(operand)" }
    return isOwn && amount == text ? nil : amount
  }

  private static func isOperand(_ word: String) -> Bool {
    ExactNumber(word) != nil
      || word.drop { $0 == "#" }.first?.isLetter == true
        && word.drop { $0 == "#" }.allSatisfy { $0.isOfName || $0 == "." }
  }

  /// Returns whether text is a call of a function, such as `MAX(#a, #b)`.
  static func isCall(_ inner: String) -> Bool {
    let name = inner.drop { $0 == "=" || $0 == " " }.prefix { $0.isLetter || $0 == "." }
    return !name.isEmpty && inner.drop { $0 == "=" || $0 == " " }.dropFirst(name.count).first == "("
  }
}
