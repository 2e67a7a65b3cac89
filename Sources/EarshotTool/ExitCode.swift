#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// What the program tells the one who started it when it ends.
enum ExitCode: Int32, CaseIterable, Sendable {
  /// All went well.
  case ok = 0
  /// A transcript differs, an audit found what fails, or a walk that is not interactive met a malformed command.
  case differs = 1
  /// The command line was not understood.
  case usage = 64
  /// A file holds what cannot be read as what it should be.
  case malformed = 65
  /// There is no such file, or it cannot be read.
  case noInput = 66
  /// A defect of the program itself.
  case defect = 70
  /// The output could not be written.
  case cannotWrite = 74
  /// The terminal went away.
  case hungUp = 129
  /// The user broke off.
  case interrupted = 130
  /// Nobody reads the output any more.
  case unread = 141
  /// Somebody asked the program to end.
  case terminated = 143

  /// The code of a program that a signal ends.
  init(endingBy signal: Int32) {
    self =
      switch signal {
      case SIGINT: .interrupted
      case SIGHUP: .hungUp
      default: .terminated
      }
  }

  /// What help says of it, with the line broken by hand.
  var meaning: String {
    switch self {
    case .ok: "all went well"
    case .differs:
      "a transcript differs, diff found changes, audit found errors, or\na piped walk met an unknown command"
    case .usage: "the command line isn't valid"
    case .malformed: "a file is malformed"
    case .noInput: "no such file, or nothing to run"
    case .defect: "a defect of earshot"
    case .cannotWrite: "the output could not be written"
    case .hungUp: "hung up"
    case .interrupted: "interrupted"
    case .unread: "nobody reads the output"
    case .terminated: "terminated"
    }
  }
}
