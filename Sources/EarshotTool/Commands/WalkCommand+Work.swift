internal import EarshotModel
internal import EarshotSession

// Limits for the work that the lines of a walk cause.
extension WalkCommand {
  /// Gives each line its budget, and gives a walk from a pipe one budget for all lines together.
  func limitWork(of session: inout Session) {
    var limits = options.work
    if environment.inputIsTerminal { limits.run = .max }
    session.limitWork(limits) { Interruption.isRequested }
  }

  /// Returns the exit status of a walk from a pipe if a line exceeded its budget.
  ///
  /// At a prompt, the walk continues.
  func endOfWork(_ response: Session.Response) -> ExitCode? {
    guard let end = response.end else { return nil }
    if end == .interrupted { Interruption.take() }
    guard !environment.inputIsTerminal else { return nil }
    return end == .interrupted ? .interrupted : .malformed
  }
}
