public import EarshotLines
public import EarshotModel
import EarshotFocusEngine
public import EarshotNotation
import EarshotSimulatedApp
import EarshotComposer
import EarshotVoiceControl

/// A walk through an app with VoiceOver: commands go in, the lines of a session come out.
///
/// A session is a value and a pure function of its commands: the same ones give the same lines, and
/// a copy goes its own way.
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
  /// What can be undone: the app, VoiceOver with its settings, and the line that was heard last.
  struct State: Sendable {
    /// VoiceOver and the app.
    var turn: Turn
    var options: SessionOptions
    var lastLine: SessionLine?
    /// What a pause left to be said.
    var paused: [SpeechItem] = []
    /// The announcements that keep their turn since a `wait` ended.
    var heldTurns: HeldTurns?
    /// Where in the log it stands.
    var place = LogPlace()
    var isStarted = false
    /// Whether gestures are practised: named, and not made.
    var isPractising = false
    /// Whether VoiceOver is off.
    var isVoiceOverOff: Bool {
      get { !options.voiceOver }
      set { options.voiceOver = !newValue }
    }
    /// What Voice Control draws and remembers, in a box that is empty until it is used.
    var voiceBox: [VoiceControl] = []
    /// What is heard beside VoiceOver, in a box that is empty for most apps.
    var audioBox: [PhoneAudio] = []
    /// Whether time passes, so that what happens is no gesture's own doing.
    var isClockRunning = false
    /// The item chooser, while it is open.
    var chooser: ItemChooser?
    /// The details of a chart, in a box that is empty until they are open.
    var detailsBox: [ChartDetails] = []
    /// The details of a chart, while they are open.
    var details: ChartDetails? {
      get { detailsBox.first }
      set { detailsBox = newValue.map { [$0] } ?? [] }
    }
    /// The rule of the session by which the last gesture came to an end, or `nil` if none did.
    var end: SessionRule?
    /// What was heard under the last line that was no command of the REPL.
    var lastStep: [SessionLine] = []
    /// What came of the last line that asked the program nothing, understood or not, or `nil`
    /// before the first: what `:why` explains.
    var lastAnswer: [SessionLine]?
    /// The number of gestures made that claims count.
    var gestures = 0
    /// The number of phrases that were said to Voice Control.
    var phrases = 0

    /// What was heard last, or `nil` before the first word.
    var lastHeard: Heard? {
      guard let spoken = lastLine?.spoken, let utterance = spoken.utterance else { return nil }
      return Heard(utterance: utterance, index: spoken.subject ?? turn.app.tree.root)
    }
  }

  /// An utterance, with the node it was about.
  struct Heard: Sendable {
    var utterance: Utterance
    var index: ElementTree.Index
  }

  /// The app that is walked, as its files describe it.
  public internal(set) var document: AppDocument
  /// The app before anything has happened in it.
  private var original: OriginalApp
  /// The style, the language and the settings as they are now.
  public var options: SessionOptions { state.options }
  /// The speech that was copied last, or `nil` before the first time.
  ///
  /// It is the phone's, so a fresh start of the app and `:undo` leave it alone.
  public internal(set) var clipboard: String?
  /// The screen that `start` without a name opens, or `nil` for the first.
  public var firstScreen: String?
  /// How many columns a line of `:map` may have; below 40 there is the list alone, with a remark
  /// unless it is 0.
  public var mapWidth = 80

  var state: State
  /// The states before each gesture.
  var past: UndoHistory
  /// How many things of the app one `wait` lets happen, so that it comes to an end.
  package var eventLimit = 100_000
  /// Whether responses have the moments at which their lines began.
  package var keepsMoments = false
  /// Whether they are kept, and the log: not where nothing will be undone.
  package var keepsHistory = true
  /// The gestures and speech, for `:log`.
  package var log = SessionLog()
  /// The steps that could not be made any more when the app was read again, until another one is.
  package var interrupted: Interrupted?
  /// The line before, if nothing of it was understood, so that `:undo` doesn't take back the step before it.
  var lineNotUnderstood: String?
  /// Where the line of commands began that is run.
  var lineStart = LineStart()
  /// The composer of the last moment, whose words mostly serve the next one, too.
  var lastComposer: Composer?
  /// The places that it can go back to, in the order in which they were marked.
  package var marks: [Mark] = []

  /// Opens an app; VoiceOver says nothing before `start`.
  ///
  /// - Precondition: The document has a screen, as every document read without errors has.
  public init(_ document: AppDocument, options: SessionOptions = SessionOptions()) {
    self.document = document
    original = OriginalApp.of(document)
    state = Session.freshState(of: original, options)
    past = UndoHistory(nodes: document.tree.count)
  }

  /// The state before the app is started.
  func freshState(_ options: SessionOptions) -> State { Session.freshState(of: original, options) }

  private static func freshState(of original: OriginalApp, _ options: SessionOptions) -> State {
    let engine = FocusEngine(
      settings: options.settings,
      stateName: Composer.stateName,
      orders: original.orders
    )
    var app = original.app
    app.adopt(options.settings)
    return State(turn: Turn(engine, app), options: options)
  }

  /// Puts another app in the place of this one; nothing of it is heard yet.
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

// What a test looks at beside the lines.
extension Session {
  /// The current elements, with every reference and condition evaluated.
  public var tree: ElementTree { state.turn.app.tree }

  /// The stop that has VoiceOver's cursor.
  public var cursor: ElementTree.Index? { state.turn.engine.cursor }

  /// The element that has VoiceOver's cursor.
  public var focusedElement: Element? { cursor.map { tree[$0] } }

  /// The name of the current screen, even under an alert or a sheet.
  public var screenName: String? { tree[state.turn.app.screen].identifier }

  /// The stops of what is shown, in the order in which swipes meet them.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of nodes shown.
  public var stops: [ElementTree.Index] {
    var engine = state.turn.engine
    return engine.stops(in: state.turn.app)
  }
}
