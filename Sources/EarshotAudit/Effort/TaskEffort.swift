public import EarshotNotation
public import EarshotTranscripts
public import EarshotSession
import EarshotComposer
import EarshotLines
package import EarshotModel

/// The effort of a task: the gestures of a session or of a part of it, and the fewest gestures with
/// the same effect.
///
/// The search looks for two kinds of paths. One kind uses the same controls in the same order, with
/// the shortest moves between them. The other kind uses any controls with the same result
/// (``TaskResult``).
///
/// - Source: our choice; SESSIONS.md, "Transcripts", `gestures`, for the definition of a gesture.
public struct TaskEffort: Hashable, Sendable {
  /// The name of the file.
  public let name: String
  /// The name of the task, or `nil` for the whole session.
  public let task: String?
  /// The line of the last step, starting at 1.
  public let line: Int
  /// The number of gestures in the session.
  public private(set) var used = 0
  /// The number of phrases in the session that the user says to Voice Control.
  public private(set) var said = 0
  /// The minimum number of gestures with the same effect.
  public private(set) var fewest = 0
  /// The shorter paths between the used controls, each with the line of its last command and its
  /// gestures.
  public private(set) var shorter: [Shorter] = []
  /// The gestures of a path with other controls, which takes ``fewest`` gestures, or `nil` if no
  /// such path is shorter.
  public private(set) var otherWay: [Gesture]?
  /// The number of gestures at which the search for other paths stopped, or `nil` if it finished.
  public private(set) var givenUp: Int?
  /// The phrases that replace the gestures, or `nil` if they weren't measured.
  public private(set) var byVoice: TaskVoice?

  /// A shorter path than the session's.
  public struct Shorter: Hashable, Sendable {
    /// The line of the command at the end of the path, starting at 1.
    public let line: Int
    /// VoiceOver's words at the end of the path.
    public let heard: String
    /// The number of gestures that the session made.
    public let used: Int
    /// The gestures of the shorter path.
    public let way: [Gesture]

    /// VoiceOver's words at the end of the path, or a description if there are none.
    var name: String { heard.isEmpty ? "a silent stop" : heard }
  }

  /// The maximum number of states in the search for a path.
  private static let stateLimit = 20_000

  /// Runs a whole transcript in an app and measures it.
  public init(_ transcript: Transcript, on document: AppDocument, byVoice: Bool = false) {
    self.init(transcript, on: document, byVoice: byVoice, work: .usual)
  }

  /// Runs a whole transcript within a work budget and measures it.
  package init(
    _ transcript: Transcript,
    on document: AppDocument,
    byVoice: Bool = false,
    work limits: WorkBudget.Limits
  ) {
    self.byVoice = byVoice ? TaskVoice() : nil
    name = transcript.source.name
    task = nil
    line = transcript.steps.last?.line ?? 1
    var session = TaskEffort.session(transcript, document, limits)
    measure(transcript.steps[...], &session)
  }

  private init(_ name: String, _ task: String, _ line: Int, byVoice: Bool) {
    self.byVoice = byVoice ? TaskVoice() : nil
    self.name = name
    self.task = task
    self.line = line
  }

  /// Measures the tasks that claims in a transcript name, each starting at the end of the previous
  /// one.
  ///
  /// - Returns: The tasks in order, or an empty array if no claim names a task.
  public static func tasks(
    in transcript: Transcript,
    on document: AppDocument,
    byVoice: Bool = false
  ) -> [TaskEffort] {
    tasks(in: transcript, on: document, byVoice: byVoice, work: .usual)
  }

  /// Measures the tasks within a work budget.
  package static func tasks(
    in transcript: Transcript,
    on document: AppDocument,
    byVoice: Bool = false,
    work limits: WorkBudget.Limits
  ) -> [TaskEffort] {
    var session = session(transcript, document, limits)
    var tasks: [TaskEffort] = []
    var begin = transcript.steps.startIndex
    for place in transcript.steps.indices {
      let names = transcript.steps[place].claims.compactMap(\.task)
      for name in names {
        let line = transcript.steps[place].line
        var task = TaskEffort(transcript.source.name, name, line, byVoice: byVoice)
        task.measure(begin <= place ? transcript.steps[begin...place] : [], &session)
        tasks.append(task)
        begin = place + 1
      }
    }
    return tasks
  }

