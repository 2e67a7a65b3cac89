import EarshotModel

// The search for a correct form of a line.
extension LineRepair {
  /// The beginnings of messages that no change to the words of a line answers.
  private static let unsearchable: [MessageMark] = [
    .unknownIdentifier, .unknownScreen, .amountsCannot,
  ]

  /// Returns a correct line that a few changes to the line or its translation lead to, or `nil` if
  /// the search finds none.
  mutating func search(from place: Place, _ error: Diagnostic) -> [String]? {
    let line = sources[place.source].utf8.text(place.range)
    guard
      !Self.unsearchable.contains(where: { error.message.text.hasPrefix($0) })
    else { return nil }
    for root in TranslatedLine(line).lines + [line] {
      guard let first = attempt([root], place) else { return nil }
      if first.isRight { return [root] }
      if let found = search(from: first, place) { return found }
    }
    return nil
  }

  private mutating func search(from first: Attempt, _ place: Place) -> [String]? {
    let faithful = FaithfulLine(first.lines[0], names)
    var frontier = [first]
    var known: Set<[String]> = [first.lines]
    for _ in 0..<Self.depth {
      var reached: [Attempt] = []
      for attempt in frontier {
        for lines in changes(of: attempt)
        where known.count < Self.tries && known.insert(lines).inserted && faithful.isKept(lines) {
          guard let next = self.attempt(lines, place) else { return nil }
          if next.isRight { return lines }
          reached.append(next)
        }
      }
      let best = reached.sorted { ($0.errors, $0.rest) < ($1.errors, $1.rest) }
      frontier = Array(best.prefix(Self.width))
    }
    return nil
  }

  /// Returns the lines that one change leads to: a suggestion of the message, a different form, or
  /// the removal of unexpected words.
  private mutating func changes(of attempt: Attempt) -> [[String]] {
    guard attempt.lines.count == 1, !attempt.message.isEmpty else { return [] }
    let wrong = WrongLine(attempt.lines[0], attempt)
    let filler = FilledAdvice(wrong.rest, identifiers: identifiers)
    let advised = Self.advised(in: attempt.message).prefix(3).flatMap { template in
      (filler.lines(for: template) + [template]).filter { !$0.contains("…") }
        .flatMap { wrong.lines(with: $0) }
    }
    let isTooMuch = attempt.message.hasPrefix(.unexpected)
    let without = isTooMuch ? [["\(wrong.head.trimmedOfSpaces)\(wrong.tail)"]] : []
    return advised + LineVariants(attempt.lines[0], names).all + without
  }

  /// Returns whether a line is a comment in the notation of another tool.
  private func isComment(_ place: Place) -> Bool {
    let line = sources[place.source].utf8.text(place.range)
    return ["//", "/*", "<!--", "--", ";"].contains(where: line.hasPrefix)
  }

  /// Reads the files with other lines in place of a line, or returns `nil` if the budget is spent.
  mutating func attempt(_ lines: [String], _ place: Place) -> Attempt? {
    let source = sources[place.source]
    // For files without errors, the checks take as long as reading the files.
    budget -= sources.reduce(0) { $0 + $1.utf8.count } * (warningCount == nil ? 1 : 2)
    guard budget > 0, lines.count > 1 || lines.first?.hasPrefix("# ") != true || isComment(place)
    else {
      return budget > 0 ? Attempt(lines: lines, errors: .max, isRight: false) : nil
    }
    let margin = String(repeating: " ", count: place.margin)
    let text = lines.joined(separator: "\n\(margin)")
    var bytes = source.utf8
    bytes.replaceSubrange(place.range, with: Array(text.utf8))
    sources[place.source] = SourceText(name: source.name, utf8: bytes)
    defer { sources[place.source] = source }
    let reading = AppDocument.readOnce(sources)
    let found =
      warningCount != nil
      ? reading.problems : reading.diagnostics + reading.traps.filter(\.isAboutOtherMeaning)
    let start = place.range.lowerBound
    let here = found.first {
      $0.source == place.source
        && (start...start + text.utf8.count).contains($0.range.lowerBound)
    }
    let count = found.count { $0.severity == .error }
    return Attempt(
      lines: lines,
      errors: count,
      message: here?.message.text ?? "",
      start: (here?.range.lowerBound ?? start) - start,
      end: (here?.range.upperBound ?? start) - start,
      places: found.filter { $0.severity == .error }.map { ($0.source, $0.range.lowerBound) },
      isRight: here == nil && !text.isEmpty
        && (warningCount.map { count == 0 && found.count < $0 } ?? (count < errorCount))
    )
  }
}

extension Diagnostic {
  /// Whether the warning says that a line means something other than what it appears to say.
  fileprivate var isAboutOtherMeaning: Bool {
    let marks: [MessageMark] = [.literalText, .partOfText, .isNever, .notAStop]
    return marks.contains { message.text.contains($0) }
  }
}
