internal import EarshotImporters
internal import EarshotNotation

/// The commands and options of other programs, with their replacements in Earshot.
///
/// - Source: our choice, from what people typed.
enum BorrowedArgument {
  /// The file extensions of picture formats that no command can write.
  static let pictures: Set = ["png", "pdf", "jpg", "jpeg", "gif"]

  /// Returns the option of a command that accepts a word as its value, in the form that the user
  /// types, such as `--to swiftui`, or `nil` if there's none.
  static func option(taking word: String, of command: Command) -> String? {
    option(taking: word, in: Option.allCases.filter { command.knows($0) })
  }

  /// The file extensions of formats that commands print but don't read.
  static let written: Set = [
    "svg", "html", "htm", "md", "csv", "txt", "png", "pdf", "xml", "jpg", "jpeg", "swift", "sarif",
    "log", "yaml", "yml", "json",
  ]

  /// Commands that list the available names if the command line has none.
  static let listing: Set = ["new", "teach", "help"]

  /// Words that mean opening an app or running a session.
  static let running = [
    "run", "open", "play", "start", "show", "view", "launch", "repl", "listen",
  ]

  /// Words that aren't commands, each with the end of a message that names a command.
  private static let commands: [(words: [String], ending: String)] = [
    (running, "to open an app, write 'earshot FILE'"),
    (
      [
        "validate", "verify-screen", "typecheck", "compile", "parse", "prüfe", "prüfen",
        "pruefe", "pruefen",
      ], "did you mean 'check'?"
    ),
    (["lint", "inspect"], "'check' finds errors in a file; 'audit' finds problems for listeners"),
    (["hilfe", "man"], "did you mean 'help'?"),
    (["öffne", "öffnen", "oeffne", "starte", "zeige"], "to open an app, write 'earshot FILE'"),
    (["teste", "testen"], "did you mean 'test'?"),
    (["sprich", "lies", "vorlesen"], "did you mean 'speak'?"),
    (["neu"], "did you mean 'new'?"), (["zeichne"], "did you mean 'draw'?"),
    (["vergleiche"], "did you mean 'diff'?"),
    (
      [
        "learn", "lesson", "lessons", "quiz", "course", "tutorial", "lerne", "lernen", "übe",
      ], "did you mean 'teach'?"
    ),
    (["read", "say", "speech", "utterances"], "did you mean 'speak'?"),
    (["init", "create", "generate", "scaffold", "template", "add"], "did you mean 'new'?"),
    (["version"], "did you mean '--version'?"),
    (
      ["export", "print", "dump", "json", "swiftui", "uikit"],
      "did you mean 'convert'? 'earshot convert FILE --to json' writes it"
    ),
    (
      ["report", "results"],
      "'earshot audit FILE --markdown' and 'earshot test FILE --junit' write reports"
    ),
    (["a11y", "accessibility", "score", "scan", "analyze", "analyse"], "did you mean 'audit'?"),
    (["watch"], "did you mean 'walk --watch' or 'test --watch'?"),
    (
      ["tree", "outline", "list", "stops", "elements", "ls"],
      "'earshot speak FILE' lists what you hear; in a walk, ':tree' lists the elements"
    ),
    (["exercise", "exercises"], "did you mean 'teach --exercise NAME'?"),
    (["rename"], "did you mean 'test --update --rename OLD=NEW'?"),
    (
      ["lektion", "lektionen", "uebung", "übung", "kurs"],
      "did you mean 'earshot teach 2 --language de'?"
    ),
    (["compare"], "did you mean 'diff'?"),
    (["coverage"], "did you mean 'cover'?"),
    (
      ["html", "review", "web", "serve"],
      "did you mean 'page'? 'earshot page FILE > review.html' writes it"
    ),
    (["svg", "image", "render", "picture", "screenshot", "wireframe"], "did you mean 'draw'?"),
    (["fix", "repair"], "did you mean 'check --fix'?"),
    (["fmt", "format"], "'earshot convert FILE --to screen' prints the file in one form"),
    (["mutate", "mutation"], "did you mean 'test --mutate'?"),
    (["update", "accept", "snapshot"], "did you mean 'test --update'?"),
    (["record"], "did you mean 'walk APP.screen --record FILE'?"),
    (["explain", "rules", "rule"], "did you mean 'audit --explain RULE'?"),
    (["docs", "doc", "guide", "reference"], "did you mean 'manual'?"),
    (["completions", "autocomplete"], "did you mean 'completion'?"),
  ]

  /// Other names for the values of options.
  private static let values: [(words: [String], value: String)] = [
    (["excel", "xlsx", "xls", "spreadsheet", "table", "sheet", "tsv"], "spec-csv"),
    (["appium", "webdriveragent", "webdriver", "page-source"], "wda"),
    (["xcuitest", "debugdescription", "xcode"], "xctest"), (["axe"], "idb"),
    (["chrome", "web", "devtools"], "cdp"),
  ]

