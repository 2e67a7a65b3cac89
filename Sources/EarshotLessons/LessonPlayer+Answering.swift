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
      return [.tool(question.kind == .words ? .typeWords : .typeGesture)] + lines(of: question)
    case "help", "exit":
      guard !isAnswer(text) else { break }
      return [.tool(.helpOrQuit)] + lines(of: question)
    case "?": return giveHint(on: question)
    case "skip": return skip(question)
    default: break
    }
    switch question.kind {
    case .words where text.begins(with: ":"): return attempt(text).lines + openQuestion
    case .words: return judge(question, words: text)
    case .gesture: return judge(question, gesture: text)
    }
  }
}

// Words.
extension LessonPlayer {
  private mutating func judge(_ question: LessonQuestion, words: String) -> [LessonLine] {
    let heardLines = LessonLine.session(question.response)
    if question.isAnswered(by: words) {
      let verdict: Wording = question.isRefusalNamed(by: words) ? .rightAndSilent : .right
      return close(question, as: .right, saying: [.tool(verdict)] + heardLines)
    }
    if let reason = question.reasonToHandBack(words: words) {
      return [.tool(reason)] + lines(of: question)
    }
    var question = question
    question.misses += 1
    score.note(at: questionPlace) { $0.misses += 1 }
    let mistake = WordsMistake(
      words: question.words,
      answer: LessonAnswer(words),
      heardBefore: Array(heard),
      gesture: question.gesture
    )
    guard question.misses >= Self.triesAtWords else {
      awaited = .answer(question)
      return [.tool(.notQuite + mistake.sentence + .tryAgain)] + lines(of: question)
    }
    let rule = mistake.rule.flatMap(RuleCatalog.cited).map(Wording.rule)
    let verdict = LessonLine.tool(.notQuite + mistake.sentence + .youHear)
    return close(question, as: .wrong, saying: [verdict] + heardLines, rule)
  }
}

// Gestures.
extension LessonPlayer {
  private mutating func judge(_ question: LessonQuestion, gesture text: String) -> [LessonLine] {
    if let reason = GestureSlip.reason(text) {
      return [.tool(reason)] + lines(of: question)
    }
    var question = question
    let before = session
    let (response, lines) = attempt(text)
    guard let response, !response.namesNothing else {
      if response != nil { session = tries.popLast() ?? session }
      question.way = Array(question.way.prefix(tries.count))
      awaited = .answer(question)
      return lines + openQuestion
    }
    question.way.append((LessonWay([text], from: before).count, response.speech))
    if question.isReached(by: session, hearing: response) || question.isMade(by: text, response) {
      score.note(at: questionPlace) {
        $0.gestures = question.gestures
        $0.shortest = question.shortest.count
      }
      return close(question, as: .right, saying: lines + [.tool(verdict(on: question))])
    }
    defer { awaited = .answer(question) }
    if question.isOnTheWay { return lines + [.tool(.onTheWay)] }
    question.misses += 1
    score.note(at: questionPlace) { $0.misses += 1 }
    return lines + [.tool(missed(question, by: text, response))] + self.lines(of: question)
  }

  private func verdict(on question: LessonQuestion) -> Wording {
    question.gestures > question.shortest.count
      ? .right(with: question.gestures, shortest: question.shortest) : .right
  }

  /// What is said of a gesture that led elsewhere.
  private func missed(
    _ question: LessonQuestion,
    by text: String,
    _ response: Session.Response
  ) -> Wording {
    if response.sign == question.response.sign, session.cursor == question.goal.cursor {
      return .changedOnTheWay
    }
    let last = InputLine(text).commands.last.flatMap { Gesture($0)?.definition }
    let mistake = last.flatMap { made in
      question.gesture.map { GestureMistake(made: made, wanted: $0).sentence }
    }
    let place = last?.words == question.gesture?.words ? cursorWords.map(Wording.cursorIsOn) : nil
    return ([mistake ?? .notIt] + [place].compactMap { $0 } + [.goOnFromHere]).joined(by: " ")
  }
}

extension Session.Response {
  /// Whether the gesture names what isn't there, so that it was typed wrongly and not chosen wrongly.
  ///
  /// A session gives advice beside a refusal for those alone.
  fileprivate var namesNothing: Bool { isRefused && content.contains(where: \.isNote) }
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
    let echo = LessonLine.session([response.echo])
    if let slip = GestureSlip.reason(text) { return (nil, echo + [.tool(slip)]) }
    let printed = echo + linesOf(response, to: text)
    guard response.request == nil else {
      return (nil, echo + [.tool(.impossible)])
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

  /// What came of a line that was typed now, in the language of the lesson.
  func linesOf(_ response: Session.Response, to text: String) -> [LessonLine] {
    LessonLine.session(response) { GestureSlip.advice($0, on: text, in: session) }
  }

  private mutating func takeBack() -> [LessonLine] {
    guard let last = tries.popLast() else {
      return [LessonLine(.session, SessionLine.refusal(.nothingToUndo).text)]
    }
    session = last
    let place = cursorWords.map { [Wording.cursorIsOn($0)] } ?? []
    return [.tool(([.takenBack] + place).joined(by: " "))]
  }
}
