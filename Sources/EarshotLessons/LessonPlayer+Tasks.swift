import EarshotLines
import EarshotNotation
import EarshotSession

// Choices.
extension LessonPlayer {
  /// Takes an answer to a question with choices.
  mutating func choose(_ choice: LessonChoice, _ text: String) -> [String] {
    var choice = choice
    switch text.lowercased() {
    case "": return choice.lines
    case "?":
      choice.hints += 1
      awaited = .choice(choice)
      return [choice.ask.help.hint(choice.hints) ?? "There is no other hint."] + choice.lines
    case "skip":
      let right = choice.ask.choices.filter(\.isRight).map(\.text).joined(separator: "; ")
      return close(choice, saying: ["It is: \(right)"])
    default: break
    }
    guard let chosen = choice.choice(text) else {
      return ["Type the number of an answer."] + choice.lines
    }
    let remark = chosen.remark.isEmpty ? [] : [chosen.remark]
    guard chosen.isRight else {
      choice.misses += 1
      awaited = .choice(choice)
      return ["Not that one."] + remark + choice.lines
    }
    score.add(atOnce: choice.misses + choice.hints == 0)
    return close(choice, saying: ["Right."] + remark)
  }

  private mutating func close(_ choice: LessonChoice, saying said: [String]) -> [String] {
    var lines = said + [choice.ask.help.explanation].compactMap { $0 }
    advance(&lines)
    return lines
  }
}

// Tasks.
extension LessonPlayer {
  /// Sets a task.
  mutating func begin(_ task: LessonTask, _ lines: inout [String]) {
    session.beginPhase()
    tries = []
    let attempt = LessonTry(task: task, start: session)
    awaited = .task(attempt)
    lines += attempt.lines
  }

  /// Takes what the learner does about a task.
  mutating func work(_ attempt: LessonTry, _ text: String) -> [String] {
    var attempt = attempt
    switch text.lowercased() {
    case "", "skip", "next": return close(attempt, saying: [])
    case "?":
      attempt.hints += 1
      awaited = .task(attempt)
      let hint = attempt.task.help.hint(attempt.hints)
      return [hint ?? "One way: \(attempt.task.solution.joined(separator: "; "))"]
    default: break
    }
    let (response, lines) = self.attempt(text)
    guard response != nil, attempt.isDone(in: session) else { return lines }
    return close(attempt, saying: lines + ["Done."])
  }

  /// Ends a task; the lesson goes on from where it was, and what was done stays in the record.
  private mutating func close(_ attempt: LessonTry, saying said: [String]) -> [String] {
    if !tries.isEmpty { finished = transcripts }
    session = attempt.start
    tries = []
    var lines = said + [attempt.task.help.explanation].compactMap { $0 }
    advance(&lines)
    return lines
  }
}
