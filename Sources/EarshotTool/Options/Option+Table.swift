internal import EarshotImporters
internal import EarshotLines
internal import EarshotNotation
internal import EarshotReports
internal import EarshotTranscripts
internal import EarshotVerification

/// Options of every command, and of commands that run an app.
extension Option {
  static let style = Option("style", .words(["spoken", "snapshot", "utterance", "readings"]))
  static let language = Option(
    "language",
    .text("TAG", needs: Setting.needsOfLanguage, accepts: { Setting.isLanguage($0) })
  )
  static let idiom = Option("idiom", .words(["phone", "pad"]))
  static let direction = Option("direction", .words(["ltr", "rtl"]))
  static let announcements = Option("announcements", .words(["kept", "device"]))
  static let color = Option("color", .words(["auto", "always", "never"]))
  static let budget = Option(
    "budget",
    .text(
      "N",
      needs: "a whole number of 1 or more, or a factor such as 4x",
      accepts: { Options.isBudget($0) }
    )
  )
  static let allow = Option("allow", .text("DIR", needs: "a folder"))
  static let help = Option("help")
  static let version = Option("version")
}

/// Options of commands that let the user walk an app or write speech.
extension Option {
  static let plain = Option("plain")
  static let keys = Option("keys")
  static let record = Option("record", .text("FILE", needs: "a file"))
  static let rotors = Option("rotors")
  static let screen = Option("screen", .text("SCREEN", needs: "a screen"))
  static let each = Option("each")
  static let speechOnly = Option("speech-only")
  static let voice = Option("voice")
}

/// Options of commands that write a sound file.
extension Option {
  static let audio = Option(
    "audio",
    .text("FILE", needs: "a WAV file, such as walk.wav", accepts: AudioFile.isName)
  )
  static let gestures = Option("gestures", .words(WalkSound.Gestures.allCases.map(\.rawValue)))
  static let cues = Option("cues", .words(["on", "off"]))
}

/// Options of commands that read and write files of other tools.
extension Option {
  static let from = Option(
    "from",
    .text(
      "FORMAT",
      needs: ImportFormat.names.asAlternatives,
      accepts: { ImportFormat.names.contains($0) }
    )
  )
  static let all = Option("all")
  static let order = Option(
    "order",
    .text(
      "HOW",
      needs: ImportOptions.Order.allCases.map(\.rawValue).asAlternatives,
      accepts: { ImportOptions.Order(rawValue: $0) != nil }
    )
  )
  static let flow = Option(
    "flow",
    .text("FILE", needs: "a file that lists exports and the taps between them")
  )
  static let to = Option("to", .words(ConvertCommand.forms))
  static let assert = Option("assert", .words(DriverAssertion.allCases.map(\.rawValue)))
  static let verify = Option("verify")
  static let exact = Option("exact")
  static let issue = Option("issue")
}

/// Options of `earshot test` that choose sessions, run them, and change them.
extension Option {
  static let update = Option("update")
  static let review = Option("review")
  static let rename = Option(
    "rename",
    .text(
      "OLD=NEW",
      needs: "two names, such as 'Continue=Next' or '#pay=#buy'",
      accepts: { Renaming($0) != nil }
    )
  )
  static let migrate = Option("migrate")
  static let check = Option("check")
  static let force = Option("force")
  static let strict = Option("strict")
  static let list = Option("list")
  static let quiet = Option("quiet")
  static let watch = Option("watch")
  static let phases = Option("phases")
  static let failFast = Option("fail-fast")
  static let lastFailed = Option("last-failed")
  static let allowEmpty = Option("allow-empty")
  static let at = Option("at", .text("FILE:LINE", needs: "a step of a session, such as menu.vo:14"))
  static let pattern = Option("k", .text("PATTERN", needs: "a pattern, such as cart or 'menu-*'"))
  static let jobs = Option(
    "jobs",
    .text("N", needs: "a number from 1 to \(Workers.limit)", accepts: \.isCountOfJobs)
  )
  static let shard = Option(
    "shard",
    .text("I/N", needs: "a share, such as 2/4", accepts: { Shard($0) != nil })
  )
  static let durations = Option("durations", .text("FILE", needs: "a report from '--junit'"))
  static let merge = Option("merge")
  static let slowest = Option(
    "slowest",
    .text("N", needs: "a whole number of 1 or more", accepts: \.isCount)
  )
}

