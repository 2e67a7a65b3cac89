internal import EarshotAudit
internal import EarshotImporters
internal import EarshotNotation
internal import EarshotReports
internal import EarshotSession

/// The value that the words after an option mean.
///
///     --shard 1 of 3          →    1/3
///     --rename Pay to Buy     →    Pay=Buy
///     --fail-on warnings      →    warning
///     --budget 8 gestures     →    8
///
/// - Source: our choice, from what people typed.
struct MeantValue: Hashable {
  /// The value, which the option accepts, or `nil` if the words mean the default, so the line omits
  /// the option.
  let text: String?
  /// The number of words that the value replaces.
  let taken: Int

  /// Creates a value from its text and the number of words that it replaces.
  init(_ text: String?, _ taken: Int) {
    self.text = text
    self.taken = taken
  }

  /// Reads the value of an option from the words after it.
  ///
  /// - Parameters:
  ///   - words: The words up to the next option.
  ///   - option: An option with an argument.
  /// - Returns: The value, or `nil` if the words don't mean one.
  static func reading(_ words: [String], of option: Option) -> MeantValue? {
    guard let first = words.first, !first.isEmpty else { return nil }
    switch option {
    case .rename: return renaming(words)
    case .shard: return shard(words)
    case .clock: return minutes(words)
    case .budget, .jobs, .limit, .slowest, .minScore, .hint: return number(words, of: option)
    case .at: return place(words)
    case .explain: return rule(words)
    case .language: return language(first)
    case .audio:
      return MeantValue(option.accepts(first) ? first : "\(FileName(first).stem).wav", 1)
    default:
      if let values = option.permitted { return choice(words, in: values, of: option) }
      return option.accepts(first) ? MeantValue(first, 1) : nil
    }
  }

  /// The words that can separate two names.
  private static let separators: Set = [
    "to", "into", "as", "in", "zu", "nach", "->", "=>", "=", ":", "→", "by", "with",
  ]

  private static func renaming(_ words: [String]) -> MeantValue? {
    let first = words[0]
    if Option.rename.accepts(first) { return MeantValue(first, 1) }
    for mark in [" to ", " -> ", " → ", " => ", "->", "=>", " = ", " into ", " zu ", ":", ","] {
      guard let range = first.firstRange(of: mark) else { continue }
      return renaming(String(first[..<range.lowerBound]), String(first[range.upperBound...]), 1)
    }
    guard words.count > 1 else { return nil }
    if separators.contains(words[1]) {
      return words.count > 2 ? renaming(first, words[2], 3) : nil
    }
    return FileKind(ofName: words[1]) == nil ? renaming(first, words[1], 2) : nil
  }

  private static func renaming(_ old: String, _ new: String, _ taken: Int) -> MeantValue? {
    let text = "\(old)=\(new)"
    return Option.rename.accepts(text) ? MeantValue(text, taken) : nil
  }

  /// Reads two numbers: `1/3`, `1:3`, `1of3`, `1 of 3`, or `1 3`.
  private static func shard(_ words: [String]) -> MeantValue? {
    for count in 1...min(3, words.count) {
      let text = words.prefix(count).joined(separator: " ")
      let numbers = text.split { !("0"..."9").contains($0) }
      guard numbers.count == 2, text.count < 16, !text.contains(".") else { continue }
      let share = "\(numbers[0])/\(numbers[1])"
      return Option.shard.accepts(share) ? MeantValue(share, count) : nil
    }
    return nil
  }

  /// Reads a duration in minutes: `90`, `90min`, `1h30`, `1:30`, `1.5h`, or `2 hours`.
  private static func minutes(_ words: [String]) -> MeantValue? {
    let isApart = words.count > 1 && Int(words[0]) != nil && words[1].first?.isLetter == true
    let isUnit = isApart && units.contains(words[1].lowercased())
    let text = (isUnit ? words[0] + words[1] : words[0]).lowercased()
    let parts = text.split { !("0"..."9").contains($0) && $0 != "." }
    guard let first = parts.first.flatMap({ Double($0) }), first < 1_000, parts.count < 3 else {
      return nil
    }
    let isInHours = text.contains("h") || text.contains("st") || text.contains(":")
    let rest = parts.count > 1 ? Double(parts[1]) ?? 0 : 0
    let total = Int(isInHours ? first * 60 + rest : first)
    let value = "\(total)"
    return Option.clock.accepts(value) ? MeantValue(value, isUnit ? 2 : 1) : nil
  }

  /// The words that can follow a number without changing its meaning, such as units.
  private static let units: Set = [
    "gestures", "gesture", "percent", "%", "minutes", "minute", "min", "mins", "hours", "hour", "h",
    "std", "stunden", "minuten", "jobs", "workers", "threads", "cores", "processes", "sessions",
    "files", "changes", "mutations", "times", "x", "steps", "swipes", "units", "hints", "slowest",
    "at", "most", "points", "or", "more", "less", "max", "prozent", "gesten", "parallel",
  ]

  /// The words for small numbers.
  static let numbers = [
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
    "nine": 9, "ten": 10, "eins": 1, "zwei": 2, "drei": 3, "vier": 4, "acht": 8, "zehn": 10,
    "first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6,
  ]

