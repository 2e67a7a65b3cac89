/// Why a command ended early: its exit status and what is said on standard error.
///
/// Mistakes that have a place in a file are ``Diagnostic`` values; this is for those that have none.
struct Failure: Error, Hashable, Sendable {
  /// How the program ends.
  let status: ExitCode
  /// The sentence after `earshot: `, or `nil` if all has been said, or nobody listens.
  let message: String?

  /// Creates a failure that is told in a sentence.
  init(_ status: ExitCode, _ message: String) {
    self.status = status
    self.message = message
  }

  private init(silent status: ExitCode) {
    self.status = status
    message = nil
  }

  /// A failure of which nothing more is said.
  static func silent(_ status: ExitCode) -> Failure { Failure(silent: status) }

  /// A wrong use of the command line.
  static func usage(_ message: String) -> Failure { Failure(.usage, message) }
}
