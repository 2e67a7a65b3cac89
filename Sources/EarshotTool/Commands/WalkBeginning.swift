internal import EarshotLines
internal import EarshotImporters
internal import EarshotNotation
internal import EarshotSession
internal import EarshotTranscripts

/// The start of a walk: the app, the settings, and the first commands.
struct WalkBeginning {
  /// The app of the walk.
  let document: AppDocument
  /// The source of the app.
  var place = AppPlace.sample
  /// The options of the session.
  let options: SessionOptions
  /// The screen that `start` opens, or `nil` for the first one.
  var firstScreen: String?
  /// The first commands of the walk.
  var commands = ["start"]

  /// Creates a walk's start at the beginning of the app that the operands describe.
  init(_ options: Options, _ console: inout Console) throws(Failure) {
    self.options = options.session
    guard !options.operands.isEmpty else {
      document = Screens.sampleApp()
      return
    }
    place = .files(options.operands)
    do throws(Failure) {
      document = try Screens.open(
        options.operands,
        in: options.room,
        importing: options.importing,
        reportingTo: &console
      )
    } catch {
      guard error.status == .noInput, let message = error.message else { throw error }
      let meant = options.commandMeant
      guard !meant.isEmpty, let word = options.operands.first else { throw error }
      let isMissing = message.hasPrefix("\(MessageMark.noFile)\(word)'")
      throw Failure(.noInput, (isMissing ? "no such file '\(word)'" : message) + meant)
    }
  }

  /// Creates a walk's start after the step at a line of a session, as in `--at menu.vo:14`.
  ///
  /// - Throws: ``Failure`` if the file or its screen isn't readable, or there's no step at the line
  ///   or above it.
  init(at place: String, _ options: Options, _ console: inout Console) throws(Failure) {
    let (path, line) = try Self.parts(of: place)
    if let kind = FileKind(ofName: path), kind.isOfApp {
      throw .usage(
        "'\(path)' is a screen file; '--at' needs a step of a session, such as menu.vo:14"
      )
    }
    let source = try options.room.source(path)
    let readings = FileTest.readings(of: source)
    let transcript = readings.compactMap(\.transcript).last {
      ($0.steps.first?.line ?? .max) <= line
    }
    guard let transcript else {
      console.report(readings.flatMap { $0.diagnostics.lines(in: [source]) })
      if readings.contains(where: { $0.transcript == nil }) { throw .silent(.malformed) }
      let first = readings.compactMap { $0.transcript?.steps.first?.line }.min()
      let advice = first.map { "name line \($0) or a later one" } ?? "add a step such as '> start'"
      throw Failure(.malformed, "there's no step at or above line \(line) of '\(path)'; \(advice)")
    }
    let sources = try transcript.screenSources(in: options.room)
    document = try options.app(in: sources, &console)
    self.options = transcript.options(overridden: options.settings)
    firstScreen = transcript.start
    commands = transcript.steps.filter { $0.line <= line }.map(\.command)
    switch transcript.screen {
    case .sample: break
    case .embedded: self.place = .session(path)
    case .path: self.place = .files(sources.map(\.name))
    }
  }

  /// Returns the file and the line in a place such as `menu.vo:14`.
  private static func parts(of place: String) throws(Failure) -> (path: String, line: Int) {
    guard let colon = place.lastIndex(of: ":"),
      let line = Int(place[place.index(after: colon)...]), line > 0, colon > place.startIndex
    else { throw .usage("'--at' needs a step of a session, such as menu.vo:14") }
    return (String(place[..<colon]), line)
  }
}

/// The source of a walk's app.
enum AppPlace: Hashable, Sendable {
  /// The built-in sample app.
  case sample
  /// Screen files, with their paths.
  case files([String])
  /// A session file that contains the screen, with the path of the file.
  case session(String)

  /// The paths of the app's screen files, or an empty array if it has none.
  var files: [String] { if case .files(let paths) = self { paths } else { [] } }
}
