import EarshotLines
import EarshotNotation
import EarshotSession

/// Where a change would have been heard, and what would have noticed it.
package struct MutationEvidence {
  /// Where two sessions were begun that came to differ.
  enum Place: Hashable, Sendable {
    /// Under a step of a file.
    case under(String, line: Int)
    /// On a screen that was just opened.
    case opened(String)
  }

  /// The place where it was begun.
  let place: Place
  /// The gestures made since.
  var gestures: [Gesture] = []
  /// The first line that was heard, and is not any more.
  var line: String
  /// Whether the line is what is said of a stop, whether focus is there or not.
  var isOfStop = false
  /// The session in the app, and in the changed app.
  let sessions: (before: Session, after: Session)

  /// What would have noticed a change, as a sentence goes on: a claim if one does, else the line.
  ///
  /// - Parameter guards: The claims that may notice it; those are judged.
  /// - Returns: The claim, the line or the stop, and how to get there.
  func remedy(_ guards: [String]) -> String {
    let claim = guards.first { text in
      guard let claim = try? Claim(text) else { return false }
      return sessions.before.failure(of: claim) == nil && sessions.after.failure(of: claim) != nil
    }
    let what = claim.map { "'? \($0)'" } ?? (isOfStop ? "a stop '\(line)'" : "the line '\(line)'")
    return "\(what) \(way)"
  }

  /// How to get there.
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
  /// The gestures as they are typed, equal ones in a row counted.
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
