import EarshotModel

// Messages whose advice contains the author's words.
extension LineRepair {
  /// A message with the author's words in its advice, and the correct lines that the advice leads
  /// to.
  struct Filled {
    var text: String
    /// Whether the advice is complete, so the message needs no other line.
    var isWhole: Bool
    /// The first correct lines that the advice leads to, or `nil` if there are none.
    var lines: [String]?
  }

  /// Returns the message with the author's words in the templates of its advice.
  mutating func filled(_ error: Diagnostic, _ place: Place) -> Filled {
    let text = error.message.text
    let wrong = WrongLine(error, place, sources[place.source].utf8)
    let filler = FilledAdvice(wrong.rest, identifiers: identifiers)
    let content = LineContent(sources[place.source].utf8.text(place.range), names)
    let isDone = text.contains(.leaveItOut) || text.contains(.onLineOfElement)
    var filled = Filled(text: text, isWhole: isDone)
    let templates = Self.advised(in: text)
    let isList = Self.isList(templates, in: text)
    if text.contains(.leaveItOutBecause), !isList,
      !templates.contains(where: { $0.contains("…") })
    {
      filled.lines = wrong.lines(with: "").first { attempt($0, place)?.isRight == true }
      return filled
    }
    // Only the author knows which of two units a number has.
    let isUnit = text.contains(.forSeconds)
    for template in templates.prefix(isList || isUnit ? 0 : 4) {
      // 'elementsHidden' as the alternative to 'hidden: true' has a different meaning.
      if template.hasPrefix("elementsHidden"), templates.first != template { continue }
      let isOpen = template.contains("…") || template.contains(where: \.isUppercase)
      let lines = Self.isGuess(template, in: text, wrong) ? [] : filler.lines(for: template)
      let isExample = ["as in '\(template)'", "such as '\(template)'"].contains(
        where: text.contains
      )
      let own = isExample || template.contains("\"TEXT\"") ? [] : [template]
      let candidates = isOpen || !lines.isEmpty ? lines + own : own
      for line in candidates where wrong.keepsValue(line) {
        let right = wrong.lines(with: line).first {
          content.separatesProperties(in: $0) && attempt($0, place)?.isRight == true
        }
        guard let right else { continue }
        filled.text = filled.text.replacing("'\(template)'", with: "'\(Display.safe(line))'")
        if template.hasSuffix(":"), !line.hasSuffix(":") {
          filled.text = filled.text.replacing(" and, below it, \(MessageMark.theEffects)", with: "")
        }
        filled.isWhole = filled.isWhole || !line.contains("…")
        // A value such as `on` is only one of the values that the author can mean.
        let isOne = line.contains("…") || template.hasPrefix("set #id.value")
        if filled.lines == nil, !isOne { filled.lines = right }
        break
      }
    }
    return filled
  }

  /// Returns whether advice lists names, which shows what exists, not what the author meant.
  private static func isList(_ templates: [String], in text: String) -> Bool {
    text.contains(.appHas) || text.contains(.forAudit) || text.contains(.canBe)
      || templates.count > 2 && templates.allSatisfy { $0.allSatisfy(\.isLetter) }
  }

  /// Returns whether the author's words would only be a guess in a template.
  ///
  /// The template is a spelling, or the words would be in quotes, although they have none on the
  /// author's line and the advice has other choices.
  private static func isGuess(_ template: String, in text: String, _ wrong: WrongLine) -> Bool {
    if text.contains("did you mean '"), !template.contains(" ") { return true }
    guard template.contains("\"…\""), !wrong.rest.contains("\""), !wrong.rest.contains("'") else {
      return false
    }
    return advised(in: text).contains { !$0.contains("\"…\"") }
  }

  /// Returns the strings in single quotation marks in the advice of a message.
  static func advised(in message: String) -> [String] {
    let starts = ["; ", "write '", ": '", "use the effect '"].compactMap {
      message.firstRange(of: $0)?.lowerBound
    }
    guard let start = starts.min() else { return needed(in: message).map { [$0] } ?? [] }
    return quotes(in: message[start...])
  }

  /// Returns the only word that a message permits, such as `one` in `'selection' needs 'one'`, or
  /// `nil` if it doesn't permit exactly one.
  private static func needed(in message: String) -> String? {
    guard let start = message.firstRange(of: MessageMark.needsWord.rawValue)?.lowerBound else {
      return nil
    }
    let rest = message[start...]
    let end = rest.firstRange(of: ", not '")?.lowerBound ?? rest.endIndex
    let words = quotes(in: rest[..<end])
    return words.count == 1 && !rest.contains("such as") ? words[0] : nil
  }

  /// Returns the strings in single quotation marks.
  private static func quotes(in text: Substring) -> [String] {
    var quotes: [String] = []
    var rest = text
    while let open = rest.firstRange(of: " '")?.upperBound {
      let inside = rest[open...]
      let end = inside.indices.first { place in
        let after = inside.index(after: place)
        return inside[place] == "'" && (after == inside.endIndex || !inside[after].isLetter)
      }
      guard let end else { break }
      quotes.append(String(inside[..<end]))
      rest = inside[end...].dropFirst()
    }
    return quotes
  }
}
