#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// What the program needs to know of the world it was started in.
struct Environment: Sendable {
  /// The environment variables that count here, by name.
  let variables: [String: String]
  /// The number of columns that `COLUMNS` says that there are, or `nil` if it says nothing of use.
  private let fixedColumns: Int?
  /// Whether standard input is a terminal.
  var inputIsTerminal: Bool
  /// Whether standard output is a terminal.
  var outputIsTerminal: Bool
  /// Whether standard error is a terminal.
  var errorsAreTerminal: Bool

  /// Creates a world; without terminals unless they are there.
  init(
    variables: [String: String] = [:],
    inputIsTerminal: Bool = false,
    outputIsTerminal: Bool = false,
    errorsAreTerminal: Bool = false
  ) {
    self.variables = variables
    let columns = variables["COLUMNS"].flatMap { Int($0) }
    fixedColumns = columns.flatMap { $0 > 0 ? $0 : nil }
    self.inputIsTerminal = inputIsTerminal
    self.outputIsTerminal = outputIsTerminal
    self.errorsAreTerminal = errorsAreTerminal
  }

  /// The world of this process.
  static var process: Environment {
    Environment(
      variables: variables([
        "NO_COLOR", "CLICOLOR_FORCE", "FORCE_COLOR", "TERM", "COLUMNS", "LINES", "CI",
        "CI_PROJECT_DIR", "GITHUB_WORKSPACE", "GITHUB_STEP_SUMMARY", "HOME", "XDG_STATE_HOME",
        "XDG_CACHE_HOME", "EARSHOT_HISTORY", "PATH",
      ]),
      inputIsTerminal: isatty(STDIN_FILENO) == 1,
      outputIsTerminal: isatty(STDOUT_FILENO) == 1,
      errorsAreTerminal: isatty(STDERR_FILENO) == 1
    )
  }

  /// Whether the terminal can do no more than print lines.
  var terminalIsDumb: Bool {
    guard let name = variables["TERM"], !name.isEmpty else { return true }
    return name == "dumb"
  }

  /// Whether somebody sits there and sees what they type among the output.
  var isConversation: Bool { inputIsTerminal && outputIsTerminal }

  /// Whether somebody sees a line that comes and goes.
  var showsProgress: Bool { outputIsTerminal && errorsAreTerminal && !terminalIsDumb }

  /// Whether the program runs where nobody looks on, by the variable `CI`.
  var isBuildServer: Bool {
    let value = variables["CI"] ?? ""
    return !["", "0", "false"].contains(value.lowercased())
  }

  private static func variables(_ names: [String]) -> [String: String] {
    var found: [String: String] = [:]
    found.reserveCapacity(names.count)
    for name in names {
      if let value = getenv(name) { found[name] = String(cString: value) }
    }
    return found
  }
}

extension Environment {
  /// The number of columns that the terminal has now: as `COLUMNS` says, otherwise as the terminal
  /// says, otherwise 80.
  ///
  /// It is asked anew each time, since a window may have been resized meanwhile.
  ///
  /// - Source: TERMINAL.md 2.7.
  var columns: Int {
    if let fixedColumns { return fixedColumns }
    let size = outputIsTerminal ? TerminalSize.now : nil
    return size.flatMap { $0.columns > 0 ? $0.columns : nil } ?? 80
  }

  /// How many lines the terminal shows: as `LINES` says, else as the terminal does, else 24; `nil`
  /// where the output is no terminal.
  ///
  /// - Source: TERMINAL.md 2.7; 24: our choice, as on a VT100.
  var rows: Int? {
    guard outputIsTerminal, !terminalIsDumb else { return nil }
    if let rows = variables["LINES"].flatMap({ Int($0) }), rows > 0 { return rows }
    return TerminalSize.now.flatMap { $0.rows > 0 ? $0.rows : nil } ?? 24
  }
}

/// The number of letters that a terminal says that it shows.
struct TerminalSize: Hashable, Sendable {
  var rows = 0
  var columns = 0

  /// The most lines, and the most columns, that a screen has.
  ///
  /// - Source: our choice; 65,535 of both hang the library that edits lines.
  private static let limit = 1_000

  /// Whether a screen can have this size; where a terminal does not say it, both are zero.
  var isOfScreen: Bool { rows <= Self.limit && columns <= Self.limit }

  /// The size of the terminal at standard output, or `nil` if none is there.
  static var now: TerminalSize? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, sizeRequest, &size) == 0 else { return nil }
    return TerminalSize(rows: Int(size.ws_row), columns: Int(size.ws_col))
  }

  /// `TIOCGWINSZ`, which is a macro in C and not imported everywhere.
  private static var sizeRequest: UInt {
    #if canImport(Darwin)
    0x4008_7468
    #else
    0x5413
    #endif
  }
}
