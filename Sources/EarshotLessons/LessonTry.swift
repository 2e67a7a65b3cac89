import EarshotSession
import EarshotTranscripts

/// A task, while the learner works on it.
struct LessonTry: Sendable {
  /// The task.
  let task: LessonTask
  /// The session where it began.
  let start: Session
  var hints = 0
  /// The learner's way so far, line by line: the gestures, by their words.
  private(set) var way: [[String]] = []

  init(task: LessonTask, start: Session) {
    (self.task, self.start) = (task, start)
  }

  /// Notes a line that was run, after so many that were not taken back.
  mutating func note(_ line: String, after count: Int) {
    let settings = Array(repeating: [String](), count: max(0, count - way.count))
    way = way.prefix(count) + settings
    way.append(InputLine(line).commands.compactMap { Gesture($0)?.definition.words })
  }

  /// Whether all that is claimed holds, by a way that uses what is asked for.
  func isDone(in session: Session) -> Bool {
    isByItsGestures && task.claims.allSatisfy { session.failure(of: $0) == nil }
  }

  /// Whether the way has the gestures that are asked for, in their order, and ends with the last.
  private var isByItsGestures: Bool {
    let made = way.joined()
    guard let last = task.uses.last else { return true }
    var wanted = task.uses[...]
    for gesture in made where gesture == wanted.first { wanted = wanted.dropFirst() }
    return wanted.isEmpty && made.reversed().first == last
  }

  /// A hint by its number, from 1: the author's first, then one way to do it.
  func hint(_ number: Int) -> Wording? { task.help.hint(number) ?? ownWay }

  /// One way to do it, in a sentence.
  var ownWay: Wording { .oneWay(task.solution) }
}
