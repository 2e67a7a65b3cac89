import AccessibilityModel
import FocusEngine
public import Notation
import SimulatedApp
import SpeechComposer

/// A walk through an app: commands go in, the lines of a session come out.
public struct Session: Sendable {
  /// What can be undone: the app, VoiceOver, and what was heard last.
  struct State: Sendable {
    var app: App
    var engine: FocusEngine
    var lastHeard: Heard?
    var isStarted = false
  }

  /// An utterance, with the stop it was about.
  struct Heard: Sendable {
    var utterance: Utterance
    var index: ElementTree.Index?
  }

  /// The screens that are walked.
  public internal(set) var document: AppDocument
  /// The style, the language and the settings.
  public internal(set) var options: SessionOptions
  /// The screen that `start` without a name opens; nothing for the first.
  public var firstScreen: String?

  var state: State
  /// The states before each gesture that changed something, the last at the end.
  var past: [State] = []

  /// Opens an app; nothing is heard before `start`.
  ///
  /// - Precondition: The document has a screen, as every document read without errors has.
  public init(_ document: AppDocument, options: SessionOptions = SessionOptions()) {
    self.document = document
    self.options = options
    state = Session.freshState(of: document, options)
  }

  static func freshState(of document: AppDocument, _ options: SessionOptions) -> State {
    State(
      app: App(document.tree, settings: options.settings),
      engine: FocusEngine(settings: options.settings)
    )
  }

  /// How many states are kept, so that undoing on a huge screen does not fill the memory.
  var undoLimit: Int { max(20, min(1_000, 2_000_000 / max(1, document.tree.count))) }

  /// Puts another app in the place of this one, after a request was fulfilled.
  ///
  /// - Returns: The line that says where the cursor is.
  public mutating func replace(with document: AppDocument) -> [String] {
    self.document = document
    state = Session.freshState(of: document, options)
    past = []
    _ = start(at: nil)
    return [focusLine]
  }
}

extension Session {
  /// What a line of input led to.
  public struct Response: Hashable, Sendable {
    /// The line as it is echoed: the commands in canonical form, `> ` in front; a line that is no
    /// command as it was typed.
    public var echo: String
    /// The lines under the command, escaped as they stand in a transcript.
    public var lines: [String]
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
}
