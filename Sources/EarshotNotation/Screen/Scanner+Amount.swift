// Longer than 300 lines: the parser of amounts and its messages belong together.

import EarshotModel

/// An amount in braces, with the places where it names nodes.
struct FoundAmount {
  var amount: Amount
  /// The nodes that the amount names, each with its place.
  var names: [(node: NodeReference, range: Range<Int>)]
}

extension Scanner {
  /// Parses the contents of an amount's braces and the closing brace.
  mutating func amount() throws(Diagnostic) -> FoundAmount {
    let start = position
    var found = FoundAmount(amount: Amount(terms: []), names: [])
    found.amount.terms = [Amount.Term(factors: [try operand(&found)])]
    while let sign = try sign(after: start) {
      let factor = try operand(&found)
      if sign == UInt8(ascii: "*") {
        found.amount.terms[found.amount.terms.count - 1].factors.append(factor)
      } else {
        let isSubtracted = sign == UInt8(ascii: "-")
        found.amount.terms.append(.init(isSubtracted: isSubtracted, factors: [factor]))
      }
    }
    let isSum = found.amount.operands.count > 1
    found.amount.decimals = try decimals()
    found.amount.forms = try forms(after: start)
    guard isSum || found.amount.decimals != nil || !found.amount.forms.isEmpty else {
      let name = text(start..<position - 1).split(separator: " ").joined(separator: " ")
      throw error(
        .needsForms(after: name),
        start - 1..<position,
        fixIt: .init(range: start - 1..<position, replacement: "{\(name)}")
      )
    }
    return found
  }

  /// Returns whether a word (`value` or a parameter) begins an amount: a space follows, and then a
  /// sign, `as` and a number, or, before the closing brace, a bar.
  func beginsAmount(after word: Range<Int>) -> Bool {
    var rest = self
    rest.position = word.upperBound
    guard rest.peek?.isBlank == true else { return false }
    var isFirst = true
    while let byte = rest.peek, byte != UInt8(ascii: "}") {
      if byte == UInt8(ascii: "|") || isFirst && rest.roundingAhead != nil { return true }
      if isFirst, let sign = rest.signAhead, sign.byte != UInt8(ascii: "/"),
        rest.peek(after: sign.length)?.isBlank == true
      {
        return true
      }
      isFirst = isFirst && byte.isBlank
      rest.position += 1
    }
    return false
  }

  /// Parses the number of decimals, as in `{#total as 0.00}`, or returns `nil` if the amount
  /// doesn't specify one.
  private mutating func decimals() throws(Diagnostic) -> Int? {
    skipBlanks()
    guard let place = roundingAhead else { return nil }
    position = place.upperBound
    let pattern = text(place)
    let zeros = pattern.dropFirst(2)
    guard pattern == "0" || pattern.hasPrefix("0.") && (1...9).contains(zeros.utf8.count),
      zeros.allSatisfy({ $0 == "0" })
    else { throw error(.roundingInZeros(pattern), place) }
    return zeros.utf8.count
  }

