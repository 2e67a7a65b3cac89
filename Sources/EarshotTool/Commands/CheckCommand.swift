internal import EarshotAudit
internal import EarshotModel
internal import EarshotSession
internal import EarshotImporters
internal import EarshotNotation
internal import EarshotReports

extension Command {
  /// The row of `earshot check`.
  static let check = Command(
    "check",
    usage: "FILE…",
    summary: "find errors in screen files",
    need: "a file",
    about: """
      Finds errors in screen files, each with its line and column. The files
      are one app, unless more than one declares an app.
      """,
    options: [
      OptionRow(.each, "treat each file as a separate app"),
      OptionRow(.fix, "make the suggested changes"),
    ]
      + ReportForm.rows(
        json: "a JSON object for each diagnostic: file, line, column,\nseverity, message"
      ) + OptionRow.ofReading,
    closing: "Exit status: 0 if there are no errors, otherwise 65."
  ) { (options, environment, console) throws(Failure) in
    try CheckCommand(options: options, environment: environment).run(&console)
  }
}

/// `earshot check`: what there is to say of screen files.
struct CheckCommand {
  /// The command line.
  let options: Options
  /// The world around it.
  let environment: Environment

  /// Checks the files, mends them where that is asked for, and closes with one sentence.
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
      defer { if apps.count == 1 { Leftover.keep(reading) } }
      let diagnostics = reading.diagnostics + reading.doubtfulAnnouncements + reading.traps
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

  /// Mends an app's files; says whether that changed any.
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
  /// Whether the app is so small that checking it takes no longer for being audited, too.
  fileprivate var isSmall: Bool { document.map { $0.tree.count <= 2_000 } ?? false }
}

extension CheckCommand {
  /// Which files make an app together.
  ///
  /// The files named are one app, as when they are walked, and so are those in a folder; but where
  /// more than one of them declares an `app`, each is an app of its own. (Our choice.)
  ///
  /// - Parameters:
  ///   - words: The operands.
  ///   - room: Where files may be opened.
  ///   - isEach: Whether each file is an app of its own, whatever it declares.
  /// - Returns: The files of each app.
  /// - Throws: ``Failure`` if a file or a folder is not there.
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

  /// Some files as one app, or each as its own.
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

  /// Whether a screen file has an `app` line, which stands at the margin.
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

/// A file that is checked, and what it was like when it was read.
private struct CheckedFile {
  let path: String
  /// The folder that was named, where the file was found in one.
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

/// What a check came to.
struct CheckResult {
  /// The number of files that were checked.
  private(set) var files = 0
  /// The number of errors that are left in them.
  private(set) var errors = 0
  /// How many warnings.
  private(set) var warnings = 0
  /// How many fix-its were applied.
  var fixes = 0
  /// What an audit would find in files without errors.
  var findings = 0
  /// Whether it may find more, as not everything was gone through.
  var isFindingMore = false

  /// Adds what was found in some files.
  mutating func add(_ diagnostics: [Diagnostic], files count: Int) {
    files += count
    errors += diagnostics.count { $0.severity == .error }
    warnings += diagnostics.count { $0.severity == .warning }
  }

  /// The result in a sentence, the number of files first.
  var sentence: String {
    var parts = [files.counted("file")]
    if fixes > 0 { parts.append("\(fixes) fixed") }
    parts.append(errors == 0 ? "no errors" : errors.counted("error"))
    if warnings > 0 { parts.append(warnings.counted("warning")) }
    let count = findings.counted("finding") + (isFindingMore ? " or more" : "")
    let audit = findings > 0 ? "; 'earshot audit' has \(count)" : ""
    return parts.joined(separator: ", ") + audit + "."
  }
}
