import EarshotLines

// Words that aren't answers, and going back.
extension LessonPlayer {
  /// Words for the player's commands in both languages, each with the player's own word.
  private static let commands = [
    "hint": "?", "tipp": "?", "hinweis": "?", "zurück": "back", "skip": "skip",
    "überspringen": "skip", "gliederung": "outline", "aufhören": "quit", "beenden": "quit",
  ]

  /// Returns the player's own word for a line that's a command, such as `?` for “Tipp”, or `nil`
  /// for any other line.
  package static func command(_ line: String) -> String? {
    commands[TypedGesture.withoutFullStop(line).lowercased()]
  }

  /// Returns whether a capitalized answer to a question about words contains only words of the
  /// screen, as “Back” does if the screen has the words “Menu, Back button”.
  func isNameHere(_ line: String) -> Bool {
    guard case .answer(let question) = awaited, question.kind == .words,
      line.first?.isUppercase ?? false
    else { return false }
    let words = LessonAnswer(line).canonical
    return !words.isEmpty && words.allSatisfy(knownWords(besides: []).contains)
  }

  /// The maximum number of stored states for going back.
  ///
  /// Each state contains all earlier answers.
  private static let historyLimit = 100

  /// Stores the state of the waiting player, for going back.
  mutating func remember() {
    var copy = self
    // A stored player doesn't need the data that survives going back.
    (copy.history, copy.score, copy.inputs) = ([], LessonScore(), [])
    if history.count == Self.historyLimit { history.removeFirst() }
    history.append(copy)
  }

  /// Whether the player stores its waiting state, which it doesn't do at a pause or for the
  /// learner's own gestures.
  private var isRemembered: Bool {
    switch awaited {
    case .more, .practice: false
    case .nothing, .goOn, .answer, .choice, .task: true
    }
  }

  /// Goes back to the previous point where the player waited.
  ///
  /// The score doesn't change.
  mutating func goBack() -> [LessonLine] {
    let all = isRemembered ? history.dropLast() : history[...]
    guard let before = all.last else { return beginningAgain }
    let (kept, typed) = (score, inputs)
    self = before
    (score, inputs, history) = (kept, typed + ["back"], Array(all))
    return openQuestion
  }

  /// The lines to print if there's nothing to go back to.
  ///
  /// On a terminal, they include the prose of the section, which may have scrolled off the screen.
  private var beginningAgain: [LessonLine] {
    let now = [LessonLine.tool(.beginning)] + openQuestion
    return (pauses ? fittingEnd(of: linesOfSection, above: now) : []) + now
  }
}
