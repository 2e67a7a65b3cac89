// Longer than 300 lines: the options of the command, in one table.

internal import EarshotReports
internal import EarshotTranscripts
internal import EarshotNotation
internal import EarshotSession

extension Command {
  /// The definition of `earshot test`.
  static let test = Command(
    "test",
    usage: "FILE/DIR…",
    summary: "run sessions as tests",
    need: "a file or a folder",
    about: """
      Runs session files (\(FileKind.transcript.ending)) and the sessions in Markdown files. Prints a
      line for each file, any differences as hunks for 'patch -p0', and the
      numbers of sessions that passed and failed. For a folder, also runs the
      files in all folders inside it.

      FILE:LINE checks the step at that line or, if the line is the title of a
      phase, the whole phase. FILE:"PHASE" checks the phase with that title.
      For a line or a phase, the earlier steps also run. For a screen file,
      Earshot runs the sessions in its folder that use the screen.
      """,
    options: [
      OptionRow(
        .update,
        "in files without errors, rewrite the lines that differ\nfrom VoiceOver's current speech, but never add a refusal"
      ),
      OptionRow(
        .review,
        """
        show the changes one by one, ask whether to accept,\nreject, or rename each, and write \
        the files at the end
        """
      ),
      OptionRow(
        .rename,
        "with --update or --check: first rename an element or an\naction"
      ),
      OptionRow(
        .migrate,
        "rewrite claims that have an older form, and list claims\nthat are no longer true"
      ),
      OptionRow(
        .check,
        "write nothing; list the files that --update would\nrewrite, and fail if there are any"
      ),
      OptionRow(
        .force,
        "with --update, --review, or --migrate: rewrite files even\nif the variable CI is set"
      ),
      OptionRow(.strict, "fail sessions without expectations or with warnings"),
      OptionRow(
        .failFast,
        "stop after the first file with a session that fails, and\nskip the other files"
      ),
      OptionRow(
        .pattern,
        "run only sessions whose path contains the pattern, and\nphases whose title contains it, ignoring case; * matches\nany characters, and ? matches one character (you can\nrepeat the option)"
      ),
      OptionRow(
        .since,
        "run only files that are new or changed since a commit,\nand files with a session that a change in the app may\naffect (requires Git)"
      ),
      OptionRow(.lastFailed, "run only files that failed last time, or all files if\nnone failed"),
      OptionRow(.shard, "run only share I of N; the shares have about the same\nnumber of steps"),
      OptionRow(
        .durations,
        "with --shard: balance the shares by the times in a JUnit\nreport instead of by steps"
      ),
      OptionRow(
        .merge,
        "run nothing; merge the reports that the shares wrote with\n--shard and --json"
      ),
      OptionRow(.slowest, "print the times of the N slowest sessions"),
      OptionRow(
        .list,
        "run nothing; print the files, lines, and phases that\nwould run"
      ),
      OptionRow(.answers, "run nothing; print the accepted answers to each question\nin lessons"),
      OptionRow(
        .speechOnly,
        "judge nothing; print what you hear, with one utterance on\neach line"
      ),
      OptionRow(.allowEmpty, "succeed even if there's nothing to run"),
      OptionRow(
        .jobs,
        "run N files at once, without changing the output; the\ndefault is the number of processors"
      ),
      OptionRow(.quiet, "print nothing about sessions that pass, and no summary"),
      OptionRow(
        .watch,
        "keep running, and rerun the sessions that a changed file\naffects; Control-C stops Earshot with status 130"
      ),
    ]
      + ReportForm.rows(
        json:
          "print a JSON object for each session: file, line, phase,\noutcome, reason, steps, failed, problems"
      ) + [
        OptionRow(.phases, "in reports, make each phase a separate test case"),
        OptionRow(
          .mutate,
          "break the screens as a developer might, and list the\nchanges that no session notices"
        ),
        OptionRow(
          .all,
          "also show differences that other differences cause, and\nread invisible views in other tools' files"
        ),
        OptionRow(.limit, "with --mutate: try at most N changes in each app; the\ndefault is 1000"),
        OptionRow(
          .minScore,
          "with --mutate: fail if sessions notice fewer than N\npercent of the changes"
        ),
      ] + OptionRow.ofAudio + OptionRow.ofReading.filter { $0.option != .all },
    closing: """
      Exit status: 0 if everything agrees, 1 if a session fails, 65 if a
      file isn't valid, 66 if a file is missing or unreadable or if there's
      nothing to run, and 74 if a file couldn't be written. If several apply,
      Earshot uses the first of 65, 66, 74, and 1.
      """,
    validate: { (options) throws(Failure) in
      for alternatives in [
        ReportForm.printedOptions + [.quiet],
        [.update, .check, .review, .migrate, .list, .answers, .watch, .speechOnly],
        [.speechOnly, .mutate], [.speechOnly, .audio], [.speechOnly, .failFast],
        ReportForm.printedOptions + [.speechOnly],
        [.migrate, .mutate], [.migrate, .rename],
        [.list, .answers, .mutate], [.answers] + ReportForm.printedOptions,
        ReportForm.printedOptions + [.review],
      ] {
        let given = alternatives.filter { options.has($0) }
        if given.count > 1 {
          throw .usage("'\(given[0].spelling)' and '\(given[1].spelling)' can't be used together")
        }
      }
      try AudioFile.validate(
        options,
        excluding: [.update, .check, .review, .migrate, .list, .answers, .watch, .mutate]
      )
      try SessionSelection.validate(options)
      try MergedTest.validate(options)
      try TestWatch.validate(options)
      try MutationTest.validate(options)
      if options.has(.force), ![.update, .review, .migrate].contains(where: options.has) {
        throw .usage("'--force' needs '--update', '--review', or '--migrate'")
      }
      if options.has(.rename), !options.has(.update), !options.has(.check) {
        throw .usage("'--rename' needs '--update' or '--check'")
      }
    },
    run: { (options, environment, console) throws(Failure) in
      if options.has(.mutate) {
        var test = MutationTest(options)
        return try test.run(&console)
      }
      if options.has(.review) {
        var review = TestReview(options, environment)
        return try review.run(&console)
      }
      if options.has(.merge) { return try MergedTest(options, environment).run(&console) }
      if options.has(.answers) { return try AnswerList(options).run(&console) }
      if options.has(.speechOnly) {
        let operands = try SessionOperands(options.operands, in: options.room)
        console.report(operands.remarks)
        return try SessionReplay(options).print(operands.files, &console)
      }
      if options.has(.list) { return try SessionList(options).run(environment, &console) }
      return try TestCommand(options: options, environment: environment).run(&console)
    }
  )
}

