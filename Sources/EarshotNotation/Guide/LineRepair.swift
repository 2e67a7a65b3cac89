// Longer than 300 lines: the ways to correct a line belong in one order.

import EarshotModel

/// A repair that adds the whole corrected line to an error.
///
///     traits: selected notEnabled    →    write 'traits: selected, notEnabled'
///
/// Most messages contain only one corrected word. This type finds the whole line: it puts the
/// author's words into the advice, or changes the form of the line. It then reads the files with
/// the result, and suggests a line only if the line has no errors in its place.
///
/// - Source: our choice: advice must lead to a line that works.
struct LineRepair {
  var sources: [SourceText]
  let errorCount: Int
  /// The number of warnings and notes if the files have no errors, or `nil` if they have errors.
  let warningCount: Int?
  /// The number of bytes that can still be read.
  var budget = 2_000_000
  lazy var names = Self.names(in: sources)
  var identifiers: Set<String> { mutating get { names.identifiers } }

  /// The maximum numbers of errors, of bytes in a line, and of bytes in all files.
  static let limits = (errors: 12, line: 300, files: 64_000)
  /// The maximum number of changes to a line, and of lines to keep after each change.
  static let (depth, width) = (3, 4)
  /// The maximum number of lines that the search tries from one start.
  static let tries = 120

  /// The place of a wrong line: its source, its bytes without the indentation, and its indentation.
  struct Place {
    let source: Int
    let range: Range<Int>
    let margin: Int

    /// Returns whether the line contains a range.
    func contains(_ change: Range<Int>) -> Bool {
      range.lowerBound <= change.lowerBound && change.upperBound <= range.upperBound
    }
  }

  /// Returns the diagnostics of files with errors, with corrected lines in the errors.
  ///
  /// - Complexity: The files are read again, but at most a fixed number of bytes.
  static func reworded(_ diagnostics: [Diagnostic], in sources: [SourceText]) -> [Diagnostic] {
    let errors = diagnostics.filter { $0.severity == .error }
    let size = sources.reduce(0) { $0 + $1.utf8.count }
    guard (1...limits.errors).contains(errors.count), size <= limits.files,
      sources.allSatisfy({ AppForm(of: $0) == .notation })
    else { return diagnostics }
    var repair = LineRepair(sources: sources, errorCount: errors.count, warningCount: nil)
    return repair.joined(
      repair.withoutConsequences(diagnostics.map { repair.judged(repair.reworded($0), $0) })
    ).map(\.deletingUnexpected)
  }

  /// Returns the warnings and notes of files without errors, with corrected lines.
  ///
  /// - Complexity: The files are read again, but at most a fixed number of bytes.
  static func corrected(_ warnings: [Diagnostic], in sources: [SourceText]) -> [Diagnostic] {
    let size = sources.reduce(0) { $0 + $1.utf8.count }
    guard (1...limits.errors).contains(warnings.count), size <= limits.files,
      sources.allSatisfy({ AppForm(of: $0) == .notation })
    else { return warnings }
    var repair = LineRepair(sources: sources, errorCount: 0, warningCount: warnings.count)
    return warnings.map { repair.judgedWarning(repair.corrected($0)) }
  }

  /// Returns a warning, with the corrected line that its fix or its advice leads to.
  private mutating func corrected(_ warning: Diagnostic) -> Diagnostic {
    guard warning.showsText, let place = place(of: warning) else { return warning }
    let line = sources[place.source].utf8.text(place.range)
    if let lines = first(of: PlainLine(line, names).forms, place) {
      return warning.correcting(lines, at: place)
    }
    if let fixed = fixed(warning, place) { return warning.correcting([fixed], at: place) }
    if isFixElsewhere(warning, place) { return warning }
    return filled(warning, place).lines.map { warning.correcting($0, at: place) } ?? warning
  }

