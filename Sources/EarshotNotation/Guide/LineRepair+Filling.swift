import EarshotModel

// Advice with the author's words.
extension LineRepair {
  /// Returns the message with the author's words in its templates, and whether one of its
  /// suggestions is a line without errors.
  mutating func filled(_ error: Diagnostic, _ place: Place) -> (text: String, isWhole: Bool) {
    let text = error.message.text
    let wrong = WrongLine(error, place, sources[place.source].utf8)
    let filler = FilledAdvice(wrong.rest, identifiers: identifiers)
    var (message, isWhole) = (text, false)
    for template in Self.advised(in: text).prefix(4) {
      let isOpen = template.contains("…") || template.contains(where: \.isUppercase)
      let isSpelling = text.contains("did you mean '") && !template.contains(" ")
      let lines = isSpelling ? [] : filler.lines(for: template)
      let candidates = isOpen || !lines.isEmpty ? lines + [template] : [template]
      let line = candidates.first { line in
        wrong.keepsValue(line)
          && wrong.lines(with: line).contains { attempt($0, place)?.isRight == true }
      }
      guard let line else { continue }
      message = message.replacing("'\(template)'", with: "'\(Display.safe(line))'")
      isWhole = isWhole || !line.contains("…")
    }
    return (
      message, isWhole || text.contains("leave it out") || text.contains("line of the element")
    )
  }

  /// Returns the texts in quotes that a message advises.
  static func advised(in message: String) -> [String] {
    let starts = ["; ", "write '", ": '", "use the effect '"].compactMap {
      message.firstRange(of: $0)?.lowerBound
    }
    guard let start = starts.min() else { return [] }
    return quotes(in: message[start...])
  }

  /// Returns the texts in single quotation marks.
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