/// `earshot test`: runs transcripts and reports the differences.
struct TestCommand {
  let options: Options
  let environment: Environment

  /// Runs all files and prints the results and the number of sessions that passed.
  func run(_ console: inout Console) throws(Failure) -> ExitCode {
    if options.has(.watch) {
      var watch = TestWatch(self)
      return try watch.run(&console)
    }
    let operands = try sessions()
    console.report(operands.remarks)
    let selection = try SessionSelection(operands.files, options, environment)
    let audio = try AudioFile(options, environment)
    console.report(selection.remarks)
    var output = TestOutput(options, environment, share: selection.share)
    try output.begin(&console)
    var search = SessionSearch(operands.words, selection, options)
    var tally = try judge(selection, noting: &search, &output, &console)
    if tally.isEmpty, !selection.mayBeEmpty {
      guard tally.isSilent else { throw .nothingToRun(options) }
      console.report(["earshot: \(Self.nothingExpected)"])
      tally.raise(to: .noInput)
    }
    raise(&tally, for: search, selection)
    console.report(search.remarks)
    try output.end(tally, &console)
    if let audio { try SessionReplay(options).write(selection.files, to: audio) }
    if let name = options[.rename], tally.renamedCount == 0 {
      throw .nothingToRename(name, options)
    }
    return tally.exitCode
  }

  /// The message about a run in which nothing can fail.
  static let nothingExpected =
    "no session has expectations; below a command, write the speech that you expect"

  /// Raises the exit status for a warning under `--strict`, or for an operand or a pattern without
  /// sessions.
  private func raise(
    _ tally: inout TestTally,
    for search: SessionSearch,
    _ selection: SessionSelection
  ) {
    if options.has(.strict), tally.warning != nil, selection.share == nil {
      tally.raise(to: .differs)
    }
    if !search.remarks.isEmpty { tally.raise(to: .noInput) }
  }

