import EarshotLines
import EarshotNotation
import EarshotSession

/// The place where you would hear a change, and the claim or line that would notice it.
package struct MutationEvidence {
  /// The place where two sessions began before they differed.
  enum Beginning: Hashable, Sendable {
    /// The moment after a step of a file.
    case under(String, line: Int)
    /// The moment when a screen opens.
    case opened(String)
  }

  /// The place where the sessions began.
  let place: Beginning
  /// The gestures since then.
  var gestures: [Gesture] = []
  /// The first line that you heard before the change and no longer hear.
  var line: String
  /// Whether the line is the description of a stop.
  ///
  /// The cursor doesn't have to be on the stop.
  var isOfStop = false
  /// The sessions in the app and in the changed app.
  let sessions: (before: Session, after: Session)

  /// Returns a remedy that would have noticed a change, as the end of a sentence.
  ///
  /// It's a claim or, if there's none, the line.
  ///
  /// - Parameter guards: The claims that may notice the change. This method judges them.
  /// - Returns: The claim, the line, or the stop, and the gestures to get there.
  func remedy(_ guards: [String]) -> String {
    let claim = guards.first { text in
      guard let claim = try? Claim(text) else { return false }
      return sessions.before.failure(of: claim) == nil && sessions.after.failure(of: claim) != nil
    }
    let what = claim.map { "'? \($0)'" } ?? (isOfStop ? "a stop '\(line)'" : "the line '\(line)'")
    return "\(what) \(way)"
  }

  /// The gestures to get there.
  private var way: String {
    switch place {
    case .under(let file, let line):
      let place = "\(file):\(line)"
      return gestures.isEmpty ? "under \(place)" : "after \(place) and \(gestures.asWords)"
    case .opened: return "after \(gestures.asWords)"
    }
  }
}

extension [Gesture] {
  /// The gestures in the form for typing, with a count for repeated gestures.
  fileprivate var asWords: String {
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
    return words.map { "'\($0)'" }.joinedWithAnd
  }
}
