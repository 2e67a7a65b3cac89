import EarshotModel
import EarshotTranscripts
import EarshotSession

/// A path from one state to another, with its lines of input and its number of gestures.
struct LessonWay: Hashable, Sendable {
  /// The lines of input.
  let commands: [String]
  /// The number of gestures on the path.
  ///
  /// A command with the name of a rotor setting or an action includes all the gestures that reach
  /// it.
  let count: Int

  /// Follows a path from the current place of a session.
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

  /// Returns the number of gestures in a line that the claim `gestures` doesn't count, such as
  /// touches, scrubs, and magic taps.
  private static func otherGestures(in line: String) -> Int {
    InputLine(line).commands.count { Gesture($0)?.definition.isUncounted ?? false }
  }

  /// If only the cursor has moved, returns the shortest path to the cursor of another session.
  ///
  /// Otherwise, returns this path.
  ///
  /// - Parameters:
  ///   - session: The start of the path.
  ///   - goal: The end of the path.
  ///   - response: The output at the end.
  ///   - practiced: The names of the gestures that a path can contain.
  /// - Returns: A path with the same last output.
  func shortened(
    from session: Session,
    to goal: Session,
    hearing response: Session.Response,
    practicing practiced: Set<String>
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
      gestures.allSatisfy({ practiced.contains($0.definition.words) })
    else { return self }
    var copy = session
    let heard = gestures.map { copy.perform($0) }
    let isSame = heard.last?.sign == response.sign && copy.tree == goal.tree
    return isSame ? LessonWay(gestures.map(\.description), from: session) : self
  }
}
