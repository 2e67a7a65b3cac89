internal import EarshotLines
internal import EarshotNotation
internal import EarshotReports
internal import EarshotVerification

extension Command {
  /// The definition of `earshot verify`.
  static let verify = Command(
    "verify",
    usage: "RECORD…",
    summary: "compare Earshot's words with VoiceOver's",
    need: "a record",
    about: """
      Repeats the moves of a VoiceOver record in the app that '--screen'
      names, and compares VoiceOver's speech with Earshot's. The results show
      how many utterances agree and, for each that differs, both utterances
      and Earshot's reasons.

      A record is JSON: either a file that a test from 'earshot convert --to
      xctest' or '--to appium' writes, or a list of Appium's answers, such as
      {"direction": …, "utterance": …}. As in WebDriver, each answer can
      also be in "value".
      """,
    options: [
      OptionRow(
        .screen,
        "open this file or folder, which contains the app that the\nrecord is about",
        argument: "FILE"
      ),
      OptionRow(.exact, "compare character by character instead of word by word"),
      OptionRow(.issue, "print the differences as a Markdown report for an issue"),
    ] + ReportForm.rows(json: "print a JSON object for each record") + OptionRow.ofReading,
    closing: """
      Exit status: 0 if every utterance agrees, 1 if one differs, and 65 if a
      file is malformed.
      """,
    validate: { (options) throws(Failure) in
      if !options.has(.screen) {
        throw .usage("'verify' needs '--screen FILE' with the app that the record is about")
      }
      if let form = ReportForm.printedOptions.first(where: options.has), options.has(.issue) {
        throw .usage("'\(form.spelling)' and '--issue' can't be used together")
      }
    },
    run: { (options, environment, console) throws(Failure) in
      try VerifyCommand(options: options, environment: environment).run(&console)
    }
  )
}

/// `earshot verify`: compares records of the real VoiceOver with Earshot's words.
struct VerifyCommand {
  let options: Options
  let environment: Environment

  /// Replays the records and prints the results.
  func run(_ console: inout Console) throws(Failure) -> ExitCode {
    let document = try Screens.open(
      [options[.screen] ?? ""],
      in: options.room(of: options[.screen] ?? "-"),
      importing: options.importing,
      reportingTo: &console
    )
    let comparison: SpokenComparison = options.has(.exact) ? .exact : .words
    let verifications = try records(&console).map {
      Verification(of: $0, on: document, options: options.session, comparison: comparison)
    }
    var reporter = Reporter(.verify, options, environment)
    if reporter.printed == nil { try show(verifications, &console) }
    if !reporter.isIdle {
      let sentence = VerificationText.rate(of: verifications)
      try reporter.report(Report(verifications), sentence, &console)
    }
    if verifications.allSatisfy(\.compared.isEmpty) {
      throw Failure(
        .malformed,
        "there are no utterances to compare; name a record with VoiceOver's words"
      )
    }
    return verifications.allSatisfy(\.differences.isEmpty) ? .ok : .differs
  }

  /// Reads all records and prints their errors to standard error.
  private func records(_ console: inout Console) throws(Failure) -> [SpeechRecord] {
    var sources: [SourceText] = []
    for path in options.operands {
      sources.append(try options.room.source(path))
    }
    let readings = sources.enumerated().map { SpeechRecord.read($0.element, number: $0.offset) }
    let diagnostics = readings.flatMap(\.diagnostics)
    console.report(diagnostics.lines(in: sources))
    if diagnostics.contains(where: { $0.severity == .error }) { throw .silent(.malformed) }
    return readings.flatMap(\.records)
  }

  private func show(
    _ verifications: [Verification],
    _ console: inout Console
  ) throws(Failure) {
    for verification in verifications {
      if options.has(.issue) {
        console.output.fragment(IssueReport.text(of: verification, by: Tool.version) ?? "")
      } else {
        for line in VerificationText.lines(of: verification) { try console.output.line(line) }
      }
    }
    guard verifications.count > 1, !options.has(.issue) else { return }
    try console.output.line("all: \(VerificationText.rate(of: verifications))")
  }
}
