import EarshotReports
import EarshotLines
import EarshotModel
public import EarshotNotation
import EarshotTranscripts

/// A learner's results in a lesson or an exercise, for teachers.
///
///     let report = player.report
///     report.json         // for reading with ``init(_:)``
///     report.markdown     // a table with a row for each question
public struct LessonReport: Hashable, Sendable {
  /// The result of a question.
  public struct Question: Hashable, Sendable {
    /// The text of the question.
    public var text: String
    /// The kind of question: `gesture`, `words`, `choice`, or `task`.
    public var kind: String
    /// The outcome: `right`, `wrong`, `skipped`, or `open`.
    public var outcome: String
    /// Whether the first answer was right, without a hint.
    public var isRightAtOnce: Bool
    /// The number of wrong answers.
    public var misses: Int
    /// The number of hints given.
    public var hints: Int

    package init(
      text: String,
      kind: String,
      outcome: String,
      isRightAtOnce: Bool,
      misses: Int,
      hints: Int
    ) {
      self.text = text
      self.kind = kind
      self.outcome = outcome
      self.isRightAtOnce = isRightAtOnce
      self.misses = misses
      self.hints = hints
    }

    /// Whether the learner tried the question.
    var isTried: Bool { outcome != "open" || misses > 0 || hints > 0 }
  }

  /// The title of the lesson.
  public var lesson: String
  /// Whether the learner played the lesson to its end.
  public var isFinished: Bool
  /// The percentage of questions and tasks that were right the first time, or `nil` if the learner
  /// tried none or only heard the answers.
  public var percent: Int?
  /// The result of each question.
  public var questions: [Question]
  /// The language of the lesson, in which the report is also written.
  public var language = LessonLanguage.english

  package init(
    lesson: String,
    isFinished: Bool,
    percent: Int?,
    questions: [Question],
    language: LessonLanguage = .english
  ) {
    self.lesson = lesson
    self.isFinished = isFinished
    self.percent = percent
    self.questions = questions
    self.language = language
  }

  /// The number of questions and tasks that were right the first time, out of the tried questions
  /// and all tasks, in words.
  public var result: String { result(in: .english) }

  /// Returns the number of questions and tasks that were right the first time, out of the tried
  /// questions and all tasks, in the words of a language.
  func result(in language: LessonLanguage) -> String {
    guard percent != nil else { return Wording.noResult(isAsked: isAsked)[language] }
    return Wording.part(counted.count(where: \.isRightAtOnce), of: counted.count)[language]
  }

  /// Whether the report contains a question that isn't a task.
  private var isAsked: Bool { questions.contains { $0.kind != "task" } }

  /// The percentage with its sign, or a dash if there's no percentage.
  var share: Wording { percent.map(Wording.percent) ?? Wording(verbatim: "–") }

  /// The questions that the learner tried, and all tasks.
  var counted: [Question] { questions.filter { $0.kind == "task" || $0.isTried } }
}

extension LessonPlayer {
  /// The learner's results so far.
  public var report: LessonReport {
    LessonReport(
      lesson: lesson.title,
      isFinished: isFinished
        && (mode == .telling || score.tasks.allSatisfy { $0.outcome == .right }),
      percent: mode == .telling ? nil : score.percent,
      questions: score.results.filter(\.isScored).map {
        .init(
          text: $0.text,
          kind: $0.kind,
          outcome: $0.outcome.rawValue,
          isRightAtOnce: $0.isRightAtOnce,
          misses: $0.misses,
          hints: $0.hints
        )
      },
      language: language
    )
  }
}

// Formats of a report.
extension LessonReport {
  /// The report as JSON, with a line break at its end.
  public var json: String {
    let questions = questions.map { question in
      JSONOutput.object([
        "question": .string(question.text),
        "kind": .string(question.kind),
        "outcome": .string(question.outcome),
        "rightAtOnce": .bool(question.isRightAtOnce),
        "misses": .number(question.misses),
        "hints": .number(question.hints),
      ])
    }
    return JSONOutput.object([
      "lesson": .string(lesson),
      "finished": .bool(isFinished),
      "percent": percent.map { .number($0) } ?? .null,
      "questions": .array(questions),
    ]).text(pretty: true) + "\n"
  }

  /// The report as a Markdown table, with a line break at the end.
  public var markdown: String {
    let head = [
      "# \(MarkdownText.escaped(lesson))", "", summary[language], "",
      Wording.columnsOfReport[language], "| --- | --- | --- | --- | --- |",
    ]
    let rows = questions.map {
      let cells = [
        MarkdownText.escaped($0.text), Wording.kind($0.kind)[language],
        Wording.outcome($0.isRightAtOnce ? "right the first time" : $0.outcome)[language],
        "\($0.misses)", "\($0.hints)",
      ]
      return "| \(cells.joined(separator: " | ")) |"
    }
    return (head + rows).map { $0 + "\n" }.joined()
  }

  /// The result in a sentence.
  private var summary: Wording {
    let result: Wording =
      percent == nil
      ? isAsked ? .nothingAnswered : .nothingAsked
      : .rightTheFirstTime(counted.count(where: \.isRightAtOnce), of: counted.count, share)
    return [result, isFinished ? Wording(verbatim: ".") : .notFinished].joined(by: "")
  }

  /// Returns whether text is a report in Markdown, according to its header row.
  public static func isMarkdown(_ source: SourceText) -> Bool {
    let lines = source.lines
    return lines.count > 4
      && LessonLanguage.allCases.contains { lines[4].text == Wording.columnsOfReport[$0] }
  }

  /// Reads a report from JSON, or returns `nil` if the text isn't one.
  public init?(_ source: SourceText) {
    guard let json = source.readAsJSON(number: 0).0 else { return nil }
    let member = { (name: String, entry: JSONTree.Index) in json.member(name, of: entry) }
    let text = { member($0, $1).flatMap { json.string($0) } }
    let number = { member($0, $1).flatMap { json.number($0) }.flatMap(Int.init(exactly:)) }
    let flag = { member($0, $1).flatMap { json.bool($0) } }
    guard json.kind(json.root) == .object, let lesson = text("lesson", json.root),
      let list = member("questions", json.root),
      json.kind(list) == .array
    else { return nil }
    self.lesson = lesson
    percent = number("percent", json.root)
    isFinished = flag("finished", json.root) ?? false
    questions = json.children(of: list).map { entry in
      Question(
        text: text("question", entry) ?? "",
        kind: text("kind", entry) ?? "",
        outcome: text("outcome", entry) ?? "",
        isRightAtOnce: flag("rightAtOnce", entry) ?? false,
        misses: number("misses", entry) ?? 0,
        hints: number("hints", entry) ?? 0
      )
    }
  }
}
