internal import EarshotLines
internal import EarshotNotation
internal import EarshotSession

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A stream that collects text while a command runs and writes it in one step.
///
/// Earshot never loses output silently. A full disk is a failure with a message. If the reader
/// closes the output, the program ends without a message, as `SIGPIPE` would end it.
struct Output: Sendable {
  /// The number of bytes that the stream collects before it writes them, even if the command is
  /// still running.
  private static let capacity = 1 << 20

  private let descriptor: Int32
  private let name: String
  private let palette: Palette
  /// A closure that returns the number of columns for wrapping each line, or `nil` if lines aren't
  /// wrapped.
  private let columns: (@Sendable () -> Int)?
  /// The additional indentation of continuation lines, or `nil` to begin them with continuation
  /// marks.
  private let hanging: Int?
  private var buffer: [UInt8] = []

  /// Creates a stream that writes to an open file.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor of the open file.
  ///   - name: The name of the stream in messages.
  ///   - palette: The colors, or none.
  ///   - columns: The number of columns for wrapping lines between words, or `nil` if lines aren't
  ///     wrapped.
  ///   - hanging: The additional indentation of continuation lines, or `nil` to begin them with
  ///     continuation marks.
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

  /// Adds a line that can contain untrusted text and makes it safe for a terminal.
  ///
  /// - Parameters:
  ///   - text: The line.
  ///   - indentation: The indentation of continuation lines, or `nil` to use `hanging` or, if
  ///     that's also `nil`, continuation marks.
  ///   - carriage: The text before the line break, which is a CR or empty.
  /// - Throws: ``Failure`` if the output can't be written.
  mutating func line(
    _ text: String,
    indentedBy indentation: Int? = nil,
    carriage: String = ""
  ) throws(Failure) {
    if columns == nil, carriage.isEmpty { return try whole(text) }
    for piece in pieces(of: text, indentedBy: indentation) { try verbatim(piece + carriage) }
  }

  /// Whether the output adds neither colors nor line breaks to lines.
  var isUnadorned: Bool { columns == nil && palette == .none }

  /// Adds a line with a mark to unadorned output.
  ///
  /// - Throws: ``Failure`` if the output can't be written.
  mutating func line(_ mark: LineMark, _ text: String) throws(Failure) {
    guard !text.isEmpty, Display.isPlain(text) else {
      return try line(mark.line(Display.safe(text)))
    }
    fragment(mark.rawValue)
    buffer.append(UInt8(ascii: " "))
    try verbatim(text)
  }

  /// Adds a line of a session to unadorned output.
  ///
  /// - Throws: ``Failure`` if the output can't be written.
  mutating func line(_ line: SessionLine) throws(Failure) {
    guard let words = line.plainWords else { return try self.line(line.text) }
    if !words.beginning.isEmpty { fragment(words.beginning) }
    try verbatim(words.text)
  }

  /// Adds an untrusted line of code and makes it safe for a terminal without wrapping it.
  ///
  /// - Throws: ``Failure`` if the output can't be written.
  mutating func whole(_ text: String) throws(Failure) {
    try verbatim(palette.painted(Display.safe(text)))
  }

  /// Returns lines in the form in which this stream adds them, each with its line ending.
  func text(of lines: [String]) -> String {
    lines.flatMap { pieces(of: $0) }.map { $0 + "\n" }.joined()
  }

  /// Returns a line, wrapped to the width of the terminal.
  func pieces(of text: String, indentedBy indentation: Int? = nil) -> [String] {
    let line = Display.safe(text)
    guard let columns else { return [palette.painted(line)] }
    let wrap = LineWrap(columns: columns())
    let indentation = indentation ?? hanging.map { $0 + line.prefix { $0 == " " }.count }
    return wrap.pieces(of: line, indentedBy: indentation).map {
      palette.painted($0, asPieceOf: line)
    }
  }

  /// Returns the lines, with excerpts shortened to the width of the terminal.
  func fitted(_ lines: [String]) -> [String] {
    columns.map { Excerpt(columns: $0()).fitted(lines) } ?? lines
  }

  /// Erases the rows above the cursor that a line occupies, unless the stream doesn't wrap lines.
  mutating func erase(_ line: String) {
    guard let columns else { return }
    let rows = TextWidth.columns(of: line) / max(1, columns()) + 1
    fragment("\u{1B}[\(rows)A\r\u{1B}[J")
  }

  /// Adds a line without changing it.
  mutating func verbatim(_ text: String) throws(Failure) {
    fragment(text)
    buffer.append(UInt8(ascii: "\n"))
    if buffer.count >= Self.capacity { try flush() }
  }

  /// Adds text without changing it or ending the line.
  mutating func fragment(_ text: String) {
    let isCopied: Void? = text.utf8.withContiguousStorageIfAvailable {
      buffer.append(contentsOf: $0)
    }
    if isCopied == nil { buffer.append(contentsOf: text.utf8) }
  }

  /// Writes the collected text.
  mutating func flush() throws(Failure) {
    guard !buffer.isEmpty else { return }
    defer { buffer.removeAll(keepingCapacity: true) }
    guard let error = writeAll(buffer, to: descriptor) else { return }
    if error.code == EPIPE { throw .silent(.unread) }
    throw Failure(.cannotWrite, "can't write \(name): \(error.words)")
  }
}

extension Output {
  /// Immediately writes text that isn't a line.
  ///
  /// Errors are ignored.
  mutating func show(_ text: String?) {
    guard let text else { return }
    fragment(text)
    try? flush()
  }
}

/// Writes all bytes to an open file, waits while the file isn't ready, and returns any error, or
/// `nil` if there's none.
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

/// The two streams that a command writes to.
struct Console: Sendable {
  /// Standard output, for the requested results.
  var output: Output
  /// Standard error, for errors.
  var errors: Output

  /// Creates the console for a command line.
  init(_ options: Options, _ environment: Environment) {
    let paintsOutput = Color.isOn(options, environment, toTerminal: environment.outputIsTerminal)
    let paintsErrors = Color.isOn(options, environment, toTerminal: environment.errorsAreTerminal)
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

  /// The commands whose output on a terminal is prose, which is wrapped.
  private static let commandsOfProse: [Command] = [
    .walk, .teach, .help, .effort, .check, .audit, .test, .speak,
  ]

  /// Returns the number of columns for wrapping lines between words, or `nil` if lines aren't
  /// wrapped.
  private static func columns(
    of environment: Environment,
    if breaksLines: Bool
  ) -> (@Sendable () -> Int)? {
    guard breaksLines else { return nil }
    return { environment.columns }
  }

  /// Prints lines to standard error.
  ///
  /// Errors are ignored, because there's no way to report them.
  mutating func report(_ lines: [String]) {
    try? output.flush()
    for line in errors.fitted(lines) { try? errors.line(line) }
    try? errors.flush()
  }

  /// The indentation of the continuation lines of a message or a finding.
  private static let hanging = 4
}
