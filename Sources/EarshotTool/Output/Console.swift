#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The two streams a command writes to.
struct Console: Sendable {
  /// Standard output: what was asked for.
  var output: Output
  /// Standard error: what went wrong.
  var errors: Output

  /// Creates the console for a command line.
  init(_ options: Options, _ environment: Environment) {
    let paintsOutput = Colour.isOn(options, environment, toTerminal: environment.outputIsTerminal)
    let paintsErrors = Colour.isOn(options, environment, toTerminal: environment.errorsAreTerminal)
    output = Output(
      STDOUT_FILENO,
      name: "standard output",
      palette: paintsOutput ? .session : .none
    )
    errors = Output(
      STDERR_FILENO,
      name: "standard error",
      palette: paintsErrors ? .diagnostics : .none
    )
  }

  /// Says something on standard error; where that is impossible, nothing can be said of it.
  mutating func report(_ lines: [String]) {
    try? output.flush()
    for line in lines { try? errors.line(line) }
    try? errors.flush()
  }
}
