public import EarshotNotation
public import EarshotTranscripts
public import EarshotSession
import EarshotComposer
import EarshotLines
import EarshotModel

/// What a task costs: the gestures of a session or of a part of it, and the fewest that do the same.
///
/// The same is done where the same controls are used in the same order; what lies between them is
/// replaced by a shortest way.
///
/// - Source: our choice; SESSIONS.md, "Transcripts", `gestures`, for what counts as one.
public struct TaskEffort: Hashable, Sendable {
  /// The name of the file.
  public let name: String
  /// What the task is called, or `nil` for the session as a whole.
  public let task: String?
  /// The line of its last step, from 1.
  public let line: Int
  /// The gestures of the session.
  public private(set) var used = 0
  /// The fewest that do the same.
  public private(set) var fewest = 0
  /// The shorter ways: the line of the command that they lead to, and their gestures.
  public private(set) var shorter: [Shorter] = []

  /// A way that is shorter than the one that was taken.
  public struct Shorter: Hashable, Sendable {
    /// The line of the command that it leads to, from 1.
    public let line: Int
    /// What was heard where it leads.
    public let heard: String
    /// How many gestures were made.
    public let used: Int
    /// The gestures of the shorter way.
    public let way: [Gesture]
  }

  /// How many states the search for a way looks at.
  private static let stateLimit = 20_000

  /// Measures a transcript as a whole, which is run on an app.
  public init(_ transcript: Transcript, on document: AppDocument) {
    name = transcript.source.name
    task = nil
    line = transcript.steps.last?.line ?? 1
    var session = TaskEffort.session(transcript, document)
    measure(transcript.steps[...], &session)
  }

  private init(_ name: String, _ task: String, _ line: Int) {
    self.name = name
    self.task = task
    self.line = line
  }

  /// Measures the tasks that a transcript claims, each from where the one before it ended.
  ///
  /// - Returns: The tasks in order, none where no claim names one.
  public static func tasks(in transcript: Transcript, on document: AppDocument) -> [TaskEffort] {
    var session = session(transcript, document)
    var tasks: [TaskEffort] = []
    var begin = transcript.steps.startIndex
    for place in transcript.steps.indices {
      let names = transcript.steps[place].claims.compactMap(\.task)
      for name in names {
        var task = TaskEffort(transcript.source.name, name, transcript.steps[place].line)
        task.measure(begin <= place ? transcript.steps[begin...place] : [], &session)
        tasks.append(task)
        begin = place + 1
      }
    }
    return tasks
  }

  private static func session(_ transcript: Transcript, _ document: AppDocument) -> Session {
    var session = Session(transcript, on: document, overrides: [])
    session.keepsHistory = false
    return session
  }

  /// Makes the gestures of some steps.
  private mutating func measure(_ steps: ArraySlice<Transcript.Step>, _ session: inout Session) {
    var start = session
    var moves = 0
    for step in steps where !step.isInspection {
      for text in CommandParser.commands(in: step.command) {
        guard let command = try? CommandParser.parse(String(text)),
          case .gesture(let gesture) = command
        else { continue }
        let before = session
        session.perform(gesture)
        let cost = TaskEffort.cost(of: gesture, before, session)
        used += cost
        if gesture.moves(before, session) {
          moves += cost
        } else {
          add(moves, from: start, to: before, at: step.line)
          fewest += cost
          moves = 0
          start = session
        }
      }
    }
    add(moves, from: start, to: session, at: steps.last?.line ?? line)
  }

  private static func cost(of gesture: Gesture, _ before: Session, _ after: Session) -> Int {
    let counted = after.gestureCount - before.gestureCount
    return counted == 0 && gesture.definition.isUncounted ? 1 : counted
  }

  private mutating func add(_ moves: Int, from start: Session, to end: Session, at line: Int) {
    guard moves > 0, let goal = end.cursor else { return }
    let way = start.settled.shortestWay(
      toStop: goal,
      within: moves,
      stateLimit: TaskEffort.stateLimit
    )
    guard case .found(let gestures) = way, gestures.count < moves,
      start.screenName == end.screenName
    else { return fewest += moves }
    fewest += gestures.count
    let heard = end.utterance(at: goal, from: goal).text
    shorter.append(Shorter(line: line, heard: heard, used: moves, way: gestures))
  }
}

extension Gesture {
  /// Whether it only moved VoiceOver: to another stop, or on the dial.
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
