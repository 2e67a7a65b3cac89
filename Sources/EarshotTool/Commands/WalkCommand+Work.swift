internal import EarshotModel
internal import EarshotSession

// How much work the lines of a walk may take.
extension WalkCommand {
  /// Gives each line its budget, and a walk from a pipe one for all lines together.
  func limitWork(of session: inout Session) {
    var limits = options.work
    if environment.inputIsTerminal { limits.run = .max }
    session.limitWork(limits) { Interruption.isRequested }
  }

  /// The exit status of a walk from a pipe whose line was given up; at a prompt the walk goes on.
  func endOfWork(_ response: Session.Response) -> ExitCode? {
    guard let end = response.end else { return nil }
    if end == .interrupted { Interruption.take() }
    guard !environment.inputIsTerminal else { return nil }
    return end == .interrupted ? .interrupted : .malformed
  }
}
