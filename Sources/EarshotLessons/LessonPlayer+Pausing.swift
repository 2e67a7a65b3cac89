import EarshotLines
import EarshotTranscripts

// Waiting for Return, so the lesson never prints more at once than fits on a small terminal.
//
// - Source: our choice; 80 columns and 24 lines are the smallest common size of a terminal.
extension LessonPlayer {
  /// The maximum number of rows to print between two pauses.
  ///
  /// The rest of the 24 rows are for the input.
  static let rowsOfScreen = 20
  /// The number of rows that are enough for a pause before a new section.
  private static let rowsOfSection = 12

  /// Returns whether to wait before a part that wouldn't fit on the screen, or before a section
  /// that would begin near its bottom.
  mutating func pausesBefore(_ part: Lesson.Part, _ lines: [LessonLine]) -> Bool {
    guard pauses, !lines.isEmpty else { return false }
    let filled = rows(of: lines)
    let isLate = if case .heading = part { filled >= Self.rowsOfSection } else { false }
    guard isLate || filled + rowsNeeded(by: part) > Self.rowsOfScreen else { return false }
    awaited = .more
    return true
  }

  /// Returns the number of rows of a part.
  ///
  /// For a section, that includes its heading, its prose, and the part after the prose.
  private func rowsNeeded(by part: Lesson.Part) -> Int {
    guard case .heading = part else { return rows(of: part) }
    let rest = lesson.parts[place...].dropFirst()
    let prose = rest.prefix(while: \.isProse)
    let first = rest.dropFirst(prose.count).first.map { rows(of: $0) } ?? 0
    return 2 + prose.map { rows(of: $0) }.reduce(0, +) + first
  }

  private func rows(of part: Lesson.Part) -> Int {
    switch part {
    case .heading: 2
    case .paragraph(let text): rows(of: [LessonLine(.lesson, text)])
    case .outline(let name, let lines): rows(of: [.tool(.outline(of: name, lines: lines.count))])
    case .block(let lines): rows(of: lines.map { LessonLine(.example, $0) })
    case .step(let transcript, let step): rows(of: step, in: transcript)
    case .ask(let ask): mode == .asking && ask.kind == .choice ? rows(of: ask) : 0
    case .task(let task): rows(of: [LessonLine(.task, task.text)])
    }
  }

  /// Returns the number of rows that lines take in the language of the lesson.
  func rows(of lines: [LessonLine]) -> Int {
    inLanguage(lines).map(\.rowsOfNarrowTerminal).reduce(0, +)
  }

  /// Returns the number of rows of a step, which are the gesture and the question or the output
  /// immediately below it.
  private func rows(of step: Transcript.Step, in transcript: Int) -> Int {
    guard mode == .asking else { return 1 }
    if let waitingAsk { return 1 + rows(of: waitingAsk) }
    guard transcript == self.transcript else { return 1 + step.expected.count }
    var copy = session
    return 1 + rows(of: LessonLine.session(copy.run(step.command)))
  }

  private func rows(of ask: LessonAsk) -> Int {
    let detail = Wording.asking(numberOfQuestion, for: .askedForGesture)
    let question = LessonLine(.question, Wording(verbatim: ask.text), detail: detail)
    return rows(of: [question] + LessonChoice(ask).choices)
  }
}

// The outline, one page at a time.
extension LessonPlayer {
  /// Returns the outline.
  ///
  /// On a small terminal, returns only as much as fits above the question.
  mutating func showOutline() -> [LessonLine] {
    guard !outline.isEmpty else { return [.tool(.noOutline)] }
    let rest = outline.dropFirst(outlineShown).map { LessonLine(.outline, $0) }
    let page = pauses ? fitting(rest) : rest
    outlineShown = page.count < rest.count ? outlineShown + page.count : 0
    guard outlineShown > 0 else { return page }
    return page + [.tool(.moreOutline(after: outlineShown, of: outline.count))]
  }

  /// Returns the first lines that fit on the screen together with the question below them.
  private func fitting(_ lines: [LessonLine]) -> [LessonLine] {
    var room = Self.rowsOfScreen - rows(of: openQuestion) - 1
    return Array(
      lines.enumerated().prefix { place, line in
        room -= rows(of: [line])
        return place == 0 || room >= 0
      }.map(\.element)
    )
  }

  /// Returns the lines without the paragraphs at the beginning that don't fit on the screen
  /// together with the question.
  ///
  /// The heading stays in place.
  func fittingEnd(of lines: [LessonLine], above more: [LessonLine]) -> [LessonLine] {
    var lines = lines
    while pauses, lines.count > 2, rows(of: lines + more) > Self.rowsOfScreen {
      lines.remove(at: 1)
    }
    return lines
  }
}

extension Lesson.Part {
  /// Whether the part is only for reading.
  fileprivate var isProse: Bool {
    switch self {
    case .paragraph, .outline, .block: true
    case .heading, .step, .ask, .task: false
    }
  }
}

extension LessonLine {
  /// The number of rows on a terminal with 80 columns, with wrapping between words and indented
  /// continuation lines.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the line.
  var rowsOfNarrowTerminal: Int {
    var (rows, column) = (1, -1)
    for word in printed.split(separator: " ") {
      if column + 1 + word.count > 79, column > 0 { (rows, column) = (rows + 1, 3) }
      column += 1 + word.count
    }
    return rows
  }
}