  private static func number(_ words: [String], of option: Option) -> MeantValue? {
    let text = words[0].lowercased()
    let isAutomatic = ["auto", "max", "all", "many", "default", "half", "50%"].contains(text)
    if option == .jobs, isAutomatic { return MeantValue(nil, 1) }
    let digits = text.drop { "<=>≤≥~:".contains($0) }.prefix {
      ("0"..."9").contains($0) || $0 == "."
    }
    var value = numbers[text].map(String.init) ?? String(digits)
    if option == .minScore, let share = Double(value), value.contains("."), share <= 1 {
      value = "\(Int(share * 100))"
    }
    if option == .budget, text.hasSuffix("x") || words.count > 1 && words[1] == "x" {
      value = value.filter { $0 != "x" } + "x"
    }
    if value.hasSuffix(".0") { value = String(value.dropLast(2)) }
    if option == .jobs, let count = Int(value), count > Workers.limit { value = "\(Workers.limit)" }
    guard option.accepts(value) else { return nil }
    let rest = words.dropFirst().prefix {
      units.contains($0.lowercased()) && !NearbyFiles.isThere($0)
    }
    return MeantValue(value, 1 + rest.count)
  }

  /// Reads a step of a session: `order.vo:13`, `order.vo#13`, `order.vo 13`, or
  /// `order.vo, line 13`.
  private static func place(_ words: [String]) -> MeantValue? {
    let text = words.prefix(3).joined(separator: " ")
    guard let end = text.firstRange(of: FileKind.transcript.ending)?.upperBound else { return nil }
    let file = text[..<end]
    let digits = text[end...].drop { !("0"..."9").contains($0) }.prefix { ("0"..."9").contains($0) }
    guard !digits.isEmpty else { return nil }
    let taken = words.indices.first { words[...$0].joined(separator: " ").hasSuffix(digits) } ?? 0
    return MeantValue("\(file):\(digits)", taken + 1)
  }

  private static func rule(_ words: [String]) -> MeantValue? {
    if ["all", "alle", "rules", "list", "every", "everything", "*"].contains(words[0].lowercased())
    {
      return MeantValue("all", 1)
    }
    for count in (1...min(3, words.count)).reversed() {
      let id = words.prefix(count).joined(separator: "-").lowercased()
      if AuditRule.named(id) != nil { return MeantValue(id, count) }
    }
    let id = words[0].lowercased().replacing("_", with: "-")
    let ids = AuditRule.all.map(\.id)
    let parts = Set(id.split(separator: "-"))
    let same = ids.first { parts.count > 1 && Set($0.split(separator: "-")) == parts }
    let near =
      same ?? Suggestion.nearest(to: id, in: ids)
      ?? ids.first { id.count > 3 && $0.hasPrefix(id.hasSuffix("s") ? String(id.dropLast()) : id) }
    return near.map { MeantValue($0, 1) }
  }

  private static func language(_ word: String) -> MeantValue? {
    if Option.language.accepts(word) { return MeantValue(word, 1) }
    let plain = String(word.prefix { $0 != "-" && $0 != "_" })
    let tag = BorrowedArgument.tag(ofLanguage: plain) ?? plain.lowercased()
    return Option.language.accepts(tag) ? MeantValue(tag, 1) : nil
  }

  /// Reads one of the permitted values: in a different case, by a different name, abbreviated,
  /// misspelled, or inside a longer word.
  private static func choice(_ words: [String], in values: [String], of option: Option)
    -> MeantValue?
  {
    let joined = words.prefix(2).joined(separator: "-").lowercased()
    if words.count > 1, values.contains(joined) { return MeantValue(joined, 2) }
    let word = words[0].lowercased().split(separator: ",").last.map(String.init) ?? ""
    if values.contains(word) { return MeantValue(word, 1) }
    let named = BorrowedArgument.value(meantBy: word, of: option)
    if let named, values.contains(named) { return MeantValue(named, 1) }
    let begun = values.filter { $0.hasPrefix(word) && word.count > 1 }
    if begun.count == 1 { return MeantValue(begun[0], 1) }
    let inside = values.filter { word.contains($0.filter { $0 != "-" }) || word.contains($0) }
    if let longest = inside.max(by: { $0.count < $1.count }) { return MeantValue(longest, 1) }
    return option.near(word).map { MeantValue($0, 1) }
  }
}

extension Option {
  /// The permitted values, or `nil` if the option takes other text or no value.
  var permitted: [String]? {
    switch (self, argument) {
    case (.from, _): ImportFormat.names
    case (.order, _): ImportOptions.Order.allCases.map(\.rawValue)
    case (_, .words(let words)): words
    default: nil
    }
  }

  /// Whether the option has an argument.
  var takesValue: Bool { if case .none = argument { false } else { true } }

  /// Whether the option's value is a file that the program writes.
  var writesFile: Bool { exampleOfReport != nil || [.report, .record, .audio].contains(self) }

  /// An example of a report's file name, or `nil` if the option doesn't request a report.
  private var exampleOfReport: String? {
    guard case .file(let example)? = ReportForm(rawValue: rawValue)?.target else { return nil }
    return example
  }

  /// The value to use if the user omits it, or `nil` if no value suits every line.
  var usualValue: String? {
    switch self {
    case .report: "report.md"
    case .audio: "walk.wav"
    case .record: NearbyFiles.isThere("walk.vo") ? "new-walk.vo" : "walk.vo"
    case .since: "main"
    case .explain: "all"
    case .slowest: "10"
    case .baseline: "baseline.txt"
    default: exampleOfReport
    }
  }
}