  /// The range of the number after `as`, or `nil` if `as` and a number aren't next.
  private var roundingAhead: Range<Int>? {
    var rest = self
    rest.skipBlanks()
    guard rest.skip(word: "as") else { return nil }
    rest.skipBlanks()
    let start = rest.position
    while let byte = rest.peek,
      byte.isDigit || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",")
    { rest.position += 1 }
    return rest.position > start ? start..<rest.position : nil
  }

  private static let signs = Array("+-*/".utf8)

  /// The next sign (`-` for either kind of minus sign) with its length, or `nil` if the next
  /// character isn't a sign.
  private var signAhead: (byte: UInt8, length: Int)? {
    if let minus = MinusSign(beginning: bytes[position..<end]) {
      return (UInt8(ascii: "-"), minus.length)
    }
    return peek.flatMap { Scanner.signs.contains($0) ? ($0, 1) : nil }
  }

  /// Parses the sign before the next operand, or returns `nil` at the end of the sum.
  private mutating func sign(after start: Int) throws(Diagnostic) -> UInt8? {
    let isGlued = peek?.isBlank == false
    let end = position
    skipBlanks()
    guard let first = peek else { throw notClosed(from: start) }
    guard let (byte, length) = signAhead else {
      guard isGlued, first != UInt8(ascii: "}") else { return nil }
      if let decimal = decimalComma(after: start, end) {
        throw error(.writePoint(decimal.number), decimal.range)
      }
      if first == UInt8(ascii: "|"),
        let forms = text(position..<self.end).split(separator: "}").first
      {
        let words = forms.split(separator: "|").map(String.init)
        let pair = words.count == 1 ? MeantAmount.forms(of: words[0]) : nil
        let written = pair.map { "\($0.one)|\($0.other)" } ?? words.joined(separator: "|")
        throw error(.formsNeedSpace(text(start..<end), written), junk())
      }
      throw otherOperation(after: text(start..<end))
    }
    let place = position..<position + length
    let next = peek(after: length)
    let isOperand = next == UInt8(ascii: "#") || next?.isDigit == true
    guard next?.isBlank == true && !isGlued || isOperand || isGlued else { return nil }
    guard byte != UInt8(ascii: "/") else {
      throw error(.unknownSign("/", divisor: divisor(after: length)), place)
    }
    guard next?.isBlank == true, !isGlued else {
      let sign = text(place)
      throw error(
        .needsBlanks(around: sign),
        place,
        fixIt: .init(
          range: place,
          replacement: "\(isGlued ? " " : "")\(sign)\(next?.isBlank == true ? "" : " ")"
        )
      )
    }
    position += length
    skipBlanks()
    return byte
  }

  /// Returns the error for text right after an amount, such as the `%` of `50%` or the `^2` of
  /// `#n^2`.
  private func otherOperation(after amount: String) -> Diagnostic {
    if peek == UInt8(ascii: "^") { return error(.onlySums, junk()) }
    guard peek == UInt8(ascii: "%"), let factor = amount.lastRange(of: " * ")?.upperBound,
      let percent = Int(amount[factor...]), (1...999).contains(percent)
    else { return error(.unexpected(text(junk()), after: "'\(amount)'"), junk()) }
    let place = position - amount[factor...].utf8.count..<position + 1
    let (whole, rest) = percent.quotientAndRemainder(dividingBy: 100)
    let digits = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    let number = rest == 0 ? "\(whole)" : "\(whole).\(digits)"
    return error(
      .percentInAmount(text(place), number),
      place,
      fixIt: .init(range: place, replacement: number)
    )
  }

  /// Returns `29.90` for the digits around the comma in `29,90`, or `nil` if it isn't a decimal
  /// comma.
  private func decimalComma(
    after start: Int,
    _ comma: Int
  ) -> (number: String, range: Range<Int>)? {
    guard bytes[comma] == UInt8(ascii: ",") else { return nil }
    var (first, stop) = (comma, comma + 1)
    while first > start, bytes[first - 1].isDigit { first -= 1 }
    while stop < end, bytes[stop].isDigit { stop += 1 }
    guard first < comma, stop > comma + 1 else { return nil }
    return ("\(text(first..<comma)).\(text(comma + 1..<stop))", first..<stop)
  }

  private mutating func operand(_ found: inout FoundAmount) throws(Diagnostic) -> Amount.Operand {
    let start = position
    if skip(UInt8(ascii: "#")) {
      let name = try name(for: "'#'")
      found.names.append((.identifier(name), start..<position))
      guard skip(UInt8(ascii: ".")) else {
        return .reference(TextReference(node: .identifier(name), property: nil))
      }
      let word = bareName() ?? junk()
      let property = try textProperty(named: text(word), at: word)
      return .reference(TextReference(node: .identifier(name), property: property))
    }
    if let word = bareName() {
      if text(word) == "value" {
        found.names.append((.own, word))
        return .reference(TextReference(node: .own, property: .value))
      }
      if parameters.contains(text(word)) { return .parameter(text(word)) }
    }
    position = start
    return .number(try writtenNumber())
  }

  private mutating func writtenNumber() throws(Diagnostic) -> WrittenNumber {
    let start = position
    skipMinus()
    while let byte = peek, byte.isDigit || byte == UInt8(ascii: ".") { position += 1 }
    let place = start..<position
    guard let number = WrittenNumber(text(place)) else {
      let rest = junk(from: start)
      let found = text(rest)
      throw error(
        .needsOperand(found: String(found.hasSuffix("}") ? found.dropLast() : found[...])),
        rest
      )
    }
    return number
  }

  /// Skips either kind of minus sign.
  mutating func skipMinus() {
    position += MinusSign(beginning: bytes[position..<end])?.length ?? 0
  }

  /// Parses a noun's forms, such as `item|items`, and the closing brace, or returns an empty array
  /// if the brace follows immediately.
  private mutating func forms(after start: Int) throws(Diagnostic) -> [String] {
    skipBlanks()
    let first = position
    while let byte = peek, byte != UInt8(ascii: "}") {
      guard byte != UInt8(ascii: "{") else { throw notClosed(from: start) }
      position += 1
    }
    let place = first..<position
    guard skip(UInt8(ascii: "}")) else { throw notClosed(from: start) }
    guard !place.isEmpty else { return [] }
    if text(place).hasSuffix("as time") { throw error(.asTimeBelongsToRange, place) }
    if let sign = Scanner.writtenSign(text(place)) { throw error(.writeSign(sign), place) }
    try refuseSigns(text(place), place, after: start)
    try refuseOtherWords(text(place), place, after: start)
    let forms = text(place).split(separator: "|", omittingEmptySubsequences: false).map {
      $0.withoutOuterBlanks
    }
    guard !forms.contains("") else { throw error(.emptyForm, place) }
    return forms
  }

  /// Rejects text without letters, such as `%` or `** 2`, in place of a noun's forms.
  private func refuseSigns(
    _ signs: String,
    _ place: Range<Int>,
    after start: Int
  ) throws(Diagnostic) {
    guard !signs.contains("|"), !signs.contains(where: \.isLetter), !signs.hasPrefix("?") else {
      return
    }
    if signs.contains(where: \.isNumber) { throw error(.onlySums, place) }
    let amount = text(start..<place.lowerBound).trimmedOfSpaces
    throw error(.wordsBehind(signs, amount), place)
  }

  /// Words and characters that people write for signs, each with the sign.
  private static let signWords = [
    ("times ", "*"), ("× ", "*"), ("x ", "*"), ("plus ", "+"), ("minus ", "-"), ("− ", "-"),
    ("– ", "-"), ("— ", "-"),
  ]

  /// Returns the sign for text such as `times #count`, or `nil` for any other text.
  private static func writtenSign(_ text: String) -> String? {
    let row = signWords.first { text.hasPrefix($0.0) }
    guard let row, let next = text.dropFirst(row.0.count).utf8.first,
      next == UInt8(ascii: "#") || next.isDigit
    else { return nil }
    return row.1
  }

  private func notClosed(from start: Int) -> Diagnostic {
    error(.braceNotClosed(text(start - 1..<end)), start - 1..<end)
  }
}

