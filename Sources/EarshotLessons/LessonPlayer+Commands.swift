import EarshotLines

// Words that aren't answers, and going back.
extension LessonPlayer {
  /// The words for getting help or going back, each with the word that the player uses.
  private static let commands = [
    "hint": "?", "tipp": "?", "hinweis": "?", "zurück": "back", "skip": "skip",
    "überspringen": "skip", "gliederung": "outline", "aufhören": "quit", "beenden": "quit",
  ]

  /// Returns the player's word for a line that asks for help or for going back, or `nil` for any
  /// other line.
  package static func command(_ line: String) -> String? {
    commands[TypedGesture.withoutFullStop(line).lowercased()]
  }

  /// Returns whether a line, in the form of a name, contains only words of the screen: “Back” in
  /// “Menu, Back button”.
  func isNameHere(_ line: String) -> Bool {
    guard case .answer(let question) = awaited, question.kind == .words,
      line.first?.isUppercase ?? false
    else { return false }
    let words = LessonAnswer(line).canonical
    return !words.isEmpty && words.allSatisfy(knownWords(besides: []).contains)
  }

  /// The maximum number of stored ways back, each of which contains all answers before it.
  private static let historyLimit = 100

  /// Stores the waiting player, for going back.
  mutating func remember() {
    var copy = self
    // The stored player doesn't need the data that going back keeps.
    (copy.history, copy.score, copy.inputs) = ([], LessonScore(), [])
    if history.count == Self.historyLimit { history.removeFirst() }
    history.append(copy)
  }

  /// Whether the waiting player is stored, unlike a pause and the learner's own gestures.
  private var isRemembered: Bool {
    switch awaited {
    case .more, .practice: false
    case .nothing, .goOn, .answer, .choice, .task: true
    }
  }

  /// Goes back to the previous waiting point.
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

  /// The lines to print if there's no way back.
  ///
  /// On a terminal, they include the prose of the section, which may have scrolled off the screen.
  private var beginningAgain: [LessonLine] {
    let now = [LessonLine.tool(.beginning)] + openQuestion
    return (pauses ? fittingEnd(of: linesOfSection, above: now) : []) + now
  }
}
