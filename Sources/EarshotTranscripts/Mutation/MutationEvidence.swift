import EarshotLines
import EarshotNotation
import EarshotSession

/// The place where you would hear a change, with the claim or line that would notice it.
package struct MutationEvidence {
  /// A state that two sessions share before they differ.
  enum Beginning: Hashable, Sendable {
    /// The state after a step in a file.
    case under(String, line: Int)
    /// The state when a screen opens.
    case opened(String)
  }

  /// The state that both sessions share.
  let place: Beginning
  /// The gestures from the shared state to the difference.
  var gestures: [Gesture] = []
  /// The first line that you no longer hear after the change or, if there's none, the last line
  /// that you heard before the change.
  ///
  /// If you heard nothing, the string is empty.
  var line: String
  /// Whether the line is the description of a stop.
  ///
  /// The cursor doesn't have to be on the stop.
  var isOfStop = false
  /// The sessions in the app and in the changed app.
  let sessions: (before: Session, after: Session)

  /// Returns the claim or line that would have noticed the change, as the end of a sentence.
  ///
  /// The result names the line only if none of the claims notices the change.
  ///
  /// - Parameter guards: The claims that may notice the change. This method judges them.
  /// - Returns: The claim, the line, or the stop, and the gestures to get there.
  func remedy(_ guards: [String]) -> String {
    let claim = guards.first { text in
      guard let claim = try? Claim(text) else { return false }
      return sessions.before.failure(of: claim) == nil && sessions.after.failure(of: claim) != nil
    }
    let words = line.isEmpty ? "~ silent" : line
    let heard = isOfStop ? "a step to the stop '\(words)'" : "the line '\(words)'"
    let what = claim.map { "'? \($0)'" } ?? heard
    switch place {
    case .under(let file, let line) where gestures.isEmpty: return "\(what) below \(file):\(line)"
    case .under(let file, let line):
      return "\(gestures.asSteps) below \(file):\(line), and then \(what)"
    case .opened: return "\(gestures.asSteps) to a session, and then \(what)"
    }
  }
}

extension [Gesture] {
  /// The gestures as steps that you type, with a count for repeated gestures, such as `the steps
  /// 'start menu' and 'swipe right 2'`.
  fileprivate var asSteps: String {
    var counted: [(word: String, count: Int)] = []
    for gesture in self {
      let word = gesture.description
      if counted.last?.word == word {
        counted[counted.count - 1].count += 1
      } else {
        counted.append((word, 1))
      }
    }
    let words = counted.map { $0.count > 1 ? "\($0.word) \($0.count)" : $0.word }
    return "the \(words.count == 1 ? "step" : "steps") \(words.map { "'\($0)'" }.joinedWithAnd)"
  }
}
