import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession
import EarshotTranscripts

/// A converter that divides a session into walks and determines how a UI test performs each
/// gesture.
struct DrivenWalks {
  private let transcript: Transcript
  /// The session as Earshot runs it.
  private var session: Session
  /// Whether a gesture prevents the test from continuing the current walk.
  private var isCutOff = false
  private(set) var walks: [DrivenSession.Walk] = []
  private(set) var commandCount = 0
  private(set) var leftOut: [DrivingObstacle: Int] = [:]

  init(_ transcript: Transcript, _ document: AppDocument) {
    self.transcript = transcript
    var options = transcript.options(overridden: [])
    options.set("style", to: "utterance")
    session = Session(document, options: options)
    session.firstScreen = transcript.start
    session.keepsHistory = false
  }

  mutating func add(_ step: Transcript.Step) {
    for command in CommandParser.commands(in: step.command) {
      let text = String(command).trimmed
      if text.hasPrefix(":undo"), !walks.isEmpty, !isCutOff {
        note(.undriven(text, .takenBack), step)
        isCutOff = true
      }
      guard !text.hasPrefix(":"), let gesture = Gesture(text) else { continue }
      add(gesture, step)
    }
  }

  private mutating func add(_ gesture: Gesture, _ step: Transcript.Step) {
    if case .start(let screen) = gesture {
      session.perform(gesture)
      return begin(on: screen ?? transcript.start, step, session)
    }
    if walks.isEmpty {
      var launched = session
      launched.run("start")
      begin(on: transcript.start, step, launched)
    }
    let before = session
    let isRefused = session.perform(gesture).isRefused
    commandCount += 1
    guard !isCutOff else { return leaveOut(.after) }
    switch DrivenMove(gesture, before, session, isRefused: isRefused) {
    case .moves(let move, let count):
      note(.move(move, times: count), step, says: before.heard(at: move, count))
    case .gesture(let touches, let command):
      note(.gesture(touches, command: command), step, says: [session.heardNow])
    case .wait(let length): note(.wait(length), step)
    case .obstacle(let obstacle):
      leaveOut(obstacle)
      note(.undriven(gesture.description, obstacle), step)
      isCutOff = !obstacle.letsGoOn
    }
  }

  private mutating func begin(on screen: String?, _ step: Transcript.Step, _ launched: Session) {
    isCutOff = false
    let title = step.phase > 0 ? transcript.phases[step.phase - 1].title : nil
    walks.append(DrivenSession.Walk(title: title, screen: screen))
    let now = launched.heardNow
    let launch = launched.heardLast
    note(.move(.current, times: 1), step, says: [now], or: launch == now ? nil : launch)
  }

  private mutating func leaveOut(_ obstacle: DrivingObstacle) { leftOut[obstacle, default: 0] += 1 }

  private mutating func note(
    _ action: DrivenSession.Action,
    _ step: Transcript.Step,
    says: [String] = [],
    or launch: String? = nil
  ) {
    let deed = DrivenSession.Deed(line: step.line, action: action, says: says, orSays: launch)
    walks[walks.count - 1].deeds.append(deed)
  }
}

extension Session {
  /// The speech at the last gesture as one string, as the service returns it.
  fileprivate var heardLast: String { spoken.filter { !$0.isEmpty }.joined(separator: " ") }

  /// The speech that VoiceOver returns for the element under the cursor.
  fileprivate var heardNow: String {
    var copy = self
    copy.run("tap")
    return copy.heardLast
  }

  /// Returns the speech at each of the given number of moves.
  ///
  /// A string is empty at the end of the screen, where the service repeats the last utterance.
  fileprivate func heard(at move: SpeechRecord.Move, _ count: Int) -> [String] {
    guard move != .current else { return [heardNow] }
    var copy = self
    return (0..<count).map { _ in
      let response = copy.run(move == .forward ? "swipe right" : "swipe left")
      return response.content.contains(.beside(.sound, "boundary")) ? "" : copy.heardLast
    }
  }
}
