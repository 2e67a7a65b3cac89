internal import EarshotAudit
internal import EarshotImporters
internal import EarshotNotation
internal import EarshotTranscripts

extension Command {
  /// The definition of `earshot effort`.
  static let effort = Command(
    "effort",
    usage: "FILE…",
    summary: "show the cost of using an app by ear",
    need: "a file",
    about: """
      Shows the cost of using an app by ear. For each screen, alert, and
      sheet, Earshot shows the number of stops, words, and seconds. For each
      control, Earshot shows the fewest gestures that reach and use it: with
      the rotor, with only swipes, and by touch. At the end, Earshot lists up
      to ten controls with the highest cost, and possible improvements.

      For sessions (\(FileKind.transcript.ending)), Earshot shows the number of gestures in each task
      that a claim names, or in the whole session. Earshot also shows the
      fewest gestures that have the same result, with the same controls in the
      same order or with different ones.
      """,
    options: [
      OptionRow(
        .budget,
        "fail if a control costs more than N gestures; with 4x,\nallow four times the usual work instead"
      ),
      OptionRow(.voice, "also show the phrases for Voice Control, and their number"),
      OptionRow(.json, "print a JSON object for each control, task, or session"),
    ] + OptionRow.ofImports,
    closing: """
      Exit status: 0, or 65 if a file is malformed. With '--budget N', 1 if a
      control costs more than N gestures.
      """
  ) { (options, _, console) throws(Failure) in
    try EffortCommand(options: options).run(&console)
  }
}

/// `earshot effort`: shows the effort of using apps and sessions by ear.
struct EffortCommand {
  let options: Options

  /// Measures the effort of each session separately, and of the screens as one app.
  func run(_ console: inout Console) throws(Failure) -> ExitCode {
    let sessions = options.operands.filter { FileKind(ofName: $0) == .transcript }
    for path in sessions { try measure(session: path, &console) }
    let screens = options.operands.filter { FileKind(ofName: $0) != .transcript }
    return screens.isEmpty ? .ok : try measure(screens, &console)
  }

  private func measure(
    _ screens: [String],
    _ console: inout Console
  ) throws(Failure) -> ExitCode {
    let document = try Screens.open(
      screens,
      in: options.room,
      importing: options.importing,
      reportingTo: &console
    )
    let effort = AppEffort(
      document,
      options: options.session,
      byVoice: options.has(.voice),
      work: options.work
    )
    if options.has(.json) {
      for line in EffortJSON.lines(of: effort) { try console.output.verbatim(line) }
    } else {
      for line in EffortText.lines(of: effort) { try console.output.line(line) }
    }
    guard let budget = options.gestureBudget else { return .ok }
    let over = effort.over(budget)
    for entry in over {
      let limit = "'--budget' allows \(budget.counted("gesture"))"
      let verdict =
        entry.control.least.map { "costs \($0.counted("gesture")), but \(limit)" }
        ?? "can't be reached"
      console.report(["earshot: '\(entry.control.heard)' on '\(entry.screen)' \(verdict)"])
    }
    return over.isEmpty ? .ok : .differs
  }

  private func measure(session path: String, _ console: inout Console) throws(Failure) {
    let transcript = try options.transcript(at: path, &console)
    let document = try options.app(of: transcript, &console)
    let voice = options.has(.voice)
    var tasks = TaskEffort.tasks(in: transcript, on: document, byVoice: voice, work: options.work)
    if tasks.isEmpty {
      tasks = [TaskEffort(transcript, on: document, byVoice: voice, work: options.work)]
    }
    for task in tasks {
      if options.has(.json) {
        try console.output.verbatim(EffortJSON.line(of: task))
      } else {
        for line in EffortText.lines(of: task) { try console.output.line(line) }
      }
    }
  }
}
