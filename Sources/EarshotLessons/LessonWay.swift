import EarshotModel
import EarshotTranscripts
import EarshotSession

/// A way from one state to another: lines of input, and how many gestures they are.
struct LessonWay: Hashable, Sendable {
  /// The lines.
  let commands: [String]
  /// How many gestures were made; a rotor or an action by its name is those that lead there.
  let count: Int

  /// Walks a way from where a session is.
  init(_ commands: [String], from session: Session) {
    var copy = session
    var others = 0
    for command in commands {
      copy.run(command)
      others += LessonWay.otherGestures(in: command)
    }
    self.commands = commands
    count = copy.gestureCount - session.gestureCount + others
  }

  /// The gestures of a line that claims do not count: touches, scrubs, magic taps and the like.
  private static func otherGestures(in line: String) -> Int {
    InputLine(line).commands.count { Gesture($0)?.definition.isUncounted ?? false }
  }

  /// The shortest way to where another session is, if only the cursor has moved; else this one.
  ///
  /// - Parameters:
  ///   - session: The start of the way.
  ///   - goal: Where it ends.
  ///   - response: What is heard at the end.
  ///   - practised: The gestures that a way may consist of, by their words.
  /// - Returns: A way on which the same is heard at last.
  func shortened(
    from session: Session,
    to goal: Session,
    hearing response: Session.Response,
    practising practised: Set<String>
  ) -> LessonWay {
    guard count > 1, let cursor = goal.cursor, cursor != session.cursor, goal.tree == session.tree,
      goal.screenName == session.screenName
    else { return self }
    var work = WorkBudget()
    let found = session.shortestWay(
      toStop: cursor,
      within: count - 1,
      stateLimit: 2_000,
      spending: &work
    )
    guard case .found(let gestures) = found, !gestures.isEmpty,
      gestures.allSatisfy({ practised.contains($0.definition.words) })
    else { return self }
    var copy = session
    let heard = gestures.map { copy.perform($0) }
    let isSame = heard.last?.sign == response.sign && copy.tree == goal.tree
    return isSame ? LessonWay(gestures.map(\.description), from: session) : self
  }
}
