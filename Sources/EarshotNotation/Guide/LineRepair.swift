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
    var repair = LineRepair(sources: sources, errorCount: errors.count)
    return diagnostics.map { repair.reworded($0) }
  }

  private init(sources: [SourceText], errorCount: Int) {
    self.sources = sources
    self.errorCount = errorCount
  }

  private mutating func reworded(_ error: Diagnostic) -> Diagnostic {
    guard error.severity == .error, error.showsText, error.other == nil,
      let place = place(of: error)
    else { return error }
    var error = error
    if let line = guardedEvent(place) { return error.advising(Self.advice([line])) }
    if let lines = form(place) ?? (isElementOfCode(place) ? foreign(place, error) : nil) {
      return error.advising(Self.advice(lines))
    }
    guard !isFixed(error, place) else { return error }
    let filled = filled(error, place)
    error.message = "\(filled.text)"
    if filled.isWhole { return error }
    let isDeadEnd = isDeadEnd(error, place)
    let lines =
      (isCode(place) || isDeadEnd ? foreign(place, error) : nil) ?? translation(place)
      ?? (isDeadEnd ? search(from: place, error) : nil)
    return lines.map { error.advising(Self.advice($0)) } ?? error
  }

  /// The beginnings of advice that doesn't say what the whole line is.
  private static let openAdvice = [
    "leave out '", "did you mean '", "here it is '", "to write several", "write \"",
    "write '#name'",
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
    if Self.openAdvice.contains(where: advice.hasPrefix) || advice.hasSuffix("lists them") {
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

  /// Returns the lines of a form that only one meaning has: a frame, a delay, or several properties.
  private mutating func form(_ place: Place) -> [String]? {
    let line = sources[place.source].utf8.text(place.range)
    return ForeignLine(line, names).forms.first { attempt($0, place)?.isRight == true }
  }

  /// Returns the translation of a line with a phrase of several words, if it's right at once.
  private mutating func translation(_ place: Place) -> [String]? {
    let line = TranslatedLine(sources[place.source].utf8.text(place.range))
    guard line.hasPhrase else { return nil }
    return line.lines.map { [$0] }.first { attempt($0, place)?.isRight == true }
  }

  /// Returns whether a line is a tag, or a view with modifiers.
  private func isElementOfCode(_ place: Place) -> Bool {
    let line = sources[place.source].utf8.text(place.range)
    return line.hasPrefix("<") || line.contains(").")
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

  /// Returns the event above a line that begins with a condition, with the condition and the effect:
  /// `if (count > 5) announce "Many"`.
  private mutating func guardedEvent(_ place: Place) -> String? {
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
    return attempt([whole], both)?.isRight == true ? whole : nil
  }

  /// Returns whether the fix of an error leads to a line without errors.
  private mutating func isFixed(_ error: Diagnostic, _ place: Place) -> Bool {
    guard let fix = error.fixIt else { return false }
    guard place.range.lowerBound <= fix.range.lowerBound,
      fix.range.upperBound <= place.range.upperBound
    else { return true }
    let bytes = sources[place.source].utf8
    let head = bytes.text(place.range.lowerBound..<fix.range.lowerBound)
    let tail = bytes.text(fix.range.upperBound..<place.range.upperBound)
    return attempt(["\(head)\(fix.replacement)\(tail)"], place)?.isRight == true
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

  private static func advice(_ lines: [String]) -> String {
    let quoted = lines.map { "'\(Display.safe($0.trimmedOfSpaces))'" }
    guard quoted.count > 1 else { return "write \(quoted[0])" }
    let isDeeper = lines[1].hasPrefix(" ")
    return "write \(quoted[0]) and \(isDeeper ? "below it" : "then") "
      + quoted.dropFirst().joined(separator: ", ")
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

extension LineRepair {
  /// A line to try, with its first error.
  struct Attempt {
    let lines: [String]
    var errors = 0
    /// The first error on the line, and its place in it.
    var message = ""
    var start = 0
    var end = 0
    /// Whether the line has no errors in its place.
    let isRight: Bool

    /// The part of the line that can be read only after another change.
    var rest: Int { lines.reduce(0) { $0 + $1.utf8.count } - start }
  }
}

extension Diagnostic {
  /// Returns the error with a line to write in place of its advice.
  func advising(_ advice: String) -> Diagnostic {
    var error = self
    let text = message.text
    let ends = ["; ", ": write", ": '", ": \""].compactMap { text.firstRange(of: $0)?.lowerBound }
    let reason = text.hasPrefix("write ") ? "" : String(text[..<(ends.min() ?? text.endIndex)])
    error.message = "\(reason)\(reason.isEmpty ? "" : "; ")\(advice)"
    error.fixIt = nil
    return error
  }
}
