/// An option of another tool, with its meanings for Earshot's commands.
///
/// - Source: our choice, from what users of Jest, pytest, Playwright, linters, and compilers typed.
struct ForeignOption {
  /// The meaning of an option.
  enum Meaning {
    /// An option without a value.
    case flag(Option)
    /// An option with the user's value.
    case value(Option)
    /// An option with a fixed value.
    case fixed(Option, String)
    /// The file to write.
    case file
    /// The format of the output or the input.
    case form
    /// A file or another operand.
    case operand
    /// The line of a session.
    case line
    /// The title of a phase of a session.
    case phase
    /// The older of two files to compare.
    case older
    /// A rule of the audit to ignore.
    case ignored
    /// A run that writes nothing.
    case dryRun
    /// A default of Earshot. The repaired line omits the option.
    case nothing
    /// A setting that Earshot doesn't have. The repaired line omits the option and its value.
    case unused
    /// Text that a line of the output must contain to be shown.
    case filter
    /// The words of another command, which replace the command and the option.
    case command([String])

    /// Whether the repaired line omits the option.
    var isOmitted: Bool {
      switch self {
      case .nothing, .unused: true
      default: false
      }
    }
  }

  /// The names without hyphens, in lowercase.
  let names: Set<String>
  /// The meanings, in order of preference.
  ///
  /// The first meaning that the command supports applies.
  let meanings: [Meaning]

  private init(_ names: String, _ meanings: Meaning...) {
    self.names = Set(names.split(separator: " ").map(String.init))
    self.meanings = meanings
  }

  /// Returns an option's name without hyphens and underscores, in lowercase, such as `maxwarnings`
  /// for `--max-warnings`.
  static func key(_ name: String) -> String {
    name.filter { $0 != "-" && $0 != "_" }.lowercased()
  }

  /// Returns the meanings of a name in the order of the table, or an empty array if the name is
  /// unknown.
  static func meanings(of name: String) -> [Meaning] {
    let key = key(name)
    return all.filter { $0.names.contains(key) }.flatMap(\.meanings)
  }

  private static let all = outputs + selecting + judging + sounding + others

  private static let outputs = [
    ForeignOption("format reporter reporters reportformat outputformat type form", .form),
    ForeignOption("o", .file, .value(.since)),
    ForeignOption(
      "output out outfile dest destination outputfile report save saveto saveas write target outdir "
        + "ausgabe",
      .file
    ),
    ForeignOption("html", .command(["page"])),
    ForeignOption("screenshot image picture", .value(.picture)),
    ForeignOption("svg png pdf jpg image picture screenshot", .command(["draw"])),
    ForeignOption("csv excel", .fixed(.to, "spec-csv"), .command(["convert", "--to", "spec-csv"])),
    ForeignOption("xml junitxml junitreport", .value(.junit)),
    ForeignOption("md markdownreport", .flag(.markdown), .fixed(.to, "spec")),
    ForeignOption("json jsonl jsonlines", .fixed(.to, "json"), .flag(.json)),
    ForeignOption(
      "ignorefile suppressions suppressionfile allowlist knownissues baselinefile excludefrom",
      .value(.baseline)
    ),
    ForeignOption("savebaseline writebaseline createbaseline updatebaseline", .value(.baseline)),
    ForeignOption("ghactions githubactions annotations", .flag(.github)),
  ]

  private static let selecting = [
    ForeignOption(
      "start s frame page artboard view screenname at screenid goto node root screen sheet alert menu dialog modal popup",
      .value(.screen)
    ),
    ForeignOption("file input i f path files src source target app", .operand),
    ForeignOption("line lines fromline atline n lineno l zeile step", .line, .value(.slowest)),
    ForeignOption("phase scenario title describe section", .phase, .value(.pattern)),
    ForeignOption(
      "filter grep only match test t name testnamepattern testpathpattern g pattern include "
        + "onlytesting m tests",
      .value(.pattern)
    ),
    ForeignOption(
      "onlychanged changed changedsince modified diff base gitdiff affected staged",
      .value(.since)
    ),
    ForeignOption(
      "lf lastfailed rerunfailed failed ff onlyfailures failedonly failedfirst",
      .flag(.lastFailed)
    ),
    ForeignOption(
      "allscreens everyscreen full complete everything recursive r a alle",
      .flag(.all),
      .nothing
    ),
    ForeignOption("collectonly co listtests", .flag(.list)),
    ForeignOption("dryrun whatif nowrite preview simulate", .dryRun),
    ForeignOption("lesson chapter exercise number lektion", .operand),
    ForeignOption("exercises practice uebung", .value(.exercise)),
    ForeignOption("template kind component name recipe from", .operand),
    ForeignOption("topic about subject command", .operand),
    ForeignOption("test questions ask quizme", .flag(.quiz)),
    ForeignOption("only show screenonly", .value(.screen)),
    ForeignOption("record app replay resume session load new after current head", .operand),
    ForeignOption(
      "old before previous reference baseline against base compare comparewith comparedto with",
      .value(.against),
      .older,
      .value(.screen)
    ),
    ForeignOption(
      "reports classreports class folder dir directory group results result students pupils grades",
      .value(.classReports),
      .operand
    ),
    ForeignOption("workshop minutes duration time timer", .value(.clock)),
  ]

