/// How a learner fares, question by question.
public struct LessonScore: Hashable, Sendable {
  /// The result of a question.
  public struct Result: Hashable, Sendable {
    /// The kind of question: `gesture`, `words`, `choice`, or `task`.
    public let kind: String
    /// The question.
    public let text: String
    /// How often the answer was wrong.
    public var misses = 0
    /// The number of hints given.
    public var hints = 0
    /// The outcome.
    public var outcome = Outcome.open
    /// The gestures that were made.
    public var gestures = 0
    /// The gestures that would have done.
    public var shortest = 0

    /// Whether it counts; a question whose rules are guesses doesn't.
    let isScored: Bool

    init(_ kind: String, _ text: String, isScored: Bool = true) {
      self.kind = kind
      self.text = text
      self.isScored = isScored
    }

    /// Whether it was answered rightly at once and without a hint.
    public var isRightAtOnce: Bool { outcome == .right && misses == 0 && hints == 0 }
    /// Whether the learner did anything about it.
    public var isTried: Bool { outcome != .open || misses > 0 || hints > 0 }
    /// Whether it is something to do, not to answer.
    public var isTask: Bool { kind == "task" }
  }

  /// The result of a question.
  public enum Outcome: String, Hashable, Sendable {
    case open, right, wrong, skipped
  }

  /// The steps that were made.
  var steps = 0
  /// The result of each question, by its place in the lesson.
  private var byPlace: [Int: Result] = [:]

  /// The result of the questions and tasks that were met, in order.
  public var results: [Result] { byPlace.sorted { $0.key < $1.key }.map(\.value) }
  /// What came of the questions; one that the learner left without an answer doesn't count.
  var questions: [Result] { results.filter { !$0.isTask && $0.isTried && $0.isScored } }

  /// The questions that were asked.
  public var asked: Int { questions.count }
  /// Those that were answered rightly in the end.
  public var answered: Int { questions.count { $0.outcome == .right } }
  /// Those that were answered rightly the first time and without a hint.
  public var atOnce: Int { questions.count(where: \.isRightAtOnce) }
  /// The tasks that were set; one that is left undone counts, too.
  var tasks: [Result] { results.filter(\.isTask) }
  /// The share of the questions and tasks that were right at once, in hundredths, or `nil` if nothing
  /// was asked and no task was done or skipped.
  public var percent: Int? {
    let counted = questions + tasks
    guard counted.contains(where: \.isTried) else { return nil }
    return counted.count(where: \.isRightAtOnce) * 100 / counted.count
  }
  /// What the learner left out: questions and tasks that were skipped, and tasks that aren't done.
  var leftOut: [Result] {
    results.filter { $0.outcome == .skipped || $0.isTask && $0.outcome != .right }
  }
  /// The gestures the learner made to answer, and those that would have done.
  var gestures: Int { questions.map(\.gestures).reduce(0, +) }
  var shortest: Int { questions.map(\.shortest).reduce(0, +) }

  /// The result of the question at a place, or `nil` if none was asked there.
  func result(at place: Int) -> Result? { byPlace[place] }

  /// Notes that a question is asked; one that is asked again keeps what was noted of it.
  mutating func ask(_ result: Result, at place: Int) {
    if byPlace[place] == nil { byPlace[place] = result }
  }

  /// Notes something of the question at a place, until it is answered: the first answer counts.
  ///
  /// A task that was skipped may still be done.
  mutating func note(at place: Int, _ change: (inout Result) -> Void) {
    guard var result = byPlace[place],
      result.outcome == .open || result.isTask && result.outcome == .skipped
    else { return }
    change(&result)
    byPlace[place] = result
  }

  /// The result in a sentence.
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
  /// The text without a full stop at its end, since the sentence that quotes it has its own.
  fileprivate var withoutFullStop: String { hasSuffix(".") ? String(dropLast()) : self }
}
