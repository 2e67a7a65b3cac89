import EarshotLines

// The words that aren't answers, and the way back.
extension LessonPlayer {
  /// What asks for help or the way back, each with the word that the player takes.
  private static let commands = [
    "hint": "?", "tipp": "?", "hinweis": "?", "zurück": "back", "skip": "skip",
    "überspringen": "skip", "gliederung": "outline", "aufhören": "quit", "beenden": "quit",
  ]

  /// The word that the player takes for a line that asks for help or the way back, or `nil` if it is
  /// none.
  package static func command(_ line: String) -> String? {
    commands[TypedGesture.withoutFullStop(line).lowercased()]
  }

  /// Whether a line, written as a name is, has only words of the screen: “Back” of “Menu, Back button”.
  func isNameHere(_ line: String) -> Bool {
    guard case .answer(let question) = awaited, question.kind == .words,
      line.first?.isUppercase ?? false
    else { return false }
    let words = LessonAnswer(line).canonical
    return !words.isEmpty && words.allSatisfy(knownWords(besides: []).contains)
  }

  /// How many ways back are kept: each holds the answers that were given until then.
  private static let historyLimit = 100

  /// Keeps the player as it waits now, for the way back.
  mutating func remember() {
    var copy = self
    // What going back keeps needs no copy.
    (copy.history, copy.score, copy.inputs) = ([], LessonScore(), [])
    if history.count == Self.historyLimit { history.removeFirst() }
    history.append(copy)
  }

  /// Whether the player was kept as it waits now; a pause and gestures of the learner's own aren't.
  private var isRemembered: Bool {
    switch awaited {
    case .more, .practice: false
    case .nothing, .goOn, .answer, .choice, .task: true
    }
  }

  /// Goes back to where the player waited before; the score stays as it is.
  mutating func goBack() -> [LessonLine] {
    let all = isRemembered ? history.dropLast() : history[...]
    guard let before = all.last else { return beginningAgain }
    let (kept, typed) = (score, inputs)
    self = before
    (score, inputs, history) = (kept, typed + ["back"], Array(all))
    return openQuestion
  }

  /// What is printed where there is no way back: on a terminal the prose of the section, too, which
  /// may have left the screen.
  private var beginningAgain: [LessonLine] {
    let now = [LessonLine.tool(.beginning)] + openQuestion
    return (pauses ? fittingEnd(of: linesOfSection, above: now) : []) + now
  }
}