  /// The names of languages that users type as options, and their tags.
  private static let languages = [
    "german": "de", "deutsch": "de", "english": "en", "french": "fr", "spanish": "es",
    "italian": "it", "russian": "ru", "japanese": "ja", "chinese": "zh", "de": "de", "en": "en",
    "fr": "fr",
  ]

  /// Returns the tag of a language by its name or its tag.
  static func tag(ofLanguage name: String) -> String? { languages[name.lowercased()] }

  /// Returns a value by another name, or `nil` if the name is unknown.
  static func value(meantBy word: String) -> String? {
    values.first { $0.words.contains(word.lowercased()) }?.value
  }

  /// Returns the meaning of a word that isn't a command, or `nil` if it's unknown.
  static func command(_ word: String) -> String? {
    commands.first { $0.words.contains(word) }?.ending
  }

  /// Options of other programs that name a report format.
  private static let forms = ["--format", "--reporter", "--report-format", "--output-format"]

  /// Options of other programs that name a file to write.
  private static let outputs = ["--output", "--out", "-o", "--outfile", "--dest"]

  /// Options of other programs, each with advice.
  private static let options: [(names: [String], advice: String)] = [
    (
      ["--start", "-s"],
      "in the session, 'start SCREEN' opens a screen; for 'speak', use '--screen SCREEN'"
    ),
    (["--html"], "'earshot page FILE > review.html' writes a page"),
    (
      outputs,
      "to save the output, write '> FILE' after the command; 'draw' prints SVG, and 'page' prints "
        + "HTML"
    ),
    (["--png", "--pdf", "--jpg", "--image"], "'earshot draw FILE > screen.svg' draws SVG"),
    (["--svg"], "'earshot draw FILE' draws SVG"),
    (["--rule"], "'earshot audit --explain RULE' explains a rule"),
    (["--rules", "--list-rules"], "did you mean '--explain all'?"),
    (
      ["--level", "--severity", "--threshold", "--min-severity"],
      "did you mean '--fail-on SEVERITY'?"
    ),
    (["--once"], "leave it out; only '--watch' keeps running"),
    (["--lesson", "--chapter"], "'earshot teach 3' plays a lesson"),
    (["--file", "--input", "-i", "-f", "--path"], "write the name of the file without an option"),
    (["--line", "--lines", "--from-line", "--at-line"], "write 'FILE:LINE', as in 'menu.vo:14'"),
    (
      ["--max-warnings", "--werror", "--warnings-as-errors", "--pedantic"],
      "did you mean '--fail-on warning'?"
    ),
    (
      ["--ignore", "--disable", "--skip", "--exclude", "--suppress", "--except"],
      "write '# audit: ignore RULE \"WHY\"' above the element, or use '--baseline FILE'"
    ),
    (["--speak", "--say", "--aloud", "--loud", "--sound", "--tts"], "did you mean '--voice'?"),
    (
      ["--verbose", "--debug", "--trace", "-vv"],
      "for more detail, use ':why' and ':log' in a "
        + "walk"
    ),
    (
      ["--filter", "--grep", "--only", "--match", "--test", "-t", "-n", "--name"],
      "did you mean '-k PATTERN'?"
    ),
    (["--parallel", "--workers", "--threads", "-p"], "did you mean '--jobs N'?"),
    (["--bail", "--exitfirst", "-x"], "did you mean '--fail-fast'?"),
    (
      ["--update-snapshots", "--updatesnapshot", "--accept", "-u", "--snapshot-update"],
      "did you mean '--update'?"
    ),
    (["--silent", "-q"], "did you mean '--quiet'?"),
    (["--no-color", "--nocolor"], "did you mean '--color never'?"),
    (["--colors"], "did you mean '--color'?"),
    (["--locale", "--voice-language"], "did you mean '--language TAG'?"),
    (["--device", "--ipad"], "did you mean '--idiom pad'?"),
    (["--iphone"], "did you mean '--idiom phone'?"),
    (["--csv"], "did you mean '--to spec-csv'?"),
    (["--xml", "--junit-xml", "--junitxml"], "did you mean '--junit FILE'?"),
    (["--md"], "did you mean '--markdown'?"),
    (forms, "'--json' prints JSON; 'earshot help COMMAND' lists other forms"),
    (["--yes", "-y"], "did you mean '--force'?"),
    (
      ["--dry-run"],
      "'test --list' lists the files without running them, and 'test --review' asks before it "
        + "writes"
    ),
    (
      ["--autofix", "--auto-fix", "--repair", "--write", "--autocorrect", "--correct"],
      "did you mean '--fix'?"
    ),
    (["--interactive"], "'earshot FILE' opens a walk"),
    (["--mutation", "--mutations"], "did you mean '--mutate'?"),
    (["--cover"], "did you mean 'earshot cover'?"),
    (["--timeout", "--max-time"], "did you mean '--budget N'?"),
    (
      ["--seed", "--repeat", "--retries", "--retry"],
      "sessions already do the same thing each "
        + "time"
    ),
    (["-V", "-version"], "did you mean '--version'?"),
    (["-help", "-?", "/?"], "did you mean '--help'?"),
  ]

