internal import EarshotLessons
internal import EarshotNotation

/// `earshot teach --class`: the reports of a class as one table.
struct ClassReports {
  private let folder: String
  private let room: Room

  init(_ folder: String, in room: Room) {
    self.folder = folder
    self.room = room
  }

  /// Prints the table; a file that is no report is named, and the exit status is 65.
  func print(_ console: inout Console) throws(Failure) -> ExitCode {
    let paths = try Folder.files(in: folder, of: [.json]).paths
    var rows: [ClassTable.Row] = []
    for path in paths {
      let source = try room.source(path, below: folder)
      if let report = LessonReport(source) {
        rows.append(.init(learner: FileKind.json.stem(of: Self.name(of: path)), report: report))
      } else {
        console.report(["earshot: '\(path)' isn't the report of a lesson"])
      }
    }
    guard !rows.isEmpty else { throw noReports }
    for line in ClassTable(rows).lines { try console.output.line(line) }
    return rows.count == paths.count ? .ok : .malformed
  }

  /// Says that there is nothing to make a table of, and which reports it is made of.
  private var noReports: Failure {
    Failure(.noInput, "no reports in '\(folder)'; '--class' reads those that end in .json")
  }

  private static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
