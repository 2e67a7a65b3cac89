import EarshotLines
import EarshotSession
import EarshotTranscripts
import EarshotNotation

extension LessonPlayer {
  /// The number of wrong answers to a question about words before the player reveals the words.
  private static let triesAtWords = 2

  /// Processes an answer to a question.
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

// Answers to questions about VoiceOver's words.
extension LessonPlayer {
  private mutating func judge(_ question: LessonQuestion, words: String) -> [LessonLine] {
    let heardLines = LessonLine.session(question.response)
    if question.isAnswered(by: words) {
      let verdict: Wording = question.isRefusalNamed(by: words) ? .rightAndSilent : .right
      return close(question, as: .right, saying: [.tool(verdict)] + heardLines)
    }
    let known = knownWords(besides: question.words.speech)
    if let spelling = question.spelling(of: words, known: known) {
      let verdict = LessonLine.tool(.right(spelled: spelling))
      return close(question, as: .right, saying: [verdict] + heardLines)
    }
    if let reason = question.reasonToHandBack(words: words) {
      return [.tool(reason)] + lines(of: question)
    }
    var question = question
    question.misses += 1
    score.note(at: questionPlace) { $0.misses += 1 }
    let reply = question.ask?.wrong.first { LessonAnswer(words).isSame(as: $0.words) }?.reply
    let mistake = WordsMistake(
      words: question.words,
      answer: LessonAnswer(words),
      heardBefore: Array(heard),
      gesture: question.gesture,
      cursorWords: question.goal.focusedStop?.description
    )
    guard question.misses >= Self.triesAtWords else {
      awaited = .answer(question)
      let sentence = reply.map { Wording(verbatim: $0) } ?? mistake.sentence
      return [.tool(.notQuite + sentence + .tryAgain)] + lines(of: question)
    }
    let rule = mistake.rule.flatMap(RuleCatalog.cited).map(Wording.rule)
    let verdict = LessonLine.tool(.notQuite + mistake.sentence + .youHear)
    return close(question, as: .wrong, saying: [verdict] + heardLines, rule)
  }
}

// Answers to questions about gestures.
extension LessonPlayer {
  private mutating func judge(_ question: LessonQuestion, gesture typed: String) -> [LessonLine] {
    let meant = TypedGesture(typed, in: session)?.gesture
    let text = meant ?? typed
    let note: [LessonLine] =
      meant.map { isSameButForMarks($0, typed) ? [] : [.tool(.meant($0))] } ?? []
    return note + judge(question, exactly: text)
  }

  /// Returns whether the learner typed a gesture as written, except for case and punctuation.
  private func isSameButForMarks(_ gesture: String, _ typed: String) -> Bool {
    LessonAnswer(gesture).words == LessonAnswer(typed).words
  }

  /// Returns the gesture that a line in plain words stands for, and the message about it.
  func understood(_ typed: String) -> (text: String, note: [LessonLine]) {
    guard let meant = TypedGesture(typed, in: session)?.gesture else { return (typed, []) }
    return (meant, isSameButForMarks(meant, typed) ? [] : [.tool(.meant(meant))])
  }

  private mutating func judge(
    _ question: LessonQuestion,
    exactly text: String
  ) -> [LessonLine] {
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
    let isExact = question.ask?.isExact ?? false
    if !isExact && question.isReached(by: session, hearing: response)
      || question.isMade(by: text, response)
    {
      score.note(at: questionPlace) {
        $0.gestures = question.gestures
        $0.shortest = question.shortest.count
      }
      return close(question, as: .right, saying: lines + [.tool(verdict(on: question))])
    }
    defer { awaited = .answer(question) }
    if question.isOnTheWay, !isExact { return lines + [.tool(.onTheWay)] }
    question.misses += 1
    score.note(at: questionPlace) { $0.misses += 1 }
    return lines + [.tool(missed(question, by: text, response))] + self.lines(of: question)
  }

  private func verdict(on question: LessonQuestion) -> Wording {
    question.gestures > question.shortest.count
      ? .right(with: question.gestures, shortest: question.shortest) : .right
  }

  /// Returns the message about a gesture with a different result.
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
      question.meaning.map { GestureMistake(made: made, wanted: $0).sentence }
    }
    let place = last?.words == question.gesture?.words ? cursorWords.map(Wording.cursorIsOn) : nil
    return ([mistake ?? .notIt] + [place].compactMap { $0 } + [.goOnFromHere]).joined(by: " ")
  }
}

extension Session.Response {
  /// Whether the gesture names something that doesn't exist, so it's a typing error instead of a
  /// wrong choice.
  ///
  /// In this case only, the session gives advice with the refusal.
  fileprivate var namesNothing: Bool { isRefused && content.contains(where: \.isNote) }
}

// The learner's actions.
extension LessonPlayer {
  /// Runs the learner's input.
  ///
  /// - Returns: The response if there was a gesture, and the lines to print.
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
    if text.lowercased() == ":why", !lastRules.isEmpty {
      let rules = lastRules.compactMap(RuleCatalog.cited).map { LessonLine.tool(.rule($0)) }
      return (nil, printed + rules + whatEvidenceMeans())
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

  /// Returns the output of a line of input, in the language of the lesson.
  ///
  /// The first time that a part is available only in English, a note says so.
  mutating func linesOf(_ response: Session.Response, to text: String) -> [LessonLine] {
    var isInEnglish = false
    let lines = LessonLine.session(response) { note in
      let row = GestureSlip.advice(note, on: text, in: session) ?? SessionWording.row(note)
      isInEnglish = isInEnglish || row == nil
      return row ?? Wording(verbatim: note)
    }
    guard isInEnglish, language != .english, !knowsEnglish else { return lines }
    knowsEnglish = true
    return [.tool(.inEnglish)] + lines
  }

  /// Returns the explanation of the word in brackets after a rule, but only once in a lesson.
  private mutating func whatEvidenceMeans() -> [LessonLine] {
    guard !knowsEvidence else { return [] }
    knowsEvidence = true
    return [.tool(.evidence)]
  }

  private mutating func takeBack() -> [LessonLine] {
    guard let last = tries.popLast() else {
      return [LessonLine(.session, RefusalReason.nothingToUndo.line)]
    }
    session = last
    let place = cursorWords.map { [Wording.cursorIsOn($0)] } ?? []
    return [.tool(([.takenBack] + place).joined(by: " "))]
  }
}
