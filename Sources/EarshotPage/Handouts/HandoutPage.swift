package import EarshotLessons
import EarshotModel
import EarshotNotation
import EarshotLines
import EarshotTranscripts

/// A writer of printable pages from a lesson or from the handouts of a workshop.
///
/// The questions come without answers, and the answers are on the last page.
///
/// If a document has sections called “Handout”, the writer prints only the first of them and
/// everything after it. Each handout and the section called “Answers” begin on a new page.
///
/// - Source: Docs/Design/PAGE.md; our choice.
package struct HandoutPage {
  private let lesson: Lesson

  /// Creates a page for a lesson.
  package init(_ lesson: Lesson) { self.lesson = lesson }

  /// The words that begin a handout's heading, in each language of lessons.
  private static let names = ["Handout", "Hand-out", "Handzettel"]
  /// The words that begin the heading of the page with the answers.
  private static let answers = ["Answers", "Antworten"]

  /// Returns whether a heading begins a page.
  fileprivate static func beginsPage(_ heading: String) -> Bool {
    (names + answers).contains { heading.hasPrefix($0) }
  }

  /// The pages as one HTML file.
  ///
  /// - Complexity: O(*n*), where *n* is the number of parts.
  package var html: String {
    PageFrame(title: Display.spoken(lesson.title), hasStops: false).page { markup in
      var attributes: [Markup.Attribute] = []
      if lesson.language != .english { attributes.append(("lang", lesson.language.rawValue)) }
      markup.element("main", attributes) { markup in
        markup.element("h1", [], Display.spoken(lesson.title))
        var writer = HandoutWriter(words: .of(lesson.language))
        for part in parts { writer.write(part, to: &markup) }
        writer.writeTable(to: &markup)
        writer.writeAnswers(to: &markup)
      }
    }
  }

  /// The parts to print, which begin at the first handout or, if there's none, after the title.
  private var parts: [Lesson.Part] {
    let starts = lesson.parts.indices.filter { isHandout(lesson.parts[$0]) }
    guard let first = starts.first else { return Array(lesson.parts.dropFirst(titleCount)) }
    return Array(lesson.parts[first...])
  }

  private var titleCount: Int {
    if case .heading(let text)? = lesson.parts.first, text == lesson.title { 1 } else { 0 }
  }

  private func isHandout(_ part: Lesson.Part) -> Bool {
    guard case .heading(let text) = part else { return false }
    return Self.names.contains { text.hasPrefix($0) }
  }
}

/// A writer of a lesson's parts that keeps the answers for the end.
private struct HandoutWriter {
  /// The page's own words around the lesson.
  let words: HandoutWords
  private var answers: [String] = []
  /// The kind of question that the next step answers, or `nil` if no question is about the step.
  private var asked: LessonAsk.Kind?
  /// The rows of the current table, each of which is a paragraph of the lesson.
  private var rows: [String] = []

  init(words: HandoutWords) { self.words = words }

  mutating func write(_ part: Lesson.Part, to markup: inout Markup) {
    if case .paragraph(let text) = part, text.hasPrefix("|") { return rows.append(text) }
    writeTable(to: &markup)
    switch part {
    case .heading(let text):
      let isSheet = HandoutPage.beginsPage(text)
      markup.element("h2", isSheet ? [("class", "sheet")] : [], Display.spoken(text))
    case .paragraph(let text): markup.element("p", [], Display.spoken(text))
    case .outline(_, let lines): write(lines, to: &markup)
    case .block(let lines): write(lines, to: &markup)
    case .step(_, let step): write(step, to: &markup)
    case .ask(let ask): write(ask, to: &markup)
    case .task(let task):
      answers.append(task.solution.joined(separator: "; "))
      question(task.text, [], to: &markup)
    }
    markup.endLine()
  }

  /// Writes the current table, if there's one.
  mutating func writeTable(to markup: inout Markup) {
    if let table = MarkdownRows(rows) {
      write(table, to: &markup)
    } else {
      for row in rows { markup.element("p", [], Display.spoken(row)) }
    }
    rows = []
  }

  /// Writes a step.
  ///
  /// If a question is about the step, its answer goes to the last page instead.
  private mutating func write(_ step: Transcript.Step, to markup: inout Markup) {
    let heard = step.expected.map(\.text)
    let (gesture, spoken) = ("> " + step.command, heard.last { !$0.hasPrefix("~") })
    switch asked {
    case .gesture:
      note(step.command)
      write(["> …"] + heard, to: &markup)
    case .words:
      note(spoken.map(words.quoted) ?? words.nothing)
      write([gesture], to: &markup)
    case .choice, nil: write([gesture] + heard, to: &markup)
    }
    asked = nil
  }

