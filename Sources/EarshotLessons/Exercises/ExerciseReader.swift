import EarshotAudit
import EarshotLines
import EarshotNotation
import EarshotTranscripts

/// Takes the document of an exercise apart.
struct ExerciseReader {
  private let source: SourceText
  private(set) var exercise: Exercise
  private var collector = DiagnosticCollector()
  private var start = 0..<0

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
    let lines = source.lines
    let matter = FrontMatter(lines, &collector)
    for (field, line) in matter.fields { read(field, line) }
    let blocks = MarkdownBlocks.blocks(in: lines)
    let inBlocks = blocks.map(\.numbers)
    let prose = lines.dropFirst(matter.lineCount).filter { line in
      !inBlocks.contains { $0.contains(line.number) }
    }
    readProse(prose.map(\.trimmed))
    for block in blocks { read(block) }
    if exercise.screen.isEmpty || exercise.checks.isEmpty {
      collector.report("an exercise has a block 'screen NAME' and a block 'check'", at: start)
    }
  }

  private mutating func read(_ field: Transcript.Field, _ line: TextLine) {
    switch field.name {
    case "goal": exercise.goal = String(field.value.drop { $0 == "#" })
    case "fewest" where Int(field.value) != nil: exercise.fewest = Int(field.value)
    default:
      let ending = Suggestion.ending(for: field.name, in: ["goal", "fewest"])
      collector.report("an exercise has no '\(field.name)' like this\(ending)", at: line.range)
    }
  }

  private mutating func readProse(_ lines: [String]) {
    for paragraph in lines.split(separator: "").map({ $0.joined(separator: " ") }) {
      if let title = PlainProse.heading(paragraph) {
        exercise.title = title
      } else {
        exercise.story.append(PlainProse.plain(paragraph))
      }
    }
  }

  private mutating func read(_ block: MarkdownBlocks.Block) {
    switch block.info.first {
    case "screen": exercise.screen = block.lines.map { $0.text + "\n" }.joined()
    case "check": readCheck(block)
    default: break
    }
  }

  private mutating func readCheck(_ block: MarkdownBlocks.Block) {
    var check = Exercise.Check()
    for entry in LessonBlock(block.lines).entries { read(entry, into: &check) }
    if check.done.isEmpty || check.still.isEmpty || check.lines.isEmpty {
      collector.report("a check has 'done:', 'still:' and a session", at: block.range)
    }
    for problem in Transcript.read(exercise.session(of: check)).diagnostics {
      collector.report(problem.message, at: block.range)
    }
    exercise.checks.append(check)
  }

  private mutating func read(_ entry: LessonBlock.Entry, into check: inout Exercise.Check) {
    switch entry.kind {
    case .field("done"): check.done = entry.whole
    case .field("still"): check.still = entry.whole
    case .field("hint"): check.hints.append(entry.whole)
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
