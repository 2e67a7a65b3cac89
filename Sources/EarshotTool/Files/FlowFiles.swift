internal import EarshotImporters
internal import EarshotNotation

/// Opens the exports that a flow names as one app with behavior.
enum FlowFiles {
  /// Reads the flow and its exports, which stand beside it.
  ///
  /// - Parameters:
  ///   - path: The flow.
  ///   - options: The command line.
  /// - Returns: The texts of the exports, then that of the flow, and the app.
  /// - Throws: ``Failure`` if a file can't be read, or if the flow is wrong.
  static func open(
    _ path: String,
    _ options: Options
  ) throws(Failure) -> (sources: [SourceText], reading: AppDocument.ParseResult) {
    let room = options.room(of: path)
    let source = try room.source(path)
    let flow: CrawlFlow
    do throws(Diagnostic) {
      flow = try CrawlFlow(reading: source)
    } catch {
      let lines = Diagnostic.rendered([error], in: [source]).split(separator: "\n").map(String.init)
      throw Failure(.malformed, lines.first ?? "the flow can't be read")
    }
    let folder = FilePath(path).folder
    var sources: [SourceText] = []
    for file in flow.files {
      let place = file.hasPrefix("/") || folder == "." ? file : FilePath.join(folder, file)
      sources.append(try room.source(place, below: folder))
    }
    let reading = AppDocument.open(sources, importing: options.importing)
    return (sources + [source], flow.applied(to: reading, flow: sources.count))
  }
}
