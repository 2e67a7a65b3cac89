import EarshotFocusEngine

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
    CommandParser.commands(in: line.withoutPrompt).count { text in
      guard let command = try? CommandParser.parse(text),
        case .gesture(let gesture) = command.form.meaning
      else { return false }
      return switch gesture {
      case .move, .swipe, .turnRotor, .activate, .adjust, .rotor, .action, .start, .wait: false
      default: true
      }
    }
  }

  /// The shortest way to where another session is, if only the cursor has moved; else this one.
  ///
  /// - Parameters:
  ///   - session: Where the way begins.
  ///   - goal: Where it ends.
  ///   - response: What is heard at the end.
  /// - Returns: A way on which the same is heard at last.
  func shortened(
    from session: Session,
    to goal: Session,
    hearing response: Session.Response
  ) -> LessonWay {
    guard count > 1, let cursor = goal.cursor, cursor != session.cursor, goal.tree == session.tree,
      goal.screenName == session.screenName
    else { return self }
    var search = WaySearch(session.state.engine, session.state.app)
    let found = search.way(within: count - 1, limit: 2_000) { engine, _ in
      engine.cursor == cursor
    }
    guard case .found(let commands) = found, !commands.isEmpty else { return self }
    var copy = session
    let heard = commands.map { copy.run($0) }
    let isSame = heard.last?.sign == response.sign && copy.tree == goal.tree
    return isSame ? LessonWay(commands, from: session) : self
  }
}
