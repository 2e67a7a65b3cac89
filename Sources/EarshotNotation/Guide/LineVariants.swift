import EarshotModel

/// Variants of a wrong line that its author may have meant, each with one change to its form.
///
/// A change keeps the author's words. It corrects only their spelling, their order, or the
/// punctuation between them. ``LineRepair`` checks the variants.
///
/// - Source: our choice, from lines by people who knew the notation of another tool.
struct LineVariants {
  let line: String
  let words: LineWords
  let names: KnownNames
  var identifiers: Set<String> { names.identifiers }

  /// The words of the notation, without roles and traits.
  private static let keywords = [
    "when", "is", "not", "and", "or", "on", "off", "true", "false", "above", "below", "every",
    "action", "content", "mark", "rotor", "self", "each", "empty",
  ]
  /// Filler words, which carry no meaning in the notation.
  private static let fillers: Set = [
    "a", "an", "the", "to", "of", "with", "as", "be", "then", "please", "by", "at", "=", ":", "do",
    "it", "that", "this", "should", "must", "will", "named", "called", "label", "text", "title",
    "is", "has",
  ]

  init(_ line: String, _ names: KnownNames) {
    self.line = line
    words = LineWords(line)
    self.names = names
  }

  /// The variants, each as an array of lines.
  ///
  /// The variants that change the least come first.
  var all: [[String]] {
    let single =
      parts + marks + lists + conditions + orders + colons + events + spellings + quotings + fillers
    return single.map { [$0] } + blocks + choices
  }

  /// Variants with different quotes, brackets, or punctuation at the ends.
  private var marks: [String] {
    var found: [String] = []
    for (open, close) in [("“", "”"), ("„", "“"), ("«", "»"), ("‘", "’"), ("'", "'"), ("`", "`")]
    where line.contains(open) {
      found.append(line.replacing(open, with: "\"").replacing(close, with: "\""))
    }
    if let last = words.all.last, last.isQuoted, !line.hasSuffix("\"") || line.hasSuffix(" \"") {
      for mark in [" #", " ."] {
        if let place = last.text.firstRange(of: mark), let start = line.lastIndex(of: "\"") {
          let text = last.text[..<place.lowerBound]
          found.append("\(line[..<start])\(text)\"\(last.text[place.lowerBound...])")
        }
      }
      found.append(line + "\"")
    }
    if line.contains("{"), !line.contains("}") {
      let closed = line.replacing(")", with: "}").replacing("]", with: "}")
      found += [closed, closed.replacing("/", with: "|")]
    }
    let closed = words.changingUnquoted { word in
      String(word.map { "()[]{};".contains($0) ? " " : $0 }).trimmedOfSpaces
    }
    found.append(LineWords(closed).texts.joined(separator: " ").replacing("\" :", with: "\":"))
    found.append(LineWords(closed).changingUnquoted { $0 == "," ? "" : $0 })
    found.append(String(line.reversed().drop { ";,.:{}() >/".contains($0) }.reversed()))
    found.append(String(line.drop { "-*•+><·/0123456789.() @".contains($0) }))
    found.append(words.changingUnquoted { $0.filter { !"@$".contains($0) } })
    return found
  }

  /// Variants with quotes around one or more consecutive words.
  private var quotings: [String] {
    let texts = words.texts
    let mark = texts.indices.dropFirst().first { "#.".contains(texts[$0].prefix(1)) } ?? texts.count
    let colon = texts.indices.dropFirst().first { texts[$0].hasSuffix(":") }
    guard !texts.isEmpty, !line.contains("\"") else { return [] }
    var found: [String] = []
    if let colon {
      let name = String(words.text(1..<colon + 1).dropLast())
      let rest = words.text(colon + 1..<texts.count)
      found.append("\(texts[0]) \(Quoting.quotedLiteral(name)): \(rest)")
    }
    for start in 1..<max(2, min(4, mark)) where start < mark {
      let text = Quoting.quotedLiteral(words.text(start..<mark))
      found.append(words.replacing(start..<mark, with: text))
    }
    return found
  }

  /// Variants with commas or bars between the items of a list, in place of other separators.
  private var lists: [String] {
    guard let colon = words.all.firstIndex(where: { $0.text.hasSuffix(":") }) else { return [] }
    let head = words.text(0..<colon + 1)
    let joining: Set = ["and", "&", "+", "|", "/", ";", "und", "plus", "or", ","]
    let items = words.texts[(colon + 1)...].flatMap { word -> [String] in
      word.hasPrefix("\"") ? [word] : word.split { ",;|/&+[](){}".contains($0) }.map(String.init)
    }.filter { !joining.contains($0.lowercased()) }
    guard items.count > 1 else { return [] }
    return [", ", " | "].map { "\(head) \(items.joined(separator: $0))" }
  }

