import EarshotModel

// Actions, delays, ranges, and lists in the notation of other tools.
extension MeantLine {
  /// Other tools' words for custom actions.
  private static let actionWords: Set = [
    "swipe", "swipeaction", "swipeactions", "swipe-action", "contextmenu", "trailing", "leading",
    "trailingaction", "leadingaction", "customaction", "accessibilityaction", "wischaktion",
    "aktion", "swipeleft", "swiperight",
  ]

  /// Returns `action "Delete": remove self` for `swipe left "Delete": remove self`, or `nil` for
  /// any other line.
  static func action(_ line: String) -> String? {
    let word = line.prefix { $0.isOfName }.lowercased()
    guard actionWords.contains(word), BorrowedWord.advice(on: word, as: .role) == nil,
      line.utf8.count <= 200,
      let open = line.firstIndex(of: "\""),
      let close = line[line.index(after: open)...].firstIndex(of: "\"")
    else { return nil }
    let rest = line[line.index(after: close)...].drop { " ):{=>-,".contains($0) }
    let effect = rest.isEmpty ? "…" : String(rest)
    return "action \(line[open...close]): \(effect)"
  }

  /// Returns advice about a line that delays effects, such as `after 5s: …`, or `nil` for any other
  /// line.
  static func later(_ line: String) -> String? {
    let words = line.prefix { $0 != ":" }.split(separator: " ")
    guard words.count == 2, ["after", "wait", "delay", "in"].contains(words[0]),
      words[1].first?.isNumber == true, !line.isClockTime
    else { return nil }
    return """
      write 'wait \(duration(String(words[1])))' below an event, such as 'on appear:' of the \
      screen, and the later effects below 'wait'
      """
  }

  /// Returns a duration with a unit, such as `5s` for `5`.
  fileprivate static func duration(_ word: String) -> String {
    let isNumber = word.allSatisfy { $0.isASCII && $0.isNumber }
    return isNumber ? PlainDuration.readings(of: word, inTimer: false)[0] : word
  }

  /// Returns a single string for strings and identifiers that `+` joins, such as `A {#sum}` for
  /// `"A " + #sum`, or `nil` for any other text.
  static func joined(_ parts: String) -> String? {
    guard parts.utf8.count <= 200, !parts.contains("\\") else { return nil }
    var text = ""
    for part in parts.split(separator: "+") {
      let word = part.drop { $0 == " " }
      var end = word
      while end.last == " " { end = end.dropLast() }
      if end.count > 1, end.first == "\"", end.last == "\"" {
        text += end.dropFirst().dropLast()
      } else if end.first == "#", end.dropFirst().allSatisfy(\.isOfName), end.count > 1 {
        text += "{\(end)}"
      } else {
        return nil
      }
    }
    return text.contains("\"") ? nil : text
  }
}

extension Scanner {
  /// The first string in quotes on the line, or `nil` if there's none or it's longer than 60 bytes.
  var firstText: String? {
    var rest = self
    rest.position = lineStart
    while !rest.isAtEnd, !rest.isAtQuote { rest.position += 1 }
    guard rest.isAtQuote, let text = try? rest.string(for: "the text").text else { return nil }
    return text.utf8.count <= 60 ? text : nil
  }

  /// The line from its first quotation mark on.
  var textsOnLine: String {
    String(text(lineStart..<end).drop { $0 != "\"" })
  }
}

extension String {
  /// Whether the first colon is between two digits, as in `after 1:30: back`.
  fileprivate var isClockTime: Bool {
    firstIndex(of: ":").map { self[index(after: $0)...].first?.isNumber == true } ?? false
  }

  /// The string without leading equals signs and spaces, and without quotation marks.
  var withoutSign: String {
    String(drop { $0 == "=" || $0 == " " }).filter { $0 != "\"" }
  }
}

extension BorrowedWord {
  /// Returns whether a name means an end or the step of a range.
  static func isEndOfRange(_ name: String) -> Bool {
    [
      "min", "max", "minimum", "maximum", "minvalue", "maxvalue", "minimumvalue", "maximumvalue",
      "step",
    ].contains(name.lowercased())
  }
}

extension Scanner {
  /// The range that neighboring lines such as `min: 0` and `max: 50` mean together, or `nil` if an
  /// end is missing.
  var rangeOfNeighbors: String? {
    var numbers: [String: String] = [:]
    var start = bytes[..<lineStart].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    for _ in 0..<3 {
      guard let line = line(before: start), note(line, in: &numbers) else { break }
      start = line.lowerBound
    }
    start = lineStart
    for _ in 0..<4 {
      let line = line(from: start)
      guard note(line, in: &numbers) else { break }
      start = min(bytes.count, line.upperBound + 1)
    }
    guard let lower = numbers["min"], let upper = numbers["max"] else { return nil }
    return "range: \(lower)...\(upper)" + (numbers["step"].map { " by \($0)" } ?? "")
  }

