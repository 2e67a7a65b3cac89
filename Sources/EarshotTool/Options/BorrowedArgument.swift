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

  /// The commands that list the available names if the command line names none.
  static let listing: Set = ["new", "teach", "help"]

  /// Other names for the values of options.
  private static let values: [(option: Option, words: Set<String>, value: String)] = [
    (.to, ["excel", "xlsx", "xls", "spreadsheet", "table", "sheet", "tsv", "csv"], "spec-csv"),
    (.to, ["markdown", "md", "specification", "handover", "docs"], "spec"),
    (.to, ["xcuitest", "xcode", "test", "tests", "uitest"], "xctest"),
    (.to, ["swift", "swift-ui"], "swiftui"), (.to, ["python", "webdriver"], "appium"),
    (.to, ["earshot", "notation", "dsl"], "screen"),
    (.to, ["ids", "identifiers"], "swift-identifiers"),
    (.from, ["appium", "webdriveragent", "webdriver", "page-source", "xml", "pagesource"], "wda"),
    (.from, ["xcuitest", "debugdescription", "xcode"], "xctest"),
    (.from, ["axe", "describe-ui"], "idb"),
    (.from, ["chrome", "web", "devtools", "puppeteer"], "cdp"),
    (.from, ["accessibilitysnapshot"], "accessibility-snapshot"),
    (
      .style, ["voiceover", "voice-over", "default", "plain", "normal", "spoken-words", "voice"],
      "spoken"
    ),
    (.style, ["accessibilitysnapshot", "snapshots"], "snapshot"),
    (.style, ["ios27", "verbatim", "exact"], "utterance"), (.style, ["symbols"], "readings"),
    (.idiom, ["ipad", "tablet"], "pad"), (.idiom, ["iphone", "mobile"], "phone"),
    (.direction, ["right-to-left", "arabic", "hebrew", "right"], "rtl"),
    (.direction, ["left-to-right", "english", "left"], "ltr"),
    (.announcements, ["iphone", "phone", "ipad", "real", "hardware", "lost", "dropped"], "device"),
    (.announcements, ["all", "simulator", "keep", "simulated"], "kept"),
    (.color, ["yes", "on", "true", "1", "force"], "always"),
    (.color, ["no", "off", "false", "0", "none"], "never"), (.color, ["default", "tty"], "auto"),
    (
      .failOn, ["errors", "critical", "serious", "high", "severe", "fatal", "blocker", "fehler"],
      "error"
    ),
    (.failOn, ["warn", "warnings", "moderate", "medium", "major", "warnung"], "warning"),
    (
      .failOn, ["notes", "info", "minor", "low", "all", "any", "hint", "suggestion", "hinweis"],
      "note"
    ),
    (.gestures, ["spoken", "words", "speech", "say"], "voice"),
    (.gestures, ["off", "no", "silent"], "none"),
    (.gestures, ["beeps", "sounds", "on", "yes"], "tones"),
    (.cues, ["yes", "true", "1", "always"], "on"),
    (.cues, ["no", "false", "0", "never", "none"], "off"),
    (.order, ["visual", "position", "layout", "frames", "voiceover"], "geometry"),
    (.order, ["dom", "source", "file", "xml", "document"], "tree"),
    (.assert, ["strict", "equal", "full"], "exact"), (.assert, ["off", "no", "record"], "none"),
    (.assert, ["loose", "fuzzy"], "words"),
  ]

  /// The tags of languages, by the names or tags that users type as options.
  private static let languages = [
    "german": "de", "deutsch": "de", "english": "en", "french": "fr", "spanish": "es",
    "italian": "it", "russian": "ru", "japanese": "ja", "chinese": "zh", "de": "de", "en": "en",
    "fr": "fr",
  ]

  /// Returns the tag of the language with the given name or tag, or `nil` if it's unknown.
  static func tag(ofLanguage name: String) -> String? { languages[name.lowercased()] }

  /// Returns the value of the option for which the word is a different name, or `nil` if there's
  /// none.
  static func value(meantBy word: String, of option: Option) -> String? {
    let plain = word.lowercased()
    return values.first { $0.option == option && $0.words.contains(plain) }?.value
  }

  /// Returns a suggestion of the command that a word from another program means, or `nil` if
  /// there's none.
  static func command(_ word: String) -> String? {
    ForeignVerb.named(word).map {
      "did you mean '\($0.meaning.screens.joined(separator: " "))'?"
    }
  }

  /// Returns the end of a message about an unknown option.
  ///
  /// - Parameters:
  ///   - name: The option, as typed.
  ///   - command: The command of the line, or `nil` if the line names none.
  /// - Returns: The advice.
  static func ending(for name: String, of command: Command?) -> String {
    let word = String(name.drop { $0 == "-" })
    if let tag = languages[word.lowercased()] { return "; did you mean '--language \(tag)'?" }
    if let ending = ending(forPage: word, of: command) { return ending }
    if let advice = advice(on: name, of: command) { return "; \(advice)" }
    let known = Option.allCases.filter { command?.knows($0) ?? true }
    let meant =
      option(named: word, in: known) ?? option(begunBy: word, in: known)
      ?? option(taking: word, in: known)
    if let meant { return "; did you mean '\(meant)'?" }
    let all = known.map(\.spelling).filter { $0.hasPrefix("--") }
    let near = Suggestion.ending(for: name, in: all)
    return near.isEmpty ? "; 'earshot help \(command?.name ?? "walk")' lists the options" : near
  }

  /// Returns advice on another tool's option, or `nil` if the command has no equivalent.
  private static func advice(on name: String, of command: Command?) -> String? {
    for meaning in ForeignOption.meanings(of: name) {
      switch meaning {
      case .flag(let option), .value(let option):
        if command?.knows(option) ?? true { return "did you mean '\(option.usage)'?" }
      case .fixed(let option, let value):
        if command?.knows(option) ?? true { return "did you mean '\(option.spelling) \(value)'?" }
      case .file: return "to save the output, write '> FILE' after the command"
      case .operand: return "write the name of the file without an option"
      case .line: return "write 'FILE:LINE', as in 'menu.vo:14'"
      default: continue
      }
    }
    return nil
  }

  /// Returns the end of a message about a command that is written as an option, with a suggestion
  /// such as `earshot help test` for `earshot help --test`.
  private static func ending(forPage word: String, of command: Command?) -> String? {
    if command?.name == "help", HelpPage.on(word) != nil {
      return "; did you mean 'earshot help \(word)'?"
    }
    guard command == nil, let meant = Command(named: word) else { return nil }
    let takesFile = !listing.contains(meant.name) && !["man", "completion"].contains(meant.name)
    return "; did you mean 'earshot \(meant.name)\(takesFile ? " FILE" : "")'?"
  }

  /// Returns the option that is spelled with one hyphen instead of two, such as `--json` for
  /// `-json`.
  private static func option(named word: String, in known: [Option]) -> String? {
    known.first { $0.rawValue == word.lowercased() }?.usage
  }

  /// Returns the options that begin with the typed text, such as `--language TAG` for `--lang`, or
  /// `nil` if there are none or more than three.
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
