import EarshotAudit
import EarshotLessons
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotTranscripts

/// Takes the document of an exercise apart.
struct ExerciseReader {
  private let source: SourceText
  private(set) var exercise: Exercise
  private var collector = DiagnosticCollector()
  private var start = 0..<0
  /// Where the control is named whose gestures are counted.
  private var goalRange: Range<Int>?
  private var hasFewest = false
  /// The lines of each check, and its bytes.
  private var ranges: [(lines: [TextLine], block: Range<Int>)] = []
  /// The broken screen as an app, where it could be read.
  private var document: AppDocument?

  /// What is wrong with the exercise.
  var diagnostics: [Diagnostic] { collector.sorted }

  init(_ source: SourceText) {
    self.source = source
    let file = source.name.split(separator: "/").last.map(String.init) ?? source.name
    let name = FileKind.markdown.stem(of: file)
    exercise = Exercise(name: name, title: name)
  }

  /// Reads the document.
  mutating func read() {
    let document = MarkdownDocument(source)
    for problem in document.diagnostics { collector.add(problem) }
    for (field, line) in document.fields { read(field, line) }
    guard document.unclosed.isEmpty else {
      return document.unclosed.forEach { collector.add($0) }
    }
    checkHeader()
    for part in document.parts {
      switch part {
      case .heading(let heading): exercise.title = PlainProse.plain(heading.text)
      case .paragraph(let lines): exercise.story.append(PlainProse.plain(lines.joinedText))
      case .block: break
      }
    }
    for block in document.blocks { read(block) }
    reportUnknownNames()
    if exercise.screen.isEmpty || exercise.checks.isEmpty, !collector.hasErrors {
      collector.report("an exercise has a block 'screen NAME' and a block 'check'", at: start)
    }
  }

  private mutating func read(_ field: Transcript.Field, _ line: TextLine) {
    switch field.name {
    case "goal":
      exercise.goal = String(field.value.drop { $0 == "#" })
      goalRange = line.range
    case "fewest":
      (exercise.fewestRange, hasFewest) = (line.range, true)
      exercise.fewest = Int(field.value).flatMap { $0 > 0 ? $0 : nil }
      guard exercise.fewest == nil else { return }
      collector.report(
        "'fewest' needs a number of 1 or more in digits, not '\(field.value)'",
        at: line.range
      )
    default:
      let ending = Suggestion.ending(for: field.name, in: ["goal", "fewest"])
      collector.report("an exercise has no '\(field.name)'\(ending)", at: line.range)
    }
  }

  /// Reports a number of gestures without the control that they use, or the other way.
  private mutating func checkHeader() {
    if let goalRange, !hasFewest {
      collector.report("'goal' needs a line such as 'fewest: 2' beside it", at: goalRange)
    }
    if goalRange == nil, hasFewest {
      let message: Diagnostic.Message = "'fewest' needs a line such as 'goal: #pay' beside it"
      collector.report(message, at: exercise.fewestRange)
    }
  }

  private mutating func read(_ block: MarkdownBlocks.Block) {
    let words = ["screen", "check", "solution"]
    switch block.info.first {
    case let word? where words.contains(word) && !block.isClosed:
      collector.add(block.problemOfOpen)
    case "screen": readScreen(block)
    case "check": readCheck(block)
    case "solution": readSolution(block)
    case let word?:
      guard let meant = Suggestion.nearest(to: word, in: words) else { return }
      collector.add(block.problem(ofMeaning: meant))
    case nil: break
    }
  }

  private mutating func readScreen(_ block: MarkdownBlocks.Block) {
    guard exercise.screen.isEmpty else { return reportSecond("screen", block) }
    exercise.screen = block.text
    document = app(in: block)
    guard let document else { return }
    guard let goal = exercise.goal, document.tree.node(goal) == nil else { return }
    collector.report("no element of the screen is called '#\(goal)'", at: goalRange ?? block.range)
  }

  private mutating func readSolution(_ block: MarkdownBlocks.Block) {
    guard exercise.solution == nil else { return reportSecond("solution", block) }
    (exercise.solution, exercise.solutionRange) = (block.text, block.range)
    _ = app(in: block)
  }

  private mutating func reportSecond(_ word: String, _ block: MarkdownBlocks.Block) {
    collector.report("an exercise has one block '\(word)'; remove this one", at: block.range)
  }

