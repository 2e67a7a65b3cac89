internal import EarshotAudit
internal import EarshotImporters
internal import EarshotNotation
internal import EarshotTranscripts

extension Command {
  /// The row of `earshot audit`.
  static let audit = Command(
    "audit",
    usage: "FILE…",
    summary: "find what is hard to use by ear",
    about: """
      Finds what makes an app hard to use or understand by ear. Each finding
      is a line, with the rule in brackets and what to do below. The audit
      looks at every screen, and at whatever gestures lead to. The files are
      one app, unless more than one declares an app.
      """,
    options: [
      OptionRow(.failOn, "the least severe finding that fails; error if not given")
    ] + AuditForm.rows + [
      OptionRow(.junit, "also write JUnit XML to a file, a case for each rule"),
      OptionRow(.baseline, "leave out the findings that this file lists"),
      OptionRow(
        .updateBaseline,
        "remove what is fixed from that file; if there is no such\nfile, write all findings to it"
      ),
      OptionRow(
        .announcements,
        "device: also find announcements that a device loses"
      ),
      OptionRow(.coverage, "show what could not be judged, and why"),
      OptionRow(.explain, "print the page of a rule; 'all' lists the rules"),
      OptionRow(.effort, "also show what it costs to use; see help effort"),
      OptionRow(
        .budget,
        "4x: allow four times the usual work; N, with --effort:\nfail if a control costs more gestures"
      ),
      OptionRow(.each, "treat each file as an app of its own"),
    ] + OptionRow.ofImports,
    closing: """
      Exit status: 0 if there are no errors, 1 if there are, or whatever
      '--fail-on' names; 65 if a file can't be read.
      """,
    related: ["effort"],
    validate: { (options) throws(Failure) in try AuditCommand.validate(options) },
    run: { (options, environment, console) throws(Failure) in
      if let rule = options[.explain] { return try AuditCommand.explain(rule, &console) }
      return try AuditCommand(options: options, environment: environment).run(&console)
    }
  )
}

/// `earshot audit`: what is wrong with apps for those who hear them.
struct AuditCommand {
  /// The command line.
  let options: Options
  /// The world around it.
  let environment: Environment

  /// Finds what fits each other by itself but not together.
  static func validate(_ options: Options) throws(Failure) {
    if options.operands.isEmpty, !options.has(.explain) { throw .usage("'audit' needs a file") }
    if let session = sessions(in: options).first, !options.has(.effort) {
      throw .usage("'\(session)' is a session; '--effort' shows what it costs")
    }
    let forms = AuditForm.options.filter { options.has($0) }
    if forms.count > 1 {
      throw .usage("'\(forms[0].spelling)' and '\(forms[1].spelling)' can't be used together")
    }
    if options.has(.updateBaseline), !options.has(.baseline) {
      throw .usage("'--update-baseline' needs '--baseline FILE'")
    }
    if options.gestureBudget != nil, !options.has(.effort) {
      throw .usage("'--budget N' needs '--effort'; '--budget 4x' allows more work")
    }
    if let form = forms.first, options.has(.effort) || options.has(.coverage) {
      throw .usage("'\(form.spelling)' goes with neither '--effort' nor '--coverage'")
    }
  }

  /// The operands that are sessions, of which only the cost is told.
  private static func sessions(in options: Options) -> [String] {
    options.operands.filter { FileKind(ofName: $0) == .transcript }
  }

  /// Prints the page of a rule, or the list of all.
  static func explain(_ id: String, _ console: inout Console) throws(Failure) -> ExitCode {
    guard id != "all" else {
      for line in AuditRule.list { try console.output.line(line) }
      return .ok
    }
    guard let rule = AuditRule.named(id) else {
      let ending = Suggestion.ending(for: id, in: AuditRule.all.map(\.id))
      throw .usage("no rule is called '\(id)'\(ending); '--explain all' lists them")
    }
    for line in rule.page.lines { try console.output.line(line) }
    return .ok
  }

  /// Audits each app, prints what came of all, and says whether anything fails.
  func run(_ console: inout Console) throws(Failure) -> ExitCode {
    let sessions = AuditCommand.sessions(in: options)
    let files = options.operands.filter { !sessions.contains($0) }
    let apps = try CheckCommand.apps(in: files, options.room, each: options.has(.each))
    var reports: [AuditReport] = []
    for paths in apps { reports.append(try report(on: paths, &console)) }
    let (shown, remarks) = try compared(reports)
    try show(shown, &console)
    if AuditForm.options.contains(where: options.has) {
      console.report(remarks)
    } else {
      for line in remarks { try console.output.line(line) }
    }
    if options.has(.coverage) {
      for line in AuditCoverage.lines(of: reports) { try console.output.line(line) }
    }
    if let path = options[.junit] {
      let text = AuditJUnit.text(shown, failingOn: failing)
      try FileWriter.create(path, Array(text.utf8))
    }
    let fails = shown.contains { $0.fails(on: failing) }
    let costs = options.has(.effort) ? try measure(apps + sessions.map { [$0] }, &console) : .ok
    return fails ? .differs : costs
  }

  /// How bad a finding is that fails.
  private var failing: Diagnostic.Severity {
    options[.failOn].flatMap(Diagnostic.Severity.init(rawValue:)) ?? .error
  }

  private func report(
    on paths: [String],
    _ console: inout Console
  ) throws(Failure) -> AuditReport {
    let sources = try Operands.appSources(paths, in: options.room)
    let reading = AppDocument.open(sources, importing: options.importing)
    guard var audit = Audit(reading, of: sources, options: options.session) else {
      console.report(reading.diagnostics.lines(in: sources))
      throw .silent(.malformed)
    }
    audit.work = options.work
    return audit.report
  }

  private func show(_ reports: [AuditReport], _ console: inout Console) throws(Failure) {
    let form = AuditForm.allCases.first { $0.option.map(options.has) ?? false } ?? .text
    let paths = environment.reportPaths(from: "GITHUB_WORKSPACE")
    for line in form.lines(of: reports, path: paths.path) {
      if form == .text { try console.output.line(line) } else { try console.output.verbatim(line) }
    }
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

// The findings that were there before.
extension AuditCommand {
  /// The reports without what the baseline knows, and what there is to say of it.
  ///
  /// The file is written where the command line asks for it: all findings where it is not there
  /// yet, else what is left of it.
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
        ["\(findings.count.counted("finding")) written to \(path)"]
      )
    }
    let baseline = try baseline(at: path)
    let known = findings.count { baseline.knows($0) }
    let fixed = baseline.fixed(in: findings)
    var remarks = known > 0 ? ["\(known.counted("finding")) known in \(path)"] : []
    if fixed > 0, options.has(.updateBaseline) {
      try FileWriter.create(path, Array(baseline.updated(by: findings).text.utf8))
      remarks.append("\(fixed) fixed, and removed from \(path)")
    } else if fixed > 0 {
      remarks.append("\(fixed) of \(path) are fixed; '--update-baseline' removes them")
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

extension AuditForm {
  /// The option that asks for it, or `nil` if none is needed.
  var option: Option? {
    switch self {
    case .text: nil
    case .json: .json
    case .sarif: .sarif
    case .github: .github
    case .markdown: .markdown
    }
  }

  /// The options that ask for a form; they exclude each other.
  static let options = allCases.compactMap(\.option)
  /// The rows of the options, in the order of help.
  static let rows = allCases.compactMap { form in form.option.map { OptionRow($0, form.help) } }
}
