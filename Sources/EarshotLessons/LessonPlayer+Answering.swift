import EarshotLines
import EarshotSession
import EarshotTranscripts
import EarshotNotation

extension LessonPlayer {
  /// How often words may be wrong before they are told.
  private static let triesAtWords = 2

  /// Takes an answer to a question.
  mutating func answer(_ question: LessonQuestion, _ text: String) -> [LessonLine] {
    switch text.lowercased() {
    case "":
      let wanted = question.kind == .words ? "the words that VoiceOver says" : "a gesture"
      let ways = "'?' gives a hint, 'skip' shows the answer"
      return [.tool("Type \(wanted); \(ways).")] + lines(of: question)
    case "help", "exit":
      guard !isAnswer(text) else { break }
      return [.tool("'?' gives a hint, 'quit' ends the lesson.")] + lines(of: question)
    case "?": return hint(question)
    case "skip":
      score.note(at: questionPlace) { $0.outcome = .skipped }
      let told = [LineMark.command.line(question.step.command)] + question.response.lines
      return close(question, saying: LessonLine.session(told))
    default: break
    }
    switch question.kind {
    case .words where text.begins(with: ":"): return attempt(text).lines
    case .words: return judge(question, words: text)
    case .gesture: return judge(question, gesture: text)
    }
  }

  private mutating func hint(_ question: LessonQuestion) -> [LessonLine] {
    var question = question
    question.hints += 1
    score.note(at: questionPlace) { $0.hints += 1 }
    awaited = .answer(question)
    let hint = question.hint(question.hints).map { [LessonLine(.hint, $0)] } ?? []
    return hint + lines(of: question)
  }

  /// Ends a question and goes on from where the lesson is.
  ///
  /// The learner's way is kept where it leads to the same state. Else the lesson's own takes its
  /// place, in the record, too.
  private mutating func close(
    _ question: LessonQuestion,
    saying said: [LessonLine],
    _ explanation: String? = nil
  ) -> [LessonLine] {
    score.steps += 1
    if question.kind == .words || !session.isSame(as: question.goal) { session = question.goal }
    heard.formUnion(question.response.speech)
    tries = []
    let why = question.ask?.help.explanation ?? explanation
    var lines = said + (why.map { [LessonLine.tool($0)] } ?? [])
    advance(&lines)
    return lines
  }
}

// Words.
extension LessonPlayer {
  private mutating func judge(_ question: LessonQuestion, words: String) -> [LessonLine] {
    let told = LessonLine.session(question.response.lines)
    if question.isAnswered(by: words) {
      score.note(at: questionPlace) { $0.outcome = .right }
      return close(question, saying: [.tool("Right.")] + told)
    }
    if Gesture(words) != nil {
      return [.tool("That is a gesture. Type the words that VoiceOver says.")] + lines(of: question)
    }
    var question = question
    question.misses += 1
    score.note(at: questionPlace) { $0.misses += 1 }
    let mistake = WordsMistake(
      words: question.words,
      answer: LessonAnswer(words),
      heardBefore: Array(heard)
    )
    guard question.misses >= Self.triesAtWords else {
      awaited = .answer(question)
      return [.tool("Not quite. \(mistake.sentence) Try once more.")] + lines(of: question)
    }
    score.note(at: questionPlace) { $0.outcome = .wrong }
    let rule = mistake.rule.flatMap(RuleCatalog.cited).map { "Rule: \($0)." }
    return close(question, saying: [.tool("Not quite. You hear:")] + told, rule)
  }
}

// Gestures.
extension LessonPlayer {
  private mutating func judge(_ question: LessonQuestion, gesture text: String) -> [LessonLine] {
    if let handedBack = handedBack(text, asking: question) { return handedBack }
    var question = question
    let before = session
    let (response, lines) = attempt(text)
    guard let response else {
      question.way = Array(question.way.prefix(tries.count))
      awaited = .answer(question)
      return lines
    }
    question.way.append((LessonWay([text], from: before).count, response.speech))
    if question.isReached(by: session, hearing: response) {
      score.note(at: questionPlace) {
        $0.outcome = .right
        $0.gestures = question.gestures
        $0.shortest = question.shortest.count
      }
      return close(question, saying: lines + [.tool(verdict(on: question))])
    }
    defer { awaited = .answer(question) }
    if question.isOnTheWay { return lines + [.tool("On the way.")] }
    question.misses += 1
    score.note(at: questionPlace) { $0.misses += 1 }
    return lines + [.tool(missed(question, by: text, response))] + self.lines(of: question)
  }

  /// What somebody is told who types no gesture, or `nil` for a gesture.
  private func handedBack(_ text: String, asking question: LessonQuestion) -> [LessonLine]? {
    guard InputLine(text).kind == .commands, !text.begins(with: ":") else { return nil }
    for command in CommandParser.placedCommands(in: text) {
      guard case .failure(let failure) = command.result else { continue }
      let isMeant = failure.reason.contains("did you mean")
      let told =
        isMeant
        ? "There is no such gesture: \(failure.reason)"
        : "That isn't a gesture. Type what your fingers do, such as 'swipe right'."
      return [.tool(told)] + lines(of: question)
    }
    return nil
  }

  private func verdict(on question: LessonQuestion) -> String {
    guard question.gestures > question.shortest.count else { return "Right." }
    let gestures = question.gestures.counted("gesture")
    let way = question.shortest.commands.joined(separator: ", ")
    return "Right, with \(gestures). \(question.shortest.count) would do: \(way)."
  }

  /// What is said of a gesture that led elsewhere.
  private func missed(
    _ question: LessonQuestion,
    by text: String,
    _ response: Session.Response
  ) -> String {
    if response.sign == question.response.sign, session.cursor == question.goal.cursor {
      return "You are there, but something has changed on the way. ':undo' takes a gesture back."
    }
    let last = InputLine(text).commands.last.flatMap { Gesture($0)?.definition }
    let mistake = last.flatMap { made in
      question.gesture.map { GestureMistake(made: made, wanted: $0).sentence }
    }
    return (mistake ?? "That isn't it.") + " Go on from here, or type ':undo' to take it back."
  }
}

// What the learner does.
extension LessonPlayer {
  /// Runs what the learner typed.
  ///
  /// - Returns: The response where a gesture was made, and the lines to print.
  mutating func attempt(_ text: String) -> (response: Session.Response?, lines: [LessonLine]) {
    if text.lowercased().begins(with: ":undo") { return (nil, takeBack()) }
    var copy = session
    let response = copy.run(text)
    let printed = LessonLine.session([response.echo] + response.lines)
    guard response.request == nil else {
      return (
        nil, [LessonLine(.session, response.echo), .tool("This isn't possible in a lesson.")]
      )
    }
    let isSetting = text.lowercased().begins(with: ":set ")
    guard !response.isMalformed, !text.isProse, isSetting || !text.begins(with: ":") else {
      return (nil, printed)
    }
    tries.append(session)
    session = copy
    heard.formUnion(response.speech)
    return (isSetting ? nil : response, printed)
  }

  private mutating func takeBack() -> [LessonLine] {
    guard let last = tries.popLast() else {
      return [LessonLine(.session, SessionLine.refusal(.nothingToUndo).text)]
    }
    session = last
    return [LessonLine(.session, SessionLine.note(session.focusLine).text)]
  }
}