  /// Variants with the condition before the colon.
  private var conditions: [String] {
    let marks: Set = ["when", "if", "unless", "while", "where", "only"]
    guard let place = words.place(ofAny: marks), place > 0 else { return conditionFirst }
    let last = words.texts[place].lowercased()
    let start = last == "only" && place + 1 < words.all.count ? place + 2 : place + 1
    guard start < words.all.count, words.all[..<place].contains(where: { $0.text.hasSuffix(":") })
    else { return [] }
    let condition = LineWords(words.text(start..<words.all.count)).texts.joined(separator: " ")
    let isDenied = last == "unless"
    let test = Self.condition(condition, isDenied: isDenied)
    return withCondition(test, words.text(0..<place)).map { [$0] } ?? []
  }

  /// Variants of a line that begins with its condition, with the condition after the property or
  /// the event.
  private var conditionFirst: [String] {
    let marks: Set = ["when", "if", "unless"]
    guard let first = words.texts.first?.lowercased(), marks.contains(first) else { return [] }
    let middle =
      words.place(ofAny: ["then"])
      ?? words.all.firstIndex { $0.text.hasSuffix(":") || $0.text.hasSuffix(",") }
    guard let middle, middle > 1, middle + 1 < words.all.count else { return [] }
    let isMark = words.texts[middle].lowercased() == "then"
    let test = words.text(1..<middle) + (isMark ? "" : " \(words.texts[middle].dropLast())")
    let condition = Self.condition(test, isDenied: first == "unless")
    let rest = words.text(middle + 1..<words.all.count)
    let event = withCondition(condition, "on activate: \(rest)")
    return [withCondition(condition, rest), event].compactMap { $0 }
  }

  /// Returns a line with a condition before its first colon, or `nil` if the line has no colon.
  private func withCondition(_ condition: String, _ line: String) -> String? {
    guard let colon = line.firstRange(of: ":") else { return nil }
    let value = String(line[colon.upperBound...].reversed().drop { " ,;".contains($0) }.reversed())
    return "\(line[..<colon.lowerBound]) when \(condition):\(value)"
  }

  /// Variants with the colon in a different place, or with words instead of the operators in a
  /// condition.
  private var colons: [String] {
    var found: [String] = []
    for mark in ["=>", "->", ":=", "→", "=", "–", " - "] where line.contains(mark) {
      guard let range = line.firstRange(of: mark) else { continue }
      let head = String(line[..<range.lowerBound]).trimmedOfSpaces
      found.append("\(head): \(String(line[range.upperBound...]).trimmedOfSpaces)")
    }
    let texts = words.texts
    let guards: Set = ["when", "if", "unless", "is"]
    if let first = texts.first, texts.count > 1, !guards.contains(texts[1].lowercased()) {
      let rest = words.text(1..<texts.count)
      found.append(first.hasSuffix(":") ? "\(first.dropLast()) \(rest)" : "\(first): \(rest)")
    }
    let tested = Self.condition(line, isDenied: false)
    if tested != line { found.append(tested) }
    return found
  }

  /// Variants with corrected spelling, or with `#` before an identifier.
  private var spellings: [String] {
    let known = Self.keywords + BorrowedWord.Position.role.words + BorrowedWord.Position.trait.words
    let all =
      known + BorrowedWord.Position.property.words + Scanner.effects + AppEvent.named.map(\.name)
    func spelled(_ word: String) -> String {
      let core = word.filter { !",:".contains($0) }
      guard !core.isEmpty, !all.contains(core), core.allSatisfy(\.isOfName) else { return word }
      let own = BorrowedWord.ownName(of: core, in: all) ?? Suggestion.nearest(to: core, in: all)
      return own.map { word.replacing(core, with: $0) } ?? word
    }
    func marked(_ word: String) -> String {
      if let name = names.labels[word] { return "#\(name)" }
      let core = String(word.filter { !",:\"{}$@".contains($0) }.prefix { $0.isOfName })
      guard identifiers.contains(core) else { return word }
      return word.filter { !"\"$@".contains($0) }.replacing(core, with: "#\(core)")
    }
    var found = [words.changingUnquoted(spelled)]
    for place in words.all.indices where marked(words.texts[place]) != words.texts[place] {
      found.append(words.replacing(place..<place + 1, with: marked(words.texts[place])))
    }
    found.append(words.texts.map(marked).joined(separator: " "))
    return found + joinedNames(all)
  }

