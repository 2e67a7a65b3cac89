internal import EarshotModel
internal import EarshotSession

// Limits on the amount of work that the commands of a walk cause.
extension WalkCommand {
  /// Limits the work of each command and, if the input is a pipe, the total work of the walk.
  func limitWork(of session: inout Session) {
    var limits = options.work
    if environment.inputIsTerminal { limits.run = .max }
    session.limitWork(limits) { Interruption.isRequested }
  }

  /// Returns the exit status of a walk with piped input if a command exceeded its work budget or
  /// was interrupted, or `nil` otherwise.
  ///
  /// At a prompt, the walk continues.
  mutating func endOfWork(_ response: Session.Response) -> ExitCode? {
    guard let end = response.end else { return nil }
    if end == .interrupted { Interruption.take() }
    guard !environment.inputIsTerminal else { return nil }
    return end == .interrupted ? .interrupted : .malformed
  }
}