  private static func session(
    _ transcript: Transcript,
    _ document: AppDocument,
    _ limits: WorkBudget.Limits
  ) -> Session {
    var session = Session(transcript, on: document, overrides: [])
    session.limitWork(limits)
    session.keepsHistory = false
    return session
  }

  /// Makes the gestures of the given steps in the session and measures them.
  private mutating func measure(_ steps: ArraySlice<Transcript.Step>, _ session: inout Session) {
    var known = KnownWay(from: session)
    var start = session
    var moves = 0
    for step in steps where !step.isInspection {
      for gesture in step.gestures {
        let before = session
        known.add(gesture, session.perform(gesture), after: session)
        let cost = gesture.cost(from: before, to: session)
        used += cost
        if case .say = gesture { said += 1 }
        if gesture.moves(before, session) {
          moves += cost
        } else {
          var work = session.work
          byVoice?.add(gesture, in: before, spending: &work)
          add(moves, from: start, to: before, at: step.line, spending: &work)
          session.work = work
          fewest += cost
          moves = 0
          start = session
        }
      }
    }
    var work = session.work
    add(moves, from: start, to: session, at: steps.last?.line ?? line, spending: &work)
    session.work = work
    lookForOtherWays(known, to: session)
  }

  /// Searches for a path with other controls that takes fewer gestures.
  private mutating func lookForOtherWays(_ known: KnownWay, to end: Session) {
    switch known.search(to: end, cost: fewest) {
    case .found(let gestures, let cost): (otherWay, fewest) = (gestures, cost)
    case .givenUp(let gestures): givenUp = gestures
    case .nothingShorter: break
    }
  }

  private mutating func add(
    _ moves: Int,
    from start: Session,
    to end: Session,
    at line: Int,
    spending work: inout WorkBudget
  ) {
    guard moves > 0, let goal = end.cursor else { return }
    let way = start.settled.shortestWay(
      toStop: goal,
      within: moves,
      stateLimit: TaskEffort.stateLimit,
      spending: &work
    )
    guard case .found(let gestures) = way, gestures.count < moves,
      start.screenName == end.screenName
    else { return fewest += moves }
    fewest += gestures.count
    let heard = end.utterance(at: goal, from: goal).text
    shorter.append(Shorter(line: line, heard: heard, used: moves, way: gestures))
  }
}

/// The path of a session since the app's launch or the previous task, with the app's words.
private struct KnownWay {
  private var start: Session
  private var gestures: [Gesture] = []
  private var said: [String] = []

  init(from start: Session) { self.start = start }

  /// Adds a gesture.
  ///
  /// If the gesture launches the app, it starts a new path.
  mutating func add(_ gesture: Gesture, _ response: Session.Response, after session: Session) {
    if case .start = gesture {
      self = KnownWay(from: session)
    } else {
      gestures.append(gesture)
      said += response.content.compactMap(\.saidByApp)
    }
  }

  func search(to end: Session, cost: Int) -> ResultSearch.Outcome {
    let result = TaskResult(end, said: said)
    guard end.cursor != nil, result != TaskResult(start, said: []) else { return .nothingShorter }
    var search = ResultSearch(from: start, to: result, knowing: gestures, cost: cost)
    return search.run()
  }
}

extension Transcript.Step {
  /// The gestures of the command.
  fileprivate var gestures: [Gesture] {
    CommandParser.commands(in: command).compactMap { text in
      guard case .gesture(let gesture)? = try? CommandParser.parse(String(text)) else { return nil }
      return gesture
    }
  }
}

extension Gesture {
  /// Returns whether a gesture only moved the cursor or turned the rotor.
  fileprivate func moves(_ before: Session, _ after: Session) -> Bool {
    switch self {
    case .swipe(.left, _), .swipe(.right, _), .tap, .touch, .drag, .fourFingerTap, .turnRotor,
      .rotor, .twoFingerTripleTap:
      true
    case .swipe: before.cursor != after.cursor
    default: false
    }
  }
}
