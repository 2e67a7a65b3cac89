public import Notation

/// A walk through an app: commands go in, the lines of a session come out.
public struct Session: Sendable {
  /// What a line of input led to.
  public struct Response: Hashable, Sendable {
    /// The commands in canonical form as they are echoed, `> ` in front; nothing for blank lines,
    /// comments and the like, which are copied.
    public var echo: String
    /// The lines under the command, escaped as they stand in a transcript.
    public var lines: [String]
    /// What the program around the session is asked to do.
    public var request: Request?
    /// Whether the command was unknown or malformed, for the exit status of a walk.
    public var isMalformed: Bool
    /// Whether the command was refused, for `--fail-fast`.
    public var isRefused: Bool

    /// Creates a response.
    public init(
      echo: String,
      lines: [String] = [],
      request: Request? = nil,
      isMalformed: Bool = false,
      isRefused: Bool = false
    ) {
      self.echo = echo
      self.lines = lines
      self.request = request
      self.isMalformed = isMalformed
      self.isRefused = isRefused
    }
  }

  /// What only the program around a session can do.
  public enum Request: Hashable, Sendable {
    /// Open a file in place of the app.
    case open(String)
    /// Read the same files again.
    case reload
    /// Leave.
    case quit
  }

  /// Opens an app; nothing is heard before `start`.
  public init(_ document: AppDocument) {}

  /// Runs a line of input: commands parted by `;`, a comment, or a blank line.
  public mutating func run(_ line: String) -> Response { Response(echo: line) }

  /// Puts another app in the place of this one, after a request was fulfilled.
  public mutating func replace(with document: AppDocument) -> [String] { [] }

  /// The ways to complete a line, each as a whole line, in order.
  public func completions(of line: String) -> [String] { [] }
}
