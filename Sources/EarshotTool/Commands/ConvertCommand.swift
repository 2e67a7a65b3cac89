/// `earshot convert`: an app in the other form.
struct ConvertCommand {
  /// The command line.
  let options: Options

  /// Prints the app in the form that is asked for.
  func run(_ console: inout Console) throws(Failure) -> ExitCode {
    let document = try Screens.open(options.operands, reportingTo: &console)
    let form = options[.to] ?? "screen"
    console.output.fragment(try converted(document, to: form))
    if form == "json", hasComments(document) {
      console.report(["earshot: JSON holds no comments; they are left out"])
    }
    return .ok
  }
}
