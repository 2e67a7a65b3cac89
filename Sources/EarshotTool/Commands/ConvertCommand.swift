/// `earshot convert`: an app in the other form.
struct ConvertCommand {
  /// The command line.
  let options: Options

  /// Prints the app in the form that is asked for.
  func run(_ console: inout Console) throws(Failure) -> ExitCode {
    let document = try Screens.open(options.operands, reportingTo: &console)
    console.output.fragment(converted(document, to: options[.to] ?? "screen"))
    return .ok
  }
}
