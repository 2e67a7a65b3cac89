#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The information that the program needs about its environment.
struct Environment: Sendable {
  /// The environment variables that the program uses, by name.
  let variables: [String: String]
  /// The number of columns from `COLUMNS`, or `nil` if the variable isn't a valid number.
  private let fixedColumns: Int?
  /// Whether standard input is a terminal.
  var inputIsTerminal: Bool
  /// Whether standard output is a terminal.
  var outputIsTerminal: Bool
  /// Whether standard output is a file, for example after `>`.
  var outputIsFile = false
  /// Whether standard error is a terminal.
  var errorsAreTerminal: Bool

  /// Creates an environment in which, by default, none of the streams is a terminal.
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

  /// The environment of this process.
  static var process: Environment {
    var environment = Environment(
      variables: variables([
        "NO_COLOR", "CLICOLOR_FORCE", "FORCE_COLOR", "TERM", "COLUMNS", "LINES", "CI",
        "CI_PROJECT_DIR", "GITHUB_WORKSPACE", "GITHUB_STEP_SUMMARY", "HOME", "XDG_STATE_HOME",
        "XDG_CACHE_HOME", "EARSHOT_HISTORY", "PATH",
      ]),
      inputIsTerminal: isatty(STDIN_FILENO) == 1,
      outputIsTerminal: isatty(STDOUT_FILENO) == 1,
      errorsAreTerminal: isatty(STDERR_FILENO) == 1
    )
    var status = stat()
    environment.outputIsFile =
      fstat(STDOUT_FILENO, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    return environment
  }

  /// Whether the terminal can only print lines, according to the variable `TERM`.
  var terminalIsDumb: Bool {
    guard let name = variables["TERM"], !name.isEmpty else { return true }
    return name == "dumb"
  }

  /// Whether the user's input and the output appear on a terminal together.
  var isConversation: Bool { inputIsTerminal && outputIsTerminal }

  /// Whether the program can show a temporary progress line.
  var showsProgress: Bool { outputIsTerminal && errorsAreTerminal && !terminalIsDumb }

  /// Whether the program runs unattended, according to the variable `CI`.
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
  /// The current number of columns of the terminal.
  ///
  /// The property is the value of `COLUMNS` if it's set, otherwise the number that the terminal
  /// reports, or otherwise 80.
  ///
  /// The property is computed each time, because the size of the window can change.
  ///
  /// - Source: TERMINAL.md 2.7.
  var columns: Int {
    if let fixedColumns { return fixedColumns }
    let size = outputIsTerminal ? TerminalSize.now : nil
    return size.flatMap { $0.columns > 0 ? $0.columns : nil } ?? 80
  }

  /// The current number of lines of the terminal, or `nil` if the output isn't a terminal or the
  /// terminal can only print lines.
  ///
  /// The property is the value of `LINES` if it's set, otherwise the number that the terminal
  /// reports, or otherwise 24.
  ///
  /// - Source: TERMINAL.md 2.7; 24: our choice, as on a VT100.
  var rows: Int? {
    guard outputIsTerminal, !terminalIsDumb else { return nil }
    if let rows = variables["LINES"].flatMap({ Int($0) }), rows > 0 { return rows }
    return TerminalSize.now.flatMap { $0.rows > 0 ? $0.rows : nil } ?? 24
  }
}

/// The numbers of rows and columns that a terminal reports.
struct TerminalSize: Hashable, Sendable {
  var rows = 0
  var columns = 0

  /// The maximum number of rows, and of columns, that Earshot accepts.
  ///
  /// - Source: our choice; with 65,535 lines and columns, the line editing library hangs.
  private static let limit = 1_000

  /// Whether the size is plausible for a screen.
  ///
  /// Both numbers are 0 if the terminal doesn't report its size.
  var isOfScreen: Bool { rows <= Self.limit && columns <= Self.limit }

  /// The size of the terminal at standard output, or `nil` if there's none.
  static var now: TerminalSize? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, sizeRequest, &size) == 0 else { return nil }
    return TerminalSize(rows: Int(size.ws_row), columns: Int(size.ws_col))
  }

  /// The value of `TIOCGWINSZ`, a C macro that Swift doesn't import on every platform.
  private static var sizeRequest: UInt {
    #if canImport(Darwin)
    0x4008_7468
    #else
    0x5413
    #endif
  }
}
