import EarshotLines
import EarshotSession
import EarshotTranscripts

extension LessonPlayer {
  /// The sections in which the learner tries things out.
  private static let tryingHeading = "Try"

  /// Begins the lesson: its title, how to answer, and everything up to where it waits.
  public mutating func begin() -> [String] {
    var lines = [lesson.title, help]
    if case .heading(lesson.title) = lesson.parts.first { place = 1 }
    advance(&lines)
    return lines
  }

  /// Takes a line of input.
  public mutating func take(_ line: String) -> [String] {
    guard !isOver else { return [] }
    let text = line.withoutPrompt
    switch text.lowercased() {
    case "quit", ":quit": return leave()
    case "outline":
      return (outline.isEmpty ? [SessionLine.note("no outline so far").text] : outline)
        + openQuestion
    default: break
    }
    switch awaited {
    case .nothing: return []
    case .goOn(let step): return goOn(step, text)
    case .answer(let question): return answer(question, text)
    case .choice(let choice): return choose(choice, text)
    case .task(let attempt): return work(attempt, text)
    case .practice: return practise(text)
    }
  }

  /// The question that waits for an answer, to be asked again.
  private var openQuestion: [String] {
    switch awaited {
    case .answer(let question): question.lines
    case .choice(let choice): choice.lines
    case .task(let attempt): attempt.lines
    case .nothing, .goOn, .practice: []
    }
  }

  /// Takes it that there is no more input: what is told is told to its end, a question ends it.
  public mutating func end() -> [String] {
    var lines: [String] = []
    while !isOver {
      switch awaited {
      case .answer, .choice: return lines + leave()
      case .nothing, .goOn, .practice, .task: break
      }
      lines += take("")
    }
    return lines
  }

  /// Goes on to where the lesson waits for the learner, or to its end.
  mutating func advance(_ lines: inout [String]) {
    awaited = .nothing
    while place < lesson.parts.count {
      if beginsPractice(lesson.parts[place], &lines) { return }
      place += 1
      show(lesson.parts[place - 1], &lines)
      if case .nothing = awaited { continue }
      return
    }
    if isTrying { return beginPractice(&lines) }
    isOver = true
    lines.append(score.sentence(of: lesson, in: mode))
  }

  private mutating func show(_ part: Lesson.Part, _ lines: inout [String]) {
    switch part {
    case .heading(let text):
      lines += ["", text]
      isTrying = text == Self.tryingHeading
    case .paragraph(let text): lines.append(text)
    case .outline(let name, let outline):
      self.outline = outline
      lines.append("The outline of \(name) has \(outline.count) lines; 'outline' prints it.")
    case .block(let block): lines += block
    case .step(let transcript, let step):
      enter(transcript)
      meet(step, &lines)
    case .ask(let ask): meet(ask, &lines)
    case .task(let task): begin(task, &lines)
    }
  }

  /// Comes to a step: asks about it, waits for Return, or makes it where there is nothing to ask.
  private mutating func meet(_ step: Transcript.Step, _ lines: inout [String]) {
    if mode == .telling {
      lines.append(LineMark.command.line(step.command))
      awaited = .goOn(step)
    } else if let question = question(about: step) {
      score.asked += 1
      tries = []
      awaited = .answer(question)
      lines += question.lines
    } else {
      lines.append(LineMark.command.line(step.command))
      lines += make(step)
    }
  }

  /// The question about a step: the author's, or in a lesson without any the one that fits.
  private mutating func question(about step: Transcript.Step) -> LessonQuestion? {
    defer { waitingAsk = nil }
    if let waitingAsk {
      return LessonQuestion(step, in: session, waitingAsk, practises: lesson.practises)
    }
    guard !lesson.hasOwnQuestions else { return nil }
    return LessonQuestion(step, in: session, number: score.asked, practises: lesson.practises)
  }

  /// Comes to a question: asks it if it is a choice, else keeps it for the step it is about.
  private mutating func meet(_ ask: LessonAsk, _ lines: inout [String]) {
    guard mode == .asking else { return }
    guard ask.kind == .choice else { return waitingAsk = ask }
    let choice = LessonChoice(ask)
    score.asked += 1
    awaited = .choice(choice)
    lines += choice.lines
  }

  /// Makes a step of the lesson, and gives what is heard.
  mutating func make(_ step: Transcript.Step) -> [String] {
    score.steps += 1
    return session.run(step.command).lines
  }

  /// Ends the lesson before its end.
  private mutating func leave() -> [String] {
    isOver = true
    return [score.sentence(of: lesson, in: mode)]
  }
}

// Between the steps, and after them.
extension LessonPlayer {
  private mutating func goOn(_ step: Transcript.Step, _ text: String) -> [String] {
    switch text.lowercased() {
    case "", "next": return makeAndGoOn(step)
    case "?": return [help]
    case "skip": return skip(step)
    default: return tryOnTheSide(text, before: step)
    }
  }

  private mutating func makeAndGoOn(_ step: Transcript.Step) -> [String] {
    var lines = make(step)
    advance(&lines)
    return lines
  }

  /// Makes the steps up to the next heading without a word.
  private mutating func skip(_ step: Transcript.Step) -> [String] {
    _ = make(step)
    while place < lesson.parts.count {
      if case .heading = lesson.parts[place] { break }
      if case .step(let transcript, let step) = lesson.parts[place] {
        enter(transcript)
        _ = make(step)
      }
      place += 1
    }
    var lines: [String] = []
    advance(&lines)
    return lines
  }

  /// Lets the learner try something before a step; the lesson goes on as if it had not been.
  ///
  /// The step itself is no try.
  private mutating func tryOnTheSide(_ text: String, before step: Transcript.Step) -> [String] {
    var (copy, other) = (session, session)
    let response = copy.run(text)
    if response.echo == other.run(step.command).echo { return makeAndGoOn(step) }
    defer { knowsTheSide = true }
    let note =
      knowsTheSide
      ? [] : [SessionLine.note("on the side; Return goes on where the lesson was").text]
    return [response.echo] + response.lines + note
  }

  private func beginsPractice(_ part: Lesson.Part) -> Bool {
    if case .heading = part { isTrying && transcript != nil } else { false }
  }

  private mutating func beginsPractice(_ part: Lesson.Part, _ lines: inout [String]) -> Bool {
    guard beginsPractice(part) else { return false }
    beginPractice(&lines)
    return true
  }

  private mutating func beginPractice(_ lines: inout [String]) {
    isTrying = false
    tries = []
    awaited = .practice
    lines.append("Now you: type gestures of your own; an empty line goes on.")
  }

  private mutating func practise(_ text: String) -> [String] {
    switch text.lowercased() {
    case "", "next", "skip":
      var lines: [String] = []
      advance(&lines)
      return lines
    case "?": return [help]
    default: return attempt(text).lines
    }
  }

  /// How to answer, in one line.
  var help: String {
    switch awaited {
    case .practice, .task:
      "Type a gesture; ':help gestures' lists them, ':undo' takes one back, an empty line goes on."
    case _ where mode == .asking:
      "Answer each question; '?' gives a hint, 'skip' tells the answer, 'quit' ends the lesson."
    default:
      "Return makes the next gesture, 'skip' goes to the next section, 'quit' ends the lesson."
    }
  }
}