  private mutating func reworded(_ error: Diagnostic) -> Diagnostic {
    guard error.severity == .error, error.showsText, error.other == nil else { return error }
    guard let place = place(of: error) else { return indented(error) ?? error }
    if let moved = releveled(error, place) { return moved }
    if let (line, both) = guardedEvent(place) ?? titledScreen(place) {
      return error.advising([line], at: both)
    }
    let line = sources[place.source].utf8.text(place.range)
    let plain = PlainLine(line, names, sibling: sibling(of: place))
    let forms = ForeignLine(line, names).forms + plain.swapped
    let foreign = isElementOfCode(place) ? foreign(place, error) : nil
    if let lines = first(of: forms, place) ?? foreign { return error.advising(lines, at: place) }
    if let fixed = fixed(error, place) { return error.correcting([fixed], at: place) }
    if isFixElsewhere(error, place) { return error }
    if let lines = first(of: plain.certain, place) { return error.advising(lines, at: place) }
    let filled = filled(error, place)
    var error = error
    error.message = "\(filled.text)"
    // For a line with attributes, the example in a message isn't what the author meant.
    if let lines = filled.lines, !LineWords(line).hasAttributes {
      return error.correcting(lines, at: place)
    }
    if !error.message.text.contains(.isComponent),
      let lines = first(of: plain.forms, place)
    {
      return error.advising(lines, at: place)
    }
    if filled.isWhole { return error }
    let isDeadEnd = isDeadEnd(error, place)
    let lines =
      (isCode(place) || isDeadEnd ? self.foreign(place, error) : nil) ?? translation(place)
      ?? (isDeadEnd ? search(from: place, error) : nil)
    return lines.map { error.advising($0, at: place) } ?? error
  }

  /// The beginnings of advice that doesn't contain a whole line.
  private static let openAdvice = [
    "\(MessageMark.leaveOut) '", "did you mean '", "\(MessageMark.toWriteSeveral)", "write \"",
    "write '#name'", "\(MessageMark.startComment)", "add \"", "insert one",
    "give an element", "add it to",
  ]

  /// Returns whether a message doesn't say what to write, because it has no advice or only a word.
  private func isDeadEnd(_ error: Diagnostic, _ place: Place) -> Bool {
    let text = error.message.text
    let words = LineWords(sources[place.source].utf8.text(place.range)).texts
    guard let start = text.firstRange(of: "; ") else {
      return !["such as", "write ", "as in '", ": '", "…", MessageMark.useThe.rawValue].contains(
        where: text.contains
      )
    }
    let advice = String(text[start.upperBound...])
    if Self.openAdvice.contains(where: advice.hasPrefix) || advice.contains(.listsThem)
      || advice.hasSuffix(.theEffects)
    {
      return true
    }
    let first = words.first ?? ""
    if ["when", "if", "unless", "is", "action:"].contains(first.lowercased()) { return true }
    let hasRole = words.contains { word in Role.written.contains { $0.rawValue == word } }
    if hasRole, advice.hasPrefix(.forWordsOnScreen) { return true }
    let templates = Self.advised(in: text)
    let isWord = templates.count == 1 && templates[0].allSatisfy(\.isOfName)
    return isWord && advice.utf8.count < 60
  }

  /// Returns the first candidate that has no errors in a place, or `nil` if there's none.
  private mutating func first(of candidates: [[String]], _ place: Place) -> [String]? {
    candidates.first { attempt($0, place)?.isRight == true }
  }

