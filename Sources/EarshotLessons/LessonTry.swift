import EarshotSession
import EarshotTranscripts

/// A task, while the learner works on it.
struct LessonTry: Sendable {
  /// The task.
  let task: LessonTask
  /// The session where it began.
  let start: Session
  var hints = 0

  /// Whether all that is claimed holds.
  func isDone(in session: Session) -> Bool {
    task.claims.allSatisfy { session.failure(of: $0) == nil }
  }

  /// A hint by its number, from 1: the author's first, then one way to do it.
  func hint(_ number: Int) -> Wording? { task.help.hint(number) ?? ownWay }

  /// One way to do it, in a sentence.
  var ownWay: Wording { .oneWay(task.solution) }
}
