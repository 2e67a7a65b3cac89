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
    /// VoiceOver and the app.
    var phone: Phone
    var options: SessionOptions
    var lastLine: SessionLine?
    /// The speech that a pause left.
    var paused: [SpeechItem] = []
    /// The announcements that are still waiting after a `wait`.
    var waitingAnnouncements: WaitingAnnouncements?
    /// Its place in the log.
    var place = LogPlace()
    var isStarted = false
    /// Whether VoiceOver is in practice mode.
    var isPracticing = false
    /// Whether VoiceOver is off.
    var isVoiceOverOff: Bool {
      get { !options.voiceOver }
      set { options.voiceOver = !newValue }
    }
    /// The overlay and the memory of Voice Control, in a box that is empty until it's used.
    var voiceBox: [VoiceControl] = []
    /// The sound other than VoiceOver's, in a box that is empty for most apps.
    var audioBox: [PhoneAudio] = []
    /// Whether time is passing, so events aren't the result of a gesture.
    var isClockRunning = false
    /// The item chooser, while it's open.
    var chooser: ItemChooser?
    /// The details of a chart, in a box that is empty until they are open.
    var detailsBox: [ChartDetails] = []
    /// The details of a chart, while they are open.
    var details: ChartDetails? {
      get { detailsBox.first }
      set { detailsBox = newValue.map { [$0] } ?? [] }
    }
    /// The rule that ended the last gesture, or `nil` if none did.
    var end: SessionRule?
    /// The output of the last line that isn't a command of the REPL.
    var lastStep: [SessionLine] = []
    /// The output of the last line that isn't one of Earshot's own commands, valid or not, or `nil`
    /// before the first line.
    ///
    /// `:why` explains it.
    var lastAnswer: [SessionLine]?
    /// The number of gestures, as counted by claims.
    var gestures = 0
    /// The number of phrases said to Voice Control.
    var phrases = 0

    /// The last speech, or `nil` before the first word.
    var lastHeard: Heard? {
      guard let spoken = lastLine?.spoken, let utterance = spoken.utterance else { return nil }
      return Heard(utterance: utterance, index: spoken.subject ?? phone.app.tree.root)
    }
  }

  /// An utterance, with the node it was about.
  struct Heard: Sendable {
    var utterance: Utterance
    var index: ElementTree.Index
  }

  /// The app that is walked, as its files describe it.
  public internal(set) var document: AppDocument
  /// The initial state of the app.
  private var original: OriginalApp
  /// The current style, language, and settings.
  public var options: SessionOptions { state.options }
  /// The last copied speech, or `nil` before the first time.
  ///
  /// The setting belongs to the phone, so a start of the app and `:undo` don't change it.
  public internal(set) var clipboard: String?
  /// The screen that `start` opens without a name, or `nil` for the first.
  public var firstScreen: String?
  /// The number of columns for `:map`.
  ///
  /// If it's less than 40, `:map` prints only the list, with a comment unless the number is 0.
  public var mapWidth = 80

  var state: State
  /// The states before each gesture.
  var past: UndoHistory
  /// The maximum number of the app's events during one `wait`, so it ends.
  package var eventLimit = 100_000
  /// Whether responses contain the times at which their lines began.
  package var keepsMoments = false
  /// Whether the session stores them and the log, which isn't necessary without undo.
  package var keepsHistory = true
  /// The gestures and speech, for `:log`.
  package var log = SessionLog()
  /// The steps that were no longer possible after reloading the app, until the next step.
  package var interrupted: Interrupted?
  /// The previous line, if no part of it is valid.
  ///
  /// `:undo` then doesn't undo the step before it.
  var lineNotUnderstood: String?
  /// The state before the current line of commands.
  var lineStart = LineStart()
  /// The last composer, whose words usually also work for the next step.
  var lastComposer: Composer?
  /// The last line of input, because people repeat gestures.
  package var lastInput: (typed: String, line: InputLine)?
  /// The last command that was the only one on its line, as typed and as parsed.
  var lastParsed: (text: String, command: Command)?
  /// The places that the session can return to, in the order in which they were marked.
  package var marks: [Mark] = []

  /// Opens an app.
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

  /// Returns the state before the app is started.
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

// The state for tests, besides the lines.
extension Session {
  /// The current elements, with every reference and condition evaluated.
  public var tree: ElementTree { state.phone.app.tree }

  /// The stop that has VoiceOver's cursor.
  public var cursor: ElementTree.Index? { state.phone.engine.cursor }

  /// The element that has VoiceOver's cursor.
  public var focusedElement: Element? { cursor.map { tree[$0] } }

  /// The name of the current screen, even under an alert or a sheet.
  public var screenName: String? { tree[state.phone.app.screen].identifier }

  /// The stops on the screen, in swipe order.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of nodes on the screen.
  public var stops: [ElementTree.Index] {
    var engine = state.phone.engine
    return engine.stops(in: state.phone.app)
  }
}
