internal import EarshotAudit
internal import EarshotNotation

// The positions of findings in the source code of the app.
extension AuditCommand {
  /// Returns the reports with the positions in the code, if the command line names a folder with
  /// it.
  ///
  /// Reads files one after the other, within limits, and doesn't follow links that lead out of the
  /// folder.
  ///
  /// - Throws: ``Failure`` if there is no such folder.
  func locating(
    _ reports: [AuditReport],
    _ console: inout Console
  ) throws(Failure) -> [AuditReport] {
    guard let folder = options[.sources] else { return reports }
    let room = options.room(of: folder)
    _ = try room.admit(folder)
    guard try Folder.kind(of: folder) == .folder else {
      throw .usage("'\(folder)' is a file; '--sources' needs the folder with the app's code")
    }
    let listing = try Folder.files(in: folder, entering: room) { name in
      CodeSearch.endings.contains { name.hasSuffix($0) }
    }
    guard !listing.paths.isEmpty else {
      throw Failure(.noInput, "no source code in '\(folder)'")
    }
    var search = CodeSearch(for: reports.flatMap(\.findings))
    var remarks = listing.remarks
    if !search.isIdle {
      let translations = listing.paths.filter { $0.hasSuffix("strings") }
      var bytes = 0
      try each(of: translations, in: room, folder, &bytes, &remarks) { search.learnKeys(of: $0) }
      bytes = 0
      try each(of: listing.paths, in: room, folder, &bytes, &remarks) { search.search($0) }
    }
    console.report(remarks)
    return reports.map { $0.locating { search.match(for: $0) } }
  }

  /// Reads files until it reaches a limit, and reports that.
  private func each(
    of paths: [String],
    in room: Room,
    _ folder: String,
    _ bytes: inout Int,
    _ remarks: inout [String],
    _ body: (SourceText) -> Void
  ) throws(Failure) {
    for (number, path) in paths.enumerated() {
      guard number < CodeSearch.fileLimit, bytes < CodeSearch.byteLimit else {
        let rest = paths.count - number
        remarks.append("\(rest.counted("file")) in '\(folder)' not read: there is too much code")
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
  /// Returns the reports with the issues that a UI test wrote, if the command line names them.
  ///
  /// - Throws: ``Failure`` if the file can't be read, or if there's more than one app to join.
  func joining(_ reports: [AuditReport]) throws(Failure) -> [AuditReport] {
    guard let path = options[.apple] else { return reports }
    guard reports.count == 1 else {
      throw .usage("'--apple' is about one app; audit each with its own file")
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
