internal import Notation

/// `earshot convert`: an app in the other form.
struct ConvertCommand {
  /// The command line.
  let options: Options

  /// Prints the app in the form that is asked for.
  func run(_ console: inout Console) throws(Failure) -> ExitCode {
    let document = try Screens.open(options.operands, reportingTo: &console)
    guard options[.to] == "json" else {
      console.output.fragment(document.screenText)
      return .ok
    }
    let json = try json(of: document)
    if document.hasComments {
      console.report(["earshot: JSON holds no comments; they are left out"])
    }
    console.output.fragment(json)
    return .ok
  }

  /// The app as an element tree in JSON.
  private func json(of document: AppDocument) throws(Failure) -> String {
    throw .usage("'--to json' is not built yet")
  }
}

extension AppDocument {
  /// Whether there are comments, which only one of the forms can hold.
  fileprivate var hasComments: Bool {
    trivia.lines.values.contains { $0.contains { !$0.isEmpty } }
      || trivia.end.contains { !$0.isEmpty }
  }
}
