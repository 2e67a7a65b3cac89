public import EarshotLines
public import EarshotModel
import EarshotFocusEngine
public import EarshotNotation
import EarshotSimulatedApp
import EarshotComposer
import EarshotVoiceControl

/// A walk through an app with VoiceOver, which runs commands and returns the lines of a session.
///
/// A session is a value and a pure function of its commands: the same commands produce the same
/// lines, and copies are independent.
///
///     var session = try Session(screen: """
///       screen menu "Menu"
///         header "Menu"
///         button "Bonus points" #points
///       """)
///     session.run("start").lines           // ["Menu, Heading"]
///     session.run("swipe right").lines     // ["Bonus points, Button"]
///     session.focusedElement?.identifier   // "points"
///
/// - Source: SESSIONS.md.
public struct Session: Sendable {
  /// The part of a session that can be undone: the app, VoiceOver with its settings, and the last
  /// line.
  struct State: Sendable {
    /// The simulated phone, with VoiceOver and the app.
    var phone: Phone
    var options: SessionOptions { didSet { ownEdition &+= 1 } }
    var lastLine: SessionLine?
    /// The speech that was left when the user paused it.
    var paused: [SpeechItem] = [] { didSet { ownEdition &+= 1 } }
    /// The announcements that are still waiting after a `wait`, or `nil` if there are none.
    var waitingAnnouncements: WaitingAnnouncements? { didSet { ownEdition &+= 1 } }
    /// The position of the state in the log.
    var place = LogPlace()
    var isStarted = false { didSet { ownEdition &+= 1 } }
    /// Whether VoiceOver is in practice mode.
    var isPracticing = false { didSet { ownEdition &+= 1 } }
    var isVoiceOverOff: Bool {
      get { !options.voiceOver }
      set { options.voiceOver = !newValue }
    }
    /// The state of Voice Control, in an array that is empty until Voice Control is used.
    var voiceBox: [VoiceControl] = [] { didSet { ownEdition &+= 1 } }
    /// The sound other than VoiceOver's, in an array that is empty for most apps.
    var audioBox: [PhoneAudio] = [] { didSet { ownEdition &+= 1 } }
    /// Whether the clock is running, so events aren't the result of a gesture.
    var isClockRunning = false { didSet { ownEdition &+= 1 } }
    /// The open item chooser, or `nil` if it's closed.
    var chooser: ItemChooser? { didSet { ownEdition &+= 1 } }
    /// The details of a chart, in an array that is empty while no details are open.
    var detailsBox: [ChartDetails] = [] { didSet { ownEdition &+= 1 } }
    /// The open details of a chart, or `nil` if they're closed.
    var details: ChartDetails? {
      get { detailsBox.first }
      set { detailsBox = newValue.map { [$0] } ?? [] }
    }
    /// The session rule that determined the result of the last gesture, or `nil` if there's none.
    var end: SessionRule?
    /// The output of the last line with a gesture.
    var lastStep: [SessionLine] = []
    /// The output of the last line that did more than request information, or `nil` before the
    /// first line.
    ///
    /// The command `:why` explains this output, even if the line was invalid.
    var lastAnswer: [SessionLine]?
    /// The number of gestures, as claims count them.
    var gestures = 0
    /// The number of phrases that the user said to Voice Control.
    var phrases = 0

    /// A counter for ``edition``.
    private(set) var ownEdition = 0

    /// The last utterance, or `nil` before VoiceOver has said anything.
    var lastHeard: Heard? {
      guard let spoken = lastLine?.spoken, let utterance = spoken.utterance else { return nil }
      return Heard(utterance: utterance, index: spoken.subject ?? phone.app.tree.root)
    }
  }

  /// An utterance and the node that it's about.
  struct Heard: Sendable {
    var utterance: Utterance
    var index: ElementTree.Index
  }

