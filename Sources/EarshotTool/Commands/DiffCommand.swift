internal import Notation
internal import Simulator

/// `earshot diff`: what a change to a screen changes for the ear.
struct DiffCommand {
  /// The command line.
  let options: Options

  /// Compares two apps, and closes with one sentence.
  func run(_ console: inout Console) throws(Failure) -> ExitCode {
    let (old, new) = (options.operands[0], options.operands[1])
    if old == "-", new == "-" { throw .usage("standard input can be read only once") }
    return try compareScreens(old, new, &console)
  }

  private func compareScreens(
    _ old: String,
    _ new: String,
    _ console: inout Console
  ) throws(Failure) -> ExitCode {
    let before = try Screens.open([old], reportingTo: &console)
    let now = try Screens.open([new], reportingTo: &console)
    let comparison = AppComparison(from: before, to: now, options: options.session)
    if options.has(.json) {
      for change in comparison.changes { try console.output.verbatim(change.json) }
    } else {
      for line in comparison.lines + [comparison.sentence] { try console.output.line(line) }
    }
    return comparison.isEmpty ? .ok : .differs
  }
}
