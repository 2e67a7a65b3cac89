/// `earshot speak`: the read-out of the first screen, or of the one that is named.
struct SpeakCommand {
  /// The command line.
  let options: Options

  /// Prints what is heard at each stop.
  func run(_ console: inout Console) throws(Failure) -> ExitCode {
    let document = try Screens.open(options.operands, reportingTo: &console)
    for line in try readOut(document, options) {
      if options.has(.json) {
        try console.output.verbatim(line)
      } else {
        try console.output.line(line)
      }
    }
    return .ok
  }
}
