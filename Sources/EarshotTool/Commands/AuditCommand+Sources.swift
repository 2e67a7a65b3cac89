internal import EarshotAudit
internal import EarshotNotation

// The positions of findings in the source code of the app.
extension AuditCommand {
  /// Returns the reports, with the positions of findings in the code if the command line names a
  /// folder with source code.
  ///
  /// The method reads one file at a time, and limits the number and size of files. It doesn't
  /// follow links to files outside the folder.
  ///
  /// - Throws: ``Failure`` if the folder doesn't exist, isn't a folder, or contains no source code.
  func locating(
    _ reports: [AuditReport],
    _ console: inout Console
  ) throws(Failure) -> [AuditReport] {
    guard let folder = options[.sources] else { return reports }
    let room = options.room(of: folder)
    _ = try room.admit(folder)
    guard try Folder.kind(of: folder) == .folder else {
      throw .usage("'\(folder)' isn't a folder; '--sources' needs the folder with the app's code")
    }
    let listing = try Folder.files(in: folder, entering: room) { name in
      CodeSearch.endings.contains { name.hasSuffix($0) }
    }
    guard !listing.paths.isEmpty else {
      throw Failure(
        .noInput,
        "'\(folder)' contains no source code; name the folder with the app's code"
      )
    }
    var search = CodeSearch(for: reports.flatMap(\.findings))
    var code = SourceCode(folder: folder, room: room, remarks: listing.remarks)
    if !search.isIdle {
      let translations = listing.paths.filter { $0.hasSuffix("strings") }
      try code.read(translations) { search.learnKeys(of: $0) }
      try code.read(listing.paths) { search.search($0) }
    }
    console.report(code.remarks)
    return reports.map { $0.locating { search.match(for: $0) } }
  }
}

/// The folder with the source code of an app.
private struct SourceCode {
  let folder: String
  let room: Room
  /// The messages about files that weren't read.
  private(set) var remarks: [String]

  /// Reads files, and adds a message if they exceed a limit.
  mutating func read(_ paths: [String], _ body: (SourceText) -> Void) throws(Failure) {
    var bytes = 0
    for (number, path) in paths.enumerated() {
      guard number < CodeSearch.fileLimit, bytes < CodeSearch.byteLimit else {
        let rest = paths.count - number
        remarks.append(
          "Earshot left out \(rest.counted("file")) in '\(folder)', because the folder contains too "
            + "much code; to search all files, name smaller folders one at a time"
        )
        return
      }
      let source = try room.source(path, below: folder)
      bytes += source.utf8.count
      body(source)
    }
  }
}

// The issues of Apple's audit, in addition to the findings.
extension AuditCommand {
  /// Returns the reports with the issues that a UI test wrote to the file on the command line.
  ///
  /// If the command line names no file, the method returns the same reports.
  ///
  /// - Throws: ``Failure`` if the file can't be read, or if there's more than one app to add the
  ///   issues to.
  func joining(_ reports: [AuditReport]) throws(Failure) -> [AuditReport] {
    guard let path = options[.apple] else { return reports }
    guard reports.count == 1 else {
      throw .usage(
        "'--apple' needs a single app; audit each app separately, with the issues of that app"
      )
    }
    let source = try options.room(of: path).source(path)
    do throws(Diagnostic) {
      let issues = try AppleIssues(reading: source)
      return reports.map { issues.joined(with: $0) }
    } catch {
      let line =
        Diagnostic.rendered([error.withoutText], in: [source]).split(separator: "\n").first ?? ""
      throw Failure(.malformed, String(line))
    }
  }
}