  /// Runs the selected files and records which of them failed.
  private func judge(
    _ selection: SessionSelection,
    noting search: inout SessionSearch,
    _ output: inout TestOutput,
    _ console: inout Console
  ) throws(Failure) -> TestTally {
    var results: [FailedFiles.Result] = []
    let tally = try judge(selection.files, since: selection.since, &output, &console) { file in
      search.add(file)
      results += FailedFiles.results(of: file, options)
      return !(options.has(.failFast) && file.hasFailed)
    }
    if let unheard = selection.since?.unheard, !unheard.isEmpty {
      try output.report(unheard: unheard, &console)
    }
    FailedFiles(environment)?.note(results)
    return tally
  }

  /// Returns the files that the operands refer to.
  func sessions() throws(Failure) -> SessionOperands {
    try SessionOperands(
      options.operands,
      in: options.room,
      mayBeEmpty: options.has(.allowEmpty)
    )
  }

  /// Runs files, updates them if requested, and prints the results.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - since: The comparison of the apps with a commit, or `nil` if there's none.
  ///   - output: The output of the run.
  ///   - console: The console to print to.
  ///   - isNextWanted: A closure that receives the result of a file and returns whether to run the
  ///     next file.
  /// - Returns: The results of the files.
  /// - Throws: ``Failure`` if the output can't be written.
  func judge(
    _ files: [SessionFile],
    since: SinceTest? = nil,
    _ output: inout TestOutput,
    _ console: inout Console,
    _ isNextWanted: (TestedFile) -> Bool
  ) throws(Failure) -> TestTally {
    let update = FileUpdate(options, environment)
    let test = FileTest(options)
    var tally = TestTally()
    var filesLeft = files.count
    var progress = Progress(files.count, isWanted: environment.showsProgress)
    try workers.run(files) {
      test.run($0)
    } deliver: { (result) throws(Failure) in
      var file = result
      since?.settle(&file)
      filesLeft -= 1
      let refusal = update.apply(to: &file)
      console.errors.show(progress.removal())
      tally.caseCount += try output.show(file, &console)
      try console.output.flush()
      if let refusal {
        output.printer.add(error: "earshot: \(refusal.message ?? "")")
        tally.raise(to: refusal.status)
      }
      tally.add(file)
      console.errors.show(progress.add(hasFailed: file.hasFailed))
      return isNextWanted(file)
    }
    console.errors.show(progress.removal())
    for file in files.suffix(filesLeft) {
      let notRun = TestedFile(notRun: file)
      try output.report(notRun: notRun, &console)
      tally.add(notRun)
      tally.caseCount += 1
    }
    return tally
  }

  private var workers: Workers {
    Workers(count: options[.jobs].flatMap { Int($0) } ?? Workers.processors)
  }
}

extension Failure {
  /// Returns the failure for a name that no session uses.
  fileprivate static func nothingToRename(_ argument: String, _ options: Options) -> Failure {
    let old = Renaming(argument)?.old ?? argument
    let files = options.operands.asAlternatives
    return Failure(
      .noInput,
      "no command or claim in \(files) contains the name '\(old)'; check its spelling"
    )
  }

  /// Returns the failure for operands without a requested session.
  static func nothingToRun(_ options: Options) -> Failure {
    if !options.patterns.isEmpty {
      let words = options.operands.map(\.asShellWord).joined(separator: " ")
      return Failure(
        .noInput,
        "no session path or phase title matches \(options.patterns.asAlternatives); 'earshot test "
          + "--list \(words)' lists the paths and titles"
      )
    }
    let names = options.operands.asAlternatives
    let advice =
      if options.operands.allSatisfy({ FileKind(ofName: $0) == .markdown }) {
        "write a session in a '```voiceover' block"
      } else if options.operands.allSatisfy(Folder.isFolder) {
        "to record one, use 'earshot walk FILE --record NEW.vo'"
      } else {
        "begin a session with '> start'"
      }
    return Failure(.noInput, "no sessions in \(names); \(advice)")
  }
}
