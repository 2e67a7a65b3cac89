import EarshotModel

// Several lines that one line replaces.
extension LineRepair {
  /// Returns one line for a screen's line in another tool's notation and the line with its title
  /// below it, with the place of both lines, or `nil` for any other lines.
  ///
  ///     - screen: loans
  ///         title: Loans       →    screen loans "Loans"
  mutating func titledScreen(_ place: Place) -> (line: String, place: Place)? {
    let bytes = sources[place.source].utf8
    let plain = bytes.text(place.range).drop { "-* ".contains($0) }
    guard place.margin == 0, plain.hasPrefix("screen") else { return nil }
    let name = plain.dropFirst("screen".count).filter { !":=\"'".contains($0) }.trimmedOfSpaces
    guard !name.isEmpty, name.allSatisfy(\.isOfName),
      let next = SourceLines(bytes).first(where: { line in
        !line.content.isEmpty && line.content.lowerBound > place.range.upperBound
      }),
      next.indentation.count > 0,
      let (key, value) = PlainLine(bytes.text(next.content), names).keyed,
      ["title", "name", "label", "heading"].contains(key.lowercased()), !value.isEmpty
    else { return nil }
    let line = "screen \(name) \(Quoting.quotedLiteral(Quoting.unquoted(value) ?? value))"
    let range = place.range.lowerBound..<next.content.upperBound
    let both = Place(source: place.source, range: range, margin: 0)
    return attempt([line], both)?.isRight == true ? (line, both) : nil
  }

  /// Returns the errors with a single error for consecutive lines that one line replaces, such as
  /// `min: 0` and `max: 12`.
  mutating func joined(_ errors: [Diagnostic]) -> [Diagnostic] {
    var result: [Diagnostic] = []
    var counts: [Int] = []
    for error in errors {
      if let whole = result.last.flatMap({ range(of: $0, and: error) }),
        let line = error.correction,
        let place = place(of: error),
        isOne(line.replacement, Place(source: error.source, range: whole, margin: place.margin))
      {
        result[result.count - 1].correction?.range = whole
        counts[counts.count - 1] += 1
      } else {
        result.append(error)
        counts.append(1)
      }
    }
    return zip(result, counts).map { error, count in
      guard count > 1 else { return error }
      var error = error
      // The words after the line belong to the advice about one line.
      if !error.message.text.hasSuffix("'"), let line = error.correction,
        let place = self.place(of: error)
      {
        error.message = error.advising([line.replacement], at: place).message
      }
      let lines = count == 2 ? "both lines" : "all \(count) lines"
      error.message = "\(error.message.text) in place of \(lines)"
      return error
    }
  }

  /// Returns whether one property replaces several lines, each of which is only a part of it.
  ///
  /// Several elements or events with the same line stay as they are.
  private mutating func isOne(_ line: String, _ place: Place) -> Bool {
    guard let key = PlainLine(line, names).keyed?.key, Property(name: key) != nil,
      attempt([line], place)?.isRight == true
    else { return false }
    return attempt([line, line], place)?.isRight != true
  }

  /// Returns the range of the lines of two errors that have the same line as their correction, or
  /// `nil` if other lines are between them.
  private func range(of first: Diagnostic, and second: Diagnostic) -> Range<Int>? {
    guard let start = first.correction, let end = second.correction, first.source == second.source,
      start.replacement == end.replacement, start.range.upperBound < end.range.lowerBound,
      sources[first.source].utf8[start.range.upperBound..<end.range.lowerBound]
        .allSatisfy({ [0x20, 0x0A, 0x0D].contains($0) })
    else { return nil }
    return start.range.lowerBound..<end.range.upperBound
  }
}