  /// Puts the answer of a step before the other right answers.
  private mutating func note(_ answer: String) {
    guard let also = answers.popLast() else { return }
    answers.append(also.isEmpty ? answer : answer + words.or + also)
  }

  private mutating func write(_ ask: LessonAsk, to markup: inout Markup) {
    if ask.kind != .choice { asked = ask.kind }
    let usual = ask.kind == .gesture ? words.whichGesture : words.whatIsSaid
    let right = ask.choices.filter(\.isRight).map(\.text) + ask.alsoRight
    let because = ask.choices.filter(\.isRight).map(\.remark).filter { !$0.isEmpty }
    let answer = right.joined(separator: words.or)
    answers.append(([answer] + because).joined(separator: " — "))
    question(ask.text.isEmpty ? usual : ask.text, ask.choices.map(\.text), to: &markup)
  }

  private func question(_ text: String, _ choices: [String], to markup: inout Markup) {
    markup.element("div", [("class", "note")]) { markup in
      markup.element("p", []) { markup in
        markup.element("b", [], "\(words.question) \(answers.count)")
        markup.write(" \(Display.spoken(text))")
      }
      if choices.isEmpty {
        markup.element("div", [("class", "lines"), ("aria-hidden", "true")]) { markup in
          markup.element("p", [], "")
          markup.element("p", [], "")
        }
      } else {
        markup.element("ul", [("class", "boxes")]) { markup in
          for choice in choices { markup.element("li", [], Display.spoken(choice)) }
        }
      }
    }
  }

  private func write(_ lines: [String], to markup: inout Markup) {
    markup.element("pre", [("tabindex", "0")]) { markup in
      for line in lines {
        markup.write(line)
        markup.endLine()
      }
    }
  }

  private func write(_ table: MarkdownRows, to markup: inout Markup) {
    markup.element("table", []) { markup in
      markup.element("thead", []) { markup in
        markup.element("tr", []) { markup in
          for cell in table.head { markup.element("th", [("scope", "col")], cell) }
        }
      }
      markup.element("tbody", []) { markup in
        for row in table.rows {
          markup.element("tr", []) { markup in
            for cell in row { markup.element("td", [], cell) }
          }
        }
      }
    }
  }

  /// Writes the answers, on a separate page.
  func writeAnswers(to markup: inout Markup) {
    guard !answers.isEmpty else { return }
    markup.element("h2", [("class", "sheet"), ("id", "answers")], words.answers)
    markup.element("ol", []) { markup in
      for answer in answers { markup.element("li", [], Display.spoken(answer)) }
    }
  }
}

/// The words around a lesson on handouts, in the language of the lesson.
private struct HandoutWords {
  let question, answers, whichGesture, whatIsSaid, nothing, or: String
  /// The quotation marks around words.
  let marks: (open: String, close: String)

  func quoted(_ text: String) -> String { marks.open + text + marks.close }

  static func of(_ language: LessonLanguage) -> Self {
    switch language {
    case .english:
      Self(
        question: "Question",
        answers: "Answers",
        whichGesture: "Which gesture comes next?",
        whatIsSaid: "What does VoiceOver say next?",
        nothing: "Nothing",
        or: ", or ",
        marks: ("“", "”")
      )
    case .german:
      Self(
        question: "Frage",
        answers: "Antworten",
        whichGesture: "Welche Geste kommt als Nächstes?",
        whatIsSaid: "Was sagt VoiceOver als Nächstes?",
        nothing: "Nichts",
        or: " oder ",
        marks: ("„", "“")
      )
    }
  }
}

/// A Markdown table.
private struct MarkdownRows {
  let head: [String]
  let rows: [[String]]

  /// Parses lines, or returns `nil` if they aren't a table.
  init?(_ lines: [String]) {
    guard lines.count > 1, lines.allSatisfy({ $0.hasPrefix("|") }), lines[1].contains("---") else {
      return nil
    }
    head = Self.cells(of: lines[0])
    rows = lines.dropFirst(2).map(Self.cells)
  }

  private static func cells(of line: String) -> [String] {
    line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast().map {
      cell in
      let text = cell.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
      return Display.spoken(String(text).replacing("`", with: ""))
    }
  }
}
