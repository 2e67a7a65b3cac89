internal import EarshotImporters
internal import EarshotLines
internal import EarshotNotation
internal import EarshotReports
internal import EarshotTranscripts
internal import EarshotVerification

extension Command {
  /// The definition of `earshot observe`.
  static let observe = Command(
    "observe",
    usage: "RECORD…",
    summary: "compare Earshot with notes about VoiceOver",
    need: "a record",
    about: """
      Compares Earshot's words in an app with VoiceOver's words on a device,
      as a person or a tool noted them. '--screen' names the app. The results
      show how many utterances agree, which rules explain the others, and
      which values of uncertain settings match the record best.

      A record can be text with one utterance on each line, as in VoiceOver's
      caption panel, with or without times. A record can also be a session
      with the speech under each gesture, or JSON as for verify. A session can
      name its own screen.

      With '--check', each record is a filled-in copy of Docs/DeviceCheck.md,
      a sheet of short walks with their screens. Earshot then prints the
      settings that match the device or, with '--issue', a Markdown page of
      sessions. You can't use '--check' with '--screen', '--exact', or the
      options for reports.
      """,
    options: [
      OptionRow(
        .screen,
        "open this file or folder, which contains the app that the\nrecord is about",
        argument: "FILE"
      ),
      OptionRow(.check, "read filled-in sheets, and print the settings that match\nthe device"),
      OptionRow(.exact, "compare character by character instead of word by word"),
      OptionRow(
        .issue,
        "with --check: print the walks as a Markdown page of\ndemonstrations, for a pull request"
      ),
    ] + ReportForm.rows(json: "print a JSON object for each record") + OptionRow.ofReading,
    closing: """
      Exit status: 0 if every utterance agrees, 1 if one differs, and 65 if a
      file is malformed. With '--check', 1 if a walk that you filled in agrees
      with none of the readings in the sheet.
      """,
    related: ["verify"],
    validate: { (options) throws(Failure) in
      if options.has(.check), let option = [Option.screen, .exact].first(where: options.has) {
        throw .usage("'--check' and '\(option.spelling)' can't be used together")
      }
      if options.has(.issue), !options.has(.check) {
        throw .usage("'--issue' needs '--check'; for a record, use 'verify --issue'")
      }
      if let form = ReportForm.allCases.map(\.option).first(where: options.has),
        options.has(.check)
      {
        throw .usage("'\(form.spelling)' and '--check' can't be used together")
      }
    },
    run: { (options, environment, console) throws(Failure) in
      let command = ObserveCommand(options: options, environment: environment)
      return try options.has(.check) ? command.check(&console) : command.run(&console)
    }
  )
}

/// `earshot observe`: compares a person's notes about a phone with Earshot's words.
struct ObserveCommand {
  let options: Options
  let environment: Environment

  /// Compares the records and prints the results.
  func run(_ console: inout Console) throws(Failure) -> ExitCode {
    let comparison: SpokenComparison = options.has(.exact) ? .exact : .words
    var observations: [(Observation, settled: [SettledSetting])] = []
    let reporter = Reporter(.observe, options, environment)
    for path in options.operands {
      for witness in try witnesses(in: path, &console) {
        let document = try screen(of: witness, &console)
        let observation = witness.observe(
          on: document,
          options: options.session,
          overrides: options.settings,
          comparison: comparison
        )
        let settled = SettledSetting.settled(
          by: witness,
          on: document,
          options: options.session,
          comparison: comparison
        )
        observations.append((observation, settled))
        guard reporter.printed == nil else { continue }
        for line in ObservationText.lines(of: observation, settled: settled, comparison) {
          try console.output.line(line)
        }
      }
    }
    return try end(observations, comparison, reporter, &console)
  }

  private func end(
    _ observations: [(Observation, settled: [SettledSetting])],
    _ comparison: SpokenComparison,
    _ reporter: Reporter,
    _ console: inout Console
  ) throws(Failure) -> ExitCode {
    let rate = ObservationText.rate(of: observations.map(\.0), comparison)
    var reporter = reporter
    if !reporter.isIdle { try reporter.report(Report(observations), rate, &console) }
    if reporter.printed == nil, observations.count > 1 { try console.output.line("all: \(rate)") }
    if observations.allSatisfy({ $0.0.compared == 0 }) {
      throw Failure(
        .malformed,
        "there are no utterances to compare; name a record with VoiceOver's words"
      )
    }
    return observations.allSatisfy(\.0.misses.isEmpty) ? .ok : .differs
  }

  /// Reads a record and prints its errors to standard error.
  private func witnesses(in path: String, _ console: inout Console) throws(Failure) -> [Witness] {
    let source = try options.room.source(path)
    let (witnesses, diagnostics) = Witness.read(source)
    console.report(diagnostics.lines(in: [source]))
    guard !diagnostics.contains(where: { $0.severity == .error }) else {
      throw .silent(.malformed)
    }
    return witnesses
  }

  /// Opens the app of the record: the app on the command line or, if there's none, the app that the
  /// session names.
  private func screen(of witness: Witness, _ console: inout Console) throws(Failure) -> AppDocument
  {
    if let path = options[.screen] {
      return try Screens.open(
        [path],
        in: options.room(of: path),
        importing: options.importing,
        reportingTo: &console
      )
    }
    guard case .gestures(let transcript) = witness else {
      throw .usage("'observe' needs '--screen FILE' with the app that the record is about")
    }
    let sources = try transcript.screenSources(in: options.room)
    let app = AppDocument.open(sources, importing: options.importing)
    console.report(app.diagnostics.filter { !$0.isAdvice }.lines(in: sources))
    guard let document = app.document else { throw .silent(.malformed) }
    return document
  }
}

// The check sheet, on which a person notes what a phone says.
extension ObserveCommand {
  /// Reads completed check sheets and prints the settings that match the device.
  fileprivate func check(_ console: inout Console) throws(Failure) -> ExitCode {
    var agree = true
    for path in options.operands {
      let source = try options.room.source(path)
      let (sheet, diagnostics) = DeviceCheck.read(source)
      console.report(diagnostics.lines(in: [source]))
      guard let sheet else { throw .silent(.malformed) }
      let result = sheet.result
      if options.has(.issue) {
        let page = result.demonstrations
        if page.isEmpty {
          console.report([
            "earshot: no 'heard' block in '\(Display.safe(path))' is filled in; write what you hear "
              + "in these blocks"
          ])
        }
        console.output.fragment(page)
      } else {
        for line in result.lines { try console.output.line(line) }
      }
      agree = agree && result.isExplained
    }
    return agree ? .ok : .differs
  }
}
