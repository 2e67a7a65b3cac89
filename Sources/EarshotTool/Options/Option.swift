internal import EarshotImporters
internal import EarshotLines
internal import EarshotNotation
internal import EarshotReports
internal import EarshotTranscripts
internal import EarshotVerification

/// The options of the command line.
///
/// The ``argument`` property describes each option's argument. The definition of a command lists
/// the options that it accepts, with their help.
enum Option: String, CaseIterable, Sendable {
  case style, language, idiom, direction, announcements, json, color
  case plain, keys, record, at
  case failFast = "fail-fast"
  case screen, rotors, fix, each, to
  case update, review, rename, migrate, check, force, strict, jobs, tap, junit, github, gitlab,
    phases
  case mutate, limit, write
  case minScore = "min-score"
  case list, quiet, watch
  case lastFailed = "last-failed"
  case since, shard, durations, merge, slowest
  case pattern = "k"
  case allowEmpty = "allow-empty"
  case quiz, read, report, exercise, hint, answers, clock
  case speechOnly = "speech-only"
  case audio, gestures, cues
  case classReports = "class"
  case from, all, order, flow, verify, exact, issue, assert
  case against, picture, page
  case failOn = "fail-on"
  case sarif, markdown, baseline, sources, apple, coverage, explain, effort, voice, budget
  case updateBaseline = "update-baseline"
  case allow
  case help, version

  /// The argument of an option.
  enum Argument: Sendable {
    /// No argument. The option is either present or not.
    case none
    /// One of these words.
    case words([String])
    /// Text that the predicate accepts. The name is for help, and `needs` describes the
    /// requirement.
    case text(_ name: String, needs: String, accepts: @Sendable (String) -> Bool = { !$0.isEmpty })
  }

  /// The option in the form that the user types.
  var spelling: String { self == .pattern ? "-k" : "--\(rawValue)" }

  /// The kind of argument that the option takes.
  var argument: Argument {
    guard case .file(let example)? = ReportForm(rawValue: rawValue)?.target else {
      return argumentInTable
    }
    return .text(
      "FILE",
      needs: "a file for the report, such as \(example)",
      accepts: \.canBeReport
    )
  }

  private var argumentInTable: Argument {
    switch self {
    case .style: .words(["spoken", "snapshot", "utterance", "readings"])
    case .idiom: .words(["phone", "pad"])
    case .direction: .words(["ltr", "rtl"])
    case .announcements: .words(["kept", "device"])
    case .color: .words(["auto", "always", "never"])
    case .to: .words(ConvertCommand.forms)
    case .assert: .words(DriverAssertion.allCases.map(\.rawValue))
    case .from:
      .text("FORMAT", needs: ImportFormat.names.asAlternatives) {
        ImportFormat.names.contains($0)
      }
    case .order:
      .text("HOW", needs: ImportOptions.Order.allCases.map(\.rawValue).asAlternatives) {
        ImportOptions.Order(rawValue: $0) != nil
      }
    case .all, .verify, .exact, .issue: .none
    case .language:
      .text("TAG", needs: Setting.needsOfLanguage, accepts: { Setting.isLanguage($0) })
    case .audio:
      .text("FILE", needs: "a file for the sound, such as walk.wav", accepts: AudioFile.isName)
    case .gestures: .words(WalkSound.Gestures.allCases.map(\.rawValue))
    case .cues: .words(["on", "off"])
    case .screen: .text("SCREEN", needs: "a screen")
    case .rename:
      .text("OLD=NEW", needs: "two names, such as 'Continue=Next' or '#pay=#buy'") {
        Renaming($0) != nil
      }
    case .record: .text("FILE", needs: "a file")
    case .report: .text("FILE", needs: "a file for the report, such as anna.json or anna.md")
    case .exercise:
      .text("NAME", needs: "an exercise or its file; 'earshot teach --list' lists the exercises")
    case .classReports: .text("DIR", needs: "a folder with reports")
    case .at: .text("FILE:LINE", needs: "a step of a session, such as menu.vo:14")
    case .pattern: .text("PATTERN", needs: "a pattern")
    case .jobs: .text("N", needs: "a count of 1 to \(Workers.limit)", accepts: \.isCountOfJobs)
    case .limit, .slowest: .text("N", needs: "a count of 1 or more", accepts: \.isCount)
    case .shard:
      .text("I/N", needs: "a share, such as 2/4", accepts: { Shard($0) != nil })
    case .since:
      .text(
        "REF",
        needs: "a commit or branch, such as main",
        accepts: { !$0.isEmpty && !$0.hasPrefix("-") }
      )
    case .durations: .text("FILE", needs: "a report from '--junit'")
    case .clock:
      .text("N", needs: "a number of minutes from 10 to 999", accepts: \.isCountOfMinutes)
    case .hint: .text("N", needs: "a count of 1 or more", accepts: \.isCount)
    case .minScore: .text("N", needs: "a percentage from 0 to 100", accepts: \.isScore)
    case .failOn: .words(["error", "warning", "note"])
    case .baseline:
      .text("FILE", needs: "a file for known findings", accepts: \.canBeReport)
    case .against: .text("OLD", needs: "a file, or a folder of files")
    case .picture:
      .text("SCREEN=FILE", needs: "a screen and its picture, such as menu=menu.png") {
        ScreenPicture($0) != nil
      }
    case .page: .none
    case .allow: .text("DIR", needs: "a folder")
    case .sources: .text("DIR", needs: "the folder with the app's code")
    case .flow: .text("FILE", needs: "a file with the taps between exports")
    case .apple: .text("FILE", needs: "a file with the issues of Apple's audit")
    case .explain: .text("RULE", needs: "a rule, such as label-missing, or 'all'")
    case .budget:
      .text("N", needs: "a count of 1 or more, or a factor such as 4x") { Options.isBudget($0) }
    case .lastFailed, .merge, .review, .write, .sarif, .markdown, .coverage, .effort, .voice,
      .updateBaseline:
      .none
    case .migrate, .json, .plain, .keys, .failFast, .list, .quiet, .watch, .rotors, .fix, .each,
      .update,
      .check, .force, .strict, .tap, .github, .junit, .gitlab, .phases, .mutate, .allowEmpty, .quiz,
      .read, .answers, .speechOnly,
      .help, .version:
      .none
    }
  }