extension Scanner {
  /// Returns the whole number after a sign, or `nil` if there's none.
  fileprivate func divisor(after length: Int) -> Int? {
    let rest = text(position + length..<end).drop { $0 == " " }
    return Int(rest.prefix { $0.isASCII && $0.isNumber })
  }
}

extension Substring {
  fileprivate var withoutOuterBlanks: String {
    var text = self
    while text.utf8.first?.isBlank == true { text.removeFirst() }
    while text.utf8.last?.isBlank == true { text.removeLast() }
    return String(text)
  }
}

extension Diagnostic.Message {
  static func braceNotClosed(_ text: String) -> Self {
    "'\(text)' isn't closed; write \"\\{#\" for a literal brace, or add a closing brace"
  }

  static func needsBlanks(around sign: String) -> Self { "put spaces around '\(sign)'" }

  static func unknownSign(_ sign: String, divisor: Int?) -> Self {
    let factors = [2: "0.5", 4: "0.25", 5: "0.2", 8: "0.125", 10: "0.1", 20: "0.05", 100: "0.01"]
    let way = divisor.flatMap { factors[$0] }.map { "write '* \($0)'" }
    return "amounts can't divide ('\(sign)'); \(way ?? "add, subtract, or multiply instead")"
  }

  static func roundingInZeros(_ pattern: String) -> Self {
    let zeros = pattern.split { $0 == "." || $0 == "," }.dropFirst().first?.utf8.count
    // A number such as 12 isn't a number of decimals.
    let count = min(zeros ?? Int(pattern).map { $0 < 10 ? $0 : 2 } ?? 0, 9)
    let example = count == 0 ? "0" : "0.\(String(repeating: "0", count: count))"
    return "'as \(pattern)' isn't a number format; write zeros for the decimals: 'as \(example)'"
  }

  static func writePoint(_ number: String) -> Self {
    "use a point as the decimal separator in an amount; write '\(number)'"
  }

  static func writeSign(_ sign: String) -> Self {
    let name = sign == "*" ? "multiply" : sign == "+" ? "add" : "subtract"
    return "to \(name), write '\(sign)', as in '{#price \(sign) 2}'"
  }

  static var asTimeBelongsToRange: Self {
    "'as time' belongs in a 'range'; to show an amount as a time, refer to an element with such a range"
  }

  static func needsOperand(found: String) -> Self {
    let ending = found.isEmpty ? "; write one of them here" : ", not '\(found)'"
    return "an amount can contain only '#identifier', 'value', and numbers\(ending)"
  }

  static func needsForms(after name: String) -> Self {
    "an amount needs a word or an operation after '\(name)'; write a reference without spaces: '{\(name)}'"
  }

  static var onlySums: Self {
    "an amount can only add, subtract, and multiply; write it with these operations"
  }

  static func percentInAmount(_ percent: String, _ number: String) -> Self {
    "an amount can't contain a percentage; write '\(number)' for \(Display.safe(percent))"
  }

  static var emptyForm: Self { "a word form is missing next to '|'; write a form on each side" }
}
