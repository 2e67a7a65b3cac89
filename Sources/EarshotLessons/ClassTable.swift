import EarshotNotation
import EarshotTranscripts

/// What a class did: the reports of many learners as one table in Markdown.
public struct ClassTable: Hashable, Sendable {
  /// A report, with the name of its learner.
  public struct Row: Hashable, Sendable {
    let learner: String
    let report: LessonReport

    /// Creates a row.
    public init(learner: String, report: LessonReport) {
      self.learner = learner
      self.report = report
    }
  }

  private let rows: [Row]

  /// Creates the table of some reports.
  public init(_ rows: [Row]) {
    self.rows = rows.sorted { ($0.report.lesson, $0.learner) < ($1.report.lesson, $1.learner) }
  }

  private static let head = [
    "| learner | lesson | right the first time | share | finished |",
    "| --- | --- | --- | --- | --- |",
  ]

  /// The lines: a row a report, and the questions that most learners had trouble with.
  public var lines: [String] {
    Self.head
      + rows.map { row in
        let cells = [
          MarkdownText.escaped(row.learner), MarkdownText.escaped(row.report.lesson),
          row.report.result, row.report.share, row.report.isFinished ? "yes" : "no",
        ]
        return "| \(cells.joined(separator: " | ")) |"
      } + hardQuestions
  }

  /// How many questions are listed as hard.
  private static let limit = 5

  private var hardQuestions: [String] {
    var asked: [String: (all: Int, missed: Int)] = [:]
    for question in rows.flatMap(\.report.questions) {
      asked[question.text, default: (0, 0)].all += 1
      if !question.isRightAtOnce { asked[question.text, default: (0, 0)].missed += 1 }
    }
    let hard = asked.filter { $0.value.missed > 0 }.sorted {
      ($1.value.missed, $0.key) < ($0.value.missed, $1.key)
    }
    guard !hard.isEmpty else { return [] }
    let lines = hard.prefix(Self.limit).map {
      "| \(MarkdownText.escaped($0.key)) | \($0.value.missed) of \($0.value.all) |"
    }
    return ["", "| question | not right the first time |", "| --- | --- |"] + lines
  }
}
