import EarshotModel
public import EarshotComposer

extension Session {
  /// What a line of input led to.
  public struct Response: Hashable, Sendable {
    /// The line as it is echoed: the commands in canonical form, `> ` in front; a line that is no
    /// command as it was typed.
    public var echo: String
    /// The lines under the command, escaped as they stand in a transcript.
    public var lines: [String]
    /// What was spoken, in order, part by part; a stop with nothing to say is an empty one.
    public var utterances: [Utterance]
    /// What each utterance is about, or `nil` if that is not known.
    var subjects: [ElementTree.Index?] = []
    /// What the program around the session is asked to do.
    public var request: Request?
    /// Whether a command was unknown or malformed, for the exit status of a walk.
    public var isMalformed: Bool
    /// Whether a command was refused, for `--fail-fast`.
    public var isRefused: Bool

    /// Creates a response.
    public init(
      echo: String,
      lines: [String] = [],
      utterances: [Utterance] = [],
      request: Request? = nil,
      isMalformed: Bool = false,
      isRefused: Bool = false
    ) {
      self.echo = echo
      self.lines = lines
      self.utterances = utterances
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
    /// Write the session to a file as it goes.
    case record(String)
    /// Read single keys in place of lines.
    case keys
    /// Leave.
    case quit
  }
}
