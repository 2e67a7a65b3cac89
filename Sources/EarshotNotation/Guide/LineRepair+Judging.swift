import EarshotModel

// The last look at an answer before it's shown.
extension LineRepair {
  /// Returns the answer to an error with a line that keeps what the author wrote, if there's one.
  ///
  /// A reading that explains every part of the line takes precedence. If the answer shows no line,
  /// or one that lacks something, the method reads the line in other ways, and then follows the
  /// answer's own advice. A line that lacks something is never shown.
  mutating func judged(_ answer: Diagnostic, _ error: Diagnostic) -> Diagnostic {
    guard error.severity == .error, error.showsText, error.other == nil,
      let place = place(of: error), answer.correction.map({ $0.range == place.range }) ?? true,
      !isFixElsewhere(error, place)
    else { return answer }
    let line = sources[place.source].utf8.text(place.range)
    var kept = KeptParts(PlainLine(line, names).closed.first?.first ?? line, names)
    kept.require(unexpectedWordIn: error.message.text)
    let own = answer.correction.map { change in
      change.replacement.split(separator: "\n").map { line in
        line.hasPrefix("    ") ? "  \(String(line).trimmedOfSpaces)" : String(line)
      }
    }
    let isKept = own.map { kept.areKept(in: $0, answer.message.text) } ?? false
    let reading = MeantReading(line, names, in: frame(of: place))
    let advice = Advice(answer.message.text, line)
    let candidates = advice.candidates(of: reading, besidesOwn: isKept)
    if let lines = first(of: candidates, place, kept) {
      return isKept && lines == own ? answer : error.advising(lines, at: place)
    }
    if isKept || advice.isElsewhere || advice.isReason && own == nil { return answer }
    let lines = followed(error, place, kept) ?? first(of: braced(error, place), place, kept)
    if let lines { return error.advising(lines, at: place) }
    var answer = own == nil ? answer : error
    answer.correction = nil
    return answer
  }

  /// The kind of advice in a message.
  private struct Advice {
    /// Whether the advice is about another line.
    let isElsewhere: Bool
    /// Whether the message has a reason not to write the word.
    let isReason: Bool
    /// Whether the message has several possibilities.
    private let isChoice: Bool
    /// Whether the wrong word is one of several on the line of an element.
    private let isWord: Bool
    /// Whether the value of a property is a condition.
    private let isCondition: Bool

    init(_ text: String, _ line: String) {
      let places: [MessageMark] = [
        .onLineOfElement, .onLineAbove, .inPlaceOf, .traitOnLine,
      ]
      isElsewhere =
        places.contains { text.contains($0) } && !text.hasPrefix(.unknownTrait)
      let isOpen = text.contains("…'") || text.contains("'…")
      isReason = (text.contains(.leaveItOut) || text.contains(.because)) && !isOpen
      isChoice = LineRepair.advised(in: text).count > 1
      isWord = text.hasPrefix(.unknownTrait) || line.contains("=") || line.contains("(")
      isCondition = line.contains(": #") || line.contains(": !")
    }

    /// Returns the readings of a line that are better than the advice.
    ///
    /// A reason not to write the word, or a choice, is better than most lines.
    func candidates(of reading: MeantReading, besidesOwn isKept: Bool) -> [[String]] {
      if isElsewhere { return isCondition ? reading.certain : [] }
      if isReason { return isWord ? reading.meant : [] }
      return isKept || isChoice ? reading.certain : reading.candidates
    }
  }

  /// Returns a warning without its line if the line lacks something, or with a line that doesn't.
  mutating func judgedWarning(_ warning: Diagnostic) -> Diagnostic {
    guard let change = warning.correction, let place = place(of: warning),
      change.range == place.range
    else { return warning }
    let kept = KeptParts(sources[place.source].utf8.text(place.range), names)
    let own = change.replacement.split(separator: "\n").map { String($0).trimmedOfSpaces }
    guard !kept.areKept(in: own, warning.message.text) else { return warning }
    let wrong = WrongLine(warning, place, sources[place.source].utf8)
    let advised = Self.advised(in: warning.message.text).flatMap { wrong.lines(with: $0) }
    var warning = warning
    warning.correction = nil
    return first(of: advised, place, kept).map { warning.correcting($0, at: place) } ?? warning
  }

