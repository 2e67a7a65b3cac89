import EarshotTranscripts
import EarshotSession

/// A task, while the learner works on it.
struct LessonTry: Sendable {
  /// The task.
  let task: LessonTask
  /// The session where it began.
  let start: Session
  var hints = 0

  /// The task as it is printed.
  var lines: [String] { [task.text] }

  /// Whether all that is claimed holds.
  func isDone(in session: Session) -> Bool {
    task.claims.allSatisfy { session.failure(of: $0) == nil }
  }
}
