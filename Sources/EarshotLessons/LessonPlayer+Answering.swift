import EarshotTranscripts
import EarshotLines
import EarshotSession
import EarshotNotation

extension LessonPlayer {
  /// Takes an answer to a question.
  mutating func answer(_ question: LessonQuestion, _ text: String) -> [String] {
    switch text.lowercased() {
    case "": return question.lines
    case "?": return hint(question)
    case "skip":
      return close(
        question,
        saying: [LineMark.command.line(question.step.command)] + question.response.lines
      )
    default: break
    }
    switch question.kind {
    case .words where text.begins(with: ":"): return attempt(text).lines
    case .words: return judge(question, words: text)
    case .gesture: return judge(question, gesture: text)
    }
  }

  private mutating func judge(_ question: LessonQuestion, words: String) -> [String] {
    let isRight = question.isAnswered(by: words)
    score.add(question, isRight: isRight)
    let explanation = isRight ? [] : why(question.response, in: question.goal)
    let verdict = isRight ? "Right." : "Not quite. This is heard:"
    return close(question, saying: [verdict] + question.response.lines + explanation)
  }

  private mutating func judge(_ question: LessonQuestion, gesture text: String) -> [String] {
    var question = question
    let before = session
    let (response, lines) = attempt(text)
    guard let response else { return lines }
    question.gestures += LessonWay([text], from: before).count
    question.heard += response.speech
    if question.isReached(by: session, hearing: response) {
      score.add(question, isRight: true)
      return close(question, saying: lines + [verdict(on: question)])
    }
    let isOnTheWay = question.isOnTheWay
    if !isOnTheWay { question.misses += 1 }
    awaited = .answer(question)
    if isOnTheWay { return lines + ["On the way."] }
    return lines + why(response, in: session) + [missed(question, response)] + question.lines
  }

  private func verdict(on question: LessonQuestion) -> String {
    guard question.gestures > question.shortest.count else { return "Right." }
    let gestures = question.gestures.counted("gesture")
    let way = question.shortest.commands.joined(separator: ", ")
    return "Right, with \(gestures); \(question.shortest.count) would do: \(way)."
  }

  /// What a gesture that led elsewhere is told.
  private func missed(_ question: LessonQuestion, _ response: Session.Response) -> String {
    if response.sign == question.response.sign, session.cursor == question.goal.cursor {
      return "You are there, but something has changed on the way; ':undo' takes a gesture back."
    }
    return "That is not it yet; go on from here, or take it back with ':undo'."
  }

  /// Ends a question and goes on from where the lesson is.
  ///
  /// The learner's way is kept where it leads to the same state. Else the lesson's own takes its
  /// place, in the record, too.
  private mutating func close(_ question: LessonQuestion, saying said: [String]) -> [String] {
    score.steps += 1
    if question.kind == .words || !session.isSame(as: question.goal) { session = question.goal }
    tries = []
    var lines = said
    advance(&lines)
    return lines
  }

  private mutating func hint(_ question: LessonQuestion) -> [String] {
    var question = question
    question.hints += 1
    if let hint = question.ask?.help.hint(question.hints) {
      awaited = .answer(question)
      return [hint] + question.lines
    }
    awaited = .answer(question)
    switch question.kind {
    case .gesture: return [question.hintAtGesture] + question.lines
    case .words: return [question.hintAtWords] + question.lines
    }
  }
}

extension LessonQuestion {
  /// The first word of the gesture, and then all of it.
  fileprivate var hintAtGesture: String {
    let first = step.command.split(separator: " ").first ?? ""
    return hints > 1 ? "It is: \(step.command)" : "It begins with '\(first)'."
  }

  /// How it begins, or that nothing is said.
  fileprivate var hintAtWords: String {
    guard let speech = response.sign?.words else { return "It may be that nothing is said." }
    let words = speech.split(separator: " ")
    let isOne = words.count == 1
    return isOne
      ? "It is one word, of \(speech.count) characters."
      : "It is \(words.count) words and begins with '\(words.first ?? "")'."
  }
}

// What the learner does.
extension LessonPlayer {
  /// Runs what the learner typed.
  ///
  /// - Returns: The response where a gesture was made, and the lines to print.
  mutating func attempt(_ text: String) -> (response: Session.Response?, lines: [String]) {
    if text.lowercased().begins(with: ":undo") { return (nil, takeBack()) }
    var copy = session
    let response = copy.run(text)
    let printed = [response.echo] + response.lines
    guard response.request == nil else {
      return (nil, [response.echo, SessionLine.note("not in a lesson").text])
    }
    let isSetting = text.lowercased().begins(with: ":set ")
    guard !response.isMalformed, !text.isProse, isSetting || !text.begins(with: ":") else {
      return (nil, printed)
    }
    tries.append(session)
    session = copy
    return (isSetting ? nil : response, printed)
  }

  private mutating func takeBack() -> [String] {
    guard let last = tries.popLast() else { return [SessionLine.refusal(.nothingToUndo).text] }
    session = last
    return [SessionLine.note(session.focusLine).text]
  }

  /// Why what was spoken last was spoken; nothing where nothing was.
  private func why(_ response: Session.Response, in session: Session) -> [String] {
    guard !response.utterances.isEmpty else { return [] }
    var copy = session
    return copy.run(":why").lines
  }
}
