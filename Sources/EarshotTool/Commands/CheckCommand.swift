internal import EarshotAudit
internal import EarshotModel
internal import EarshotSession
internal import EarshotImporters
internal import EarshotNotation
internal import EarshotReports

extension Command {
  /// The definition of `earshot check`.
  static let check = Command(
    "check",
    usage: "FILE…",
    summary: "find errors in screen files",
    need: "a file",
    about: """
      Finds errors in screen files, and prints each with its line and column.
      Earshot reads the files as one app, unless more than one declares an
      app.
      """,
    options: [
      OptionRow(.each, "treat each file as a separate app"),
      OptionRow(.fix, "make the corrections that Earshot suggests"),
    ]
      + ReportForm.rows(
        json: """
          print a JSON object for each diagnostic: file, line,
          column, severity, message, and correction (the
          corrected line, or null)
          """
      ) + OptionRow.ofReading,
    closing: "Exit status: 0 if there are no errors, and 65 if there are any."
  ) { (options, environment, console) throws(Failure) in
    try CheckCommand(options: options, environment: environment).run(&console)
  }
}

/// `earshot check`: reports the problems in screen files.
struct CheckCommand {
  let options: Options
  let environment: Environment

  /// Checks the files, fixes them if requested, and prints the diagnostics and a one-sentence
  /// summary.
  func run(_ console: inout Console) throws(Failure) -> ExitCode {
    var result = CheckResult()
    var reporter = Reporter(.check, options, environment)
    try reporter.begin(&console)
    let room = options.room
    let apps = try CheckCommand.apps(in: options.operands, room, each: options.has(.each))
    for paths in apps {
      var files = try read(paths, in: room)
      if options.has(.fix), try mend(files, &result) { files = try read(paths, in: room) }
      let sources = files.map(\.source)
      try ForeignContent.check(sources)
      let reading = AppDocument.open(sources, importing: options.importing)
      defer { if apps.count == 1 { ProcessLifetime.keep(reading) } }
      let diagnostics = reading.checked(in: sources) + AuditComments.problems(in: sources)
      result.add(diagnostics, files: files.count)
      if reporter.printed == nil, reading.isSmall,
        var audit = Audit(reading, of: sources, bounds: .brief)
      {
        audit.work = options.work
        audit.notesDoubts = true
        let report = audit.report
        result.findings += report.findings.count
        result.isFindingMore = result.isFindingMore || report.exploration.bound != nil
      }
      if reporter.printed == nil { console.report(diagnostics.lines(in: sources)) }
      let shown = Diagnostic.disclosed(diagnostics, in: sources)
      if !reporter.isIdle { try reporter.add(Report(shown, in: sources), &console) }
    }
    if reporter.printed == nil { try console.output.line(result.sentence) }
    try reporter.end(result.sentence, &console)
    try reporter.write(result.sentence)
    return result.errors > 0 ? .malformed : .ok
  }

  private func read(_ paths: [String], in room: Room) throws(Failure) -> [CheckedFile] {
    try paths.map { (path) throws(Failure) in
      let folder = options.operands.contains(path) ? nil : FilePath(path).folder
      return try CheckedFile(path, in: room, foundIn: folder)
    }
  }

  /// Fixes an app's files and returns whether any file changed.
  private func mend(_ files: [CheckedFile], _ result: inout CheckResult) throws(Failure) -> Bool {
    let mending = Mending(files.map(\.source), importing: options.importing)
    for (file, mended) in zip(files, mending.sources) where file.source != mended {
      try FileWriter.replace(
        file.path,
        with: mended.utf8,
        ifStill: file.identity,
        foundIn: file.folder
      )
    }
    result.fixes += mending.count
    return mending.count > 0
  }
}

extension AppDocument.ParseResult {
  /// Whether the app is so small that an additional audit doesn't noticeably slow down the check.
  fileprivate var isSmall: Bool { document.map { $0.tree.count <= 2_000 } ?? false }
}

