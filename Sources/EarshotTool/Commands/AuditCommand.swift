internal import EarshotAudit
internal import EarshotImporters
internal import EarshotNotation
internal import EarshotReports
internal import EarshotTranscripts

extension Command {
  /// The definition of `earshot audit`.
  static let audit = Command(
    "audit",
    usage: "FILE…",
    summary: "find accessibility problems in an app",
    about: """
      Finds problems that make an app hard to use or understand by ear. Each
      finding is a line with the rule in brackets, followed by advice. The
      audit checks every screen, and every state that gestures reach. Earshot
      reads the files as one app, unless more than one declares an app.
      """,
    options: [
      OptionRow(
        .failOn,
        "fail if a finding has this severity or a higher one; the\ndefault is error"
      )
    ]
      + ReportForm.rows(
        json:
          "print a JSON object for each finding: rule, severity,\nmessage, file, line, column, screen, kind, label,\nidentifier, heard, criteria, fingerprint"
      ) + [
        OptionRow(.baseline, "leave out the findings that this file lists"),
        OptionRow(
          .updateBaseline,
          "with --baseline: remove fixed findings from the file; if\nthe file doesn't exist, create it with all findings"
        ),
        OptionRow(
          .since,
          "show only findings on lines that are new or changed since\na commit, in the app's file or its code (requires Git)"
        ),
        OptionRow(
          .announcements,
          "with the value device: also find announcements that a\ndevice may lose"
        ),
        OptionRow(
          .sources,
          "search the app's source code for the identifier and label\nof each finding, and report where they are"
        ),
        OptionRow(
          .apple,
          "add the issues from Apple's audit that a UI test wrote to\nthis file"
        ),
        OptionRow(
          .coverage,
          "also list the rules that couldn't judge every stop, with\nthe reasons"
        ),
        OptionRow(.explain, "print the page about a rule; 'all' lists the rules"),
        OptionRow(.effort, "also show the cost of using the app; see help effort"),
        OptionRow(
          .budget,
          "with --effort: fail if a control costs more than N\ngestures; 4x instead allows four times the usual work,\neven without --effort"
        ),
        OptionRow(
          .flow,
          "audit, as one app, the exports that FILE lists (see help\nimport)"
        ),
        OptionRow(.each, "treat each file as a separate app"),
      ] + OptionRow.ofImports,
    closing: """
      Exit status: 0 if no finding is an error, 1 if one is, and 65 if a file
      is malformed. With '--fail-on', 1 if a finding has the given severity
      or a higher one. With '--effort' and '--budget N', 1 if a control costs
      more than N gestures.
      """,
    related: ["effort"],
    validate: { (options) throws(Failure) in try AuditCommand.validate(options) },
    run: { (options, environment, console) throws(Failure) in
      if let rule = options[.explain] { return try AuditCommand.explain(rule, &console) }
      var command = AuditCommand(options: options, environment: environment)
      return try command.run(&console)
    }
  )
}

/// `earshot audit`: finds problems for people who use apps by ear.
struct AuditCommand {
  let options: Options
  let environment: Environment
  /// The number of warnings that `earshot check` reports for the files.
  private var warnings = 0

  init(options: Options, environment: Environment) {
    (self.options, self.environment) = (options, environment)
  }

  /// Rejects options that are valid individually but can't be combined.
  static func validate(_ options: Options) throws(Failure) {
    if options.operands.isEmpty, !options.has(.explain), !options.has(.flow) {
      throw .usage("'audit' needs a file; write 'earshot audit FILE…'")
    }
    if let session = sessions(in: options).first, !options.has(.effort) {
      throw .usage(
        "'\(session)' is a session; name its screen file, or add '--effort' to see the cost of "
          + "the session"
      )
    }
    let forms = ReportForm.printedOptions.filter { options.has($0) }
    if options.has(.updateBaseline), !options.has(.baseline) {
      throw .usage("'--update-baseline' needs '--baseline FILE'")
    }
    if options.has(.updateBaseline), options.has(.since) {
      throw .usage("'--update-baseline' needs every finding; leave out '--since'")
    }
    if options.gestureBudget != nil, !options.has(.effort) {
      throw .usage("'--budget N' needs '--effort'; to allow more work, use '--budget 4x'")
    }
    if let form = forms.first, let other = [Option.effort, .coverage].first(where: options.has) {
      throw .usage("'\(form.spelling)' and '\(other.spelling)' can't be used together")
    }
  }

  /// Returns the operands that are session files, for which Earshot reports only the effort.
  private static func sessions(in options: Options) -> [String] {
    options.operands.filter { FileKind(ofName: $0) == .transcript }
  }

  /// Prints the page of a rule, or the list of all rules.
  static func explain(_ id: String, _ console: inout Console) throws(Failure) -> ExitCode {
    guard id != "all" else {
      for line in AuditRule.list { try console.output.line(line) }
      return .ok
    }
    guard let rule = AuditRule.named(id) else {
      let near = Suggestion.ending(for: id, in: AuditRule.all.map(\.id))
      let ending = near.isEmpty ? "; '--explain all' lists the rules" : near
      throw .usage("no rule is called '\(id)'\(ending)")
    }
    for line in rule.page.lines { try console.output.line(line) }
    return .ok
  }