  /// Returns the variants in which two neighboring words become one, such as `notEnabled` for
  /// `not enabled`.
  private func joinedNames(_ known: [String]) -> [String] {
    let texts = words.texts
    return texts.indices.dropLast().compactMap { place in
      let pair = (texts[place] + texts[place + 1]).filter { $0 != "-" && $0 != "_" }
      return BorrowedWord.ownName(of: pair.filter { $0 != "," && $0 != ":" }, in: known).map {
        words.replacing(place..<place + 2, with: pair.hasSuffix(":") ? "\($0):" : $0)
      }
    }
  }

  /// Variants with the role first, or with the first two words exchanged.
  private var orders: [String] {
    let texts = words.texts
    guard texts.count > 1 else { return [] }
    var found: [String] = []
    if texts[0].hasPrefix("#") {
      found.append("\(words.replacing(0..<1, with: "")) \(texts[0])")
    }
    let roles = BorrowedWord.Position.role.words
    if let place = texts.indices.dropFirst().first(where: { roles.contains(texts[$0].lowercased()) }
    ) {
      let rest = words.replacing(place..<place + 1, with: "")
      found.append("\(texts[place].lowercased()) \(rest)")
    }
    found.append(words.replacing(0..<2, with: "\(texts[1]) \(texts[0])"))
    return found
  }

  /// The variants of the line that omit one filler word, or all of them.
  private var fillers: [String] {
    let places = words.all.indices.filter { Self.fillers.contains(words.texts[$0].lowercased()) }
    let one = places.map { words.replacing($0..<$0 + 1, with: "") }
    let none = words.texts.filter { !Self.fillers.contains($0.lowercased()) }
    return one + (places.count > 1 ? [none.joined(separator: " ")] : [])
  }

  /// The variant with the effects of a line on separate lines below it, or an empty array if
  /// there's at most one effect.
  private var blocks: [[String]] {
    guard line.hasPrefix("on ") || line.hasPrefix("action "),
      let colon = words.all.firstIndex(where: { $0.text.hasSuffix(":") })
    else { return [] }
    let breaks: Set = ["and", "then", "&", "&&", ";", ",", "und", "+"]
    var effects: [[String]] = [[]]
    for word in words.texts[(colon + 1)...] {
      let isEnd = word.hasSuffix(";") || word.hasSuffix(",")
      if !breaks.contains(word.lowercased()) {
        effects[effects.count - 1].append(isEnd ? String(word.dropLast()) : word)
        if !isEnd { continue }
      }
      if effects[effects.count - 1].isEmpty { continue }
      effects.append([])
    }
    let lines = effects.filter { !$0.isEmpty }.map { "  " + $0.joined(separator: " ") }
    return lines.count > 1 ? [[words.text(0..<colon + 1)] + lines] : []
  }

  /// The variant with two lines for a conditional value, such as `value: #a is on ? Yes : No`, or
  /// an empty array for any other line.
  private var choices: [[String]] {
    guard let colon = line.firstRange(of: ":"),
      let question = line.firstRange(of: "?", from: colon.upperBound),
      let other = line.firstRange(of: ":", from: question.upperBound)
    else { return [] }
    let head = line[..<colon.lowerBound]
    let test = String(line[colon.upperBound..<question.lowerBound]).trimmedOfSpaces
    let values = [line[question.upperBound..<other.lowerBound], line[other.upperBound...]]
      .map { String($0).trimmedOfSpaces }
    let condition = Self.condition(test, isDenied: false)
    return [["\(head) when \(condition): \(values[0])", "\(head): \(values[1])"]]
  }

  /// Returns a condition with the notation's words in place of operators, such as `#a is on` for
  /// `#a == on`.
  ///
  /// If `isDenied` is `true`, the result is the opposite of the condition.
  static func condition(_ text: String, isDenied: Bool) -> String {
    let joints = ["&&": "and", "||": "or"]
    let words = LineWords(text).texts.filter { $0 != "(" && $0 != ")" }.map { word in
      guard word.count > 4 || StateWord.words.contains(word) else {
        return joints[word] ?? ComparisonWord.verb(for: word) ?? word
      }
      return ["equals": "is", "isn't": "is not"][word] ?? word
    }
    let line = words.joined(separator: " ")
    return MeantLine.condition(line, isDenied: isDenied) ?? line
  }
}
