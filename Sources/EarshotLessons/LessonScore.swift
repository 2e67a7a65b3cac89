/// The results of a learner, question by question.
public struct LessonScore: Hashable, Sendable {
  /// The result of a question.
  public struct Result: Hashable, Sendable {
    /// The kind of question: `gesture`, `words`, `choice`, or `task`.
    public let kind: String
    /// The question.
    public let text: String
    /// The number of wrong answers.
    public var misses = 0
    /// The number of hints given.
    public var hints = 0
    /// The outcome.
    public var outcome = Outcome.open
    /// The gestures made.
    public var gestures = 0
    /// The gestures that would have done.
    public var shortest = 0

    /// Whether it's in the result.
    ///
    /// A question whose rules are guesses isn't.
    let isScored: Bool

    init(_ kind: String, _ text: String, isScored: Bool = true) {
      self.kind = kind
      self.text = text
      self.isScored = isScored
    }

    /// Whether the first answer was right, without a hint.
    public var isRightAtOnce: Bool { outcome == .right && misses == 0 && hints == 0 }
    /// Whether the learner tried it.
    public var isTried: Bool { outcome != .open || misses > 0 || hints > 0 }
    /// Whether it's a task and not a question.
    public var isTask: Bool { kind == "task" }
  }

  /// The result of a question.
  public enum Outcome: String, Hashable, Sendable {
    case open, right, wrong, skipped
  }

  /// The steps made.
  var steps = 0
  /// The result of each question, by its place in the lesson.
  private var byPlace: [Int: Result] = [:]

  /// The results of the questions and tasks so far, in order.
  public var results: [Result] { byPlace.sorted { $0.key < $1.key }.map(\.value) }
  /// The results of the questions, without the ones that the learner didn't answer.
  var questions: [Result] { results.filter { !$0.isTask && $0.isTried && $0.isScored } }

  /// The number of questions asked.
  public var asked: Int { questions.count }
  /// The number of questions that were right in the end.
  public var answered: Int { questions.count { $0.outcome == .right } }
  /// The number of questions that were right the first time and without a hint.
  public var atOnce: Int { questions.count(where: \.isRightAtOnce) }
  /// The tasks so far, whether done or not.
  var tasks: [Result] { results.filter(\.isTask) }
  /// The percentage of questions and tasks that were right the first time, or `nil` if the learner
  /// answered no question and did or skipped no task.
  public var percent: Int? {
    let counted = questions + tasks
    guard counted.contains(where: \.isTried) else { return nil }
    return counted.count(where: \.isRightAtOnce) * 100 / counted.count
  }
  /// The items that the learner didn't do: skipped questions and tasks, and tasks that aren't done.
  var leftOut: [Result] {
    results.filter { $0.outcome == .skipped || $0.isTask && $0.outcome != .right }
  }
  /// The number of gestures that the learner made to answer, and the number that would have been
  /// enough.
  var gestures: Int { questions.map(\.gestures).reduce(0, +) }
  var shortest: Int { questions.map(\.shortest).reduce(0, +) }

  /// Returns the result of the question at a place, or `nil` if there was none.
  func result(at place: Int) -> Result? { byPlace[place] }

  /// Records that a question is asked.
  ///
  /// A question that is asked again keeps its record.
  mutating func ask(_ result: Result, at place: Int) {
    if byPlace[place] == nil { byPlace[place] = result }
  }

  /// Records something about the question at a place, until it's answered.
  ///
  /// Only the first answer matters.
  ///
  /// A task that was skipped may still be done.
  mutating func note(at place: Int, _ change: (inout Result) -> Void) {
    guard var result = byPlace[place],
      result.outcome == .open || result.isTask && result.outcome == .skipped
    else { return }
    change(&result)
    byPlace[place] = result
  }

  /// Returns the result in a sentence.
  func sentence(of lesson: Lesson, in mode: LessonPlayer.Mode) -> Wording {
    let tasks = results.filter(\.isTask)
    let done = tasks.count { $0.outcome == .right }
    let doing = tasks.isEmpty ? [] : [Wording.done(done, of: tasks.count)]
    let told: Wording = mode == .telling ? .heard(steps, of: lesson.stepCount) : .score(self)
    let names = mode == .asking ? leftOut.map { $0.text.withoutFullStop } : []
    return ([told] + doing + (names.isEmpty ? [] : [.leftOut(names)])).joined(by: " ")
  }
}

extension String {
  /// The text without a final period, because the sentence that quotes it has its own.
  fileprivate var withoutFullStop: String { hasSuffix(".") ? String(dropLast()) : self }
}
