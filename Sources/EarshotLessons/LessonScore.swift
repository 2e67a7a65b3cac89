/// The results of a learner, question by question.
public struct LessonScore: Hashable, Sendable {
  /// The result of a question.
  public struct Result: Hashable, Sendable {
    /// The kind of question: `gesture`, `words`, `choice`, or `task`.
    public let kind: String
    /// The text of the question.
    public let text: String
    /// The number of wrong answers.
    public var misses = 0
    /// The number of hints given.
    public var hints = 0
    /// The outcome of the question.
    public var outcome = Outcome.open
    /// The number of gestures that the learner made.
    public var gestures = 0
    /// The number of gestures that would have been enough.
    public var shortest = 0

    /// Whether the question is part of the result.
    ///
    /// A question isn't part of the result if its rules are guesses.
    let isScored: Bool

    init(_ kind: String, _ text: String, isScored: Bool = true) {
      self.kind = kind
      self.text = text
      self.isScored = isScored
    }

    /// Whether the first answer was right, without a hint.
    public var isRightAtOnce: Bool { outcome == .right && misses == 0 && hints == 0 }
    /// Whether the learner tried the question.
    public var isTried: Bool { outcome != .open || misses > 0 || hints > 0 }
    /// Whether this is the result of a task instead of a question.
    public var isTask: Bool { kind == "task" }
  }

  /// The outcome of a question.
  public enum Outcome: String, Hashable, Sendable {
    case open, right, wrong, skipped
  }

  /// The number of steps that the learner heard.
  var steps = 0
  /// The result of each question, by its place in the lesson.
  private var byPlace: [Int: Result] = [:]

  /// The results of the questions and tasks so far, in order.
  public var results: [Result] { byPlace.sorted { $0.key < $1.key }.map(\.value) }
  /// The results of the scored questions that the learner tried.
  var questions: [Result] { results.filter { !$0.isTask && $0.isTried && $0.isScored } }

  /// The number of scored questions that the learner tried.
  public var asked: Int { questions.count }
  /// The number of those questions with a right final answer.
  public var answered: Int { questions.count { $0.outcome == .right } }
  /// The number of those questions with a right first answer, without a hint.
  public var atOnce: Int { questions.count(where: \.isRightAtOnce) }
  /// The tasks so far, whether done or not.
  var tasks: [Result] { results.filter(\.isTask) }
  /// The percentage of questions and tasks that were right the first time.
  ///
  /// It's `nil` if the learner tried none of them.
  public var percent: Int? {
    let counted = questions + tasks
    guard counted.contains(where: \.isTried) else { return nil }
    return counted.count(where: \.isRightAtOnce) * 100 / counted.count
  }
  /// The items that the learner left out: skipped questions, and tasks that are skipped or not
  /// done.
  var leftOut: [Result] {
    results.filter { $0.outcome == .skipped || $0.isTask && $0.outcome != .right }
  }
  /// The number of gestures that the learner made to answer, and the number that would have been
  /// enough.
  var gestures: Int { questions.map(\.gestures).reduce(0, +) }
  var shortest: Int { questions.map(\.shortest).reduce(0, +) }

  /// Returns the result of the question at a place, or `nil` if there was none.
  func result(at place: Int) -> Result? { byPlace[place] }

  /// Records that the player asks a question.
  ///
  /// If the player asks a question again, its record stays.
  mutating func ask(_ result: Result, at place: Int) {
    if byPlace[place] == nil { byPlace[place] = result }
  }

  /// Changes the record of the question at a place, until the learner has answered it.
  ///
  /// Only the first answer matters.
  ///
  /// A learner may still do a task after skipping it.
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
