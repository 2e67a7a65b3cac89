import EarshotModel

// Amounts in everyday words or in code.
extension PlainLine {
  /// The line with the amounts in the notation, or an empty array if nothing changes.
  var amounts: [[String]] {
    guard line.contains("{") || line.contains("#") else { return [] }
    var result = ""
    var rest = line[...]
    while let open = rest.firstIndex(of: "{") {
      guard let close = rest[open...].firstIndex(of: "}") else { break }
      var head = String(rest[..<open])
      var inside = String(rest[rest.index(after: open)..<close])
      var after = rest[rest.index(after: close)...]
      if head.hasSuffix("$") || head.hasSuffix("#") || head.hasSuffix("@") { head.removeLast() }
      if inside.hasPrefix("{"), after.first == "}" {
        inside = String(inside.dropFirst())
        after = after.dropFirst()
      }
      var amount = amount(inside)
      // The rest of a sum can follow the braces, as in '{#seats} - 1'.
      if amount.hasPrefix("#"), amount.dropFirst().allSatisfy(\.isOfName),
        let sum = Self.sum(behind: after)
      {
        amount += sum.text
        after = after[sum.end...]
      }
      result += "\(head){\(amount)}"
      rest = after
    }
    let all = result + rest
    return all == line ? [] : [[all]]
  }

  /// Returns a sign and an operand at the beginning of text, such as ` - 1`, with the end of the
  /// operand, or `nil` if there's none.
  private static func sum(behind text: Substring) -> (text: String, end: Substring.Index)? {
    for sign in [" + ", " - ", " * "] where text.hasPrefix(sign) {
      let rest = text.dropFirst(sign.count)
      let isBraced = rest.hasPrefix("{#")
      let start = isBraced ? rest.dropFirst() : rest
      let word = start.prefix { $0.isOfName || "#.".contains($0) }
      guard word.first == "#" || word.first?.isNumber == true else { return nil }
      let end = isBraced ? start[word.endIndex...].dropFirst().startIndex : word.endIndex
      return (sign + word, end)
    }
    return nil
  }

  private static let signs = [
    (" x ", " * "), (" × ", " * "), (" times ", " * "), (" mal ", " * "), (" plus ", " + "),
    (" minus ", " - "), (" and ", " + "), (" − ", " - "), (" – ", " - "), ("·", " * "),
    (" multiplied by ", " * "), (" less ", " - "), (" / 2", " * 0.5"), (" / 4", " * 0.25"),
    (" / 10", " * 0.1"), (" / 100", " * 0.01"), (" ÷ 2", " * 0.5"),
  ]

  /// Returns the notation for the contents of an amount's braces.
  private func amount(_ code: String) -> String {
    var text = code.replacing("# ", with: "#")
    if let formula = MeantAmount.formula(text) { text = formula }
    var decimals: Int?
    if let place = text.firstRange(of: ".toFixed(") {
      decimals = Int(String(text[place.upperBound...].prefix(while: \.isNumber)))
      text = String(text[..<place.lowerBound])
    }
    if text.hasPrefix("#"), let bar = text.firstIndex(of: "|"), !text[..<bar].contains(" ") {
      text = text[..<bar] + " " + text[text.index(after: bar)...]
    }
    if let mark = text.firstRange(of: " ? "),
      let colon = text.firstRange(of: " : ", from: mark.upperBound)
    {
      let forms = (text[mark.upperBound..<colon.lowerBound], text[colon.upperBound...])
      guard forms.0.prefix(2) == forms.1.prefix(2), forms.0.first?.isLetter == true else {
        return code
      }
      text = "\(text[..<mark.lowerBound]) \(forms.0)|\(forms.1)"
    }
    if text.hasSuffix(" rounded") { (text, decimals) = (String(text.dropLast(8)), 0) }
    if let (rest, count) = Self.rounded(text) { (text, decimals) = (rest, count) }
    if text.hasPrefix("("), text.hasSuffix(")") { text = String(text.dropFirst().dropLast()) }
    let names = text.split(separator: " ").map(String.init)
    for (own, sign) in Self.signs
    where own.hasSuffix(" ") && names.count == 3 || !own.hasSuffix(" ") {
      text = text.replacing(own, with: sign)
    }
    for sign in ["*", "+"] where text.contains(sign) && !text.contains(" \(sign) ") {
      text = text.replacing(sign, with: " \(sign) ")
    }
    text = text.split(separator: " ").map(String.init).map(marked).joined(separator: " ")
    text = Self.plural(MeantAmount.beginningWithNumber(text)?.amount ?? text)
    guard let decimals else { return text }
    return
      "\(text) as 0\(decimals > 0 ? "." + String(repeating: "0", count: min(decimals, 6)) : "")"
  }