  /// Audits each app, prints all results, and returns the exit status.
  mutating func run(_ console: inout Console) throws(Failure) -> ExitCode {
    let sessions = AuditCommand.sessions(in: options)
    // With `--flow`, the operands are the page sources for a log.
    let files = options.has(.flow) ? [] : options.operands.filter { !sessions.contains($0) }
    let apps = try CheckCommand.apps(in: files, options.room, each: options.has(.each))
    var reports: [AuditReport] = []
    if let flow = options[.flow] {
      let (sources, reading) = try FlowFiles.open(flow, options)
      reports.append(try report(on: reading, sources, &console))
    }
    for paths in apps { reports.append(try report(on: paths, &console)) }
    reports = try locating(try joining(reports), &console)
    let (unknown, known) = try compared(reports)
    let (shown, unchanged) = try changed(unknown, environment)
    let remarks = known + unchanged + remarkOnChecking
    let sentence = AuditText.sentence(shown.flatMap(\.findings))
    var reporter = Reporter(.audit, options, environment)
    try reporter.begin(&console)
    if !reporter.isIdle { try reporter.add(Report(shown, failingOn: failing), &console) }
    if reporter.printed == nil {
      try show(shown, remarks, &console)
    } else {
      try reporter.end(sentence, &console)
      console.report(remarks)
    }
    if options.has(.coverage) {
      for line in AuditCoverage.lines(of: reports) { try console.output.line(line) }
    }
    try reporter.write(sentence)
    let fails = shown.contains { $0.fails(on: failing) }
    let costs = options.has(.effort) ? try measure(apps + sessions.map { [$0] }, &console) : .ok
    return fails ? .differs : costs
  }

  /// The lowest severity that makes the audit fail.
  private var failing: Diagnostic.Severity {
    options[.failOn].flatMap(Diagnostic.Severity.init(rawValue:)) ?? .error
  }

  /// A comment that points to `earshot check`, so the two commands don't seem to contradict each
  /// other.
  private var remarkOnChecking: [String] {
    warnings == 0 ? [] : ["'earshot check' reports \(warnings.counted("warning"))"]
  }

  private mutating func report(
    on paths: [String],
    _ console: inout Console
  ) throws(Failure) -> AuditReport {
    let sources = try Operands.appSources(paths, in: options.room)
    return try report(
      on: AppDocument.open(sources, importing: options.importing),
      sources,
      &console
    )
  }

  private mutating func report(
    on reading: AppDocument.ParseResult,
    _ sources: [SourceText],
    _ console: inout Console
  ) throws(Failure) -> AuditReport {
    guard var audit = Audit(reading, of: sources, options: options.session) else {
      console.report(reading.diagnostics.lines(in: sources))
      throw .silent(.malformed)
    }
    audit.work = options.work
    audit.notesDoubts = true
    let told = reading.diagnostics + reading.doubtfulAnnouncements + reading.traps
    warnings += told.count { $0.severity == .warning }
    return audit.report
  }

  /// Prints the findings, and information about the baseline.
  private func show(
    _ reports: [AuditReport],
    _ remarks: [String],
    _ console: inout Console
  ) throws(Failure) {
    for line in AuditText.lines(of: reports) + remarks { try console.output.line(line) }
  }

  private func measure(
    _ apps: [[String]],
    _ console: inout Console
  ) throws(Failure) -> ExitCode {
    var status = ExitCode.ok
    for paths in apps {
      var options = options
      options.operands = paths
      if try EffortCommand(options: options).run(&console) != .ok { status = .differs }
    }
    return status
  }
}

// The comparison of findings with a baseline.
extension AuditCommand {
  /// Returns the reports without the findings in the baseline, and information about the baseline.
  ///
  /// If the command line requests it, the method also writes the baseline. A new baseline contains
  /// all findings, and an existing one keeps the findings that still apply.
  private func compared(
    _ reports: [AuditReport]
  ) throws(Failure) -> (reports: [AuditReport], remarks: [String]) {
    guard let path = options[.baseline] else { return (reports, []) }
    let findings = reports.flatMap(\.findings)
    guard FileIdentity(of: path) != nil || !options.has(.updateBaseline) else {
      let baseline = AuditBaseline(findings)
      try FileWriter.create(path, Array(baseline.text.utf8))
      return (
        reports.map { $0.without(baseline) },
        ["wrote \(findings.count.counted("finding")) to \(path)"]
      )
    }
    let baseline = try baseline(at: path)
    let known = findings.count { baseline.knows($0) }
    let fixed = baseline.fixed(in: findings)
    var remarks = known > 0 ? ["\(path) already lists \(known.counted("finding"))"] : []
    if fixed > 0, options.has(.updateBaseline) {
      try FileWriter.create(path, Array(baseline.updated(by: findings).text.utf8))
      remarks.append("removed \(fixed.counted("fixed finding")) from \(path)")
    } else if fixed > 0 {
      let count = fixed.counted("fixed finding")
      remarks.append(
        "\(path) still lists \(count); '--update-baseline' removes \(fixed == 1 ? "it" : "them")"
      )
    }
    return (reports.map { $0.without(baseline) }, remarks)
  }

  private func baseline(at path: String) throws(Failure) -> AuditBaseline {
    let source = try options.room(of: path).source(path)
    do throws(Diagnostic) {
      return try AuditBaseline(reading: source)
    } catch {
      let line =
        Diagnostic.rendered([error.withoutText], in: [source]).split(separator: "\n").first ?? ""
      throw Failure(.malformed, String(line))
    }
  }
}