  /// Returns an error about indentation with the correct line, or `nil` if there's none.
  private mutating func indented(_ error: Diagnostic) -> Diagnostic? {
    let bytes = sources.indices.contains(error.source) ? sources[error.source].utf8 : []
    var above = 0
    for line in SourceLines(bytes) where !line.content.isEmpty {
      guard line.content.upperBound >= error.range.upperBound else {
        above = line.indentation.count
        continue
      }
      let depth = line.indentation.count
      guard line.indentation.lowerBound <= error.range.lowerBound,
        error.range.upperBound <= line.content.lowerBound,
        line.content.count <= Self.limits.line
      else { return nil }
      let range = line.indentation.lowerBound..<line.content.upperBound
      let place = Place(source: error.source, range: range, margin: 0)
      let text = bytes.text(line.content)
      let isElement = Role(rawValue: String(text.prefix { $0 != " " })) != nil
      let depths = [above, above + 2, above - 2, depth - 1, depth + 1, above - 4]
        .filter { $0 >= 0 && $0 % 2 == 0 && abs($0 - depth) < 3 }
        .sorted { isElement == ($0 < $1) && $0 != $1 }
      for depth in depths {
        let whole = String(repeating: " ", count: depth) + text
        if attempt([whole], place)?.isRight == true { return error.correcting([whole], at: place) }
      }
      return nil
    }
    return nil
  }

  /// Returns the errors without those that disappear when another error is corrected.
  private mutating func withoutConsequences(_ errors: [Diagnostic]) -> [Diagnostic] {
    var gone: Set<Int> = []
    for (number, error) in errors.enumerated() where !gone.contains(number) {
      guard let change = error.correction, errors.count > 1,
        let left = attempt(
          [change.replacement],
          Place(source: error.source, range: change.range, margin: 0)
        ),
        left.errors < errorCount - 1
      else { continue }
      let shift = change.replacement.utf8.count - change.range.count
      for (other, problem) in errors.enumerated()
      where other != number && problem.severity == .error {
        let isBehind =
          problem.source == error.source
          && problem.range.lowerBound >= change.range.upperBound
        let start = problem.range.lowerBound + (isBehind ? shift : 0)
        let stays = left.places.contains { $0.source == problem.source && $0.offset == start }
        // An error that stays after the correction isn't a consequence.
        if !stays { gone.insert(other) }
      }
    }
    return errors.indices.filter { !gone.contains($0) }.map { errors[$0] }
  }

  /// Returns the last line above a place with the same parent, or an empty string.
  private func sibling(of place: Place) -> String {
    let bytes = sources[place.source].utf8
    var found = ""
    for line in SourceLines(bytes) where !line.content.isEmpty {
      guard line.content.lowerBound < place.range.lowerBound else { break }
      if line.indentation.count == place.margin { found = bytes.text(line.content) }
      if line.indentation.count < place.margin { found = "" }
    }
    return found
  }

  /// Returns the correct translation of a line with a known phrase, or `nil` if there's none.
  private mutating func translation(_ place: Place) -> [String]? {
    let line = TranslatedLine(sources[place.source].utf8.text(place.range))
    guard line.hasPhrase else { return nil }
    return line.lines.map { [$0] }.first { attempt($0, place)?.isRight == true }
  }

  /// Returns whether a line is a tag, a view with modifiers, or an element with attributes, such as
  /// `slider "Volume" min=0 max=10`.
  private func isElementOfCode(_ place: Place) -> Bool {
    let line = sources[place.source].utf8.text(place.range)
    let name = line.prefix { $0.isOfName || $0 == "." }
    let isCall = line[name.endIndex...].hasPrefix("(")
    return line.hasPrefix("<") || line.contains(").") || LineWords(line).hasAttributes
      || isCall && ForeignName.meaning(of: ForeignParts(line).name) != nil
      || ForeignName.isAction(ForeignParts(line).name)
  }

  /// Returns whether a line contains punctuation that is typical of code.
  private func isCode(_ place: Place) -> Bool {
    let line = sources[place.source].utf8.text(place.range)
    return line.hasPrefix("- ") || line.contains { "(){}=<".contains($0) }
  }

