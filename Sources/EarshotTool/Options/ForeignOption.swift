internal import EarshotImporters
internal import EarshotNotation

/// An option of another tool, with the words of the program.
///
/// - Source: our choice, from what people typed who use Jest, pytest, Playwright, and compilers.
struct ForeignOption {
  /// The words in place of the option and its value.
  private(set) var words: [String] = []
  /// The number of words after the option that it takes.
  private(set) var taken = 0
  /// The part of a shell after the line, such as `> app.screen`.
  private(set) var after: String?
  /// The line of a session, such as `:8`, after the name of its file.
  private(set) var position: String?

  /// The options of other tools, and the option of the program.
  private static let names: [(names: Set<String>, option: Option)] = [
    (["--onlychanged", "--changed", "--only-changed", "--changed-since", "-o"], .since),
    (["--lf", "--last-failed", "--rerun-failed", "--failed", "--ff"], .lastFailed),
    (["--frame", "--page", "--artboard", "--view", "--screen-name", "--start"], .screen),
    (["--sprache", "--lang", "--locale", "--voice-language"], .language),
    (
      ["--mp3", "--wav", "--m4a", "--aac", "--ogg", "--aiff", "--sound-file", "--audio-file"],
      .audio
    ),
    (["--read-aloud", "--readaloud", "--speak-aloud", "--out-loud", "--aloud"], .voice),
    (
      ["--threshold", "--fail-under", "--min", "--minimum", "--min-coverage", "--cov-fail-under"],
      .minScore
    ),
    (["--bail", "--maxfail", "--max-failures", "-x", "--exitfirst"], .failFast),
  ]

  /// Reads an option, or returns `nil` if the command has no option for it.
  init?(_ name: String, _ value: String?, _ values: [String], _ command: Command) {
    let plain = name.lowercased()
    if ["-n", "--line", "--lines"].contains(plain), command.name == "test", let value,
      Int(value) != nil
    {
      position = ":\(value)"
      taken = 1
      return
    }
    if let value, readForm(plain, value, command) { return }
    if plain == "--shard", values.count == 3, values[1] == "of" {
      words = ["--shard", "\(values[0])/\(values[2])"]
      taken = 3
      return
    }
    guard
      let row = Self.names.first(where: { $0.names.contains(plain) && command.knows($0.option) })
    else { return nil }
    read(row.option, value)
  }

  private mutating func read(_ option: Option, _ value: String?) {
    words = [option.spelling]
    let given = value.flatMap { $0.hasPrefix("-") ? nil : $0 }
    switch option {
    case .since:
      let isRevision = given.map { !$0.contains(".") } ?? false
      words.append(isRevision ? given ?? "main" : "main")
      taken = isRevision ? 1 : 0
    case .audio:
      let stem = given?.prefix { $0 != "." } ?? "walk"
      words.append("\(stem).wav")
      taken = given == nil ? 0 : 1
    case .language:
      guard let given else { return }
      words.append(BorrowedArgument.tag(ofLanguage: given) ?? given)
      taken = 1
    case .failFast: taken = given.flatMap(Int.init) == nil ? 0 : 1
    case .lastFailed, .voice: break
    default:
      if let given { words.append(given) }
      taken = given == nil ? 0 : 1
    }
  }

  /// Reads an option for a form of a file, and returns whether it's one.
  private mutating func readForm(_ name: String, _ value: String, _ command: Command) -> Bool {
    let forms = [
      "screen": "screen", "json": "json", "csv": "spec-csv", "md": "spec", "swift": "swiftui",
    ]
    if name == "--to", let dot = value.lastIndex(of: "."),
      let form = forms[String(value[value.index(after: dot)...])]
    {
      words = ["--to", form]
      after = " > \(value.asShellWord)"
      taken = 1
      return true
    }
    guard ["--format", "--type", "--form", "--output-format", "-t", "-f"].contains(name) else {
      return false
    }
    let meant = BorrowedArgument.value(meantBy: value) ?? value.lowercased()
    if command.knows(.from), command.name == "import", ImportFormat.names.contains(meant) {
      words = ["--from", meant]
    } else if command.knows(.to), Option.to.accepts(forms[meant] ?? meant) {
      words = ["--to", forms[meant] ?? meant]
    } else {
      return false
    }
    taken = 1
    return true
  }

  /// Returns the command that an option of another command means: `test --coverage` → `cover`.
  static func command(replacing words: [String]) -> String? {
    words.first == "test" && words.contains { ["--coverage", "--cov", "--cover"].contains($0) }
      ? "cover" : nil
  }
}