  private static let judging = [
    ForeignOption(
      "fix autofix repair write autocorrect correct apply fixall mend repariere update",
      .flag(.fix),
      .flag(.update)
    ),
    ForeignOption(
      "update updatesnapshots updatesnapshot accept u snapshotupdate updatesnap approve bless "
        + "rebaseline overwrite fix snapshot",
      .flag(.update),
      .flag(.fix)
    ),
    ForeignOption(
      "strict maxwarnings werror warningsaserrors pedantic failonwarning failonwarnings w "
        + "warningaserror treatwarningsaserrors",
      .fixed(.failOn, "warning"),
      .flag(.strict),
      .command(["audit", "--fail-on", "warning"])
    ),
    ForeignOption(
      "level severity minseverity failon minimumseverity faillevel maxseverity",
      .value(.failOn)
    ),
    ForeignOption(
      "threshold failunder failon min minimum mincoverage covfailunder atleast coveragethreshold score "
        + "minscore minpercent",
      .value(.minScore),
      .value(.failOn)
    ),
    ForeignOption(
      "atmost max limit maximum maxgestures maxgesture maxsteps upto maxcost",
      .value(.budget),
      .value(.limit)
    ),
    ForeignOption(
      "bail maxfail maxfailures x exitfirst failearly stoponfailure stop",
      .flag(.failFast)
    ),
    ForeignOption(
      "parallel workers threads p j n jobs maxworkers concurrency processes numprocesses cores",
      .value(.jobs),
      .nothing
    ),
    ForeignOption("runinband serial sequential i", .fixed(.jobs, "1")),
    ForeignOption("mutation mutations mutants", .flag(.mutate)),
    ForeignOption("coverage cov cover collectcoverage", .flag(.coverage), .command(["cover"])),
    ForeignOption("cost gestures effort", .flag(.effort), .command(["effort"])),
    ForeignOption("ignore disable skip exclude suppress except ignorerule off without", .ignored),
    ForeignOption("only filter grep match include rule", .filter),
    ForeignOption("rule explainrule docs why", .value(.explain)),
    ForeignOption("rules listrules allrules showrules", .fixed(.explain, "all")),
    ForeignOption("interactive i ask review prompt", .flag(.review), .command(["walk"])),
    ForeignOption("passwithnotests allowempty nofail ignoreempty", .flag(.allowEmpty)),
    ForeignOption("durations slow slowesttests timings", .value(.slowest)),
    ForeignOption(
      "watchall watchmode w live hot follow",
      .flag(.watch),
      .command(["walk", "--watch"])
    ),
    ForeignOption("force yes y overwriteall f", .flag(.force), .nothing),
  ]

  private static let sounding = [
    ForeignOption("sprache lang locale voicelanguage l langs", .value(.language)),
    ForeignOption(
      "mp3 wav m4a aac ogg aiff soundfile audiofile sound",
      .value(.audio),
      .flag(.voice)
    ),
    ForeignOption(
      "readaloud speakaloud outloud aloud speak say loud tts voice speech",
      .flag(.voice)
    ),
    ForeignOption("onlyspeech speech braille textonly plainspeech onlytext", .flag(.speechOnly)),
    ForeignOption("device", .value(.idiom)),
    ForeignOption("ipad tablet", .fixed(.idiom, "pad")),
    ForeignOption("iphone phone mobile", .fixed(.idiom, "phone")),
    ForeignOption("righttoleft arabic hebrew mirrored", .fixed(.direction, "rtl")),
    ForeignOption("lefttoright", .fixed(.direction, "ltr")),
    ForeignOption("nocolor nocolors nocolour monochrome", .fixed(.color, "never")),
    ForeignOption("colors colour forcecolor", .fixed(.color, "always")),
    ForeignOption("verbosity detail", .fixed(.style, "utterance")),
    ForeignOption("as", .form),
  ]

  private static let others = [
    ForeignOption("silent q s quiet noprogress", .flag(.quiet), .nothing),
    ForeignOption("verbose debug trace vv v loglevel log d progress", .nothing),
    ForeignOption("version ver V", .flag(.version)),
    ForeignOption("help h ? usage hilfe", .flag(.help)),
    ForeignOption(
      "once nowatch nocache noinput headless cache summary deterministic flaky retryonfailure ci "
        + "recursive relative pretty missing showmissing stat nameonly numstat headed ui open browser detectopenhandles notification",
      .nothing
    ),
    ForeignOption(
      "standard wcag conformance timeout maxtime testtimeout ruleset profile speed rate volume pitch config c project scheme "
        + "sdk seed repeat retries retry udid simulator port host env environment tags",
      .unused
    ),
    ForeignOption("shell", .operand),
    ForeignOption("list ls showall l", .flag(.list), .fixed(.explain, "all")),
    ForeignOption("plaintext text raw simple", .flag(.plain), .nothing),
  ]
}
