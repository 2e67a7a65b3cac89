internal import EarshotImporters
internal import EarshotLines
internal import EarshotModel
internal import EarshotNotation
internal import EarshotReadOut

extension Command {
  /// The definition of `earshot import`.
  static let `import` = Command(
    "import",
    usage: "FILE…",
    summary: "open the files that other tools export",
    about: """
      Opens files that other tools export from an app, and reports the stops,
      the containers, the views that Earshot leaves out, with the reasons, and
      the controls that VoiceOver can't reach. Several files become one app,
      with a screen for each file. With '--to screen' or '--to json', prints
      the app as a screen file or as JSON instead of the report.

      \(ImportFormat.pageOfHelp)
      """,
    options: OptionRow.ofReading + [
      OptionRow(.to, nil),
      OptionRow(
        .flow,
        "open the exports that FILE lists, as one app in which the\nlisted taps between the exports work. FILE can also be an\nXCUITest log, which contains the exports, or an Appium\nlog. For an Appium log, also name the page source files,\nin order."
      ),
      OptionRow(
        .verify,
        "compare the words in the file with Earshot's words in the\nsnapshot style"
      ),
    ],
    closing: """
      Exit status: 0, or 65 if a file is malformed. With '--verify', 1 if
      the words of a stop differ.
      """,
    validate: { (options) throws(Failure) in
      if options.operands.isEmpty, !options.has(.flow) {
        throw .usage("'import' needs a file; write 'earshot import FILE…'")
      }
      if options.has(.to), options.has(.verify) {
        throw .usage("'--to' and '--verify' can't be used together")
      }
      if let form = options[.to], !ConvertCommand.formsOfApps.contains(form) {
        throw .usage("'import' prints only screen files and JSON; use '--to screen' or '--to json'")
      }
    },
    run: { (options, environment, console) throws(Failure) in
      let code = try ImportCommand(options: options).run(&console)
      if environment.outputIsFile, !options.has(.to), !options.has(.verify) {
        console.report([
          "earshot: the output file contains the report; to write a screen file, use '--to screen'"
        ])
      }
      return code
    }
  )
}

/// `earshot import`: imports files that other tools exported.
struct ImportCommand {
  let options: Options

  /// Opens the files as one app and prints the app, the report, or the differences.
  func run(_ console: inout Console) throws(Failure) -> ExitCode {
    if let flow = options[.flow] { return try runFlow(flow, &console) }
    let sources = try Operands.appSources(options.operands, in: options.room)
    var importer = Importer(options: options.importing)
    let result = importer.read(sources)
    console.report(result.diagnostics.lines(in: sources))
    guard let document = result.document else { throw .silent(.malformed) }
    if options.has(.to) { return try ConvertCommand(options: options).print(document, &console) }
    if options.has(.verify) { return try verify(importer.imports, document, of: sources, &console) }
    let screens = document.tree.screens
    for (number, file) in importer.imports.enumerated() {
      let screen = screens.count == importer.imports.count ? screens[number] : nil
      let lines = file.report(
        named: sources[file.number].name,
        reached: file.summary.modals > 0 ? screen.flatMap { reached($0, in: document) } : nil,
        spoken: spoken
      )
      for line in lines { try console.output.line(line) }
    }
    for line in joining(document.tree) { try console.output.line(line) }
    return .ok
  }

  /// Opens the exports of a flow, and prints the app or a summary of the flow.
  private func runFlow(_ path: String, _ console: inout Console) throws(Failure) -> ExitCode {
    let (sources, reading) = try FlowFiles.open(path, options)
    console.report(reading.diagnostics.lines(in: sources))
    guard let document = reading.document else { throw .silent(.malformed) }
    if options.has(.to) { return try ConvertCommand(options: options).print(document, &console) }
    let tree = document.tree
    let taps = tree.indices.count { tree.hasDetails($0) && !tree[$0].handlers.isEmpty }
    let names = tree.screens.compactMap { tree[$0].identifier.map { Display.safe($0) } }
    try console.output.line(
      "\(names.count.counted("screen")) (\(names.joined(separator: ", "))), "
        + (taps == 0 ? "no handlers" : "handlers on \(taps.counted("control"))")
    )
    return .ok
  }

  /// Returns the number of stops that VoiceOver can reach on a screen, or `nil` if it can't be
  /// determined.
  private func reached(_ screen: ElementTree.Index, in document: AppDocument) -> Int? {
    ReadOut(document, screen: document.tree[screen].identifier, options: options.session)?.stops
      .count
  }

  /// Returns advice about how to join several screens into an app.
  private func joining(_ tree: ElementTree) -> [String] {
    let names = tree.screens.compactMap { tree[$0].identifier }
    guard names.count > 1 else { return [] }
    let list = names.map { Display.safe($0) }.joined(separator: ", ")
    return ["screens: \(list); '--to screen' prints them as one app, so you can connect them"]
  }

  /// Returns the words that VoiceOver says for an element of the given kind without text.
  private func spoken(_ kind: ImportSummary.Kind) -> String {
    var screen = Element(role: .screen)
    screen.identifier = "a"
    var builder = ElementTree.Builder()
    builder.open(screen)
    var element = Element(role: kind.role)
    element.traits = kind.traits
    builder.open(element)
    builder.close()
    builder.close()
    let tree = builder.finish()
    let document = AppDocument(tree: tree, written: tree, each: [], trivia: Trivia())
    let readOut = ReadOut(document, options: options.session)
    return readOut?.stops.first?.lines.first ?? ""
  }

  // MARK: Verifying

  private func verify(
    _ files: [ImportedFile],
    _ document: AppDocument,
    of sources: [SourceText],
    _ console: inout Console
  ) throws(Failure) -> ExitCode {
    var importing = options.importing
    importing.declaresElements = true
    let declaring = AppDocument.open(sources, importing: importing).document ?? document
    let stops = SpokenCheck(files, document, declaring: declaring, options.session).stops
    for stop in stops where !stop.agrees {
      try console.output.line("stop \(stop.number): the file says '\(stop.theirs)'")
      try console.output.line("  Earshot says '\(stop.ours)'")
    }
    guard !stops.isEmpty else {
      let names = options.operands.asAlternatives
      throw Failure(
        .malformed,
        files.contains { $0.spoken.contains { $0.text != nil } }
          ? """
          \(names) lists more or fewer stops than Earshot finds, so Earshot can't compare the \
          words; to see the stops, leave out '--verify'
          """
          : "there are no words of VoiceOver in \(names); name a file from AccessibilitySnapshot"
      )
    }
    let agreed = stops.count(where: \.agrees)
    let sentence =
      switch (agreed, stops.count) {
      case (1, 1): "The words agree at the only stop."
      case (0, 1): "The words differ at the only stop."
      case (let agreed, let count): "The words agree at \(agreed) of \(count) stops."
      }
    try console.output.line(sentence)
    return agreed == stops.count ? .ok : .differs
  }
}

extension ImportFormat {
  /// The text of the help page that lists the formats.
  fileprivate static var pageOfHelp: String {
    let read = all.filter(\.isRead).map { row in
      "  " + row.name + String(repeating: " ", count: max(1, 24 - row.name.count)) + row.title
    }
    let refused = all.filter { !$0.isRead }.map { "  \($0.title)" }
    return """
      Earshot recognizes these formats by their content:
      \(read.joined(separator: "\n"))
      Earshot can't open these formats, but suggests what to use instead:
      \(refused.joined(separator: "\n"))
      """
  }
}
