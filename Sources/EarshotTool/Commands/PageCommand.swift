internal import EarshotImporters
internal import EarshotLines
internal import EarshotModel
internal import EarshotNotation
internal import EarshotPage
internal import EarshotReadOut
internal import EarshotSession
internal import EarshotTranscripts

extension Command {
  /// The definition of `earshot page`.
  static let page = Command(
    "page",
    usage: "FILE… [SESSION…]",
    summary: "write one HTML page for a review",
    need: "a file",
    about: """
      Writes one HTML file that shows how an app looks and sounds. The page
      draws each screen, alert, and sheet with numbered stops, and lists
      VoiceOver's words at each stop with the reasons for them. The page
      also shows findings, effort, and each SESSION as a storyboard. The file
      needs no network connection. For example:

        earshot page app.screen > review.html
      """,
    options: [
      OptionRow(
        .against,
        "also compare the app with OLD, and mark everything that\nsounds different"
      ),
      OptionRow(.markdown, "print Markdown for a pull-request comment instead of HTML"),
      OptionRow(.picture, "draw a screen over its PNG or JPEG picture; you can\nrepeat the option"),
    ] + OptionRow.ofReading,
    related: ["draw"],
    validate: { (options) throws(Failure) in
      if options.operands.allSatisfy(PageCommand.isSession) {
        throw .usage("'page' needs a screen file in addition to sessions; name the file of the app")
      }
    },
    run: { (options, _, console) throws(Failure) in
      try PageCommand(options: options).run(&console)
    }
  )

  /// The definition of `earshot draw`.
  static let draw = Command(
    "draw",
    usage: "FILE…",
    summary: "draw a screen with numbered stops",
    need: "a file",
    about: """
      Draws a screen as SVG, with its stops numbered in reading order and the
      path of the cursor. In a session, ':map' shows the same stops in the
      terminal. For example:

        earshot draw app.screen > screen.svg
      """,
    options: [
      OptionRow(
        .screen,
        "draw a different screen, or an alert, a sheet, or a menu,\nby its identifier or title"
      ),
      OptionRow(.picture, "draw the screen over its PNG or JPEG picture"),
    ] + OptionRow.ofReading,
    related: ["page"],
    run: { (options, _, console) throws(Failure) in
      try PageCommand(options: options).draw(&console)
    }
  )
}

/// `earshot page` and `earshot draw`: present an app for a review.
struct PageCommand {
  let options: Options

  /// The maximum size of a picture, in bytes.
  private static let pictureLimit = 20_000_000

  /// Writes the review page, or a comment for a pull request.
  func run(_ console: inout Console) throws(Failure) -> ExitCode {
    let sessions = options.operands.filter(Self.isSession)
    let files = options.operands.filter { !sessions.contains($0) }
    let source = try read(files, &console)
    let old = try options[.against].map { (path) throws(Failure) in try read([path], &console) }
    let review = Review(
      source.review,
      stories: try stories(sessions, of: files, source.document, &console),
      against: old?.review,
      options: options.session,
      work: options.work,
      pictures: try pictures(in: source.document)
    )
    if options.has(.markdown) {
      for line in ReviewComment(review).lines { try console.output.verbatim(line) }
    } else {
      console.output.fragment(ReviewPage(review).html)
    }
    return .ok
  }

  /// Returns whether the file is a transcript or a document with transcripts, according to its
  /// name.
  fileprivate static func isSession(_ path: String) -> Bool {
    switch FileKind(ofName: path)?.content {
    case .sessions: true
    case .app, nil: false
    }
  }

  /// Prints the drawing of one screen.
  func draw(_ console: inout Console) throws(Failure) -> ExitCode {
    let source = try read(options.operands, &console)
    guard let place = try Screens.place(named: options[.screen], in: source.document) else {
      throw Failure(
        .malformed,
        "the app has no screen to draw; add a line such as 'screen home \"Home\"'"
      )
    }
    let file = DrawingFile(
      source.document,
      at: place,
      options: options.session,
      work: options.work,
      picture: try pictures(in: source.document)[place.name]
    )
    console.output.fragment(file.svg)
    return .ok
  }

  private func read(
    _ files: [String],
    _ console: inout Console
  ) throws(Failure) -> (review: ReviewSource, document: AppDocument) {
    let sources = try Operands.appSources(files, in: options.room)
    let reading = AppDocument.open(sources, importing: options.importing)
    console.report(reading.diagnostics.filter { !$0.isAdvice }.lines(in: sources))
    guard let document = reading.document, let review = ReviewSource(reading, of: sources) else {
      throw .silent(.malformed)
    }
    return (review, document)
  }

  private func stories(
    _ paths: [String],
    of files: [String],
    _ document: AppDocument,
    _ console: inout Console
  ) throws(Failure) -> [Story] {
    var stories: [Story] = []
    for path in paths {
      let source = try options.room.source(path)
      let readings = FileTest.readings(of: source)
      console.report(readings.flatMap(\.diagnostics).lines(in: [source]))
      let transcripts = readings.compactMap(\.transcript)
      guard transcripts.count == readings.count else { throw .silent(.malformed) }
      let walks = transcripts.filter { walk in files.contains { isWalked($0, by: walk) } }
      guard !walks.isEmpty else {
        throw .usage("'\(path)' doesn't use \(files.asAlternatives); name a session of this app")
      }
      stories += walks.map {
        Story($0, on: document, overrides: options.settings, work: options.work)
      }
    }
    return stories
  }

  /// Returns whether a session uses the given file, or a file in the given folder.
  private func isWalked(_ file: String, by transcript: Transcript) -> Bool {
    let paths = (try? Operand(ofApp: file, in: options.room).paths) ?? [file]
    return paths.contains { transcript.walks($0, in: options.room) }
  }

  /// Returns the pictures as data URIs, by the names of their screens.
  private func pictures(in document: AppDocument) throws(Failure) -> [String: String] {
    var pictures: [String: String] = [:]
    for picture in options.pictures {
      guard let place = try Screens.place(named: picture.screen, in: document) else { continue }
      let bytes = try options.room.source(picture.path).utf8
      guard let type = ScreenPicture.type(of: bytes) else {
        throw Failure(
          .malformed,
          "'\(picture.path)' is neither a PNG nor a JPEG picture; convert it to one of these formats"
        )
      }
      guard bytes.count <= Self.pictureLimit else {
        throw Failure(.malformed, "'\(picture.path)' is larger than 20 MB; use a smaller picture")
      }
      pictures[place.name] = "data:\(type);base64,\(Base64.text(of: bytes))"
    }
    return pictures
  }
}
