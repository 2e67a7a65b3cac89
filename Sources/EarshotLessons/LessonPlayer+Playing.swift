import EarshotLines
import EarshotSession
import EarshotTranscripts

extension LessonPlayer {
  /// The headings of sections in which learners try things out.
  private static let tryingHeadings = ["Try", "Try it", "Ausprobieren"]

  /// Begins the lesson and returns its title, instructions for answering, and everything up to the
  /// first pause.
  public mutating func begin() -> [LessonLine] {
    var lines = titleLines
    if case .heading(lesson.title) = lesson.parts.first { place = 1 }
    advance(&lines)
    return inLanguage(lines)
  }

  /// Begins the lesson for a learner who continues it.
  ///
  /// Returns the lesson's title and instructions for answering, but nothing that the learner has
  /// already read.
  public mutating func beginAgain() -> [LessonLine] {
    let lines = inLanguage(titleLines)
    _ = begin()
    return lines
  }

  private var titleLines: [LessonLine] {
    [LessonLine(.lesson, lesson.title), .tool(.voices), .tool(help)]
  }

  /// Processes a line of input.
  public mutating func take(_ line: String) -> [LessonLine] {
    isOver ? [] : inLanguage(taken(line))
  }

  /// Returns lines in the language of the lesson, which the player uses for all its output.
  func inLanguage(_ lines: [LessonLine]) -> [LessonLine] {
    lines.map { $0.inLanguage(lesson.language) }
  }

  private mutating func taken(_ line: String) -> [LessonLine] {
    var text = line.withoutPrompt
    if !isAnswer(text), !isNameHere(text) {
      text = Self.command(text) ?? text
      switch text.lowercased() {
      case "quit", ":quit": return leave()
      case "back": return goBack()
      case "outline": return showOutline() + openQuestion
      default: break
      }
    }
    outlineShown = 0
    inputs.append(text)
    return respond(text)
  }

  private mutating func respond(_ text: String) -> [LessonLine] {
    switch awaited {
    case .nothing: return []
    case .more: return readOn(text)
    case .goOn(let step): return goOn(step, text)
    case .answer(let question): return answer(question, text)
    case .choice(let choice): return choose(choice, text)
    case .task(let attempt): return work(attempt, text)
    case .practice: return practise(text)
    }
  }

  /// Continues after a pause, or returns a message about any other input.
  private mutating func readOn(_ text: String) -> [LessonLine] {
    guard ["", "next", "skip"].contains(text.lowercased()) else { return [.tool(.returnFirst)] }
    var lines: [LessonLine] = []
    advance(&lines)
    return lines
  }

  /// Returns whether a line is a correct answer, whatever other meaning it may have.
  func isAnswer(_ text: String) -> Bool {
    guard case .answer(let question) = awaited, question.kind == .words else { return false }
    return question.isAnswered(by: text)
  }

  /// The open question, for asking it again.
  var openQuestion: [LessonLine] {
    switch awaited {
    case .answer(let question): lines(of: question)
    case .choice(let choice): lines(of: choice)
    case .task(let attempt): [LessonLine(.task, attempt.task.text)]
    case .goOn(let step): LessonLine.session([LineMark.command.line(step.command)])
    case .nothing, .more, .practice: []
    }
  }

  /// Handles the end of the input.
  ///
  /// Returns the rest of the lesson up to a question or, if the player asks questions, up to a
  /// task.
  public mutating func end() -> [LessonLine] {
    var lines: [LessonLine] = []
    while !isOver {
      switch awaited {
      case .answer, .choice: return lines + inLanguage(leave())
      case .task where mode == .asking: return lines + inLanguage(leave())
      case .nothing, .more, .goOn, .practice, .task: break
      }
      lines += take("")
    }
    return lines
  }

  /// Continues to the next point where the lesson waits for the learner, or to its end.
  mutating func advance(_ lines: inout [LessonLine]) {
    awaited = .nothing
    while place < lesson.parts.count {
      let part = lesson.parts[place]
      if beginsPractice(part, &lines) || pausesBefore(part, lines) { return }
      place += 1
      show(part, &lines)
      if case .nothing = awaited { continue }
      return remember()
    }
    if isTrying { return beginPractice(&lines) }
    (isOver, isFinished) = (true, true)
    lines.append(.tool(score.sentence(of: lesson, in: mode)))
  }

