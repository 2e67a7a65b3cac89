internal import EarshotImporters
internal import EarshotNotation
internal import EarshotPage
internal import EarshotSession
internal import EarshotTranscripts
internal import EarshotVerification

extension Command {
  /// The definition of `earshot convert`.
  static let convert = Command(
    "convert",
    usage: "FILE --to FORM",
    summary: "print an app in a different form",
    need: "a file",
    about: """
      Prints an app in the form that '--to' names. 'screen' prints a screen
      file, and 'json' prints JSON, which can't contain comments. For
      developers, 'spec' prints a table of the stops in Markdown, and
      'spec-csv' prints it in CSV. As a starting point for code, 'swiftui'
      prints modifiers, and 'uikit' prints properties, that produce the same
      speech. For tests in Swift, 'swift-identifiers' prints enums of the
      identifiers, screens, and actions.

      For a session (\(FileKind.transcript.ending)), 'xctest' prints a test in Swift that repeats the
      gestures with VoiceOver on a device, and 'appium' prints a test in
      Python that repeats only the swipes. See help verify.
      """,
    options: [
      OptionRow(.to, nil),
      OptionRow(
        .assert,
        "with --to xctest: compare VoiceOver's speech exactly\n(exact), by words (words, the default), or not at all\n(none)"
      ),
    ] + OptionRow.ofReading,
    related: ["verify"],
    validate: { (options) throws(Failure) in
      let count = options.operands.count
      if count > 1 {
        throw .usage("'convert' takes one file, not \(count); for several files, name their folder")
      }
      guard options.has(.to) else {
        let forms = ConvertCommand.forms.map { "--to \($0)" }.asAlternatives
        throw .usage("'convert' needs \(forms)")
      }
      try ConvertCommand(options: options).validate()
    },
    run: { (options, _, console) throws(Failure) in
      try ConvertCommand(options: options).run(&console)
    }
  )
}

/// `earshot convert`: converts an app to a different format.
struct ConvertCommand {
  let options: Options

  /// The formats that describe a whole app.
  static let formsOfApps = ["screen", "json"]
  /// The formats for handing an app over to its developers.
  static let formsOfHandover =
    ["spec", "spec-csv"] + CodeHandover.Framework.allCases.map(\.rawValue)
    + ["swift-identifiers"]
  /// All words that can follow `--to`.
  static let forms = formsOfApps + formsOfHandover + DriverForm.allCases.map(\.rawValue)

  /// The kind of test to print, or `nil` to print an app.
  private var driver: DriverForm? { options[.to].flatMap(DriverForm.init(rawValue:)) }

  /// The kind of assertion that the test uses to compare VoiceOver's words.
  private var assertion: DriverAssertion {
    options[.assert].flatMap(DriverAssertion.init(rawValue:)) ?? .words
  }

  /// Rejects a test format for a file that isn't a session, and `--assert` without `--to xctest`.
  func validate() throws(Failure) {
    let path = options.operands.first ?? ""
    let kind = FileKind(ofName: path)
    if let driver, kind != .transcript, path != "-" {
      let name = driver.rawValue
      throw .usage("'--to \(name)' needs a session; name a \(FileKind.transcript.ending) file")
    }
    if options.has(.assert), driver != .xctest {
      throw .usage("'--assert' needs '--to xctest'")
    }
  }

  /// Opens the file and prints the app in the requested format.
  func run(_ console: inout Console) throws(Failure) -> ExitCode {
    if let driver { return try print(driver, &console) }
    let document = try Screens.open(
      options.operands,
      in: options.room,
      importing: options.importing,
      reportingTo: &console
    )
    return try print(document, &console)
  }

  /// Prints a test that drives a real VoiceOver through a session.
  private func print(
    _ driver: DriverForm,
    _ console: inout Console
  ) throws(Failure) -> ExitCode {
    let path = options.operands.first ?? "-"
    let source = try options.room.source(path)
    let result = Transcript.read(source)
    console.report(result.diagnostics.lines(in: [source]))
    guard let transcript = result.transcript else { throw .silent(.malformed) }
    let sources = try transcript.screenSources(in: options.room)
    let app = AppDocument.open(sources, importing: options.importing)
    console.report(app.diagnostics.filter { !$0.isAdvice }.lines(in: sources))
    guard let document = app.document else { throw .silent(.malformed) }
    let session = DrivenSession(transcript, on: document)
    guard session.moveCount > 0 else {
      throw Failure(
        .malformed,
        "'\(path)' contains no swipes that a test can perform; add a step such as '> swipe right'"
      )
    }
    console.output.fragment(driver.text(of: session, asserting: assertion))
    return .ok
  }

  /// Prints an app in the requested format.
  func print(_ document: AppDocument, _ console: inout Console) throws(Failure) -> ExitCode {
    switch options[.to] ?? "" {
    case "json": printJSON(of: document, &console)
    case "spec":
      for line in spec(of: document).markdown { try console.output.verbatim(line) }
    case "swift-identifiers":
      let path = options.operands.first ?? "-"
      console.output.fragment(SwiftIdentifiers(document, of: path).code)
    case "spec-csv": console.output.fragment(spec(of: document).csv)
    case let form:
      if let framework = CodeHandover.Framework(rawValue: form) {
        let handover = CodeHandover(
          document,
          for: framework,
          options: options.session,
          work: options.work
        )
        console.output.fragment(handover.code)
      } else {
        printScreen(of: document, &console)
      }
    }
    return .ok
  }

  private func spec(of document: AppDocument) -> SpecTable {
    SpecTable(document, options: options.session, work: options.work)
  }

  private func printJSON(of document: AppDocument, _ console: inout Console) {
    if document.hasComments {
      console.report(["earshot: JSON can't contain comments, so Earshot left them out"])
    }
    if document.hasComponents {
      console.report(["earshot: JSON can't contain components, so Earshot expanded them"])
    }
    console.output.fragment(document.json)
  }

  /// Prints the app in the screen format and reports the parts of an imported tree that the format
  /// can't express.
  private func printScreen(of document: AppDocument, _ console: inout Console) {
    let (document, losses) = document.expressedInScreenFormat()
    console.report(losses.map { "earshot: \(Display.safe($0.message.text))" })
    console.output.fragment(document.screenText)
  }
}

extension AppDocument {
  /// Whether the app has comments, which JSON can't contain.
  fileprivate var hasComments: Bool {
    trivia.lines.values.contains { $0.contains { !$0.isEmpty } }
      || trivia.end.contains { !$0.isEmpty }
  }
}
