import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotTranscripts

/// A reader that splits a document into prose, blocks, questions, and steps in the order of its
/// lines.
struct LessonReader {
  /// The header above the lesson.
  private(set) var header = LessonHeader()
  /// The parts found so far, in order.
  private(set) var parts: [Lesson.Part] = []
  /// The rules that support paragraphs.
  private(set) var citations: [Lesson.Citation] = []
  /// The steps by their line numbers, each with the index of its transcript.
  private var steps: [Int: (transcript: Int, step: Transcript.Step)] = [:]
  /// The question that waits for its step, with the byte range of its block, or `nil` if there's
  /// none.
  private var waiting: (ask: LessonAsk, range: Range<Int>)?
  /// Whether a session is unreadable, in which case its steps are missing and questions have no
  /// steps.
  var isMissingSteps = false
  private var collector = DiagnosticCollector()

  /// The errors in the lesson outside its sessions.
  var diagnostics: [Diagnostic] { collector.sorted }

  /// The sessions that name no screen and that the reader hasn't reported yet.
  private var nameless: Set<Int> = []

  init(_ transcripts: [Transcript]) {
    for (place, transcript) in transcripts.enumerated() {
      if case .sample = transcript.screen { nameless.insert(place) }
    }
    for (place, transcript) in transcripts.enumerated() {
      for step in transcript.steps { steps[step.line] = (place, step) }
    }
  }

  /// Reads the document.
  mutating func read(_ document: MarkdownDocument) {
    header.read(document, &collector)
    for part in document.parts {
      switch part {
      case .heading(let heading): read(heading)
      case .paragraph(let lines): read(lines)
      case .block(let block): read(block)
      }
    }
    endQuestion()
  }

  private mutating func read(_ block: MarkdownBlocks.Block) {
    reportOpen(block)
    switch block.info.first {
    case "voiceover": for line in block.lines { readSession(line) }
    case "ask": readQuestion(block)
    case "task": readTask(block)
    case "screen" where block.info.count == 2:
      parts.append(.outline(name: block.info[1], lines: block.lines.map(\.text)))
    default:
      reportMistyped(block)
      parts.append(.block(block.lines.map(\.text)))
    }
  }

  /// Reports a block that only the end of the document closes.
  ///
  /// The reader of sessions reports an unclosed session.
  private mutating func reportOpen(_ block: MarkdownBlocks.Block) {
    let words = ["screen"] + Self.words
    guard !block.isClosed, block.info.first.map(words.contains) ?? false else { return }
    collector.add(block.problemOfOpen)
  }

  /// The name of the screen above the line, or an example if there's none.
  private var nameOfScreen: String {
    let names = parts.compactMap { if case .outline(let name, _) = $0 { name } else { nil } }
    return names.last ?? "light.screen"
  }

  /// Reads a line of a session: a step, or its output.
  private mutating func readSession(_ line: TextLine) {
    if let (transcript, step) = steps[line.number] {
      parts.append(.step(transcript: transcript, step))
      if nameless.remove(transcript) != nil {
        collector.report(
          """
          this session doesn't name a screen; begin it with a line such as 'screen: \
          \(nameOfScreen)'
          """,
          at: line.range
        )
      }
      if let objection = waiting?.ask.objection(to: step) {
        collector.report(objection, at: waiting?.range ?? line.range)
      }
      waiting = nil
    } else if let title = LineMark.phase.text(of: line.trimmed) {
      parts.append(.heading(title.trimmed))
    } else if let remark = LineMark.note.text(of: line.trimmed) {
      parts.append(.paragraph(remark.trimmed))
    }
  }

  private mutating func read(_ heading: MarkdownDocument.Heading) {
    endQuestion()
    let text = PlainProse.plain(heading.text, in: header.language)
    let (plain, rules) = PlainProse.withoutComments(text)
    for name in rules { _ = RuleNames.read(name, heading.line, &collector) }
    parts.append(.heading(plain))
  }

  private mutating func read(_ paragraph: [TextLine]) {
    let written = paragraph.map(\.trimmed).joined(separator: " ")
    let (text, rules) = PlainProse.withoutComments(written)
    for name in rules {
      let line = paragraph.first { $0.text.contains(name) } ?? paragraph[0]
      _ = RuleNames.read(name, line, &collector)
    }
    let plain = PlainProse.plain(text, in: header.language)
    if !rules.isEmpty { citations.append(Lesson.Citation(paragraph: plain, rules: rules)) }
    if !plain.isEmpty { parts.append(.paragraph(plain)) }
  }
}

// Questions and tasks.
extension LessonReader {
  private mutating func readQuestion(_ block: MarkdownBlocks.Block) {
    endQuestion()
    guard let ask = LessonAsk.read(block, in: header.language, &collector) else { return }
    parts.append(.ask(ask))
    if ask.kind != .choice { waiting = (ask, block.range) }
  }

  private mutating func readTask(_ block: MarkdownBlocks.Block) {
    endQuestion()
    let task = LessonTask.read(block, in: header.language, &collector)
    let hasSession = isMissingSteps || parts.contains { if case .step = $0 { true } else { false } }
    if !hasSession {
      collector.report(
        "there's no session above this task, so the task has no place to begin; write a session above the task",
        at: block.range
      )
    }
    parts.append(.task(task))
  }

  /// Reports a question that isn't followed by a step.
  private mutating func endQuestion() {
    guard let range = waiting?.range else { return }
    waiting = nil
    guard !isMissingSteps else { return }
    collector.report(
      "no step follows this question; below it, write a session that answers the question",
      at: range
    )
  }

  /// The keywords of blocks that ask a question or set a task.
  private static let words = ["ask", "task"]

  /// Returns whether a block is a question or a task, even if its keyword is misspelled.
  static func asks(in block: MarkdownBlocks.Block) -> Bool {
    block.info.first.map(words.contains) ?? false || meantWord(of: block) != nil
  }

  /// Returns the keyword that a block should have, or `nil` if its own keyword isn't a misspelling.
  ///
  /// Its own keyword must be close to it, and its lines must look like a question or a task.
  private static func meantWord(of block: MarkdownBlocks.Block) -> String? {
    guard let word = block.info.first, !words.contains(word),
      let meant = Suggestion.nearest(to: word, in: words),
      LessonBlock(block.lines).reads(as: meant)
    else { return nil }
    return meant
  }

  /// Reports a block with a misspelled keyword.
  private mutating func reportMistyped(_ block: MarkdownBlocks.Block) {
    guard let word = block.info.first, let meant = Self.meantWord(of: block) else { return }
    collector.report(
      """
      Earshot doesn't read blocks of type '\(word)'; write '```\(meant)'
      """,
      at: block.range
    )
  }
}
