import EarshotNotation

/// How a learner fares.
struct LessonScore: Hashable, Sendable {
  /// The steps that were made.
  var steps = 0
  /// The questions that were asked.
  var asked = 0
  /// Those that were answered, and those of them that were so at once and without a hint.
  private(set) var answered = 0
  private(set) var atOnce = 0
  /// The gestures the learner made to answer, and those that would have done.
  private(set) var gestures = 0
  private(set) var shortest = 0

  /// Adds a question that was answered, rightly or not.
  mutating func add(_ question: LessonQuestion, isRight: Bool) {
    guard isRight else { return }
    answered += 1
    if question.misses == 0, question.hints == 0 { atOnce += 1 }
    guard question.kind == .gesture else { return }
    gestures += question.gestures
    shortest += question.shortest.count
  }

  /// Adds a choice that was answered rightly in the end.
  mutating func add(atOnce isAtOnce: Bool) {
    answered += 1
    if isAtOnce { atOnce += 1 }
  }

  /// The result in one sentence.
  func sentence(of lesson: Lesson, in mode: LessonPlayer.Mode) -> String {
    if mode == .telling { return "\(steps) of \(lesson.stepCount) steps heard." }
    let right = "\(answered) of \(asked) questions answered, \(atOnce) of them at once"
    guard gestures > 0 else { return right + "." }
    return "\(right); \(gestures.counted("gesture")) where \(shortest) would do."
  }
}
