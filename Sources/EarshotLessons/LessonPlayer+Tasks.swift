import EarshotLines
import EarshotNotation
import EarshotSession

// Choices.
extension LessonPlayer {
  /// Takes an answer to a question with choices.
  mutating func choose(_ choice: LessonChoice, _ text: String) -> [LessonLine] {
    switch text.lowercased() {
    case "": return lines(of: choice)
    case "?": return hint(choice)
    case "skip":
      score.note(at: questionPlace) { $0.outcome = .skipped }
      let right = choice.ask.choices.filter(\.isRight).map(\.text).joined(separator: "; ")
      return close(choice, saying: "It is: \(right)")
    default: break
    }
    guard let chosen = choice.choice(text) else {
      let isGesture = Gesture(text) != nil ? "That is a gesture. " : ""
      return [.tool("\(isGesture)Type the number of an answer.")] + lines(of: choice)
    }
    let remark = chosen.remark.isEmpty ? "" : " " + chosen.remark
    guard chosen.isRight else {
      score.note(at: questionPlace) { $0.misses += 1 }
      return [.tool("Not that one.\(remark) Try once more.")] + lines(of: choice)
    }
    score.note(at: questionPlace) { $0.outcome = .right }
    return close(choice, saying: "Right.\(remark)")
  }

  private mutating func hint(_ choice: LessonChoice) -> [LessonLine] {
    var choice = choice
    choice.hints += 1
    score.note(at: questionPlace) { $0.hints += 1 }
    awaited = .choice(choice)
    return (choice.hint(choice.hints).map { [LessonLine(.hint, $0)] } ?? []) + lines(of: choice)
  }

  private mutating func close(_ choice: LessonChoice, saying said: String) -> [LessonLine] {
    let why = choice.ask.help.explanation.map { [LessonLine.tool($0)] } ?? []
    var lines = [LessonLine.tool(said)] + why
    advance(&lines)
    return lines
  }
}

// Tasks.
extension LessonPlayer {
  /// Sets a task; then the section needs no practice of the learner's own.
  mutating func begin(_ task: LessonTask, _ lines: inout [LessonLine]) {
    isTrying = false
    session.beginPhase()
    tries = []
    questionPlace = place - 1
    score.ask(.init("task", task.text), at: questionPlace)
    awaited = .task(LessonTry(task: task, start: session))
    lines += openQuestion
  }

  /// Takes what the learner does about a task.
  mutating func work(_ attempt: LessonTry, _ text: String) -> [LessonLine] {
    switch text.lowercased() {
    case "", "skip", "next":
      score.note(at: questionPlace) { $0.outcome = .skipped }
      return close(attempt, saying: [])
    case "?": return hint(attempt)
    default: break
    }
    let (response, lines) = self.attempt(text)
    guard response != nil, attempt.isDone(in: session) else { return lines }
    score.note(at: questionPlace) { $0.outcome = .right }
    return close(attempt, saying: lines + [.tool("Done.")])
  }

  private mutating func hint(_ attempt: LessonTry) -> [LessonLine] {
    var attempt = attempt
    attempt.hints += 1
    score.note(at: questionPlace) { $0.hints += 1 }
    awaited = .task(attempt)
    return [LessonLine(.hint, attempt.hint(attempt.hints))]
  }

  /// Ends a task; the lesson goes on from where it was, and what was done stays in the record.
  private mutating func close(_ attempt: LessonTry, saying said: [LessonLine]) -> [LessonLine] {
    if !tries.isEmpty { finished = transcripts }
    session = attempt.start
    tries = []
    let why = attempt.task.help.explanation.map { [LessonLine.tool($0)] } ?? []
    var lines = said + why
    advance(&lines)
    return lines
  }
}
