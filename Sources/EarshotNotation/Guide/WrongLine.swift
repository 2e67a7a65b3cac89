import EarshotModel

/// A line, divided into the wrong part and the text around it.
struct WrongLine {
  let head: String
  let part: String
  let tail: String
  let isBelow: Bool

  init(_ error: Diagnostic, _ place: LineRepair.Place, _ bytes: [UInt8]) {
    let start = max(place.range.lowerBound, error.range.lowerBound)
    let end = max(start, min(place.range.upperBound, error.range.upperBound))
    head = bytes.text(place.range.lowerBound..<start)
    part = bytes.text(start..<end)
    tail = bytes.text(end..<place.range.upperBound)
    isBelow = error.message.text.contains(.below)
  }

  init(_ line: String, _ attempt: LineRepair.Attempt) {
    let bytes = Array(line.utf8)
    let start = min(attempt.start, bytes.count)
    head = bytes.text(0..<start)
    part = bytes.text(start..<max(start, min(attempt.end, bytes.count)))
    tail = bytes.text(max(start, min(attempt.end, bytes.count))..<bytes.count)
    isBelow = attempt.message.contains(.below)
  }

  /// Returns whether a suggestion contains a word that follows the wrong word on the line.
  ///
  /// The result is also `true` if the suggestion is one word or no words follow.
  func keepsValue(_ text: String) -> Bool {
    guard text.contains(" ") else { return true }
    let own = Set(text.lowercased().split { !$0.isOfName }.map(String.init))
    let rest = "\(part) \(tail)".lowercased().split { !$0.isOfName }.dropFirst().map(String.init)
    let isSelf = own.contains("self") && rest.contains { ["this", "me", "it"].contains($0) }
    return rest.isEmpty || isSelf || rest.contains(where: own.contains)
  }

  /// The wrong part and the text after it.
  var rest: String { part + tail }

  /// Returns the lines after applying a suggestion in different ways.
  ///
  /// The suggestion can replace the wrong part, the wrong part and everything after it, or the whole
  /// line, or can go on the line below.
  func lines(with text: String) -> [[String]] {
    // A word that the line already begins with isn't repeated.
    let text = text.contains(" ") || !head.hasPrefix("\(text) ") ? text : ""
    var lines: [[String]] = []
    // A literal brace keeps the words after it.
    if text == "\\{", part.hasPrefix("{") { return [["\(head)\\\(part)\(tail)"]] }
    if isBelow, !head.isEmpty, !text.isEmpty { lines.append([head.trimmedOfSpaces, "  \(text)"]) }
    if text.isEmpty {
      return [["\(head.trimmedOfSpaces) \(tail.trimmedOfSpaces)".trimmedOfSpaces]]
    }
    // The role in `close button` is already there.
    let next = tail.split(separator: " ").first.map(String.init)
    if !text.contains(" "), next == text {
      lines.append(["\(head)\(tail.trimmedOfSpaces)"])
    } else if !text.contains(" ") || keepsRest(text) {
      lines.append(["\(head)\(text)\(text.hasSuffix(" ") ? tail.trimmedOfSpaces : tail)"])
    }
    let start = String(text.prefix { $0 != " " })
    if text.contains(" "), let place = " \(head)".firstRange(of: " \(start) ") {
      lines.append([
        "\(head[..<head.index(head.startIndex, offsetBy: " \(head)"[..<place.lowerBound].count)])\(text)"
      ])
    }
    if text.contains(" ") {
      lines += [["\(head)\(text)"], [text]].filter { keepsTexts($0[0]) }
    }
    return lines
  }

  /// Returns whether a suggestion replaces only the wrong part, because it's an identifier, a
  /// reference in braces, or in quotes.
  private func keepsRest(_ text: String) -> Bool {
    text.hasPrefix("\"") || text.hasPrefix("#") || text.hasPrefix("{")
  }

  /// Returns whether another line contains the quoted strings and the roles of this line.
  private func keepsTexts(_ line: String) -> Bool {
    let words = LineWords(line).texts
    return LineWords(head + rest).all.allSatisfy { word in
      guard word.isQuoted else {
        return !Role.written.contains { $0.rawValue == word.text } || words.contains(word.text)
      }
      return line.contains(word.text.filter { $0 != "\"" })
    }
  }
}
