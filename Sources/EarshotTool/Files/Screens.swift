internal import EarshotImporters
internal import EarshotTranscripts
internal import EarshotNotation
internal import EarshotReadOut
internal import EarshotSession

/// Functions that open the app in screen files, for commands that require an app without errors.
enum Screens {
  /// Returns the built-in sample app.
  static func sampleApp() -> AppDocument {
    guard let document = AppDocument.read([SampleApp.source]).document else {
      preconditionFailure("the sample app has errors")
    }
    return document
  }

  /// Opens the app and prints the messages about the files to standard error.
  static func open(
    _ operands: [String],
    in room: Room,
    importing options: ImportOptions,
    reportingTo console: inout Console
  ) throws(Failure) -> AppDocument {
    try openKeepingResult(operands, in: room, importing: options, reportingTo: &console).document
  }

  /// Opens the app and returns the complete result of parsing.
  ///
  /// If the process ends with the command, the command can keep the result to save the time for
  /// freeing it.
  static func openKeepingResult(
    _ operands: [String],
    in room: Room,
    importing options: ImportOptions,
    reportingTo console: inout Console
  ) throws(Failure) -> (document: AppDocument, result: AppDocument.ParseResult) {
    let (result, lines) = try read(operands, in: room, importing: options)
    console.report(lines)
    guard let document = result.document else { throw .silent(.malformed) }
    return (document, result)
  }

  /// Reads the app, and returns it with the messages about the files as lines.
  static func read(
    _ operands: [String],
    in room: Room,
    importing options: ImportOptions
  ) throws(Failure) -> (result: AppDocument.ParseResult, lines: [String]) {
    let sources = try Operands.appSources(operands, in: room)
    let result = AppDocument.open(sources, importing: options)
    let told = result.diagnostics.filter { !$0.isAdvice }
    let lines = told.lines(in: sources)
    guard result.document == nil, sources.count > 1,
      let folder = operands.first(where: Folder.isFolder)
    else { return (result, lines) }
    let advice =
      """
      Earshot read the files in '\(Display.safe(folder))' as one app; to open only one of the files, \
      name that file
      """
    return (result, lines + [advice])
  }
}

extension Screens {
  /// The maximum number of warnings at the beginning of a walk.
  private static let shownWarnings = 3
  /// The size of the files, in bytes, above which a walk begins without checking for warnings.
  private static let warnedSize = 1 << 20

  /// Returns the first warnings that `check` reports for the files of an app, one line each.
  ///
  /// - Complexity: The same as for reading the files.
  static func warnings(
    _ operands: [String],
    in room: Room,
    importing options: ImportOptions
  ) -> [String] {
    guard !operands.contains("-"), let sources = try? Operands.appSources(operands, in: room),
      sources.reduce(0, { $0 + $1.utf8.count }) <= warnedSize
    else { return [] }
    let all = AppDocument.open(sources, importing: options).traps
    let lines = all.prefix(shownWarnings).map { $0.rendered(in: sources).prefix { $0 != "\n" } }
    let rest = all.count - lines.count
    let names = operands.map(\.asShellWord).joined(separator: " ")
    return lines.map(String.init)
      + (rest > 0
        ? ["\(rest.counted("more warning")); 'earshot check \(names)' lists all warnings"] : [])
  }

  /// The maximum number of names that a message lists.
  private static let listed = 20

  /// Finds a screen, an alert, a sheet, or a menu by its name.
  ///
  /// Without a name, returns the first screen.
  ///
  /// - Returns: The place of the screen, or `nil` if the app has no screens.
  /// - Throws: ``Failure`` with the available names if none of them is the given name.
  static func place(
    named name: String?,
    in document: AppDocument
  ) throws(Failure) -> ReadOut.Place? {
    guard let name else { return ReadOut.places(in: document).first }
    if let place = ReadOut.place(named: name, in: document) { return place }
    let names = ReadOut.places(in: document).map(\.name).filter { !$0.isEmpty }
    let ending = Suggestion.ending(for: name, in: names)
    let safe = names.map { Display.safe($0) }
    let list =
      names.count > listed
      ? safe.prefix(listed).map { "'\($0)', " }.joined() + "…" : safe.asAlternatives
    let wayOut = ending.isEmpty && !names.isEmpty ? "; write \(list)" : ending
    throw .usage("there's no screen '\(name)'\(wayOut)")
  }
}

extension [Diagnostic] {
  /// Returns the diagnostics as lines, with excerpts of the sources.
  func lines(in sources: [SourceText]) -> [String] {
    Diagnostic.rendered(self, in: sources).utf8.split(separator: UInt8(ascii: "\n")).map {
      String(Substring($0))
    }
  }
}

extension Transcript {
  /// Reads the sources of the transcript's screens.
  ///
  /// - Throws: ``Failure`` if the files are outside the room or aren't readable.
  func screenSources(in room: Room) throws(Failure) -> [SourceText] {
    switch screen {
    case .sample: [SampleApp.source]
    case .embedded(let source): [source]
    case .path(let name):
      try Operands.appSources(
        [name.asPath(besides: source.name)],
        in: room,
        below: FilePath(source.name).folder
      )
    }
  }
}

extension String {
  /// Returns the path, relative to the current folder, of a file that the given file refers to.
  func asPath(besides file: String) -> String {
    guard !hasPrefix("/"), let slash = file.lastIndex(of: "/") else { return self }
    return file[...slash] + self
  }
}
