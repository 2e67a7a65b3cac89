import EarshotLines
import EarshotNotation
import EarshotSession
import EarshotTranscripts

// Answers to multiple-choice questions.
extension LessonPlayer {
  /// Processes an answer to a question with choices.
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

// Work on tasks.
extension LessonPlayer {
  /// Whether there are more steps or tasks.
  var playsMore: Bool {
    lesson.parts[place...].contains { part in
      switch part {
      case .step, .task: true
      case .heading, .paragraph, .outline, .block, .ask: false
      }
    }
  }

  /// Sets a task.
  ///
  /// After the task, the section ends with practice only if the task is followed by another
  /// paragraph.
  mutating func begin(_ task: LessonTask, _ lines: inout [LessonLine]) {
    isTrying = false
    session.beginPhase()
    tries = []
    questionPlace = place - 1
    score.ask(.init("task", task.text), at: questionPlace)
    awaited = .task(LessonTry(task: task, start: session))
    lines += openQuestion
  }

  /// Processes the learner's input during a task.
  mutating func work(_ attempt: LessonTry, _ typed: String) -> [LessonLine] {
    let (text, note) = understood(typed)
    return note + work(attempt, exactly: text)
  }

  /// Keeps the task when a learner who has been reading with Return presses it once too often.
  private mutating func warn(_ attempt: LessonTry) -> [LessonLine] {
    var warned = attempt
    warned.isWarned = true
    awaited = .task(warned)
    return [.tool(.leavesTask)]
  }

  private mutating func work(_ attempt: LessonTry, exactly text: String) -> [LessonLine] {
    switch text.lowercased() {
    case "" where pauses && !attempt.isWarned && attempt.way.isEmpty: return warn(attempt)
    case "": return close(attempt, as: .skipped, saying: [.tool(.undone)])
    case "skip", "next": return skip(attempt)
    case "?": return giveHint(on: attempt)
    default: break
    }
    let before = session
    var after = attempt
    let (response, lines) = self.attempt(text)
    guard response != nil else { return lines }
    after.note(text, after: tries.count - 1)
    awaited = .task(after)
    guard after.isDone(in: session), isDone(attempt, in: before, byEachOf: text) else {
      return lines
    }
    let verdict: [LessonLine] = playsMore ? [.tool(.done + .backToLesson)] : [.tool(.done)]
    return close(attempt, as: .right, saying: lines + verdict)
  }

  /// Returns whether the gestures of a line would also complete a task if each had its own line.
  ///
  /// A claim about the last output then applies only to the last gesture.
  private func isDone(
    _ attempt: LessonTry,
    in session: Session,
    byEachOf text: String
  ) -> Bool {
    let commands = InputLine(text).commands
    guard commands.count > 1 else { return true }
    var (attempt, session) = (attempt, session)
    for (place, command) in commands.enumerated() {
      session.run(command)
      attempt.note(command, after: tries.count - 1 + place)
    }
    return attempt.isDone(in: session)
  }
}
