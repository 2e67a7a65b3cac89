import EarshotLines
import EarshotSession
import EarshotTranscripts

// What is asked.
extension LessonPlayer {
  /// The number of the question, and of how many where that is known: `4 of 9`.
  var numberOfQuestion: Wording {
    lesson.hasOwnQuestions
      ? .number(questionNumber, of: lesson.questionCount) : Wording(verbatim: "\(questionNumber)")
  }

  /// A question as it is printed; of words, below the gesture that is asked about.
  func lines(of question: LessonQuestion) -> [LessonLine] {
    let kind: Wording = question.kind == .gesture ? .askedForGesture : .askedForWords
    let command =
      question.kind == .words
      ? LessonLine.session([LineMark.command.line(question.step.command)]) : []
    return command + [line(asking: kind, question.text)]
  }

  /// A choice as it is printed.
  func lines(of choice: LessonChoice) -> [LessonLine] {
    [line(asking: .askedToChoose, Wording(verbatim: choice.ask.text))] + choice.choices
  }

  private func line(asking kind: Wording, _ text: Wording) -> LessonLine {
    LessonLine(.question, text, detail: .asking(numberOfQuestion, for: kind))
  }

  /// Comes to a step: asks about it, waits for Return, or makes it where there is nothing to ask.
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

  /// Comes to a question: asks it if it is a choice, else keeps it for the step it is about.
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

  /// The question about a step: the author's, or in a lesson without any the one that fits.
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

  /// Whether a learner can know what is said: the outline was shown, or it was heard before.
  private func canBeKnown(_ response: Session.Response) -> Bool {
    !outline.isEmpty || heard.isSuperset(of: response.speech)
  }
}
