internal import EarshotAudit
internal import EarshotReports
internal import EarshotReadOut
internal import EarshotTranscripts
internal import EarshotImporters
internal import EarshotModel
internal import EarshotNotation
internal import EarshotSession

extension Command {
  /// The definition of `earshot diff`.
  static let diff = Command(
    "diff",
    usage: "OLD NEW",
    summary: "show how a change sounds",
    need: "two files",
    about: """
      Shows the differences that you hear between two versions of an app.
      Below each screen, a line describes one change, such as a stop that is
      new, gone, or moved. If words differ, the line also names the property
      that causes the difference. OLD and NEW are files or folders. For two
      session files (\(FileKind.transcript.ending)), Earshot shows the gestures of each session,
      and the first step that differs.
      """,
    options: ReportForm.rows(json: "print a JSON object for each change") + OptionRow.ofReading,
    closing: "Exit status: 0 if nothing differs, and 1 if anything does.",
    validate: { (options) throws(Failure) in
      let count = options.operands.count
      if count != 2 {
        throw .usage("'diff' needs two files, not \(count); write 'earshot diff OLD NEW'")
      }
    },
    run: { (options, environment, console) throws(Failure) in
      try DiffCommand(options: options, environment: environment).run(&console)
    }
  )
}

/// `earshot diff`: shows how a change to a screen changes VoiceOver's words, or how two walks
/// differ.
struct DiffCommand {
  let options: Options
  let environment: Environment

  /// Compares two apps or two transcripts, and prints the differences and a one-sentence summary.
  func run(_ console: inout Console) throws(Failure) -> ExitCode {
    let (old, new) = (options.operands[0], options.operands[1])
    if old == "-", new == "-" {
      throw .usage("standard input can be read only once; name a file for OLD or NEW")
    }
    switch (Self.isTranscript(old), Self.isTranscript(new)) {
    case (true, true): return try compareTranscripts(old, new, &console)
    case (false, false): return try compareScreens(old, new, &console)
    case (true, false):
      throw .usage(
        "'\(old)' is a session file, but '\(new)' isn't; compare two sessions or two apps"
      )
    case (false, true):
      throw .usage(
        "'\(new)' is a session file, but '\(old)' isn't; compare two sessions or two apps"
      )
    }
  }

  private static func isTranscript(_ path: String) -> Bool {
    FileKind(ofName: path) == .transcript
  }

  private func compareScreens(
    _ old: String,
    _ new: String,
    _ console: inout Console
  ) throws(Failure) -> ExitCode {
    let before = try Screens.open(
      [old],
      in: options.room,
      importing: options.importing,
      reportingTo: &console
    )
    var importing = options.importing
    // Two exports of one screen are comparable even if the title changed or is missing.
    if before.tree.screens.count == 1 {
      importing.screen = before.tree[before.tree.screens[0]].identifier
    }
    let now = try Screens.open(
      [new],
      in: options.room,
      importing: importing,
      reportingTo: &console
    )
    let comparison = AppComparison(from: before, to: now, options: options.session)
    let headline = EffortComparison.headline(from: before, to: now, options: options.session)
    try show(
      (headline.map { [$0] } ?? []) + comparison.lines,
      comparison.sentence,
      Report(comparison, of: new),
      &console
    )
    return comparison.isEmpty ? .ok : .differs
  }

  private func compareTranscripts(
    _ old: String,
    _ new: String,
    _ console: inout Console
  ) throws(Failure) -> ExitCode {
    let before = try walk(old, &console)
    let now = try walk(new, &console)
    for run in old == new ? [now] : [before, now] where run.isOutdated {
      let name = run.transcript.source.name
      console.report([
        "earshot: the result differs from the expected lines and claims in '\(name)'; to see the "
          + "differences, run 'earshot test \(name.asShellWord)'"
      ])
    }
    let comparison = TaskComparison(from: before, to: now)
    try show(comparison.lines, comparison.sentence, Report(comparison, of: new), &console)
    return comparison.isEmpty ? .ok : .differs
  }

  private func show(
    _ lines: [String],
    _ sentence: String,
    _ report: @autoclosure () -> Report,
    _ console: inout Console
  ) throws(Failure) {
    var reporter = Reporter(.diff, options, environment)
    if reporter.printed == nil {
      for line in lines + [sentence] { try console.output.line(line) }
    }
    try reporter.report(report(), sentence, &console)
  }

  /// Runs a transcript with the screens that it names.
  private func walk(_ path: String, _ console: inout Console) throws(Failure) -> TranscriptRun {
    let transcript = try options.transcript(at: path, &console)
    let document = try options.app(of: transcript, &console)
    var patched: PatchedFile?
    let run = TranscriptRun(
      transcript,
      on: document,
      overrides: options.settings,
      work: options.work,
      patching: &patched
    )
    if let excess = run.excess { throw Failure(.malformed, excess.sentence) }
    if !run.mistakes.isEmpty {
      console.report(run.mistakes.lines(in: [transcript.source]))
      throw .silent(.malformed)
    }
    return run
  }
}

extension TranscriptRun {
  /// Whether the transcript contains output that differs from the current output.
  ///
  /// Output that is missing from the transcript doesn't matter here.
  fileprivate var isOutdated: Bool {
    let ids = [Finding.Kind.speechDiffers, .claimFails(""), .refused("")].map(\.id)
    return failures.contains { ids.contains($0.id) }
  }
}