  /// Returns the end of a message about an unknown option.
  ///
  /// - Parameters:
  ///   - name: The option, as typed.
  ///   - value: The text after it, or `nil` if there's none.
  ///   - command: The command of the line, or `nil` if it names none.
  /// - Returns: The advice.
  static func ending(for name: String, _ value: String?, of command: Command?) -> String {
    let lowered = name.count == 2 ? name : name.lowercased()
    let word = String(name.drop { $0 == "-" })
    if let value, let meant = line(lowered, value, command) { return "; did you mean '\(meant)'?" }
    if let tag = languages[word.lowercased()] { return "; did you mean '--language \(tag)'?" }
    if name == "-v", command == nil { return "; did you mean '--version'?" }
    if let ending = ending(forPage: word, of: command) { return ending }
    if command?.knows(.budget) == true, value.map({ (Int($0) ?? 0) > 0 }) ?? true,
      lowered.hasPrefix("--max-gest") || ["--max", "--limit", "--maximum"].contains(lowered)
    {
      return "; did you mean '--budget \(value ?? "N")'?"
    }
    if let row = options.first(where: { $0.names.contains(lowered) }) { return "; \(row.advice)" }
    let known = Option.allCases.filter { command?.knows($0) ?? true }
    let meant =
      option(named: word, in: known) ?? option(begunBy: word, in: known)
      ?? option(taking: word, in: known) ?? option(taking: word, in: Option.allCases)
    if let meant { return "; did you mean '\(meant)'?" }
    if let longer = known.first(where: { lowered.hasPrefix("\($0.spelling)-") }) {
      return "; did you mean '\(longer.usage)'?"
    }
    let all = Option.allCases.map(\.spelling).filter { $0.hasPrefix("--") }
    let near = Suggestion.ending(for: name, in: all)
    return near.isEmpty ? "; 'earshot help \(command?.name ?? "walk")' lists them" : near
  }

  /// Returns the command-line option for another program's option with a file, a word, or a title,
  /// or `nil` if the value isn't conclusive.
  private static func line(_ name: String, _ value: String, _ command: Command?) -> String? {
    let isOutput = outputs.contains(name) || name == "--save"
    if isOutput, command?.name == "teach" { return "--report \(value)" }
    if isOutput, value.hasSuffix(".wav") { return "--audio \(value)" }
    if isOutput, value.hasSuffix(".vo") { return "--record \(value)" }
    let isTitle = ["--phase", "--step", "--scenario", "--title"].contains(name)
    if isTitle, command?.knows(.pattern) == true {
      return "-k \(Quoting.quotedLiteral(value))"
    }
    if forms.contains(name), let form = Option(rawValue: value), command?.knows(form) ?? true {
      return form.usage
    }
    if ["--save-baseline", "--write-baseline", "--create-baseline"].contains(name) {
      return "--baseline \(value) --update-baseline"
    }
    if forms.contains(name), command?.name == "import" {
      if ["json", "screen"].contains(value) { return "--to \(value)" }
      let format = self.value(meantBy: value) ?? value
      return "--from \(ImportFormat.names.contains(format) ? format : "FORMAT")"
    }
    if forms.contains(name), ImportFormat.names.contains(value) { return "--from \(value)" }
    let isTemplate = ["--template", "--type", "--kind", "--component", "--name"].contains(name)
    return isTemplate && command?.name == "new" ? "earshot new \(value)" : nil
  }

  /// Returns the end of a message about a command that is written as an option, with a suggestion
  /// such as `earshot help test` for `earshot help --test`.
  private static func ending(forPage word: String, of command: Command?) -> String? {
    if command?.name == "help", HelpPage.on(word) != nil {
      return "; did you mean 'earshot help \(word)'?"
    }
    guard command == nil, let meant = Command(named: word) else { return nil }
    let takesFile = !listing.contains(meant.name) && !["manual", "completion"].contains(meant.name)
    return "; did you mean 'earshot \(meant.name)\(takesFile ? " FILE" : "")'?"
  }

  /// Returns the option that is spelled with one hyphen instead of two, such as `--json` for
  /// `-json`.
  private static func option(named word: String, in known: [Option]) -> String? {
    known.first { $0.rawValue == word.lowercased() }?.usage
  }

  /// Returns the option that begins with the typed text, if there's only one, such as
  /// `--language TAG` for `--lang`, or `--jobs N` for `-j`.
  private static func option(begunBy word: String, in known: [Option]) -> String? {
    let begun = known.filter { $0.rawValue.hasPrefix(word.lowercased()) && !word.isEmpty }
    return (1...3).contains(begun.count) ? begun.map(\.usage).joined(separator: "' or '") : nil
  }

  /// Returns the option for a format that is written as an option, such as `--to swiftui` for
  /// `--swiftui`.
  private static func option(taking word: String, in known: [Option]) -> String? {
    known.first {
      guard case .words(let words) = $0.argument else { return false }
      return words.contains(word.lowercased())
    }.map { "\($0.spelling) \(word.lowercased())" }
  }
}