  private mutating func show(_ part: Lesson.Part, _ lines: inout [LessonLine]) {
    switch part {
    case .heading(let text):
      lines += [.blank, LessonLine(.section, text)]
      section = text
      isTrying = Self.tryingHeadings.contains(text)
    case .paragraph(let text):
      lines.append(LessonLine(.lesson, text))
      isTrying = isTrying || Self.tryingHeadings.contains(section)
    case .outline(let name, let outline):
      (self.outline, outlineShown) = (outline, 0)
      lines.append(.tool(.outline(of: name, lines: outline.count)))
    case .block(let block): lines += block.map { LessonLine(.example, $0) }
    case .step(let transcript, let step):
      enter(transcript)
      meet(step, &lines)
    case .ask(let ask): meet(ask, &lines)
    case .task(let task): begin(task, &lines)
    }
  }

  /// Runs a step of the lesson and returns its output.
  mutating func make(_ step: Transcript.Step) -> [LessonLine] {
    score.steps += 1
    let response = session.run(step.command)
    heard.formUnion(response.speech)
    return LessonLine.session(response)
  }

  /// Leaves the lesson before its end.
  private mutating func leave() -> [LessonLine] {
    isOver = true
    if case .practice = awaited, place == lesson.parts.count {
      isFinished = true
      return [.tool(score.sentence(of: lesson, in: mode))]
    }
    return [.tool(.stopped(at: whereabouts)), .tool(score.sentence(of: lesson, in: mode))]
  }

  /// The learner's place, such as `question 4 of 9, in “Moving”`.
  ///
  /// The German form can follow “bei”.
  package var whereabouts: Wording {
    let place: Wording =
      switch awaited {
      case .answer, .choice: .question(numberOfQuestion)
      case .task: .aTask
      case .practice: .ownGestures
      case .more where mode == .asking && !section.isEmpty: .theSection
      case .nothing, .more, .goOn: .step(.number(score.steps + 1, of: lesson.stepCount))
      }
    return place.inSection(section)
  }

  /// Instructions for answering, in one line.
  var help: Wording {
    switch awaited {
    case .practice, .task: .helpWithGestures
    case _ where mode == .asking: .helpWithAnswers
    default: .helpWithSteps
    }
  }
}

// Input between the steps and after the last step.
extension LessonPlayer {
  private mutating func goOn(_ step: Transcript.Step, _ text: String) -> [LessonLine] {
    switch text.lowercased() {
    case "", "next": return makeAndGoOn(step)
    case "?": return [.tool(help)]
    case "skip": return skip(step)
    default: return tryOnTheSide(text, before: step)
    }
  }

  private mutating func makeAndGoOn(_ step: Transcript.Step) -> [LessonLine] {
    var lines = make(step)
    advance(&lines)
    return lines
  }

  /// Silently runs a step and the remaining steps before the next heading.
  private mutating func skip(_ step: Transcript.Step) -> [LessonLine] {
    _ = make(step)
    while place < lesson.parts.count {
      if case .heading = lesson.parts[place] { break }
      if case .step(let transcript, let step) = lesson.parts[place] {
        enter(transcript)
        _ = make(step)
      }
      place += 1
    }
    var lines: [LessonLine] = []
    advance(&lines)
    return lines
  }

  /// Lets the learner try something before a step.
  ///
  /// Afterward, the lesson continues as if nothing had happened.
  ///
  /// If the learner makes the gesture of the step, the lesson continues with the step.
  private mutating func tryOnTheSide(
    _ text: String,
    before step: Transcript.Step
  ) -> [LessonLine] {
    var (copy, other) = (session, session)
    let response = copy.run(text)
    if response.echo == other.run(step.command).echo { return makeAndGoOn(step) }
    defer { knowsTheSide = true }
    let note = knowsTheSide ? [] : [LessonLine.tool(.onTheSide)]
    let echo = LessonLine.session([response.echo])
    if let slip = GestureSlip.reason(text) { return echo + [.tool(slip)] }
    return echo + linesOf(response, to: text) + note
  }

  private func beginsPractice(_ part: Lesson.Part) -> Bool {
    if case .heading = part { isTrying && transcript != nil } else { false }
  }

  private mutating func beginsPractice(_ part: Lesson.Part, _ lines: inout [LessonLine]) -> Bool {
    guard beginsPractice(part) else { return false }
    beginPractice(&lines)
    return true
  }

  private mutating func beginPractice(_ lines: inout [LessonLine]) {
    isTrying = false
    tries = []
    awaited = .practice
    lines.append(.tool(.nowYou(endingLesson: place == lesson.parts.count)))
  }

  private mutating func practise(_ text: String) -> [LessonLine] {
    switch text.lowercased() {
    case "", "next", "skip":
      var lines: [LessonLine] = []
      advance(&lines)
      return lines
    case "?": return [.tool(help)]
    default:
      let (meant, note) = understood(text)
      return note + attempt(meant).lines
    }
  }
}