/// Options of mutation testing.
extension Option {
  static let mutate = Option("mutate")
  static let limit = Option(
    "limit",
    .text("N", needs: "a whole number of 1 or more", accepts: \.isCount)
  )
  static let minScore = Option(
    "min-score",
    .text("N", needs: "a percentage from 0 to 100", accepts: \.isScore)
  )
  static let write = Option("write")
}

/// Options of commands that check an app and hand it over.
extension Option {
  static let fix = Option("fix")
  static let effort = Option("effort")
  static let coverage = Option("coverage")
  static let explain = Option(
    "explain",
    .text("RULE", needs: "a rule, such as label-missing, or 'all'")
  )
  static let failOn = Option("fail-on", .words(["error", "warning", "note"]))
  static let baseline = Option(
    "baseline",
    .text("FILE", needs: "a file for known findings, such as baseline.txt", accepts: \.canBeReport)
  )
  static let updateBaseline = Option("update-baseline")
  static let sources = Option("sources", .text("DIR", needs: "the folder with the app's code"))
  static let apple = Option(
    "apple",
    .text("FILE", needs: "a file with the issues from Apple's audit")
  )
  static let since = Option(
    "since",
    .text(
      "REF",
      needs: "a commit or branch, such as main",
      accepts: { !$0.isEmpty && !$0.hasPrefix("-") }
    )
  )
  static let against = Option(
    "against",
    .text("OLD", needs: "a file or folder with the old version of the app")
  )
  static let page = Option("page")
  static let picture = Option(
    "picture",
    .text(
      "SCREEN=FILE",
      needs: "a screen and its picture, such as menu=menu.png",
      accepts: { ScreenPicture($0) != nil }
    )
  )
}

/// Options of lessons and exercises.
extension Option {
  static let quiz = Option("quiz")
  static let read = Option("read")
  static let answers = Option("answers")
  static let exercise = Option(
    "exercise",
    .text("NAME", needs: "an exercise or its file; 'earshot teach --list' lists the exercises")
  )
  static let hint = Option(
    "hint",
    .text("N", needs: "a whole number of 1 or more", accepts: \.isCount)
  )
  static let report = Option(
    "report",
    .text("FILE", needs: "a file for the report, such as anna.json or anna.md")
  )
  static let classReports = Option("class", .text("DIR", needs: "a folder with reports"))
  static let clock = Option(
    "clock",
    .text("N", needs: "a number of minutes from 10 to 999", accepts: \.isCountOfMinutes)
  )
}

extension ReportForm {
  /// The option that requests the report format.
  var option: Option {
    guard case .file(let example) = target else { return Option(rawValue) }
    return Option(
      rawValue,
      .text(
        "FILE",
        needs: "a file for the report, such as \(example)",
        accepts: \.canBeReport
      )
    )
  }
}

/// The options of report formats that other options depend on.
extension Option {
  static let json = ReportForm.json.option
  static let tap = ReportForm.tap.option
  static let github = ReportForm.github.option
  static let sarif = ReportForm.sarif.option
  static let markdown = ReportForm.markdown.option
  static let junit = ReportForm.junit.option
}

extension String {
  /// Whether Earshot can write a report to a file with this name.
  ///
  /// The name must not be a session's or a screen's, because writing the report would overwrite
  /// that file.
  fileprivate var canBeReport: Bool {
    !isEmpty && FileKind(ofName: self)?.isShared ?? true
  }

  /// Whether the text is a positive integer.
  fileprivate var isCount: Bool { utf8.count <= 9 && Int(self).map { $0 > 0 } ?? false }

  /// Whether the text is a percentage.
  fileprivate var isScore: Bool {
    utf8.count <= 3 && Int(self).map { (0...100).contains($0) } ?? false
  }

  /// Whether the text is a number of minutes for a workshop.
  fileprivate var isCountOfMinutes: Bool {
    utf8.count <= 3 && Int(self).map { $0 >= 10 } ?? false
  }

  /// Whether the text is a number of threads.
  fileprivate var isCountOfJobs: Bool {
    utf8.count <= 2 && Int(self).map { (1...Workers.limit).contains($0) } ?? false
  }
}
