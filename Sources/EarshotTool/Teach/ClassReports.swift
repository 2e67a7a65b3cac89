internal import EarshotLessons
internal import EarshotNotation

/// `earshot teach --class`: shows the reports of a class as a table, or as a board that follows the
/// class.
struct ClassReports {
  private let folder: String
  private let room: Room
  private let language: LessonLanguage

  init(_ folder: String, in room: Room, _ language: LessonLanguage) {
    self.folder = folder
    self.language = language
    self.room = room
  }

  /// Prints the table.
  ///
  /// If a file isn't a report, the method prints the file's name, and the exit status is 65.
  func print(_ console: inout Console) throws(Failure) -> ExitCode {
    let (rows, others) = try read()
    console.report(
      others.map { "earshot: '\($0)' isn't the report of a lesson, so the table leaves it out" }
    )
    guard !rows.isEmpty else { throw noReports }
    for line in ClassTable(rows, in: language).lines { try console.output.line(line) }
    return others.isEmpty ? .ok : .malformed
  }

  /// Prints a board with a line for each person, and prints the board again whenever a line
  /// changes, until the trainer quits.
  func follow(_ environment: Environment, _ console: inout Console) throws(Failure) -> ExitCode {
    let folder = folder
    _ = try paths()
    var wait = TeachWait(environment) { Self.identities(in: folder) }
    var shown: [String] = []
    while true {
      let lines = ClassTable(try read().rows, in: language).board
      if lines != shown { try show(lines, environment, isFirst: shown.isEmpty, &console) }
      shown = lines
      switch wait.next() {
      case .line("quit"), .line(":quit"), .line("exit"), .end: return .ok
      case .signal(let signal): return ExitCode(endingBy: signal)
      case .line, .change, .time: break
      }
    }
  }

  /// Shows the board on a cleared terminal, or otherwise below the previous board.
  private func show(
    _ lines: [String],
    _ environment: Environment,
    isFirst: Bool,
    _ console: inout Console
  ) throws(Failure) {
    if environment.outputIsTerminal, !environment.terminalIsDumb {
      console.output.fragment("\u{1B}[H\u{1B}[2J")
    } else if !isFirst {
      try console.output.line("")
    }
    for line in lines { try console.output.whole(line) }
    try console.output.flush()
  }

  private static func identities(in folder: String) -> [String: FileIdentity] {
    let paths = (try? Folder.files(in: folder, of: [.json]).paths) ?? []
    return Dictionary(
      paths.compactMap { path in FileIdentity(of: path).map { (path, $0) } },
      uniquingKeysWith: { first, _ in first }
    )
  }

  private func paths() throws(Failure) -> [String] {
    guard Folder.isFolder(folder) else {
      throw Failure(.noInput, "there's no folder '\(folder)'; name the folder with the reports")
    }
    return try Folder.files(in: folder, of: [.json]).paths
  }

  /// Returns the reports in the folder, and the paths of the files that aren't reports.
  private func read() throws(Failure) -> (rows: [ClassTable.Row], others: [String]) {
    var (rows, others): ([ClassTable.Row], [String]) = ([], [])
    for path in try paths() {
      let source = try room.source(path, below: folder)
      if let report = LessonReport(source) {
        rows.append(.init(learner: FileKind.json.stem(of: Self.name(of: path)), report: report))
      } else {
        others.append(path)
      }
    }
    return (rows, others)
  }

  /// The failure for a folder without reports, which states the extension of reports.
  private var noReports: Failure {
    Failure(
      .noInput,
      """
      there are no reports in '\(folder)'; name the folder with the .json files that '--report' \
      wrote
      """
    )
  }

  private static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
