import EarshotReports
import EarshotNotation
import EarshotTranscripts

/// The results of a class: the reports of many learners as one Markdown table.
public struct ClassTable: Hashable, Sendable {
  /// A report, with the name of its learner.
  public struct Row: Hashable, Sendable {
    let learner: String
    let report: LessonReport

    /// Creates the row of a learner's report.
    public init(learner: String, report: LessonReport) {
      self.learner = learner
      self.report = report
    }
  }

  private let rows: [Row]
  private let language: LessonLanguage

  /// Creates a table of reports in a language.
  public init(_ rows: [Row], in language: LessonLanguage = .english) {
    self.language = language
    self.rows = rows.sorted { ($0.report.lesson, $0.learner) < ($1.report.lesson, $1.learner) }
  }

  /// The results of one learner in all lessons and exercises.
  private struct Person {
    let name: String
    let reports: [LessonReport]
    let language: LessonLanguage

    /// The number of finished lessons and exercises.
    var finished: Int { reports.count(where: \.isFinished) }

    /// The unfinished lessons and exercises, each with its number of right answers.
    var open: [String] {
      reports.filter { !$0.isFinished }.map { report in
        let count = report.questions.count { $0.outcome == "right" }
        return "\(report.lesson): \(Wording.doneOnBoard(count)[language])"
      }
    }

    var cells: [String] {
      let counted = reports.filter { $0.percent != nil }.flatMap(\.counted)
      let right = counted.count(where: \.isRightAtOnce)
      let share =
        counted.isEmpty
        ? Wording(verbatim: "–") : Wording.percent(right * 100 / counted.count)
      return [
        MarkdownText.escaped(name), Wording.part(finished, of: reports.count)[language],
        Wording.part(right, of: counted.count)[language], share[language],
      ]
    }
  }

  /// A line for each learner, with the number of finished lessons and exercises, and the unfinished
  /// ones with their right answers.
  ///
  /// Everyone can see the board, so it has no scores.
  package var board: [String] {
    let persons = persons
    let width = persons.map(\.name.count).max() ?? 0
    let finished = persons.map(\.finished).reduce(0, +)
    let head = Wording.headOfBoard(persons.count, finished: finished)[language]
    return [head]
      + persons.map { person in
        let name = person.name + String(repeating: " ", count: width - person.name.count)
        let finished = Wording.finishedOnBoard(person.finished)[language]
        return ([name, finished] + person.open).joined(separator: "  ")
      }
  }

  /// A row for each learner, for all lessons and exercises together.
  ///
  /// The names of a learner's reports are the same up to the first period.
  public var people: [String] {
    [Wording.columnsOfPeople[language], "| --- | --- | --- | --- |"]
      + persons.map { "| \($0.cells.joined(separator: " | ")) |" }
  }

  private var persons: [Person] {
    let all = Dictionary(grouping: rows) { row in
      row.learner.split(separator: ".").first.map(String.init) ?? row.learner
    }
    return all.sorted { $0.key < $1.key }.map { name, rows in
      Person(name: name, reports: rows.map(\.report), language: language)
    }
  }

  /// The lines of the table: one row for each report, and the questions that the most learners had
  /// trouble with.
  public var lines: [String] {
    people
      + ["", Wording.columnsOfClass[language], "| --- | --- | --- | --- | --- |"]
      + rows.map { row in
        let cells = [
          MarkdownText.escaped(row.learner), MarkdownText.escaped(row.report.lesson),
          row.report.result(in: language), row.report.share[language],
          Wording.yesOrNo(row.report.isFinished)[language],
        ]
        return "| \(cells.joined(separator: " | ")) |"
      } + hardQuestions
  }

  /// The maximum number of hard questions to list.
  private static let limit = 5

  private var hardQuestions: [String] {
    let hard = counts.filter { $0.value.missed > 0 }.sorted {
      ($1.value.missed, $0.key.lesson, $0.key.text) < ($0.value.missed, $1.key.lesson, $1.key.text)
    }
    guard !hard.isEmpty else { return [] }
    let lines = hard.prefix(Self.limit).map { key, count in
      let cells = [
        MarkdownText.escaped(key.text), MarkdownText.escaped(key.lesson),
        Wording.part(count.missed, of: count.all)[language],
      ]
      return "| \(cells.joined(separator: " | ")) |"
    }
    let rest = hard.count - lines.count
    let ending = rest > 0 ? ["", Wording.moreHardQuestions(rest)[language]] : []
    return ["", Wording.columnsOfHardQuestions[language], "| --- | --- | --- |"] + lines
      + ending
  }

  /// A question of a lesson.
  private struct Key: Hashable {
    let lesson: String
    let text: String
  }

  /// The number of learners who tried each question, and the number of them who didn't answer it
  /// right the first time.
  ///
  /// Reports without a score aren't included.
  private var counts: [Key: (all: Int, missed: Int)] {
    var counts: [Key: (all: Int, missed: Int)] = [:]
    for report in rows.map(\.report) where report.percent != nil {
      for question in report.questions where question.isTried {
        let key = Key(lesson: report.lesson, text: question.text)
        counts[key, default: (0, 0)].all += 1
        if !question.isRightAtOnce { counts[key, default: (0, 0)].missed += 1 }
      }
    }
    return counts
  }
}