  /// Returns the correct lines for a line in another tool's notation, or `nil` if there are none.
  private mutating func foreign(_ place: Place, _ error: Diagnostic) -> [String]? {
    let line = sources[place.source].utf8.text(place.range)
    guard Property(name: ForeignParts(line).name) == nil || line.hasPrefix(".") else { return nil }
    let isEffect = error.message.text.contains(.effect) || error.message.text.hasPrefix("write '")
    let candidates = ForeignLine(line, names).candidates(asEffect: isEffect)
    return candidates.prefix(4).first { lines in
      attempt(lines, place)?.isRight == true
    }
  }

  /// Returns one line for an event and the line `if (count > 5) announce "Many"` below it, with the
  /// place of both lines, or `nil` for any other lines.
  private mutating func guardedEvent(_ place: Place) -> (line: String, place: Place)? {
    let bytes = sources[place.source].utf8
    let line = bytes.text(place.range)
    guard ["if ", "if(", "unless "].contains(where: line.hasPrefix),
      let above = SourceLines(bytes).prefix(while: {
        $0.content.upperBound < place.range.lowerBound
      })
      .last(where: { !$0.content.isEmpty })
    else { return nil }
    let event = bytes.text(above.content)
    guard event.hasSuffix(":"), !event.contains(" when "),
      let guarded = ForeignCondition.guarded(line, names)
    else { return nil }
    let whole = "\(event.dropLast()) when \(guarded.test): \(guarded.effect)"
    let range = above.content.lowerBound..<place.range.upperBound
    let both = Place(source: place.source, range: range, margin: above.indentation.count)
    return attempt([whole], both)?.isRight == true ? (whole, both) : nil
  }

  /// Returns whether the fix of an error changes a different line.
  func isFixElsewhere(_ error: Diagnostic, _ place: Place) -> Bool {
    error.fixIt.map { !place.contains($0.range) } ?? false
  }

  /// Returns the line after applying the fix of an error, or `nil` if the line then has errors.
  private mutating func fixed(_ error: Diagnostic, _ place: Place) -> String? {
    guard let fix = error.fixIt, place.contains(fix.range) else { return nil }
    let bytes = sources[place.source].utf8
    let head = bytes.text(place.range.lowerBound..<fix.range.lowerBound)
    let tail = bytes.text(fix.range.upperBound..<place.range.upperBound)
    let line = "\(head)\(fix.replacement)\(tail)"
    return attempt([line], place)?.isRight == true ? line : nil
  }

  /// Returns the place of the line that contains an error, or `nil` if there's none or the line is
  /// long.
  func place(of error: Diagnostic) -> Place? {
    guard sources.indices.contains(error.source) else { return nil }
    let bytes = sources[error.source].utf8
    let line = SourceLines(bytes).first {
      $0.content.lowerBound <= error.range.lowerBound
        && error.range.upperBound <= $0.content.upperBound
        && !$0.content.isEmpty
    }
    guard let line, line.content.count <= Self.limits.line else { return nil }
    return Place(
      source: error.source,
      range: line.content,
      margin: line.indentation.count
    )
  }

  /// Returns the identifiers, screens, labels, and titles in files.
  static func names(in sources: [SourceText]) -> KnownNames {
    var names = KnownNames()
    let screen = "screen"
    for source in sources {
      var isScreen = false
      for bytes in source.utf8.split(whereSeparator: \.isBlankOfASCII) {
        let isPlain = bytes.allSatisfy { $0 < 0x80 }
        // Most words are neither a name nor in front of one, which their bytes show at once.
        if isPlain, !isScreen, bytes.first != UInt8(ascii: "#"), bytes.count != screen.count {
          continue
        }
        let text = String(decoding: bytes, as: UTF8.self)
        for word in isPlain ? [text[...]] : text.split(whereSeparator: \.isWhitespace) {
          if isScreen { names.screens.insert(String(word)) }
          isScreen = word == screen
          let name = word.dropFirst().prefix { $0.isOfName }
          if word.hasPrefix("#"), !name.isEmpty { names.identifiers.insert(String(name)) }
        }
      }
      for line in SourceLines(source.utf8) { names.noteLabel(in: source.utf8.text(line.content)) }
    }
    return names
  }
}

