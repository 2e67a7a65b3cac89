#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The exit status of the program.
enum ExitCode: Int32, CaseIterable, Sendable {
  /// The command succeeded.
  case ok = 0
  /// A transcript differs, an audit has failing findings, or a noninteractive walk had a malformed
  /// command.
  case differs = 1
  /// The command line is invalid.
  case usage = 64
  /// The contents of a file are malformed.
  case malformed = 65
  /// A file doesn't exist, or isn't readable.
  case noInput = 66
  /// The program itself has a defect.
  case defect = 70
  /// The output couldn't be written.
  case cannotWrite = 74
  /// The terminal disconnected.
  case hungUp = 129
  /// The user interrupted the program.
  case interrupted = 130
  /// The program that reads the output closed it.
  case unread = 141
  /// A signal requested termination of the program.
  case terminated = 143

  /// Creates the exit status for a signal that ends the program.
  init(endingBy signal: Int32) {
    self =
      switch signal {
      case SIGINT: .interrupted
      case SIGHUP: .hungUp
      default: .terminated
      }
  }

  /// The description in help, with manual line breaks.
  var meaning: String {
    switch self {
    case .ok: "success"
    case .differs:
      "a session fails, a record differs, 'diff' finds changes, 'audit'\nfinds errors, a result misses a limit such as '--min-score', or\na walk reads an unknown command from a pipe"
    case .usage: "the command line isn't valid"
    case .malformed: "a file is malformed"
    case .noInput: "a file doesn't exist or can't be read, or there's nothing to\nrun"
    case .defect: "Earshot failed because of a defect"
    case .cannotWrite: "the output couldn't be written"
    case .hungUp: "the terminal closed"
    case .interrupted: "Control-C ended Earshot"
    case .unread: "the program that reads the output has ended"
    case .terminated: "a signal ended Earshot"
    }
  }
}
