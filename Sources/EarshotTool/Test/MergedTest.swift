internal import EarshotNotation
internal import EarshotReports

/// `earshot test --merge`: combines the shares that several machines ran into one report.
///
/// The command has the same output and exit status as a run on one machine: the causes, the files
/// in order, and the reports in each format. A missing or incomplete share is an error, because
/// tests that didn't run look like passing tests.
///
/// - Source: our choice, after Playwright and Vitest; SESSIONS.md, "Transcripts", `--merge`.
struct MergedTest {
  private let options: Options
  private let environment: Environment

  /// Creates the merge that a command line requests.
  init(_ options: Options, _ environment: Environment) {
    (self.options, self.environment) = (options, environment)
  }

  /// Reads all shares and reports them as one run.
  ///
  /// - Throws: ``Failure`` if a share is missing, or doesn't belong to the same run.
  func run(_ console: inout Console) throws(Failure) -> ExitCode {
    let shares = try shares()
    var tally = TestTally()
    var printer = TestPrinter(options, environment)
    var reporter = Reporter(.test, options, environment)
    try reporter.begin(&console)
    for file in Self.files(of: shares) {
      printer.show(file, &console)
      let cases = options.has(.phases) ? file.sessions.flatMap(\.cases) : file.sessions
      try reporter.add(Report(.test, [.init(file.path, cases)]), &console)
      tally.add(file)
    }
    for share in shares {
      tally.raise(to: ExitCode(rawValue: Int32(clamping: share.end.status)) ?? .malformed)
    }
    let isStrict = shares.contains { $0.end.isStrict }
    if isStrict, tally.warning != nil { tally.raise(to: .differs) }
    if tally.isEmpty, !shares.contains(where: \.end.allowsEmpty) {
      console.report(["earshot: \(TestCommand.nothingExpected)"])
      tally.raise(to: .noInput)
    }
    try reporter.end(tally.line, &console)
    try printer.end(tally, &console)
    try reporter.write(tally.line)
    return tally.exitCode
  }

  /// Returns the files of all shares, in the order of the whole run.
  private static func files(of shares: [ReportShare]) -> [TestedFile] {
    let entries = shares.flatMap(\.entries).enumerated().sorted {
      ($0.element.order, $0.offset) < ($1.element.order, $1.offset)
    }
    var files: [TestedFile] = []
    for (entry, shown) in entries.map({ ($0.element.reportCase, $0.element.shown) }) {
      if files.last?.path != entry.file { files.append(TestedFile(SessionFile(path: entry.file))) }
      files[files.count - 1].sessions.append(entry)
      if entry.isUnreadable {
        files[files.count - 1].diagnostics.append(shown)
      }
    }
    return files
  }

  /// Reads the shares from the reports.
  ///
  /// Each share must occur exactly once.
  private func shares() throws(Failure) -> [ReportShare] {
    var shares: [ReportShare] = []
    var paths: [Int: String] = [:]
    for path in try reports() {
      let share = try read(path)
      if let first = shares.first?.end, (first.run, first.count) != (share.end.run, share.end.count)
      {
        throw Failure(
          .malformed,
          "'\(path)' belongs to a different run, because the files, their times, or '--shard' differ; "
            + "name the reports of one run"
        )
      }
      if let other = paths.updateValue(path, forKey: share.end.number) {
        throw Failure(
          .malformed,
          "'\(other)' and '\(path)' are both share \(share.end.number); name only one"
        )
      }
      shares.append(share)
    }
    let count = shares.first?.end.count ?? 0
    let missing = (1...max(1, count)).filter { paths[$0] == nil }
    guard let first = missing.first else { return shares.sorted { $0.end.number < $1.end.number } }
    let rest = missing.count > 1 ? " (and \(missing.count - 1) more)" : ""
    throw Failure(
      .noInput,
      "share \(first) of \(count) is missing\(rest); name the reports of all shares"
    )
  }

  /// Returns the paths of the reports.
  ///
  /// In a folder, the reports are the files whose names end in `.json`.
  private func reports() throws(Failure) -> [String] {
    var paths: [String] = []
    for word in options.operands {
      if NearbyFiles.isSession(word) {
        throw Failure(
          .malformed,
          "'\(word)' is a session; name the reports that 'test --shard --json' printed"
        )
      }
      let operand = try Operand(word, of: [.json], in: options.room)
      if operand.paths.isEmpty {
        throw Failure(
          .noInput,
          "there are no '.json' files in '\(word)'; name the reports that 'test --shard --json' printed"
        )
      }
      paths += operand.paths
    }
    return paths
  }

  private func read(_ path: String) throws(Failure) -> ReportShare {
    let source = try options.room.source(path)
    do throws(Diagnostic) {
      return try ReportShare(source)
    } catch {
      throw Failure(.malformed, [error].lines(in: [source]).first ?? "'\(path)' can't be read")
    }
  }
}

extension MergedTest {
  /// The options that can be combined with `--merge`.
  private static let others: [Option] =
    [.merge, .quiet, .slowest, .phases, .allow, .color] + ReportForm.allCases.map(\.option)

  /// Rejects options that can't be combined.
  static func validate(_ options: Options) throws(Failure) {
    guard options.has(.merge) else { return }
    let given = Option.allCases.filter { options.has($0) && !others.contains($0) }
    if given.contains(.strict) {
      throw .usage(
        "'--merge' doesn't take '--strict'; use '--strict' when you run each share"
      )
    }
    if let other = given.first {
      throw .usage("'--merge' and '\(other.spelling)' can't be used together")
    }
    if options.operands.isEmpty {
      throw .usage("'--merge' needs the reports of all shares; name their files")
    }
  }
}

// The additional data in the reports of a share.
extension SessionSelection.Share {
  /// Returns the cases of a file, with the additional data for the report of a share.
  ///
  /// The method doesn't divide sessions into phases, because `--merge` does so if necessary.
  func cases(of file: TestedFile) -> [ReportCase] {
    var shown = file.diagnostics[...]
    return file.sessions.map { session in
      let lines = session.isUnreadable ? shown.popFirst() ?? [] : []
      return ReportShare.Entry(order[file.path] ?? 0, session, showing: lines).caseToWrite
    }
  }

  /// Returns the last line of the report.
  func end(_ tally: TestTally, _ options: Options) -> ReportShare.End {
    var end = ReportShare.End(shard.number, of: shard.count, run: run)
    end.caseCount = tally.caseCount
    end.status = Int(tally.exitCode.rawValue)
    end.isStrict = options.has(.strict)
    end.allowsEmpty = options.has(.allowEmpty)
    return end
  }
}