extension AppDocument.ParseResult {
  /// Returns all diagnostics of the files, in the order in which `check` reports them.
  ///
  /// - Parameter sources: The files that were read.
  /// - Returns: The diagnostics, with corrected lines, and warnings about words without a
  ///   meaning.
  /// - Complexity: The complexity of ``traps``, plus the time to read a fixed number of bytes.
  package func checked(in sources: [SourceText]) -> [Diagnostic] {
    let all = problems
    guard document != nil else { return all }
    return LineRepair.corrected(all, in: sources) + LineRepair.silent(in: sources, besides: all)
  }

  /// All diagnostics of the files, without corrected lines for the warnings.
  var problems: [Diagnostic] { diagnostics + doubtfulAnnouncements + traps }
}

extension LineRepair {
  /// A line to try, with its first error.
  struct Attempt {
    let lines: [String]
    var errors = 0
    /// The message of the first problem on the line, or an empty string if there's none.
    var message = ""
    var start = 0
    var end = 0
    /// The places of all errors in the files.
    var places: [(source: Int, offset: Int)] = []
    /// Whether the line has no errors in its place.
    let isRight: Bool

    /// The number of bytes after the start of the first problem.
    var rest: Int { lines.reduce(0) { $0 + $1.utf8.count } - start }
  }
}

extension Diagnostic {
  /// Returns the error with the given lines in place of its advice.
  func advising(_ lines: [String], at place: LineRepair.Place) -> Diagnostic {
    let lines = lines.map { $0.replacing("\" :", with: "\":") }
    var error = correcting(lines, at: place)
    let text = message.text
    let ends = ["; ", ": write", ", write '", ": '", ": \""].compactMap {
      text.firstRange(of: $0)?.lowerBound
    }
    var reason = text.hasPrefix("write ") ? "" : String(text[..<(ends.min() ?? text.endIndex)])
    let isClause = text.dropFirst(reason.count).hasPrefix(", write '")
    // A reason such as “put the state on the line of the element” contradicts a line below it.
    if lines.first?.hasPrefix("traits: ") == true, !reason.contains("'") { reason = "" }
    let mark = reason.isEmpty ? "" : isClause ? ", " : "; "
    error.message = "\(reason)\(mark)\(Self.advice(lines))"
    error.fixIt = nil
    return error
  }

  /// Returns the error with the given lines as its correction.
  func correcting(_ lines: [String], at place: LineRepair.Place) -> Diagnostic {
    var error = self
    let margin = String(repeating: " ", count: place.margin)
    let lines = lines.map { line in
      String(line.replacing("\" :", with: "\":").reversed().drop { $0 == " " }.reversed())
    }
    error.correction = FixIt(
      range: place.range,
      replacement: lines.joined(separator: "\n\(margin)")
    )
    return error
  }

  /// The error with the advice to delete an unexpected word, if the error has no advice.
  fileprivate var deletingUnexpected: Diagnostic {
    guard severity == .error, message.text.hasPrefix(.unexpected), !message.text.contains("; ")
    else { return self }
    var error = self
    error.message = "\(message.text); delete it"
    return error
  }

  /// Returns the lines as the end of a message: `write 'a' and below it 'b' and 'c'`.
  static func advice(_ lines: [String]) -> String {
    let safe = lines.map { Display.safe($0.trimmedOfSpaces) }
    guard safe.count > 1 else { return "write '\(safe[0])'" }
    let isDeeper = lines[1].hasPrefix(" ")
    return "write '\(safe[0])' and \(isDeeper ? "below it" : "then") "
      + Array(safe.dropFirst()).asQuotedList
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII character that separates words: a space, a tab, or a line break.
  fileprivate var isBlankOfASCII: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
