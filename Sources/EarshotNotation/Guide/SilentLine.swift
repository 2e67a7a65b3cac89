import EarshotModel

/// A line without errors that doesn't mean what the author intended.
///
///     traits when #name is not filled in: notEnabled    compares text that nobody can type
///     content "Allergens": celery (important)           says “important”
///
/// - Source: our choice, from what people typed.
struct SilentLine {
  /// The words that are only text, although the author probably meant them as notation.
  let words: String
  /// The lines with these words in the notation.
  let meant: [String]

  /// Finds the words in a line, or returns `nil` if there are none.
  ///
  /// - Parameters:
  ///   - line: The line without its indentation.
  ///   - names: The names in the files.
  ///   - text: The whole file. Words that are the value of an element are ignored.
  /// - Complexity: O(*n*), where *n* is the length of the line or, if the line has such words, of
  ///   the file.
  init?(_ line: String, _ names: KnownNames, in text: String) {
    guard line.utf8.count <= 300, !line.hasPrefix("#") else { return nil }
    if line.contains(" when "),
      line.contains("not ") || line.contains(" out") || line.contains("ed "),
      let found = Self.condition(line, names), !text.contains(": \(found.words)\n"),
      !text.contains("\"\(found.words)\"")
    {
      (words, meant) = found
      return
    }
    if line.hasPrefix("content \""), line.contains("important"),
      let lines = PlainLine(line, names).parts.first, lines != [line]
    {
      (words, meant) = ("important", lines)
      return
    }
    if let found = Self.operand(line, names) ?? Self.behindValue(line, names) {
      (words, meant) = found
      return
    }
    if let (name, lines) = Self.variable(line, names) {
      (words, meant) = (name, lines)
      return
    }
    guard let found = Self.swallowed(line) else { return nil }
    (words, meant) = found
  }

  /// Returns a state in several words after `is`, or `nil` if there's none.
  private static func condition(
    _ line: String,
    _ names: KnownNames
  ) -> (words: String, meant: [String])? {
    guard let key = PlainLine(line, names).keyed?.key,
      let place = key.lastRange(of: " is "), key.firstRange(of: " when ") != nil
    else { return nil }
    var words = String(key[place.upperBound...])
    if words.hasPrefix("not ") { words = String(words.dropFirst(4)) }
    guard words.contains(" "), !words.contains("\""), !words.contains("#"),
      let meant = PlainLine(line, names).conditions.first, meant != [line],
      !(meant.first ?? "").contains(" \(words)")
    else { return nil }
    return (words, meant)
  }

  /// Returns an identifier on the right side of a condition, as in `label lacks #search`, or `nil`
  /// if there's none.
  private static func operand(
    _ line: String,
    _ names: KnownNames
  ) -> (words: String, meant: [String])? {
    let verbs = [" lacks #", " contains #"]
    // Finding the colon takes far longer than finding the words, which few lines have.
    guard verbs.contains(where: { line.contains($0) }),
      let (key, value) = PlainLine(line, names).keyed, key.contains(" when ")
    else { return nil }
    for verb in verbs {
      guard let place = key.firstRange(of: verb) else { continue }
      let name = String(key[place.upperBound...].prefix(while: \.isOfName))
      guard names.identifiers.contains(name) else { return nil }
      let test = key.replacing("\(verb)\(name)", with: "\(verb.dropLast()){#\(name)}")
      return ("#\(name)", ["\(test): \(value)"])
    }
    return nil
  }

  /// Returns a condition after the value of a property, as in `hint: Wait if #a is off`, or `nil` if
  /// there's none.
  private static func behindValue(
    _ line: String,
    _ names: KnownNames
  ) -> (words: String, meant: [String])? {
    let marks = [" if #", " when #", " unless #"]
    guard marks.contains(where: { line.contains($0) }),
      let (key, value) = PlainLine(line, names).keyed, Property(name: key) != nil
    else { return nil }
    for mark in marks {
      guard let place = value.lastRange(of: mark),
        let lines = ConditionalLine(line, names).candidates.first
      else { continue }
      return (String(value[place.lowerBound...].dropFirst()), lines)
    }
    return nil
  }