  /// Returns the first candidate that is right in its place and keeps the parts of a line, or `nil`.
  private mutating func first(of candidates: [[String]], _ place: Place, _ kept: KeptParts)
    -> [String]?
  {
    var known: Set<[String]> = [[sources[place.source].utf8.text(place.range)]]
    var count = 0
    for lines in candidates where known.insert(lines).inserted && kept.areKept(in: lines) {
      count += 1
      if count > 16 { return nil }
      if attempt(lines, place)?.isRight == true { return lines }
    }
    return nil
  }

  /// Returns the lines with advice such as `{#count item|items}` in place of the whole braces that
  /// contain an error.
  private func braced(_ error: Diagnostic, _ place: Place) -> [[String]] {
    let advised = Self.advised(in: error.message.text)
    let bytes = sources[place.source].utf8
    guard advised.count == 1, advised[0].hasPrefix("{"),
      let open = bytes[place.range.lowerBound...error.range.lowerBound]
        .lastIndex(of: UInt8(ascii: "{"))
    else { return [] }
    var depth = 0
    let close = (open..<place.range.upperBound).first { offset in
      if bytes[offset] == UInt8(ascii: "{") { depth += 1 }
      if bytes[offset] == UInt8(ascii: "}") { depth -= 1 }
      return depth == 0
    }
    guard let close else { return [] }
    let head = bytes.text(place.range.lowerBound..<open)
    return [["\(head)\(advised[0])\(bytes.text(close + 1..<place.range.upperBound))"]]
  }

  /// Returns the line at the end of the trail of suggestions that begins with an error, or `nil` if
  /// it ends nowhere, or at a line that lacks something.
  private mutating func followed(_ error: Diagnostic, _ place: Place, _ kept: KeptParts)
    -> [String]?
  {
    var wrong = WrongLine(error, place, sources[place.source].utf8)
    var message = error.message.text
    for _ in 0..<4 {
      let advised = Self.advised(in: message)
      let isOpen =
        message.contains(.listsThem) || message.contains(.leaveItOut)
        || message.contains(.appHas) || message.contains(.canBe)
      guard advised.count == 1, !isOpen, !advised[0].contains("…"),
        !message.contains("such as '"), !message.contains("as in '"),
        !isExample(advised[0], for: place),
        let lines = wrong.lines(with: advised[0]).first(where: {
          $0.count == 1 && kept.areKept(in: $0)
        }),
        let next = attempt(lines, place)
      else { return nil }
      if next.isRight { return lines }
      guard !next.message.isEmpty, next.message != message else { return nil }
      message = next.message
      wrong = WrongLine(lines[0], next)
    }
    return nil
  }

  /// The examples in messages, with the parts that an author's line replaces.
  private static let examples = [
    "action \"Name\":": "Name", "action \"NAME\":": "NAME", "action \"Delete\":": "elete",
    "action \"Move\":": "ove", "button \"OK\"": "OK", "play \"name\"": "name",
    "range: 0...60 by 15": "15", "range: 0...100": "100", "range: 0...600 as time": "600",
    "span: 1x2": "1x2",
  ]

  /// Returns whether a template is an example, or the beginning of an event or an effect, that
  /// lacks what the line in a place says.
  private func isExample(_ template: String, for place: Place) -> Bool {
    let line = sources[place.source].utf8.text(place.range)
    if let part = Self.examples[template] { return !line.contains(part) }
    let isStart = template.hasPrefix("on ") || template.hasPrefix("set ") && line.contains("set ")
    guard isStart, template.hasSuffix(":"), let colon = line.lastIndex(of: ":")
    else { return false }
    return line[colon...].contains { $0.isLetter || $0.isNumber }
  }

  /// Returns the words that begin the lines around a place.
  func frame(of place: Place) -> LineFrame {
    let bytes = sources[place.source].utf8
    var frame = LineFrame()
    var isBelow = false
    for line in SourceLines(bytes) where !line.content.isEmpty {
      let depth = line.indentation.count
      if line.content.lowerBound < place.range.lowerBound {
        if depth < place.margin { frame.parent = bytes.text(line.content).firstWord }
      } else if line.content.lowerBound == place.range.lowerBound {
        isBelow = true
      } else if isBelow {
        guard depth > place.margin else { break }
        if depth == place.margin + 2 { frame.children.insert(bytes.text(line.content).firstWord) }
      }
    }
    return frame
  }
}

extension String {
  fileprivate var firstWord: String { String(prefix { $0 != " " && $0 != ":" }) }
}
