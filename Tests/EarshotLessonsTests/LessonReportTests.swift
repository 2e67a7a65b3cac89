import EarshotNotation
import Testing

@testable import EarshotLessons

@Suite("Reports of lessons")
struct LessonReportTests {
  /// The report of a learner who misses the first question and skips the second one.
  private func report() throws -> LessonReport {
    var player = try LessonSample.player(.asking)
    _ = player.begin()
    for line in ["last", "p", "skip", "n"] { _ = player.take(line) }
    return player.report
  }

  @Test("list each question, its outcome, and the share that was right the first time")
  func markdown() throws {
    #expect(
      try report().markdown == """
        # 1. Tea

        1 of 3 right the first time (33%), not finished.

        | question | kind | outcome | misses | hints |
        | --- | --- | --- | --- | --- |
        | What would you do to hear “Pour, Button”? | gesture | right | 1 | 0 |
        | What does VoiceOver say last? | words | skipped | 0 | 0 |
        | What would you do to hear “Milk, Switch button, off”? | gesture | right the first time | 0 | 0 |
        | What does VoiceOver say? | words | open | 0 | 0 |

        """
    )
  }

  @Test("are in the language of the lesson, and say if nothing was answered")
  func german() throws {
    var player = try LessonSample.player(
      .asking,
      of: "---\nlanguage: de\n---\n" + LessonSample.text
    )
    _ = player.begin()
    let text = player.report.markdown
    #expect(text.hasPrefix("# 1. Tea\n\nEs wurde keine Frage beantwortet, nicht bis zum Ende.\n"))
    #expect(text.contains("| Frage | Art | Ergebnis | Fehlversuche | Tipps |"))
    #expect(LessonReport.isMarkdown(SourceText(name: "a.md", text)))
    #expect(player.report.result == "nothing answered")
  }

  @Test("read again as they were written")
  func json() throws {
    let report = try report()
    #expect(LessonReport(SourceText(name: "anna.json", report.json)) == report)
    for text in ["", "[]", "{}", "{\"lesson\": 3}"] {
      #expect(LessonReport(SourceText(name: "anna.json", text)) == nil)
    }
  }

  @Test("make a board with a line for each person, across lessons and exercises, without scores")
  func board() throws {
    var done = try report()
    done.isFinished = true
    let rows = try [
      ClassTable.Row(learner: "ben", report: report()),
      ClassTable.Row(learner: "anna.1", report: done),
      ClassTable.Row(learner: "anna.exercise", report: report()),
    ]
    #expect(
      ClassTable(rows).board == [
        "2 people: 1 finished", "anna  1 finished  1. Tea: 2 done",
        "ben   0 finished  1. Tea: 2 done",
      ]
    )
    #expect(ClassTable([]).board == ["0 people: 0 finished"])
    #expect(
      ClassTable(rows, in: .german).board == [
        "2 Personen: 1 fertig", "anna  1 fertig  1. Tea: 2 geschafft",
        "ben   0 fertig  1. Tea: 2 geschafft",
      ]
    )
  }

  @Test("of a class also make a table in German")
  func germanTable() throws {
    let lines = ClassTable([.init(learner: "ben", report: try report())], in: .german).lines
    #expect(
      Array(lines.prefix(6)) == [
        "| Name | fertig | auf Anhieb richtig | Anteil |", "| --- | --- | --- | --- |",
        "| ben | 0 von 1 | 1 von 3 | 33 % |", "",
        "| Name | Lektion | auf Anhieb richtig | Anteil | fertig |",
        "| --- | --- | --- | --- | --- |",
      ]
    )
    #expect(lines[6] == "| ben | 1. Tea | 1 von 3 | 33 % | nein |")
    #expect(lines[8] == "| Frage | Lektion | nicht auf Anhieb richtig |")
  }

  @Test("of a class make one table, with the questions that were hard")
  func classTable() throws {
    let report = try report()
    let table = ClassTable([
      .init(learner: "ben", report: report), .init(learner: "anna", report: report),
    ])
    #expect(
      table.lines == [
        "| learner | finished | right the first time | share |", "| --- | --- | --- | --- |",
        "| anna | 0 of 1 | 1 of 3 | 33% |", "| ben | 0 of 1 | 1 of 3 | 33% |", "",
        "| learner | lesson | right the first time | share | finished |",
        "| --- | --- | --- | --- | --- |",
        "| anna | 1. Tea | 1 of 3 | 33% | no |", "| ben | 1. Tea | 1 of 3 | 33% | no |", "",
        "| question | lesson | not right the first time |", "| --- | --- | --- |",
        "| What does VoiceOver say last? | 1. Tea | 2 of 2 |",
        "| What would you do to hear “Pour, Button”? | 1. Tea | 2 of 2 |",
      ]
    )
  }
}