  /// Returns an identifier after a dollar sign, as in `value: $count`, or `nil` if there's none.
  private static func variable(
    _ line: String,
    _ names: KnownNames
  ) -> (words: String, meant: [String])? {
    guard let place = line.firstIndex(of: "$") else { return nil }
    if line[place...].hasPrefix("${#") { return ("$", [line.replacing("${#", with: "{#")]) }
    let name = String(line[line.index(after: place)...].prefix(while: \.isOfName))
    guard names.identifiers.contains(name) else { return nil }
    return ("$\(name)", [line.replacing("$\(name)", with: "{#\(name)}")])
  }

  /// Returns a priority or an identifier inside quotes, or `nil` if there's none.
  private static func swallowed(_ line: String) -> (words: String, meant: [String])? {
    let all = LineWords(line)
    guard let quoted = all.all.last, quoted.isQuoted, quoted.text.hasSuffix("\"") else {
      return nil
    }
    let inside = String(quoted.text.dropFirst().dropLast())
    let head = all.text(0..<all.all.count - 1)
    if head == "announce" || head.hasSuffix(": announce") {
      for word in ["high", "low"] where inside.hasSuffix(", \(word)") {
        return (word, ["\(head) \"\(inside.dropLast(word.count + 2))\" \(word)"])
      }
      return nil
    }
    guard let mark = inside.lastRange(of: " #"), mark.lowerBound > inside.startIndex,
      Role(rawValue: String(head.prefix { $0 != " " })) != nil
    else { return nil }
    let name = inside[mark.upperBound...]
    guard name.first?.isLetter == true, name.allSatisfy(\.isOfName) else { return nil }
    return ("#\(name)", ["\(head) \"\(inside[..<mark.lowerBound])\" #\(name)"])
  }
}

extension LineRepair {
  /// Returns at most 12 warnings about lines with words that are only text, but probably meant as
  /// notation.
  ///
  /// - Complexity: O(*n*·*w*), where *n* is the length of the files and *w* is the number of
  ///   lines with such words.
  static func silent(in sources: [SourceText], besides known: [Diagnostic]) -> [Diagnostic] {
    let size = sources.reduce(0) { $0 + $1.utf8.count }
    guard size <= limits.files, known.count < limits.errors,
      sources.allSatisfy({ AppForm(of: $0) == .notation })
    else { return [] }
    var repair = LineRepair(sources: sources, errorCount: 0, warningCount: known.count + 1)
    var found: [Diagnostic] = []
    for (number, source) in sources.enumerated() {
      var text: String?
      for line in SourceLines(source.utf8) where !line.content.isEmpty && line.content.count <= 300
      {
        let words = source.utf8.text(line.content)
        guard
          words.contains(" when ") || words.contains(" #") || words.contains("important")
            || words.hasSuffix("\"")
            || words.contains("$"),
          found.count < limits.errors
        else { continue }
        let whole = text ?? String(decoding: source.utf8, as: UTF8.self)
        text = whole
        guard let silent = SilentLine(words, repair.names, in: whole) else { continue }
        let place = Place(source: number, range: line.content, margin: line.indentation.count)
        guard !known.contains(where: { $0.source == number && place.contains($0.range) }),
          repair.attempt(silent.meant, place)?.isRight == true,
          let start = words.firstRange(of: silent.words)
        else { continue }
        let offset = line.content.lowerBound + words[..<start.lowerBound].utf8.count
        let range = offset..<(offset + silent.words.utf8.count)
        let warning = Diagnostic(
          .warning,
          .silent(silent.words, silent.meant),
          source: number,
          range: range
        )
        found.append(warning.correcting(silent.meant, at: place))
      }
    }
    return found
  }
}

extension Diagnostic.Message {
  fileprivate static func silent(_ words: String, _ meant: [String]) -> Self {
    """
    '\(Display.safe(words))' has no effect here, because it's part of the text; \
    \(Diagnostic.advice(meant))
    """
  }
}
