internal import EarshotImporters
internal import EarshotNotation

/// Functions that open the exports that a flow or a log refers to, as one app with behavior.
enum FlowFiles {
  /// The source texts of the exports and the flow, and the resulting app.
  typealias Opened = (sources: [SourceText], reading: AppDocument.ParseResult)

  /// Reads the flow and its exports, which are in the same folder.
  ///
  /// For an Appium log, the exports are the operands of the command line.
  ///
  /// - Parameters:
  ///   - path: The flow, or a log of XCUITest or Appium.
  ///   - options: The command line.
  /// - Returns: The text of the exports, followed by the text of the flow, and the app.
  /// - Throws: ``Failure`` if a file isn't readable, or if the flow has errors.
  static func open(_ path: String, _ options: Options) throws(Failure) -> Opened {
    let room = options.room(of: path)
    let source = try room.source(path)
    if AppiumLog.recognizes(source) { return try open(AppiumLog(reading: source), source, options) }
    guard options.operands.isEmpty else {
      throw .usage(
        "the file after '--flow' already names or contains the exports; leave out the other files"
      )
    }
    if XCUITestLog.recognizes(source) {
      let log = try reading(source) { () throws(Diagnostic) in try XCUITestLog(reading: source) }
      return applied(log.flow, log.exports, source, options)
    }
    let flow = try reading(source) { () throws(Diagnostic) in try CrawlFlow(reading: source) }
    let folder = FilePath(path).folder
    var sources: [SourceText] = []
    for file in flow.files {
      let place = file.hasPrefix("/") || folder == "." ? file : FilePath.join(folder, file)
      sources.append(try room.source(place, below: folder))
    }
    return applied(flow, sources, source, options)
  }

  /// Joins a log of Appium with the page sources.
  private static func open(
    _ log: AppiumLog,
    _ source: SourceText,
    _ options: Options
  ) throws(Failure) -> Opened {
    var exports: [SourceText] = []
    var names: [String] = []
    for text in try Operands.appSources(options.operands, in: options.room) {
      let same = exports.first { $0.utf8 == text.utf8 }
      names.append(same?.name ?? text.name)
      if same == nil { exports.append(text) }
    }
    let flow = try reading(source) { () throws(Diagnostic) in try log.flow(through: names) }
    let used = exports.filter { flow.files.contains($0.name) }
    return applied(flow, used, source, options)
  }

  private static func applied(
    _ flow: CrawlFlow,
    _ exports: [SourceText],
    _ source: SourceText,
    _ options: Options
  ) -> Opened {
    let reading = AppDocument.open(exports, importing: options.importing)
    return (exports + [source], flow.applied(to: reading, flow: exports.count))
  }

  /// Runs a closure that reads the flow, and converts an error to a failure that shows the line.
  private static func reading<Result>(
    _ source: SourceText,
    _ read: () throws(Diagnostic) -> Result
  ) throws(Failure) -> Result {
    do throws(Diagnostic) {
      return try read()
    } catch {
      let lines = Diagnostic.rendered([error], in: [source]).split(separator: "\n").map(String.init)
      throw Failure(.malformed, lines.first ?? "the flow can't be read")
    }
  }
}
