internal import EarshotNotation
internal import EarshotSession

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A stream that text goes to: collected while a command runs, and written at once.
///
/// Nothing written is lost unnoticed: a full disk is a failure with a message, and a reader that
/// has gone ends the program as quietly as the system would.
struct Output: Sendable {
  /// How much is collected before it is written though the command still runs.
  private static let capacity = 1 << 20

  private let descriptor: Int32
  private let name: String
  private let palette: Palette
  /// The number of columns that lines are broken for, asked anew for each, or `nil` if they stay
  /// whole.
  private let columns: (@Sendable () -> Int)?
  /// How much further what a line goes on with is indented, or `nil` for the marks of a session.
  private let hanging: Int?
  private var buffer: [UInt8] = []

  /// Creates the output to a file that is open.
  ///
  /// - Parameters:
  ///   - descriptor: The number of the open file.
  ///   - name: What the stream is called in messages.
  ///   - palette: The colours, or none.
  ///   - columns: The number of columns that lines are broken for between words, or `nil` for whole
  ///     lines.
  ///   - hanging: How much further what a line goes on with is indented, or `nil` for the marks of a
  ///     session.
  init(
    _ descriptor: Int32,
    name: String,
    palette: Palette = .none,
    columns: (@Sendable () -> Int)? = nil,
    hanging: Int? = nil
  ) {
    self.columns = columns
    self.hanging = hanging
    self.descriptor = descriptor
    self.name = name
    self.palette = palette
  }

  /// Adds a line that may hold what others wrote: it is made safe for a terminal.
  ///
  /// - Parameters:
  ///   - text: The line.
  ///   - indentation: How far the lines that it goes on with are indented, or `nil` for the marks
  ///     of a session.
  ///   - carriage: What stands before the line break: a CR, or nothing.
  /// - Throws: ``Failure`` if the output cannot be written.
  mutating func line(
    _ text: String,
    indentedBy indentation: Int? = nil,
    carriage: String = ""
  ) throws(Failure) {
    if columns == nil, carriage.isEmpty { return try whole(text) }
    for piece in pieces(of: text, indentedBy: indentation) { try verbatim(piece + carriage) }
  }

  /// Adds a line of code that others wrote: safe for a terminal, and never broken between words.
  ///
  /// - Throws: ``Failure`` if the output cannot be written.
  mutating func whole(_ text: String) throws(Failure) {
    try verbatim(palette.painted(Display.safe(text)))
  }

  /// Lines as they would be added, each with its end.
  func text(of lines: [String]) -> String {
    lines.flatMap { pieces(of: $0) }.map { $0 + "\n" }.joined()
  }

  /// A line as it is shown, in as many lines of the terminal as it takes.
  func pieces(of text: String, indentedBy indentation: Int? = nil) -> [String] {
    let line = Display.safe(text)
    guard let columns else { return [palette.painted(line)] }
    let wrap = LineWrap(columns: columns())
    let indentation = indentation ?? hanging.map { $0 + line.prefix { $0 == " " }.count }
    return wrap.pieces(of: line, indentedBy: indentation).map {
      palette.painted($0, asPieceOf: line)
    }
  }

  /// Lines with excerpts, these cut to the width of the terminal.
  func fitted(_ lines: [String]) -> [String] {
    columns.map { Excerpt(columns: $0()).fitted(lines) } ?? lines
  }

  /// Erases the rows above the cursor that a line takes, on a terminal that edits lines.
  mutating func erase(_ line: String) {
    guard let columns else { return }
    let rows = TextWidth.columns(of: line) / max(1, columns()) + 1
    fragment("\u{1B}[\(rows)A\r\u{1B}[J")
  }

  /// Adds a line as it is.
  mutating func verbatim(_ text: String) throws(Failure) {
    buffer.append(contentsOf: text.utf8)
    buffer.append(UInt8(ascii: "\n"))
    if buffer.count >= Self.capacity { try flush() }
  }

  /// Adds text as it is, without ending the line.
  mutating func fragment(_ text: String) {
    buffer.append(contentsOf: text.utf8)
  }

  /// Writes what was collected.
  mutating func flush() throws(Failure) {
    guard !buffer.isEmpty else { return }
    defer { buffer.removeAll(keepingCapacity: true) }
    guard let error = writeAll(buffer, to: descriptor) else { return }
    if error.code == EPIPE { throw .silent(.unread) }
    throw Failure(.cannotWrite, "cannot write \(name): \(error.words)")
  }
}

extension Output {
  /// Shows something at once that is no line; where that is impossible, it is of no account.
  mutating func show(_ text: String?) {
    guard let text else { return }
    fragment(text)
    try? flush()
  }
}

/// Writes bytes to an open file, waiting where it is slow; gives the error that prevented it.
@discardableResult
func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> SystemError? {
  bytes.withUnsafeBytes { raw in
    var written = 0
    while written < raw.count {
      let rest = UnsafeRawBufferPointer(rebasing: raw[written...])
      let count = FileSystem.write(descriptor, rest)
      if count >= 0 {
        written += count
      } else if errno == EAGAIN || errno == EWOULDBLOCK {
        Readiness.wait(for: descriptor, toWrite: true)
      } else if errno != EINTR {
        return SystemError.last
      }
    }
    return nil
  }
}

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
    let breaksLines = !environment.terminalIsDumb && !options.has(.plain)
    let isProse = Self.commandsOfProse.contains(options.command)
    output = Output(
      STDOUT_FILENO,
      name: "standard output",
      palette: !paintsOutput ? .none : options.command == .test ? .report : .session,
      columns: Self.columns(
        of: environment,
        if: environment.outputIsTerminal && isProse && breaksLines
      ),
      hanging: [.audit, .check].contains(options.command) ? Self.hanging : nil
    )
    errors = Output(
      STDERR_FILENO,
      name: "standard error",
      palette: paintsErrors ? .diagnostics : .none,
      columns: Self.columns(of: environment, if: environment.errorsAreTerminal && breaksLines),
      hanging: Self.hanging
    )
  }

  /// The commands whose lines are read by people, where they go to a terminal.
  private static let commandsOfProse: [Command] = [
    .walk, .teach, .help, .effort, .check, .audit, .test, .speak,
  ]

  /// The number of columns that lines are broken for between words, or `nil` where they stay whole.
  private static func columns(
    of environment: Environment,
    if breaksLines: Bool
  ) -> (@Sendable () -> Int)? {
    guard breaksLines else { return nil }
    return { environment.columns }
  }

  /// Says something on standard error; where that is impossible, nothing can be said of it.
  mutating func report(_ lines: [String]) {
    try? output.flush()
    for line in errors.fitted(lines) { try? errors.line(line) }
    try? errors.flush()
  }

  /// How far what a message or a finding goes on with is indented.
  private static let hanging = 4
}