extension CheckCommand {
  /// Returns the operands' files, grouped by app.
  ///
  /// The files that the user names form one app, as in a walk, and so do the files in a folder. If
  /// more than one of these files declares an `app`, each of the files is a separate app. This is
  /// our choice.
  ///
  /// - Parameters:
  ///   - words: The operands.
  ///   - room: The folders from which Earshot can open files.
  ///   - isEach: Whether every file is a separate app, regardless of its contents.
  /// - Returns: The files of each app.
  /// - Throws: ``Failure`` if a file or a folder doesn't exist.
  static func apps(
    in words: [String],
    _ room: Room,
    each isEach: Bool = false
  ) throws(Failure) -> [[String]] {
    var apps: [[String]] = []
    var files: [String] = []
    for word in words {
      let operand = try Operand(ofApp: word, in: room)
      if operand.isFolder {
        apps += try split(operand.paths, room, each: isEach)
      } else {
        files.append(word)
      }
    }
    return try split(files, room, each: isEach) + apps
  }

  /// Returns the files as one app, or each file as a separate app if several of them declare an
  /// `app` or if `isEach` is `true`.
  private static func split(
    _ paths: [String],
    _ room: Room,
    each isEach: Bool
  ) throws(Failure) -> [[String]] {
    guard paths.count > 1 else { return paths.isEmpty ? [] : [paths] }
    var declaring = 0
    for path in paths where !isEach && path != "-" {
      if declaresApp(try room.source(path).utf8) { declaring += 1 }
    }
    return isEach || declaring > 1 ? paths.map { [$0] } : [paths]
  }

  /// Returns whether a screen file has an `app` line, which must be at the left margin.
  private static func declaresApp(_ bytes: [UInt8]) -> Bool {
    let word = Array("app".utf8)
    return bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") })
      .contains { line in
        guard line.starts(with: word) else { return false }
        guard let next = line.dropFirst(word.count).first else { return true }
        return next == UInt8(ascii: " ") || next == UInt8(ascii: "\"")
      }
  }
}

/// A file to check, with the identity that it had when Earshot read it.
private struct CheckedFile {
  let path: String
  /// The folder on the command line that contains the file, or `nil` if the command line names the
  /// file itself.
  let folder: String?
  let identity: FileIdentity?
  let source: SourceText

  init(_ path: String, in room: Room, foundIn folder: String?) throws(Failure) {
    self.path = path
    self.folder = folder
    identity = FileIdentity(of: path)
    source = try room.source(path, below: folder)
  }
}

/// The totals of a check.
struct CheckResult {
  /// The number of checked files.
  private(set) var files = 0
  /// The number of remaining errors.
  private(set) var errors = 0
  /// The number of warnings.
  private(set) var warnings = 0
  /// The number of applied fix-its.
  var fixes = 0
  /// The number of findings that an audit would report in files without errors.
  var findings = 0
  /// Whether an audit may find more problems because the brief audit of this check reached a limit.
  var isFindingMore = false

  /// Adds the diagnostics of the given number of files to the totals.
  mutating func add(_ diagnostics: [Diagnostic], files count: Int) {
    files += count
    errors += diagnostics.count { $0.severity == .error }
    warnings += diagnostics.count { $0.severity == .warning }
  }

  /// The result in a sentence, starting with the number of files.
  var sentence: String {
    var parts = [files.counted("file")]
    if fixes > 0 { parts.append(fixes.counted("correction")) }
    parts.append(errors == 0 ? "no errors" : errors.counted("error"))
    if warnings > 0 { parts.append(warnings.counted("warning")) }
    let count = (isFindingMore ? "at least " : "") + findings.counted("finding")
    let audit = findings > 0 ? "; 'earshot audit' reports \(count)" : ""
    return parts.joined(separator: ", ") + audit + "."
  }
}
