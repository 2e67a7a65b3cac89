internal import EarshotSession
internal import EarshotNotation

extension Command {
  /// The row of `earshot convert`.
  static let convert = Command(
    "convert",
    usage: "FILE --to screen/json",
    need: "a file",
    about: "Prints the app in the other form. JSON holds no comments.",
    options: [OptionRow(.to, nil)] + OptionRow.ofImports,
    validate: { (options) throws(Failure) in
      let count = options.operands.count
      if count > 1 { throw .usage("'convert' takes one file, not \(count)") }
      if !options.has(.to) { throw .usage("'convert' needs '--to screen' or '--to json'") }
    },
    run: { (options, _, console) throws(Failure) in
      try ConvertCommand(options: options).run(&console)
    }
  )
}

/// `earshot convert`: an app in the other form.
struct ConvertCommand {
  /// The command line.
  let options: Options

  /// Prints the app in the form that is asked for.
  func run(_ console: inout Console) throws(Failure) -> ExitCode {
    let document = try Screens.open(
      options.operands,
      importing: options.importing,
      reportingTo: &console
    )
    return try print(document, &console)
  }

  /// Prints an app in the form that is asked for.
  func print(_ document: AppDocument, _ console: inout Console) throws(Failure) -> ExitCode {
    if options[.to] == "json" {
      printJSON(of: document, &console)
    } else {
      printScreen(of: document, &console)
    }
    return .ok
  }

  private func printJSON(of document: AppDocument, _ console: inout Console) {
    if document.hasComments {
      console.report(["earshot: JSON holds no comments; they are left out"])
    }
    console.output.fragment(document.json)
  }

  /// Prints the notation, and says what a tree from elsewhere has that it cannot express.
  private func printScreen(of document: AppDocument, _ console: inout Console) {
    let (document, losses) = document.expressedInScreenFormat()
    console.report(losses.map { "earshot: \(Display.safe($0.message.text))" })
    console.output.fragment(document.screenText)
  }
}

extension AppDocument {
  /// Whether there are comments, which only one of the forms can hold.
  fileprivate var hasComments: Bool {
    trivia.lines.values.contains { $0.contains { !$0.isEmpty } }
      || trivia.end.contains { !$0.isEmpty }
  }
}