  private func line(from start: Int) -> Range<Int> {
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    return start..<min(end, start + 80)
  }

  private func line(before start: Int) -> Range<Int>? {
    guard start > 1, start <= bytes.count else { return nil }
    var first = start - 1
    while first > 0, bytes[first - 1] != UInt8(ascii: "\n"), start - first < 80 { first -= 1 }
    return first..<start - 1
  }

  /// Returns whether a line describes an end or the step of a range, and stores its number.
  private func note(_ line: Range<Int>, in numbers: inout [String: String]) -> Bool {
    let parts = text(line).split(separator: ":").map { $0.split(separator: " ").joined() }
    guard parts.count == 2, ExactNumber(parts[1]) != nil else { return false }
    switch parts[0].lowercased() {
    case "min", "minimum", "minvalue", "minimumvalue": numbers["min"] = parts[1]
    case "max", "maximum", "maxvalue", "maximumvalue": numbers["max"] = parts[1]
    case "step": numbers["step"] = parts[1]
    default: return false
    }
    return true
  }
}

extension ScreenParser {
  /// Returns the error for a list of items below `values:`, each on its own line, or `nil` for any
  /// other line.
  func itemsOnOneLine(from first: Range<Int>) -> Diagnostic.Message? {
    guard bytes[first.lowerBound] == UInt8(ascii: "-") else { return nil }
    var before = first.lowerBound
    while before > 0, bytes[before - 1].isBlank || bytes[before - 1] == UInt8(ascii: "\n") {
      before -= 1
    }
    guard before > 7, bytes.text(before - 7..<before) == "values:" else { return nil }
    var items: [String] = []
    var start = first.lowerBound
    while items.count < 40, start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let item = bytes.text(start..<min(end, start + 100)).drop { $0 == " " }
      guard item.hasPrefix("- ") else { break }
      items.append(String(item.dropFirst(2)))
      start = end + 1
    }
    return .valuesOnOneLine(items)
  }
}

extension Diagnostic.Message {
  static func valuesOnOneLine(_ items: [String]) -> Self {
    "put the values on one line: 'values: \(Display.safe(items.joined(separator: " | ")))'"
  }

  static func waitComesBefore(_ length: String) -> Self {
    let isLength = length.first?.isNumber == true
    let wait = isLength ? Display.safe(MeantLine.duration(String(length.prefix(20)))) : "5s"
    return """
      an announcement has no delay; write 'wait \(wait)' on its own line above the announcement
      """
  }

  static func joinedText(_ role: Role, _ text: String) -> Self {
    "write the label in one pair of quotes: '\(role.rawValue) \"\(Display.safe(text))\"'"
  }

  static func stateOnLine(_ role: Role, _ state: String, _ text: String?) -> Self {
    let label = text.map { " \(Quoting.quotedLiteral($0))" } ?? ""
    return "put the state before the text: '\(role.rawValue) \(state)\(Display.safe(label))'"
  }

  static func lineBelow(_ word: String, _ property: String, _ value: String) -> Self {
    lineBelow(word, "\(property): \(value)")
  }

  /// Returns the message for a condition that tests a pattern or one end of text, or `nil` for any
  /// other condition.
  static func noPattern(_ words: String, of subject: String) -> Self? {
    let subject = Display.safe(subject)
    for verb in ["starts with ", "begins with ", "ends with "] where words.hasPrefix(verb) {
      let found = words.dropFirst(verb.utf8.count).filter { $0 != "\"" && $0 != ":" }
      let text = found.isEmpty ? "…" : found
      return """
        a condition can't test how text begins or ends; to test for part of the text, write \
        '\(subject) contains \(Display.safe(text))'
        """
    }
    guard words.hasPrefix("matches "), words.contains(where: { "/*^$[\\".contains($0) }) else {
      return nil
    }
    let letters = words.dropFirst("matches ".count).drop { !$0.isLetter && !$0.isNumber }
      .prefix { $0.isLetter || $0.isNumber }
    return """
      a condition can't contain patterns; to test for part of the text, write '\(subject) contains \
      \(letters.isEmpty ? "…" : Display.safe(String(letters)))'
      """
  }
}
