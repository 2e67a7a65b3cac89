internal import EarshotNotation
internal import EarshotReports
internal import EarshotTranscripts

/// `earshot test --review`: asks the user about each change and writes the files at the end.
///
/// - Source: SESSIONS.md, "Transcripts", `--review`.
struct TestReview {
  /// A decision about a change.
  private enum Decision {
    case accept
    case reject
    case rename(Renaming)
    case skip
  }

  /// The identity of a change in a file: the indices of its session and its step.
  private struct StepID: Hashable {
    var session: Int
    var step: Int
  }

  /// A change to decide on, and the run that contains it.
  private struct Open {
    var place: StepID
    var change: StepChange
    var run: TranscriptRun
  }

  private let options: Options
  private let environment: Environment
  private let test: FileTest
  private var input = ReviewInput()
  /// The decisions that apply to every change with the same lines.
  private var alike: [[String]: Bool] = [:]

  /// Creates the review that a command line requests.
  init(_ options: Options, _ environment: Environment) {
    self.options = options
    self.environment = environment
    test = FileTest(options)
  }

  /// Asks about each change and then writes the files.
  ///
  /// - Returns: The exit status for the sessions after the review.
  /// - Throws: ``Failure`` if the review ends early. In this case, the method writes no files.
  mutating func run(_ console: inout Console) throws(Failure) -> ExitCode {
    let command = TestCommand(options: options, environment: environment)
    let operands = try command.sessions()
    console.report(operands.remarks)
    defer { input.rest() }
    var files: [TestedFile] = []
    let selection = try SessionSelection(operands.files, options, environment)
    console.report(selection.remarks)
    for wanted in selection.files { files.append(try review(wanted, &console)) }
    input.rest()
    return try write(files, &console)
  }

  private func write(_ files: [TestedFile], _ console: inout Console) throws(Failure) -> ExitCode {
    let update = FileUpdate(options, environment)
    var printer = TestPrinter(options, environment)
    var tally = TestTally()
    for reviewed in files {
      var file = reviewed
      if file.change != nil, let refusal = update.apply(to: &file) {
        printer.add(error: "earshot: \(refusal.message ?? "")")
        tally.raise(to: refusal.status)
      }
      printer.show(file, &console)
      tally.add(file)
    }
    try printer.end(tally, &console)
    return tally.exitCode
  }
}

extension TestReview {
  /// Reviews the changes of a file.
  private mutating func review(
    _ wanted: SessionFile,
    _ console: inout Console
  ) throws(Failure) -> TestedFile {
    var file = test.run(wanted)
    guard file.sessions.contains(where: { $0.outcome == .failed }), !file.isUnreadable else {
      return file
    }
    let source = SourceText(name: wanted.path, utf8: try FileReader.read(wanted.path))
    var text = source
    var left: Set<StepID> = []
    var skipped: Set<Int> = []
    var renamings: [StepID: Renaming] = [:]
    while var open = next(in: text, file, besides: left, skipped, &renamings) {
      open.change.renaming = renamings[open.place]
      switch try decide(open.change, &console) {
      case .accept: text = open.run.text(accepting: open.change)
      case .reject: left.insert(open.place)
      case .skip: skipped.insert(open.place.session)
      case .rename(let renaming):
        text = renaming.applied(to: text, with: [open.run.transcript]).source
      }
    }
    if text != source { file.change = test.change(writing: text, to: file) }
    return file
  }

  /// Returns the first change that the user hasn't decided on, or `nil` if there's none.
  ///
  /// The method also records the probable renamings in the file, because they're no longer visible
  /// after the user accepts a change.
  private func next(
    in text: SourceText,
    _ file: TestedFile,
    besides left: Set<StepID>,
    _ skipped: Set<Int>,
    _ renamings: inout [StepID: Renaming]
  ) -> Open? {
    let readings = FileTest.readings(of: text)
    let lines = test.choice(of: readings, in: text, file).lines
    for (session, reading) in readings.enumerated() where !skipped.contains(session) {
      var patched: PatchedFile?
      guard let transcript = reading.transcript, let judged = lines[session],
        case .run(let run) = test.run(transcript, judging: judged, patching: &patched)
      else { continue }
      let changes = run.changes
      for change in changes {
        guard let renaming = change.renaming else { continue }
        renamings[StepID(session: session, step: change.step)] = renaming
      }
      for change in changes {
        let place = StepID(session: session, step: change.step)
        if !left.contains(place) { return Open(place: place, change: change, run: run) }
      }
    }
    return nil
  }

  /// Shows a change and waits for the decision, unless an earlier decision applies to the change.
  private mutating func decide(
    _ change: StepChange,
    _ console: inout Console
  ) throws(Failure) -> Decision {
    if let accepts = alike[change.rows] { return accepts ? .accept : .reject }
    let lines = [change.headline] + change.sentences.map { "  \($0)" } + change.rows
    for line in lines { try console.output.line(line) }
    while true {
      try console.output.line("# \(ReviewKey.question(change))")
      try console.output.flush()
      guard let key = try input.next() else { throw .reviewEnded }
      switch ReviewKey(key, to: change) {
      case .accept: return .accept
      case .reject: return .reject
      case .skip: return .skip
      case .acceptAlike, .rejectAlike:
        alike[change.rows] = key == ReviewKey.acceptAlike.rawValue
        return key == ReviewKey.acceptAlike.rawValue ? .accept : .reject
      case .rename:
        if let renaming = change.renaming { return .rename(renaming) }
      case .quit: throw .reviewEnded
      case nil: break
      }
    }
  }
}

extension Failure {
  /// The failure for a review that ends before the user has decided on every change.
  fileprivate static var reviewEnded: Failure {
    Failure(
      .differs,
      "the review ended before you decided on every change, so Earshot wrote nothing"
    )
  }
}
