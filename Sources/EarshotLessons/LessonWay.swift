import EarshotModel
import EarshotTranscripts
import EarshotSession

/// A way from one state to another: lines of input, and the number of gestures.
struct LessonWay: Hashable, Sendable {
  /// The lines.
  let commands: [String]
  /// The number of gestures made.
  ///
  /// The name of a rotor setting or an action stands for all the gestures to get there.
  let count: Int

  /// Walks a way from the current place of a session.
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

  /// Returns the number of gestures in a line that claims don't count: touches, scrubs, magic taps,
  /// and so on.
  private static func otherGestures(in line: String) -> Int {
    InputLine(line).commands.count { Gesture($0)?.definition.isUncounted ?? false }
  }

  /// Returns the shortest way to the place of another session if only the cursor has moved, and
  /// otherwise this way.
  ///
  /// - Parameters:
  ///   - session: The start of the way.
  ///   - goal: The end of the way.
  ///   - response: The output at the end.
  ///   - practiced: The gestures that a way can consist of, by their words.
  /// - Returns: A way with the same last output.
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