  /// The app that a block describes, or `nil` where it has mistakes, which are reported.
  private mutating func app(in block: MarkdownBlocks.Block) -> AppDocument? {
    let source = SourceText(name: exercise.screenName, block.text)
    let reading = AppDocument.read([source])
    guard reading.document == nil else { return reading.document }
    for problem in reading.diagnostics {
      report(problem, of: source, at: block.lines, block.range)
    }
    return nil
  }

  /// Reports a mistake of a text that was made of lines of the document, at the line it is in.
  private mutating func report(
    _ problem: Diagnostic,
    of text: SourceText,
    at lines: [TextLine],
    _ range: Range<Int>
  ) {
    var problem = problem
    let number = text.lines.lastIndex { $0.range.lowerBound <= problem.range.lowerBound } ?? 0
    let offset = text.lines.count - lines.count
    let place = number - max(0, offset)
    let isThere = lines.indices.contains(place)
    problem.range = isThere ? lines[place].range : range
    (problem.source, problem.fixIt) = (0, nil)
    collector.add(problem)
  }

  private mutating func readCheck(_ block: MarkdownBlocks.Block) {
    var check = Exercise.Check()
    check.range = block.range
    let entries = LessonBlock(block.lines).entries
    for entry in entries { read(entry, into: &check) }
    if check.done.isEmpty || check.still.isEmpty || check.lines.isEmpty {
      collector.report("a check has 'done:', 'still:' and a session", at: block.range)
    } else if !check.lines.contains(where: { LineMark.claim.text(of: $0) != nil }) {
      collector.report(
        "a check needs a claim such as '? says \"Share\"'; without one, nobody can pass it",
        at: block.range
      )
    }
    let session = exercise.session(of: check)
    let lines = entries.filter { [.command, .claim].contains($0.kind) }.map(\.line)
    let reading = Transcript.read(session)
    for problem in reading.diagnostics {
      report(problem, of: session, at: lines, block.range)
    }
    exercise.checks.append(check)
    ranges.append((lines, block.range))
  }

  /// Reports names in checks that the broken screen doesn't have, unless the text tells learners to
  /// write them: nobody could pass such a check.
  private mutating func reportUnknownNames() {
    guard let document, !collector.hasErrors else { return }
    let told = exercise.wordsForLearners
    for (check, place) in zip(exercise.checks, ranges) {
      let session = exercise.session(of: check)
      guard let transcript = Transcript.read(session).transcript else { continue }
      for problem in transcript.unknownNames(in: document) {
        guard let mistake = Self.mistake(of: problem, unlessIn: told) else { continue }
        report(mistake, of: session, at: place.lines, place.block)
      }
    }
  }

  /// An unknown name as a mistake of the exercise, or `nil` where learners are told to write it.
  ///
  /// An identifier that nobody is told of is an error; another name is reported where it is nearly one
  /// of the screen, as a warning, since learners may have to write it.
  private static func mistake(of problem: Diagnostic, unlessIn told: String) -> Diagnostic? {
    var problem = problem
    let text = problem.message.text
    if let range = text.firstRange(of: "has no #") {
      let name = text[range.upperBound...].prefix {
        $0.isLetter || $0.isNumber || "_-".contains($0)
      }
      guard !told.contains("#\(name)") else { return nil }
      if !text.contains("did you mean") {
        problem.message = "\(text); if learners have to write it, name it in the text or in a hint"
      }
      return problem
    }
    problem.severity = .warning
    return text.contains("did you mean") ? problem : nil
  }

  private mutating func read(_ entry: LessonBlock.Entry, into check: inout Exercise.Check) {
    switch entry.kind {
    case .field("done"): check.done = entry.prose
    case .field("still"): check.still = entry.prose
    case .field("hint") where entry.whole.isEmpty:
      collector.report("a hint needs text after 'hint:'", at: entry.line.range)
    case .field("hint"): check.hints.append(entry.prose)
    case .field("audit"):
      check.audit = entry.value
      if AuditRule.named(entry.value) == nil {
        collector.report("the audit has no rule '\(entry.value)'", at: entry.line.range)
      }
    case .command: check.lines.append(LineMark.command.line(entry.value))
    case .claim: check.lines.append(LineMark.claim.line(entry.value))
    case .field, .choice, .text:
      collector.report(
        "a check consists of done, still, audit, hint, gestures and claims",
        at: entry.line.range
      )
    }
  }
}
