import EarshotLines
import EarshotSession
import EarshotTranscripts

// The current question.
extension LessonPlayer {
  /// The number of the question, with the total if it's known, such as `4 of 9`.
  var numberOfQuestion: Wording {
    lesson.hasOwnQuestions
      ? .number(questionNumber, of: lesson.questionCount) : Wording(verbatim: "\(questionNumber)")
  }

  /// Returns a question, as printed.
  ///
  /// A question about words appears below its gesture.
  func lines(of question: LessonQuestion) -> [LessonLine] {
    let kind: Wording = question.kind == .gesture ? .askedForGesture : .askedForWords
    let command =
      question.kind == .words
      ? LessonLine.session([LineMark.command.line(question.step.command)]) : []
    return command + [line(asking: kind, question.text)]
  }

  /// Returns a choice, as printed.
  func lines(of choice: LessonChoice) -> [LessonLine] {
    [line(asking: .askedToChoose, Wording(verbatim: choice.ask.text))] + choice.choices
  }

  private func line(asking kind: Wording, _ text: Wording) -> LessonLine {
    LessonLine(.question, text, detail: .asking(numberOfQuestion, for: kind))
  }

  /// Reaches a step and asks about it, waits for Return, or runs it if there's nothing to ask.
  mutating func meet(_ step: Transcript.Step, _ lines: inout [LessonLine]) {
    if mode == .telling {
      lines.append(LessonLine(.session, LineMark.command.line(step.command)))
      awaited = .goOn(step)
    } else if let question = question(about: step) {
      let kind = question.kind == .gesture ? "gesture" : "words"
      beginQuestion(kind, question.text[lesson.language], question.help)
      tries = []
      awaited = .answer(question)
      lines += self.lines(of: question)
    } else {
      lines.append(LessonLine(.session, LineMark.command.line(step.command)))
      lines += make(step)
    }
  }

  /// Reaches a question.
  ///
  /// If the question is a choice, the player asks it now. Otherwise, the player keeps it for its
  /// step.
  mutating func meet(_ ask: LessonAsk, _ lines: inout [LessonLine]) {
    guard mode == .asking else { return }
    guard ask.kind == .choice else { return waitingAsk = ask }
    let choice = LessonChoice(ask)
    beginQuestion("choice", ask.text, ask.help)
    awaited = .choice(choice)
    lines += self.lines(of: choice)
  }

  private mutating func beginQuestion(_ kind: String, _ text: String, _ help: LessonHelp) {
    questionPlace = place - 1
    questionNumber += 1
    score.ask(.init(kind, text, isScored: !help.isGuesswork), at: questionPlace)
  }

  /// Returns the question about a step, or `nil` if there's none.
  ///
  /// It's the author's question or, in a lesson without questions, a suitable one.
  private mutating func question(about step: Transcript.Step) -> LessonQuestion? {
    defer { waitingAsk = nil }
    if let waitingAsk {
      return LessonQuestion(step, in: session, waitingAsk, practices: lesson.practices)
    }
    guard !lesson.hasOwnQuestions else { return nil }
    return LessonQuestion(
      step,
      in: session,
      number: questionNumber,
      practices: lesson.practices,
      knows: canBeKnown
    )
  }

  /// Returns whether a learner can know the speech, because the outline was visible or VoiceOver
  /// said it earlier.
  private func canBeKnown(_ response: Session.Response) -> Bool {
    !outline.isEmpty || heard.isSuperset(of: response.speech)
  }
}
