// Longer than 300 lines: the keys of an exercise and their messages belong together.

import EarshotAudit
import EarshotLessons
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession
import EarshotTranscripts

/// A reader that splits the document of an exercise into its parts.
struct ExerciseReader {
  private let source: SourceText
  private(set) var exercise: Exercise
  private var collector = DiagnosticCollector()
  private var start = 0..<0
  /// The byte range of the header's `goal` line, or `nil` if there's none.
  private var goalRange: Range<Int>?
  private var hasFewest = false
  /// The lines of each check, with the bytes of its block.
  private var ranges: [(lines: [TextLine], block: Range<Int>)] = []
  /// The broken screen as an app, or `nil` if it can't be read.
  private var document: AppDocument?

  /// The errors and warnings in the exercise.
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
    let unclosed = MarkdownBlocks.unclosed(document.blocks)
    guard unclosed.isEmpty else { return unclosed.forEach { collector.add($0) } }
    checkHeader()
    for (place, part) in document.parts.enumerated() {
      let next = document.parts.dropFirst(place + 1).first
      switch part {
      case .heading(let heading): exercise.title = PlainProse.plain(heading.text)
      case .paragraph(let lines) where next?.isRepair != true:
        exercise.story.append(PlainProse.plain(lines.map(\.trimmed).joined(separator: " ")))
      case .paragraph: break  // Learners don't get the titles of repairs and mistakes.
      case .block(let block): read(block)
      }
    }
    reportUnknownNames()
    if exercise.screen.isEmpty || exercise.checks.isEmpty, !collector.hasErrors {
      collector.report("an exercise needs a 'screen NAME' block and a 'check' block", at: start)
    }
  }

  private mutating func read(_ field: Transcript.Field, _ line: TextLine) {
    switch field.name {
    case "language":
      if let language = LessonLanguage(tag: field.value) {
        exercise.language = language
      } else {
        collector.report(LessonLanguage.unknown(of: "an exercise"), at: line.range)
      }
    case "goal":
      exercise.goal = String(field.value.drop { $0 == "#" })
      goalRange = line.range
      guard exercise.goal?.isEmpty ?? false else { return }
      collector.report("write an identifier after 'goal:', as in 'goal: #pay'", at: line.range)
    case "fewest":
      (exercise.fewestRange, hasFewest) = (line.range, true)
      exercise.fewest = Int(field.value).flatMap { $0 > 0 ? $0 : nil }
      guard exercise.fewest == nil else { return }
      let wrong = field.value.isEmpty ? "" : ", not '\(field.value)'"
      let message: Diagnostic.Message =
        "'fewest' needs a whole number of 1 or more\(wrong); write one, as in 'fewest: 2'"
      collector.report(message, at: line.range)
    case "changes": exercise.mayChange += ExerciseRequirement.alternatives(field.value)
    case "allows": exercise.allowed += rules(field.value, line.range)
    default:
      let names = ["language", "goal", "fewest", "changes", "allows"]
      let ending = Suggestion.ending(for: field.name, in: names)
      let wayOut = ending.isEmpty ? "; use \(names.asAlternatives)" : ending
      collector.report("'\(field.name)' isn't part of an exercise\(wayOut)", at: line.range)
    }
  }

  /// Returns the audit rules in a list that bars separate, and reports unknown rules.
  private mutating func rules(_ text: String, _ range: Range<Int>) -> [String] {
    let names = ExerciseRequirement.alternatives(text)
    for name in names where AuditRule.named(name) == nil {
      collector.report(Self.noRule(name), at: range)
    }
    return names
  }

  /// Reports a number of gestures without the control that they use, or a control without a number.
  private mutating func checkHeader() {
    if let goalRange, !hasFewest {
      let message: Diagnostic.Message =
        "'goal' needs a number of gestures; add a line such as 'fewest: 2'"
      collector.report(message, at: goalRange)
    }
    if goalRange == nil, hasFewest {
      let message: Diagnostic.Message = "'fewest' needs a control; add a line such as 'goal: #pay'"
      collector.report(message, at: exercise.fewestRange)
    }
  }

  private mutating func read(_ block: MarkdownBlocks.Block) {
    let words = ["screen", "check", "solution", "repair", "mistake"]
    switch block.info.first {
    case let word? where words.contains(word) && !block.isClosed:
      collector.add(block.problemOfOpen)
    case "screen": readScreen(block)
    case "check": readCheck(block)
    case "solution": readSolution(block)
    case "repair", "mistake": break  // ExerciseRepairs reads and ExerciseCheck judges these.
    case let word?:
      guard let meant = Suggestion.nearest(to: word, in: words) else { return }
      let info = ([meant] + block.info.dropFirst()).joined(separator: " ")
      let message: Diagnostic.Message =
        "Earshot doesn't read blocks of type '\(word)'; write '```\(info)'"
      collector.report(message, at: block.range)
    case nil: break
    }
  }

  private mutating func readScreen(_ block: MarkdownBlocks.Block) {
    guard exercise.screen.isEmpty else { return reportSecond("screen", block) }
    exercise.screen = block.text
    document = app(in: block)
    guard let document else { return }
    guard let goal = exercise.goal, !goal.isEmpty, document.tree.node(goal) == nil else { return }
    let names = document.tree.indices.compactMap { document.tree[$0].identifier }
    let near = Suggestion.nearest(to: goal, in: names)
    let wayOut = near.map { "write 'goal: #\($0)'" } ?? "correct the identifier after 'goal:'"
    collector.report(
      "no element on the screen is called '#\(goal)'; \(wayOut)",
      at: goalRange ?? block.range
    )
  }

  private mutating func readSolution(_ block: MarkdownBlocks.Block) {
    guard exercise.solution == nil else { return reportSecond("solution", block) }
    (exercise.solution, exercise.solutionRange) = (block.text, block.range)
    _ = app(in: block)
  }

  private mutating func reportSecond(_ word: String, _ block: MarkdownBlocks.Block) {
    let message: Diagnostic.Message =
      "an exercise can have only one '\(word)' block; remove this one"
    collector.report(message, at: block.range)
  }

  /// Returns the app in a block, or reports its errors and returns `nil`.
  private mutating func app(in block: MarkdownBlocks.Block) -> AppDocument? {
    let source = SourceText(name: exercise.screenName, block.text)
    let reading = AppDocument.read([source])
    guard reading.document == nil else { return reading.document }
    for problem in reading.diagnostics {
      report(problem, of: source, at: block.lines, block.range)
    }
    return nil
  }

  /// Reports an error in text from lines of the document, at the line that contains it.
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
    let missing = Self.missing(in: check)
    if !missing.isEmpty {
      collector.report("this check needs \(missing.joinedWithAnd)", at: block.range)
    } else if check.requirements.isEmpty,
      !check.lines.contains(where: { LineMark.claim.text(of: $0) != nil })
    {
      collector.report(
        "every solution fails a check without a claim; add a claim such as '? says \"Share\"'",
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

  /// Returns the parts that a check must have and doesn't have.
  private static func missing(in check: Exercise.Check) -> [String] {
    let isEmpty = check.lines.isEmpty && check.requirements.isEmpty
    let parts = [
      check.done.isEmpty ? "text after 'done:'" : nil,
      check.still.isEmpty ? "text after 'still:'" : nil,
      isEmpty ? "a session or a line such as 'named: Pay'" : nil,
    ]
    return parts.compactMap(\.self)
  }

  /// Reports names in checks that aren't on the broken screen, because no screen could pass them.
  ///
  /// Names that the text asks learners to write are fine.
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

  /// Returns an unknown name as an error in the exercise, or `nil` if the text asks learners to
  /// write it.
  ///
  /// An identifier that learners don't know is an error. A different name is a warning if it's
  /// similar to a name on the screen, because learners may have to write it.
  private static func mistake(of problem: Diagnostic, unlessIn told: String) -> Diagnostic? {
    var problem = problem
    let text = problem.message.text
    if let range = text.firstRange(of: MessageMark.hasNone.rawValue) {
      let name = text[range.upperBound...].prefix {
        $0.isLetter || $0.isNumber || "_-".contains($0)
      }
      guard !told.contains("#\(name)") else { return nil }
      if !text.contains("did you mean") {
        problem.message =
          "\(text); if learners must use this name, add the name to the text or to a hint"
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
    case .field("audit") where entry.value.isEmpty:
      collector.report(
        "write the name of a rule after 'audit:', as in 'audit: heading-missing'",
        at: entry.line.range
      )
    case .field("audit"):
      check.audit = entry.value
      if AuditRule.named(entry.value) == nil {
        collector.report(Self.noRule(entry.value), at: entry.line.range)
      }
    case .field("any") where entry.below.isEmpty:
      collector.report(
        "below 'any:', write indented lines such as 'named: close'",
        at: entry.line.range
      )
    case .field("any"):
      check.requirements.append(.init(kind: .any(entry.below.map { read(set: $0, entry) })))
    case .field(let key) where ExerciseRequirement.keys.contains(key):
      check.requirements += read(key, entry.whole, entry)
    case .command: check.lines.append(LineMark.command.line(entry.value))
    case .claim: check.lines.append(LineMark.claim.line(entry.value))
    case .field(let key):
      let near = Suggestion.ending(for: key, in: Self.keys)
      let ending = near.isEmpty ? "; use \(Self.keys.asAlternatives)" : near
      collector.report("'\(key)' isn't part of a check\(ending)", at: entry.line.range)
    case .choice, .text:
      let other: Diagnostic.Message =
        "this line isn't part of a check; write a gesture, a claim, or a line such as 'named: Pay'"
      let line = Display.safe(LineMark.command.line(entry.value))
      let gesture: Diagnostic.Message = "a gesture begins with '> '; write '\(line)'"
      collector.report(Gesture(entry.value) == nil ? other : gesture, at: entry.line.range)
    }
  }

  private static func noRule(_ name: String) -> Diagnostic.Message {
    "the audit has no rule '\(name)'; 'earshot audit --explain all' lists the rules"
  }

  private static let keys = ["done", "still", "audit", "hint"] + ExerciseRequirement.keys

  private mutating func read(
    _ key: String,
    _ value: String,
    _ entry: LessonBlock.Entry
  ) -> [ExerciseRequirement] {
    do throws(ExerciseRequirement.Problem) {
      return [try ExerciseRequirement.read(key, value)]
    } catch {
      collector.report("\(error.text)", at: entry.line.range)
      return []
    }
  }

  /// Reads lines below `any:`, separated by semicolons.
  private mutating func read(
    set text: String,
    _ entry: LessonBlock.Entry
  ) -> [ExerciseRequirement] {
    text.split(separator: ";").flatMap { part -> [ExerciseRequirement] in
      let pieces = part.split(separator: ":", maxSplits: 1).map { String($0).trimmed }
      guard pieces.count == 2 else {
        collector.report("below 'any:', write lines such as 'named: close'", at: entry.line.range)
        return []
      }
      return read(pieces[0], pieces[1], entry)
    }
  }
}
