import EarshotLines
import EarshotNotation
import EarshotSession

// Choices.
extension LessonPlayer {
  /// Takes an answer to a question with choices.
  mutating func choose(_ choice: LessonChoice, _ text: String) -> [LessonLine] {
    switch text.lowercased() {
    case "": return [.tool(.typeNumber)] + lines(of: choice)
    case "?": return giveHint(on: choice)
    case "skip": return skip(choice)
    default: break
    }
    guard let chosen = choice.choice(text) else {
      let reason: Wording = Gesture(text) != nil ? .isGesture + .typeNumber : .typeNumber
      return [.tool(reason)] + lines(of: choice)
    }
    let remark = chosen.remark.isEmpty ? [] : [Wording(verbatim: chosen.remark)]
    guard chosen.isRight else {
      score.note(at: questionPlace) { $0.misses += 1 }
      return [.tool(([.notThatOne] + remark + [.tryAgain]).joined(by: " "))] + lines(of: choice)
    }
    return close(choice, as: .right, saying: [.tool(([.right] + remark).joined(by: " "))])
  }
}

// Tasks.
extension LessonPlayer {
  /// Whether a step or a task follows.
  var playsMore: Bool {
    lesson.parts[place...].contains { part in
      switch part {
      case .step, .task: true
      case .heading, .paragraph, .outline, .block, .ask: false
      }
    }
  }

  /// Sets a task; then the section needs no practice of the learner's own, unless more to try
  /// follows.
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
    case "": return close(attempt, as: .skipped, saying: [.tool(.undone)])
    case "skip", "next": return skip(attempt)
    case "?": return giveHint(on: attempt)
    default: break
    }
    var attempt = attempt
    var lines: [LessonLine] = []
    for command in Self.commands(in: text) {
      let (response, printed) = self.attempt(command)
      lines += printed
      guard response != nil else { return lines }
      attempt.note(command, after: tries.count - 1)
      awaited = .task(attempt)
    }
    guard attempt.isDone(in: session) else { return lines }
    let verdict: [LessonLine] = playsMore ? [.tool(.done + .backToLesson)] : [.tool(.done)]
    return close(attempt, as: .right, saying: lines + verdict)
  }

  /// The gestures of a line, each as a line of its own, so that a claim about what is heard last means
  /// the last of them; a line with anything else in it stays whole.
  private static func commands(in text: String) -> [String] {
    let line = InputLine(text)
    guard line.kind == .commands, !text.begins(with: ":"), GestureSlip.reason(text) == nil else {
      return [text]
    }
    return line.commands
  }
}