  /// The app of the session, as described by its files.
  public internal(set) var document: AppDocument
  /// The initial state of the app.
  private var original: OriginalApp
  /// The current style, language, and settings.
  public var options: SessionOptions { state.options }
  /// The last copied speech, or `nil` if nothing was copied yet.
  ///
  /// The clipboard belongs to the phone, so a start of the app and `:undo` don't change it.
  public internal(set) var clipboard: String?
  /// The screen that `start` opens without a name, or `nil` for the first screen.
  public var firstScreen: String?
  /// The number of columns for `:map`.
  ///
  /// If it's less than 40, `:map` prints only the list, with a comment unless the number is 0.
  public var mapWidth = 80

  var state: State
  /// The undo history.
  var past: UndoHistory
  /// The maximum number of the app's events during one `wait`, so each `wait` ends.
  package var eventLimit = 100_000
  /// Whether responses contain the times at which their lines began.
  package var keepsMoments = false
  /// Whether the session stores earlier states and the log, which isn't necessary without undo.
  package var keepsHistory = true
  /// Whether the session is a copy that plays a suggested line, so it gives no advice.
  var isRehearsing = false
  /// The log of gestures and speech, for `:log`.
  package var log = SessionLog()
  /// The steps that were no longer possible after the app was reloaded, or `nil` after the next
  /// step.
  package var interrupted: Interrupted?
  /// The previous line if no part of it was valid, or `nil` otherwise.
  ///
  /// After such a line, `:undo` doesn't undo the step before the line.
  var lineNotUnderstood: String?
  /// Information about the session before the current line of commands.
  var lineStart = LineStart()
  /// The last composer and the edition of the phone that it's valid for, or `nil` before the first
  /// step.
  var lastComposer: (shared: SharedComposer, edition: Int)?
  /// The last line of input.
  ///
  /// Users often repeat a line, so storing the line avoids parsing it again.
  package var lastInput: (typed: String, line: InputLine)?
  /// The last command that had a line to itself, as typed and as parsed, with the commands of the
  /// line, which are empty if a name in the command has to be looked up.
  var lastParsed: (text: String, command: Command, line: [TypedCommand])?
  /// The marks in the session, in the order in which they were set.
  package var marks: [Mark] = []

  /// Creates a session for an app.
  ///
  /// VoiceOver says nothing before `start`.
  ///
  /// - Precondition: The document has a screen, which is true for every document that was read
  ///   without errors.
  public init(_ document: AppDocument, options: SessionOptions = SessionOptions()) {
    self.document = document
    original = OriginalApp.of(document)
    state = Session.freshState(of: original, options)
    past = UndoHistory(nodes: document.tree.count)
  }

  /// Returns the state of the session before the app starts.
  func freshState(_ options: SessionOptions) -> State { Session.freshState(of: original, options) }

  private static func freshState(of original: OriginalApp, _ options: SessionOptions) -> State {
    let engine = FocusEngine(
      settings: options.settings,
      stateName: Composer.stateName,
      orders: original.orders
    )
    var app = original.app
    app.adopt(options.settings)
    return State(phone: Phone(engine, app), options: options)
  }

  /// Replaces the app, without speech.
  package mutating func open(_ document: AppDocument) {
    self.document = document
    original = OriginalApp.of(document)
    keepingWork { $0.state = $0.freshState($0.options) }
    past = UndoHistory(nodes: document.tree.count)
    log = SessionLog()
    interrupted = nil
    marks = []
  }
}

// The state of the session, for tests that check more than lines.
extension Session {
  /// The current elements, with every reference and condition evaluated.
  public var tree: ElementTree { state.phone.app.tree }

  /// The stop under the VoiceOver cursor, or `nil` if there's none.
  public var cursor: ElementTree.Index? { state.phone.engine.cursor }

  /// The element under the VoiceOver cursor, or `nil` if there's none.
  public var focusedElement: Element? { cursor.map { tree[$0] } }

  /// The name of the current screen, even if an alert or a sheet covers it, or `nil` if the screen
  /// has no name.
  public var screenName: String? { tree[state.phone.app.screen].identifier }

  /// The stops on the screen, in swipe order.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of nodes on the screen.
  public var stops: [ElementTree.Index] {
    var engine = state.phone.engine
    return engine.stops(in: state.phone.app)
  }
}
