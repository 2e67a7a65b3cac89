import EarshotSession
import EarshotTranscripts

/// A task that the learner is working on.
struct LessonTry: Sendable {
  /// The task in the lesson.
  let task: LessonTask
  /// The session at the beginning of the task.
  let start: Session
  var hints = 0
  /// Whether the learner knows that an empty line leaves the task.
  var isWarned = false
  /// The names of the learner's gestures so far, line by line.
  private(set) var way: [[String]] = []

  init(task: LessonTask, start: Session) {
    (self.task, self.start) = (task, start)
  }

  /// Records a line that ran, after the given number of lines that weren't undone.
  mutating func note(_ line: String, after count: Int) {
    let settings = Array(repeating: [String](), count: max(0, count - way.count))
    way = way.prefix(count) + settings
    way.append(InputLine(line).commands.compactMap { Gesture($0)?.definition.words })
  }

  /// Returns whether all claims are true and the learner used the requested gestures.
  func isDone(in session: Session) -> Bool {
    isByItsGestures && task.claims.allSatisfy { session.failure(of: $0) == nil }
  }

  /// Whether the learner used the requested gestures in order and ended with the last of them.
  private var isByItsGestures: Bool {
    let made = way.joined()
    guard let last = task.uses.last else { return true }
    var wanted = task.uses[...]
    for gesture in made where gesture == wanted.first { wanted = wanted.dropFirst() }
    return wanted.isEmpty && made.reversed().first == last
  }

  /// Returns a hint by its number, starting at 1.
  ///
  /// The author's hints come first, followed by one way to do the task.
  func hint(_ number: Int) -> Wording? { task.help.hint(number) ?? ownWay }

  /// One way to do the task, in a sentence.
  var ownWay: Wording { .oneWay(task.solution) }
}
