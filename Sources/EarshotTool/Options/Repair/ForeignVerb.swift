internal import EarshotNotation

/// A word from another tool or a sentence that stands for a command, with the commands that it
/// means.
///
/// - Source: our choice, from what users of Git, npm, Xcode, and test runners typed.
struct ForeignVerb {
  /// The words, in lowercase.
  let words: Set<String>
  /// The words of a command line that replace the verb, depending on the files on the line.
  let meaning: Meaning

  /// The words of a command line that replace a verb.
  struct Meaning {
    /// The words if the line names screens or nothing.
    var screens: [String]
    /// The words if the line names only sessions or folders with sessions.
    var sessions: [String]
    /// The words if the line names no file, or `nil` if the verb needs a file.
    var alone: [String]?
    /// The file to write, or `nil` if the command writes to the terminal.
    var output: String?
  }

  private init(
    _ words: String,
    _ screens: String,
    sessions: String? = nil,
    alone: String? = nil,
    output: String? = nil
  ) {
    let parts = { (text: String) in text.split(separator: " ").map(String.init) }
    self.words = Set(parts(words))
    meaning = Meaning(
      screens: parts(screens),
      sessions: parts(sessions ?? screens),
      alone: alone.map(parts),
      output: output
    )
  }

  /// Returns the verb for a word, or `nil` if it's unknown.
  static func named(_ word: String) -> ForeignVerb? {
    let plain = word.lowercased()
    return all.first { $0.words.contains(plain) }
  }

  /// All verbs: the specific ones, followed by the words for opening an app, which can also begin a
  /// sentence.
  static let all = checking + testing + writing + learning + opening

  private static let checking = [
    ForeignVerb(
      "prüf validate verify-screen typecheck type-check compile parse prüfe prüfen pruefe pruefen build "
        + "lint linter inspect syntax vet eslint swiftlint checks errors",
      "check",
      sessions: "test"
    ),
    ForeignVerb(
      "fix repair mend autofix autocorrect correct repariere repariert reparieren korrigiere",
      "check --fix",
      sessions: "test --update"
    ),
    ForeignVerb(
      "a11y accessibility scan analyze analyse axe pa11y lighthouse issues problems "
        + "findings warnings wcag violations barriers barrierefreiheit",
      "audit",
      sessions: "effort"
    ),
    ForeignVerb(
      "rules regeln explain rule why",
      "audit --explain",
      alone: "audit --explain all"
    ),
    ForeignVerb(
      "report results bericht summary",
      "audit --markdown",
      sessions: "test --markdown"
    ),
    ForeignVerb(
      "score cost costs gestures-needed efficiency measure benchmark aufwand bench perf profile",
      "effort"
    ),
  ]

  private static let testing = [
    ForeignVerb(
      "teste testen spec specs tests jest pytest playwright xctest rerun replay assert ci xcodebuild",
      "test"
    ),
    ForeignVerb(
      "update accept snapshot snapshots approve bless rebaseline akzeptiere aktualisiere",
      "test --update"
    ),
    ForeignVerb("mutate mutation mutations mutants stryker", "test --mutate"),
    ForeignVerb("rename umbenennen", "test --update --rename"),
    ForeignVerb("coverage cov covered uncovered abdeckung unheard", "cover"),
    ForeignVerb(
      "compare vergleiche vergleichen changed changes delta difference differences unterschied "
        + "unterschiede compare-to vs",
      "diff"
    ),
    ForeignVerb("watch beobachte monitor", "walk --watch", sessions: "test --watch"),
    ForeignVerb("record rec capture aufnehmen aufzeichnen nimm", "walk"),
    ForeignVerb("compare-device calibrate device-check truth", "verify"),
    ForeignVerb("notes observed fieldnotes", "observe"),
  ]

  private static let writing = [
    ForeignVerb(
      "prettier format fmt beautify pretty tidy reformat swift-format formatiere",
      "convert --to screen"
    ),
    ForeignVerb(
      "export save-as exportiere transform translate-to emit",
      "convert",
      sessions: "convert"
    ),
    ForeignVerb("json", "convert --to json", sessions: "test --json"),
    ForeignVerb("swiftui swift", "convert --to swiftui", sessions: "convert --to xctest"),
    ForeignVerb("uikit", "convert --to uikit"),
    ForeignVerb("xcuitest", "convert --to xctest"),
    ForeignVerb("csv excel spreadsheet", "convert --to spec-csv"),
    ForeignVerb("specification handover handoff", "convert --to spec"),
    ForeignVerb(
      "html review web serve website storybook site publish dashboard",
      "page",
      output: "review.html"
    ),
    ForeignVerb(
      "svg image render picture screenshot wireframe zeichne zeichnen paint sketch diagram map "
        + "visualize",
      "draw",
      output: "screen.svg"
    ),
    ForeignVerb("importiere load-export ingest", "import"),
  ]

  private static let learning = [
    ForeignVerb(
      "init create generate scaffold template add neu erstelle erzeuge make g",
      "new",
      alone: "new app"
    ),
    ForeignVerb(
      "lessons courses lektionen chapters tutorials curriculum",
      "teach",
      alone: "teach --list"
    ),
    ForeignVerb(
      "learn lesson course tutorial lerne lernen übe kurs lektion kapitel chapter train training "
        + "academy unterrichte",
      "teach",
      alone: "teach --list"
    ),
    ForeignVerb("quiz quizze", "teach --quiz", alone: "teach 1 --quiz"),
    ForeignVerb("resume continue weiter", "teach resume", alone: "teach resume"),
    ForeignVerb(
      "exercise exercises uebung übung übungen practice practise",
      "teach --exercise",
      alone: "teach --list"
    ),
    ForeignVerb("version ver --version", "--version", alone: "--version"),
    ForeignVerb("hilfe usage docs doc guide reference commands info ? h", "help", alone: "help"),
    ForeignVerb("manual manpage handbuch", "man", alone: "man"),
    ForeignVerb("completions autocomplete tab-completion complete", "completion"),
    ForeignVerb("config configure configuration preferences prefs", "help", alone: "help settings"),
  ]

  private static let opening = [
    ForeignVerb(
      "readout narrate recite pronounce lese read say speech utterances sprich lies vorlesen speak-aloud tts transcript",
      "speak",
      sessions: "test --speech-only"
    ),
    ForeignVerb(
      "tree outline list ls stops elements print dump cat describe hierarchy describe-ui liste",
      "speak",
      sessions: "test --list",
      alone: "help"
    ),
    ForeignVerb(
      "run open play start show view launch repl listen öffne öffnen zeig zeigen spiel oeffne starte zeige spiele "
        + "preview demo go simulate try explore browse interactive shell exec execute führe hear "
        + "debug use navigate begin",
      "walk",
      sessions: "test",
      alone: "walk"
    ),
  ]
}