  /// The requirement for the option's argument, as a message states it after “needs”.
  var need: String {
    switch argument {
    case .none: "no value"
    case .words(let words): words.asAlternatives
    case .text(_, let needs, _): needs
    }
  }

  /// Returns the end of a message about an invalid value, which lists values with a similar
  /// beginning or end.
  func ending(for value: String?) -> String {
    if let own = value.flatMap({ BorrowedArgument.value(meantBy: $0, of: self) }), accepts(own) {
      return "; did you mean '\(own)'?"
    }
    guard case .words(let words) = argument, let value = value?.lowercased(), !value.isEmpty else {
      return ""
    }
    if self == .to, let ending = BorrowedArgument.command(value) { return "; \(ending)" }
    let meant = words.filter { $0.hasPrefix(value) || $0.hasSuffix(value) || value.hasPrefix($0) }
    guard meant.isEmpty else { return "; did you mean \(meant.asAlternatives)?" }
    return near(value).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// Returns the permitted value that a misspelled word means, or `nil` if no value is similar.
  func near(_ value: String) -> String? {
    let words = permitted ?? []
    let longer = words.first {
      $0.count > 4 && value.count - $0.count < 4 && value.hasLetters(of: $0)
    }
    return Suggestion.nearest(to: value, in: words) ?? longer
  }

  /// The option with its argument, as help shows them, such as `--jobs N`.
  var usage: String {
    switch argument {
    case .none: spelling
    case .words(let words): "\(spelling) \(words.joined(separator: "/"))"
    case .text(let name, _, _): "\(spelling) \(name)"
    }
  }

  /// Returns whether the option accepts a value.
  func accepts(_ value: String) -> Bool {
    switch argument {
    case .none: false
    case .words(let words): words.contains(value)
    case .text(_, _, let accepts): accepts(value)
    }
  }
}

/// The help text of an option, which differs between commands.
struct OptionRow: Sendable {
  let option: Option
  /// The effect, with manual line breaks, or `nil` if the usage line says enough.
  let help: String?

  /// Creates the help row of an option.
  init(_ option: Option, _ help: String?) {
    self.option = option
    self.help = help
  }

  /// The options of commands that open the exports of other tools.
  static let ofImports = [
    OptionRow(
      .from,
      "read other tools' files in this format (see help import);\nby default, Earshot recognizes the format"
    ),
    OptionRow(.all, "also read invisible views in other tools' files"),
    OptionRow(
      .order,
      "order the views in other tools' files by geometry, as\nVoiceOver does, or by tree, as in the file"
    ),
  ]

  /// The options of commands that read and run files.
  static let ofReading =
    ofImports + [
      OptionRow(
        .budget,
        "limit the work of each gesture, each claim, and the run:\n4x for four times the usual limit, or a number of units"
      )
    ]

  /// The options of commands that write a sound file.
  static let ofAudio = [
    OptionRow(
      .audio,
      "write what you hear to a new WAV file, using espeak-ng or\nsay, and captions to a .vtt file next to it"
    ),
    OptionRow(
      .gestures,
      "with --audio: announce gestures in a different voice, as\ntones, or not at all; the default is tones"
    ),
    OptionRow(.cues, "with --audio: off leaves out the tones for sounds"),
  ]

  /// The options of every command.
  static let common = [
    OptionRow(
      .style,
      "write the words as VoiceOver says them, as\nin snapshot tests, as a test on iOS 27 gets\nthem, or with symbols as voices read them"
    ),
    OptionRow(.language, "use this language, such as de"),
    OptionRow(.idiom, "simulate this device"),
    OptionRow(.direction, "use this reading direction"),
    OptionRow(.color, "use colors in a terminal unless NO_COLOR is\nset (auto), always, or never"),
    OptionRow(
      .allow,
      "also open files in DIR that a file names or\na link points to; you can repeat the option"
    ),
    OptionRow(.help, nil),
    OptionRow(.version, nil),
  ]
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

extension String {
  /// Returns whether the string contains the letters of a shorter word in order.
  ///
  /// For example, `xcuitest` contains the letters of `xctest`.
  fileprivate func hasLetters(of word: String) -> Bool {
    var rest = word[...]
    for letter in self where letter == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }
}
