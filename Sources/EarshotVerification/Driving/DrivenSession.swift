import EarshotModel
package import EarshotNotation
import EarshotSession
package import EarshotTranscripts

/// What of a session a real VoiceOver can be driven through: the swipes from each `start` on, up to
/// the first gesture that the service does not have.
///
/// The service moves forward, backward, into and out of containers, and gives the current speech; it
/// has no activation, no rotor and no touch.
///
/// - Source: XCUIAutomation, XCUIVoiceOverService.
package struct DrivenSession: Hashable, Sendable {
  /// What is done at a line of the session.
  enum Action: Hashable, Sendable {
    /// The cursor is moved so many times, or its element asked for.
    case move(SpeechRecord.Move, times: Int)
    /// Time passes.
    case wait(Milliseconds)
    /// A command that cannot be driven; what follows is left out up to the next start.
    case undriven(String)
  }

  /// A walk from a start of the app on.
  struct Walk: Hashable, Sendable {
    /// The title of the phase that it begins in, or `nil` if there is none.
    var title: String?
    /// The screen it begins on, or `nil` for the first.
    var screen: String?
    /// What is done, in order.
    var deeds: [Deed] = []
  }

  /// What is done, and the line of the session that asks for it.
  struct Deed: Hashable, Sendable {
    let line: Int
    let action: Action
  }

  /// The name of the session's file.
  let file: String
  /// The settings that the session is heard under: `language: de`.
  let settings: [String]
  /// The language of the session or of its app, or `nil` if neither says.
  let language: String?
  /// The walks, in order.
  let walks: [Walk]

  /// Finds what of a session can be driven.
  ///
  /// - Parameters:
  ///   - transcript: The session.
  ///   - document: The app that it walks, to count the swipes that lead to an element.
  /// - Complexity: as running the session.
  package init(_ transcript: Transcript, on document: AppDocument) {
    file = String(transcript.source.name.split(separator: "/").last ?? "session")
    language =
      transcript.settings.last { $0.name == "language" }?.value
      ?? document.tree[document.tree.root].language
    settings = transcript.settings.map { "\($0.name): \($0.value)" }
    var builder = WalkBuilder(transcript, document)
    for step in transcript.steps { builder.add(step) }
    walks = builder.walks
  }

  /// How many moves are driven, over all walks.
  package var moveCount: Int {
    walks.flatMap(\.deeds).reduce(0) { count, deed in
      if case .move(_, let times) = deed.action { count + times } else { count }
    }
  }
}

/// Cuts a session into walks.
private struct WalkBuilder {
  private let transcript: Transcript
  /// The session as Earshot runs it.
  private var session: Session
  /// Whether a gesture was met that cannot be driven.
  private var isCutOff = false
  private(set) var walks: [DrivenSession.Walk] = []

  init(_ transcript: Transcript, _ document: AppDocument) {
    self.transcript = transcript
    session = Session(document, options: transcript.options(overridden: []))
    session.firstScreen = transcript.start
    session.keepsHistory = false
  }

  mutating func add(_ step: Transcript.Step) {
    guard !step.isInspection else { return }
    for command in CommandParser.commands(in: step.command) {
      guard let gesture = Gesture(String(command)) else { continue }
      if walks.isEmpty, !gesture.isStart { begin(on: transcript.start, step) }
      let count = session.gestureCount
      let isRefused = session.perform(gesture).isRefused
      add(gesture, isRefused ? 0 : session.gestureCount - count, step)
    }
  }

  private mutating func begin(on screen: String?, _ step: Transcript.Step) {
    isCutOff = false
    let title = step.phase > 0 ? transcript.phases[step.phase - 1].title : nil
    walks.append(DrivenSession.Walk(title: title, screen: screen))
    note(.move(.current, times: 1), step)
  }

  /// Adds a gesture, of which Earshot made so many.
  private mutating func add(_ gesture: Gesture, _ count: Int, _ step: Transcript.Step) {
    if case .start(let screen) = gesture { return begin(on: screen ?? transcript.start, step) }
    guard !isCutOff else { return }
    switch gesture {
    case .swipe(.right, let extent): move(.forward, gesture, extent, count, step)
    case .swipe(.left, let extent): move(.backward, gesture, extent, count, step)
    case .tap(nil): note(.move(.current, times: 1), step)
    case .wait(let length): note(.wait(length), step)
    default: cutOff(gesture, step)
    }
  }

  private mutating func move(
    _ move: SpeechRecord.Move,
    _ gesture: Gesture,
    _ extent: Gesture.Extent,
    _ made: Int,
    _ step: Transcript.Step
  ) {
    switch extent {
    case .times(let count): note(.move(move, times: count), step)
    case .until where made == 0: cutOff(gesture, step)
    case .until: note(.move(move, times: made), step)
    }
  }

  private mutating func cutOff(_ gesture: Gesture, _ step: Transcript.Step) {
    isCutOff = true
    note(.undriven(gesture.description), step)
  }

  private mutating func note(_ action: DrivenSession.Action, _ step: Transcript.Step) {
    walks[walks.count - 1].deeds.append(DrivenSession.Deed(line: step.line, action: action))
  }
}

extension Gesture {
  fileprivate var isStart: Bool { if case .start = self { true } else { false } }
}