  /// Returns a word with `#` if it's an identifier, and with a hyphen before the name of a node in
  /// a component.
  private func marked(_ word: String) -> String {
    let bare = String(word.drop { $0 == "#" || $0 == "$" })
    if let dot = bare.firstIndex(of: ".") {
      let inner = "\(bare[..<dot])-\(bare[bare.index(after: dot)...])"
      let property = String(bare[bare.index(after: dot)...])
      guard ["label", "value", "hint", "placeholder"].contains(property) else {
        let isName = word.hasPrefix("#") && property.allSatisfy(\.isOfName)
        return isName && property.first?.isLetter == true ? "#\(inner)" : word
      }
      let name = String(bare[..<dot])
      return names.identifiers.contains(name) ? "#\(bare)" : word
    }
    return names.identifiers.contains(bare) && !word.hasPrefix("\"") ? "#\(bare)" : word
  }

  /// Returns an amount without the words for rounding, and the number of decimals, or `nil` if
  /// there are no such words.
  private static func rounded(_ text: String) -> (String, Int)? {
    let plain = text.lowercased()
    let marks = [
      " with ", " to ", " rounded to ", " rounded ", " as ", " in ", ", ", " | ", ":", " fixed ",
    ]
    for mark in marks {
      guard let place = plain.firstRange(of: mark) else { continue }
      let words = plainWords(String(plain[place.upperBound...]))
      let isCount = words.contains {
        ["decimals", "decimal", "digits", "places", "place"].contains($0)
      }
      let isFormat =
        words.count == 1 && [".2f", "%.2f", ".1f", "0.00", "0.0", "2f"].contains(words[0])
      let isMoney = words == ["cents"] || words == ["money"] || words == ["currency"]
      let isWhole = words.contains("integer") || words.contains("whole")
      guard isCount || isFormat || isMoney || isWhole, mark != " as " || words.first != "0.00"
      else {
        continue
      }
      let numbers = words.compactMap { word -> Double? in
        Self.number(word.filter { $0 != "f" && $0 != "%" }).flatMap { Double($0) }
      }
      let isNone = words.contains("no") || words.contains("zero") || words.contains("without")
      let length = isFormat && words[0].hasPrefix("0") ? Double(words[0].count - 2) : numbers.first
      let count = isMoney ? 2 : isWhole || isNone ? 0 : Int(min(6, max(0, (length ?? 2).rounded())))
      let isFraction = isFormat && words[0].contains(".") && words[0].hasSuffix("f")
      let digits = isFraction ? Int(String(words[0].filter(\.isNumber))) ?? count : count
      return (String(text[..<place.lowerBound]), digits)
    }
    return nil
  }

  /// Returns an amount with `|` between the forms of a noun such as `pizza(s)`, `lap/laps`, or
  /// `item, items`.
  private static func plural(_ text: String) -> String {
    guard text.hasPrefix("#"), let space = text.firstIndex(of: " ") else { return text }
    var forms = String(text[space...]).trimmedOfSpaces
    let head = text[..<space].filter { $0 != "," }
    guard !forms.contains("|"), forms.first?.isLetter == true else { return text }
    for ending in ["(s)", "(es)", "(n)", "(en)", "(e)"] where forms.hasSuffix(ending) {
      let stem = forms.dropLast(ending.count)
      return "\(head) \(stem)|\(stem)\(ending.dropFirst().dropLast())"
    }
    for mark in ["/", ", ", " or ", ","] where forms.contains(mark) {
      guard let place = forms.firstRange(of: mark) else { continue }
      forms =
        "\(forms[..<place.lowerBound].description.trimmedOfSpaces)|"
        + String(forms[place.upperBound...]).trimmedOfSpaces
      return "\(head) \(forms)"
    }
    return text
  }
}
