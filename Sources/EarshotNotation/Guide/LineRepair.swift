// Longer than 300 lines: the ways to correct a line belong in one order.

import EarshotModel

/// A repair that adds the whole corrected line to an error.
///
///     traits: selected notEnabled    →    write 'traits: selected, notEnabled'
///
/// Most messages contain only one corrected word. This type finds the whole line: it fills in the
/// advice of the message with the author's words, or changes the form of the line, and then reads
/// the files again with the result. It suggests a line only if the line has no errors in that
/// place.
///
/// - Source: our choice: advice must lead to a line that works.
struct LineRepair {
  var sources: [SourceText]
  let errorCount: Int
  /// The number of problems of files without errors, or `nil` if the files have errors.
  let warningCount: Int?
  /// The number of bytes that can still be read.
  var budget = 2_000_000
  lazy var names = Self.names(in: sources)
  var identifiers: Set<String> { mutating get { names.identifiers } }

  /// The maximum number of errors in the files, and of bytes in a line and in all files.
  static let limits = (errors: 12, line: 300, files: 64_000)
  /// The maximum number of changes to a line, and the maximum number of lines to change further.
  static let (depth, width) = (3, 4)
  /// The maximum number of lines to try for each error.
  static let tries = 120

  /// The place of a wrong line: its source, and its bytes without the indentation.
  struct Place {
    let source: Int
    let range: Range<Int>
    let margin: Int

    /// Returns whether a change is in the line.
    func contains(_ change: Range<Int>) -> Bool {
      range.lowerBound <= change.lowerBound && change.upperBound <= range.upperBound
    }
  }

  /// Returns the errors of some files, with whole lines.
  ///
  /// - Complexity: The files are read at most until a fixed number of bytes.
  static func reworded(_ diagnostics: [Diagnostic], in sources: [SourceText]) -> [Diagnostic] {
    let errors = diagnostics.filter { $0.severity == .error }
    let size = sources.reduce(0) { $0 + $1.utf8.count }
    guard (1...limits.errors).contains(errors.count), size <= limits.files,
      sources.allSatisfy({ AppForm(of: $0) == .notation })
    else { return diagnostics }
    var repair = LineRepair(sources: sources, errorCount: errors.count, warningCount: nil)
    return repair.withoutConsequences(diagnostics.map { repair.reworded($0) })
  }

  /// Returns the warnings and notes of files without errors, with whole lines.
  ///
  /// - Complexity: The files are read at most until a fixed number of bytes.
  static func corrected(_ warnings: [Diagnostic], in sources: [SourceText]) -> [Diagnostic] {
    let size = sources.reduce(0) { $0 + $1.utf8.count }
    guard (1...limits.errors).contains(warnings.count), size <= limits.files,
      sources.allSatisfy({ AppForm(of: $0) == .notation })
    else { return warnings }
    var repair = LineRepair(sources: sources, errorCount: 0, warningCount: warnings.count)
    return warnings.map { repair.corrected($0) }
  }

  /// Returns a warning with the line that its fix or its advice leads to.
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
    if let (line, both) = guardedEvent(place) { return error.advising([line], at: both) }
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
    // An example in a message isn't what attributes say.
    if let lines = filled.lines, !LineWords(line).hasAttributes {
      return error.correcting(lines, at: place)
    }
    if !error.message.text.contains("is a component"),
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

  /// The beginnings of advice that doesn't say what the whole line is.
  private static let openAdvice = [
    "leave out '", "did you mean '", "here it is '", "to write several", "write \"",
    "write '#name'", "start a comment with '# ', and",
  ]

  /// Returns whether a message doesn't say what to write.
  ///
  /// A single word doesn't if the line with the word is wrong, too.
  private func isDeadEnd(_ error: Diagnostic, _ place: Place) -> Bool {
    let text = error.message.text
    let words = LineWords(sources[place.source].utf8.text(place.range)).texts
    guard let start = text.firstRange(of: "; ") else {
      return !["such as", "write ", "as in '", ": '", "…", "use the"].contains(where: text.contains)
    }
    let advice = String(text[start.upperBound...])
    if Self.openAdvice.contains(where: advice.hasPrefix) || advice.hasSuffix("lists them")
      || advice.hasSuffix("the effects")
    {
      return true
    }
    let first = words.first ?? ""
    if ["when", "if", "unless", "is", "action:"].contains(first.lowercased()) { return true }
    let hasRole = words.contains { word in Role.written.contains { $0.rawValue == word } }
    if hasRole, advice.hasPrefix("for words to read") { return true }
    let templates = Self.advised(in: text)
    let isWord = templates.count == 1 && templates[0].allSatisfy(\.isOfName)
    return isWord && advice.utf8.count < 60
  }

  /// Returns the first lines that are right in a place.
  private mutating func first(of candidates: [[String]], _ place: Place) -> [String]? {
    candidates.first { attempt($0, place)?.isRight == true }
  }

  /// Returns the error about the spaces before a line, with the line at the depth of a neighbor.
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

  /// Returns the errors without those that the correction of another one also removes.
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
        // The error that stays until its own line is right isn't a consequence.
        if !stays { gone.insert(other) }
      }
    }
    return errors.indices.filter { !gone.contains($0) }.map { errors[$0] }
  }

  /// Returns the nearest line above a place with the same indentation, in the same block.
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

  /// Returns the translation of a line with a phrase of several words, if it's right at once.
  private mutating func translation(_ place: Place) -> [String]? {
    let line = TranslatedLine(sources[place.source].utf8.text(place.range))
    guard line.hasPhrase else { return nil }
    return line.lines.map { [$0] }.first { attempt($0, place)?.isRight == true }
  }

  /// Returns whether a line is a tag, a view with modifiers, or an element with attributes, such as
  /// `slider "Volume" min=0 max=10`.
  private func isElementOfCode(_ place: Place) -> Bool {
    let line = sources[place.source].utf8.text(place.range)
    return line.hasPrefix("<") || line.contains(").") || LineWords(line).hasAttributes
  }

  /// Returns whether a line contains punctuation that is typical of code.
  private func isCode(_ place: Place) -> Bool {
    let line = sources[place.source].utf8.text(place.range)
    return line.hasPrefix("- ") || line.contains { "(){}=<".contains($0) }
  }

  /// Returns the lines that a line in another notation means.
  private mutating func foreign(_ place: Place, _ error: Diagnostic) -> [String]? {
    let line = sources[place.source].utf8.text(place.range)
    guard Property(name: ForeignParts(line).name) == nil || line.hasPrefix(".") else { return nil }
    let isEffect = error.message.text.contains("effect") || error.message.text.hasPrefix("write '")
    let candidates = ForeignLine(line, names).candidates(asEffect: isEffect)
    return candidates.prefix(4).first { lines in
      attempt(lines, place)?.isRight == true
    }
  }

  /// Returns the event above a line that begins with a condition, with the condition and the effect,
  /// and the place of both lines: `if (count > 5) announce "Many"`.
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

  /// Returns whether the fix of an error changes another line.
  private func isFixElsewhere(_ error: Diagnostic, _ place: Place) -> Bool {
    error.fixIt.map { !place.contains($0.range) } ?? false
  }

  /// Returns the line with the fix of an error, if it has no errors then.
  private mutating func fixed(_ error: Diagnostic, _ place: Place) -> String? {
    guard let fix = error.fixIt, place.contains(fix.range) else { return nil }
    let bytes = sources[place.source].utf8
    let head = bytes.text(place.range.lowerBound..<fix.range.lowerBound)
    let tail = bytes.text(fix.range.upperBound..<place.range.upperBound)
    let line = "\(head)\(fix.replacement)\(tail)"
    return attempt([line], place)?.isRight == true ? line : nil
  }

  /// Returns the place of the line of an error, if it's short.
  private func place(of error: Diagnostic) -> Place? {
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

  /// Returns the identifiers and the names of screens in files.
  private static func names(in sources: [SourceText]) -> KnownNames {
    var names = KnownNames()
    for source in sources {
      var isScreen = false
      for word in String(decoding: source.utf8, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      {
        if isScreen { names.screens.insert(String(word)) }
        isScreen = word == "screen"
        let name = word.dropFirst().prefix { $0.isOfName }
        if word.hasPrefix("#"), !name.isEmpty { names.identifiers.insert(String(name)) }
      }
      for line in SourceLines(source.utf8) { names.noteLabel(in: source.utf8.text(line.content)) }
    }
    return names
  }
}

extension AppDocument.ParseResult {
  /// All problems of the files, in the order in which `check` reports them.
  ///
  /// - Parameter sources: The files.
  /// - Returns: The problems, with whole lines, and warnings about words without a meaning.
  /// - Complexity: Like that of ``traps``, plus reading the files until a fixed number of bytes.
  package func checked(in sources: [SourceText]) -> [Diagnostic] {
    let all = problems
    guard document != nil else { return all }
    return LineRepair.corrected(all, in: sources) + LineRepair.silent(in: sources, besides: all)
  }

  /// All problems of the files.
  var problems: [Diagnostic] { diagnostics + doubtfulAnnouncements + traps }
}

extension LineRepair {
  /// A line to try, with its first error.
  struct Attempt {
    let lines: [String]
    var errors = 0
    /// The first error on the line, and its place in it.
    var message = ""
    var start = 0
    var end = 0
    /// The places of all errors in the files.
    var places: [(source: Int, offset: Int)] = []
    /// Whether the line has no errors in its place.
    let isRight: Bool

    /// The part of the line that can be read only after another change.
    var rest: Int { lines.reduce(0) { $0 + $1.utf8.count } - start }
  }
}

extension Diagnostic {
  /// Returns the error with lines to write in place of its advice.
  func advising(_ lines: [String], at place: LineRepair.Place) -> Diagnostic {
    var error = correcting(lines, at: place)
    let text = message.text
    let ends = ["; ", ": write", ", write '", ": '", ": \""].compactMap {
      text.firstRange(of: $0)?.lowerBound
    }
    let reason = text.hasPrefix("write ") ? "" : String(text[..<(ends.min() ?? text.endIndex)])
    let isClause = text.dropFirst(reason.count).hasPrefix(", write '")
    let mark = reason.isEmpty ? "" : isClause ? ", " : "; "
    error.message = "\(reason)\(mark)\(Self.advice(lines))"
    error.fixIt = nil
    return error
  }

  /// Returns the error with the lines that are right in a place.
  func correcting(_ lines: [String], at place: LineRepair.Place) -> Diagnostic {
    var error = self
    let margin = String(repeating: " ", count: place.margin)
    error.correction = FixIt(
      range: place.range,
      replacement: lines.joined(separator: "\n\(margin)")
    )
    return error
  }

  private static func advice(_ lines: [String]) -> String {
    let quoted = lines.map { "'\(Display.safe($0.trimmedOfSpaces))'" }
    guard quoted.count > 1 else { return "write \(quoted[0])" }
    let isDeeper = lines[1].hasPrefix(" ")
    return "write \(quoted[0]) and \(isDeeper ? "below it" : "then") "
      + quoted.dropFirst().joined(separator: ", ")
  }
}
