// The player's words around a lesson: instructions, the learner's place, and results.
extension Wording {
  /// Instructions for distinguishing the voices.
  static let voices = Wording(
    en:
      "Lines that begin with '>' are gestures. The lines below a gesture are VoiceOver's words, "
      + "except for lines that begin with a word and a colon; '~' marks anything else that you "
      + "hear. Indented lines continue the line above.",
    de: "Zeilen, die mit „>“ beginnen, sind Gesten. Die Zeilen darunter, die nicht mit einem Wort"
      + " und Doppelpunkt beginnen, sagt VoiceOver; „~“ steht vor allem, was du sonst noch hörst."
      + " Eingerückte Zeilen setzen die Zeile darüber fort."
  )

  /// Instructions for answering.
  static let helpWithAnswers = Wording(
    en: "Type your answer. '?' gives a hint, 'skip' shows the answer, 'back' goes back, and 'quit' "
      + "ends the lesson.",
    de: "Gib deine Antwort ein. „?“ gibt einen Tipp, „skip“ zeigt die Antwort, „back“ geht zurück,"
      + " „quit“ beendet die Lektion."
  )

  /// Instructions for continuing if the lesson asks nothing.
  static let helpWithSteps = Wording(
    en: "Press Return to make the next gesture; 'skip' goes to the next section, 'back' goes back, "
      + "and 'quit' ends the lesson.",
    de: "Return macht die nächste Geste, „skip“ geht zum nächsten Abschnitt, „back“ geht zurück,"
      + " „quit“ beendet die Lektion."
  )

  /// Instructions for making gestures.
  static let helpWithGestures = Wording(
    en: "Type a gesture. ':help gestures' lists the gestures, ':undo' undoes one, and Return "
      + "continues.",
    de: "Gib eine Geste ein. „:help gestures“ zählt sie auf, „:undo“ nimmt eine zurück, Return geht"
      + " weiter."
  )

  /// The reply to a request for an outline before there's one.
  static let noOutline = Wording(
    en: "There's no outline yet.",
    de: "Bisher gibt es keine Gliederung."
  )

  /// The reply at a pause to any input other than Return.
  static let returnFirst = Wording(
    en: "There's more to read. Press Return first.",
    de: "Es geht noch weiter. Drück zuerst Return."
  )

  /// The reply if there's nothing to go back to.
  static let beginning = Wording(
    en: "This is the beginning of the "
      + "lesson.",
    de: "Das ist der Anfang."
  )

  /// The reply to a gesture that the learner tries between two steps.
  static let onTheSide = Wording(
    en: "This gesture isn't part of the lesson. To continue the lesson, press Return.",
    de: "Das ist nur ein Versuch. Mit Return geht die Lektion weiter."
  )

  /// The reply to a command that isn't available in a lesson.
  static let impossible = Wording(
    en: "This command isn't available in a lesson.",
    de: "Das geht in einer Lektion nicht."
  )

  /// Returns an invitation to make gestures, with the effect of an empty line.
  static func nowYou(endingLesson: Bool) -> Wording {
    Wording(
      en: "Your turn: type your own gestures. An empty line"
        + (endingLesson ? " ends the lesson." : " continues."),
      de: "Jetzt du: Gib eigene Gesten ein. Eine leere Zeile"
        + (endingLesson ? " beendet die Lektion." : " geht weiter.")
    )
  }

  /// Returns the length of an outline and the way to see it.
  static func outline(of name: String, lines: Int) -> Wording {
    Wording(
      en: "The outline of \(name) has \(lines) lines. Type 'outline' to see it.",
      de: "Die Gliederung \(name) hat \(lines) Zeilen. Gib „outline“ ein, um sie zu sehen."
    )
  }
}

// The learner's place. In German, the words can follow “bei”.
extension Wording {
  /// Returns the words for a place in a section.
  func inSection(_ section: String) -> Wording {
    section.isEmpty ? self : Wording(en: "\(en), in “\(section)”", de: "\(de) in „\(section)“")
  }

  /// Returns the words for a place at a question.
  static func question(_ number: Wording) -> Wording {
    Wording(en: "question \(number.en)", de: "Frage \(number.de)")
  }

  /// Returns the words for one of several items.
  static func number(_ number: Int, of all: Int) -> Wording {
    Wording(en: "\(number) of \(all)", de: "\(number) von \(all)")
  }

  /// Returns the words for a place at a step.
  static func step(_ number: Wording) -> Wording {
    Wording(en: "step \(number.en)", de: "Schritt \(number.de)")
  }

  /// The words for the prose of a section.
  ///
  /// The section's name follows.
  static let theSection = Wording(en: "the text", de: "dem Text")
  /// The words for a place at a task.
  static let aTask = Wording(en: "a task", de: "einer Aufgabe")
  /// The words for the learner's own gestures.
  static let ownGestures = Wording(en: "your own gestures", de: "deinen eigenen Gesten")

  /// Returns the message about the place where the learner continues.
  static func youAre(at place: Wording) -> Wording {
    Wording(en: "You're at \(place.en).", de: "Du bist bei \(place.de).")
  }

  /// Returns the message about the place where the learner stopped.
  package static func stopped(at place: Wording) -> Wording {
    Wording(en: "You stopped at \(place.en).", de: "Du hast bei \(place.de) aufgehört.")
  }

  /// Returns the message about the place where the learner stopped earlier, with instructions for
  /// continuing there.
  package static func stoppedBefore(at place: String) -> Wording {
    Wording(
      en: "You stopped here before, at \(place). 'resume' continues there.",
      de: "Du hast hier schon einmal aufgehört, bei \(place). „resume“ geht dort weiter."
    )
  }

  /// The message that the learner can't continue, because the lesson has changed.
  package static let changedSince = Wording(
    en: "This lesson has changed since you stopped, so it begins again.",
    de: "Die Lektion hat sich geändert, seit du aufgehört hast, und beginnt von vorn."
  )

  /// Instructions for continuing later.
  package static let resumeLater = Wording(
    en: "To continue from where you stopped, type 'earshot teach resume'.",
    de: "„earshot teach resume“ geht dort weiter."
  )

  /// The message that single keys aren't gestures anymore.
  package static let linesFromNowOn = Wording(
    en: "Type whole lines from now on.",
    de: "Gib von jetzt an Zeilen ein."
  )

  /// The list of single keys.
  package static let keys = Wording(
    en:
      "arrows swipe, space double-taps, ] and [ turn the rotor, ? gives a hint, : begins a command, "
      + "and Escape lets you type whole lines again",
    de:
      "Pfeile streichen, die Leertaste tippt doppelt, ] und [ drehen den Rotor, ? gibt einen Tipp,"
      + " : nimmt einen Befehl, Escape führt zu Zeilen"
  )

  /// The list of single keys, as it appears at the beginning.
  package static let keysAtFirst = Wording(en: "Keys: \(keys.en).", de: "Tasten: \(keys.de).")
}

// The results of a lesson.
extension Wording {
  /// Returns the message with the number of steps that the learner heard.
  static func heard(_ steps: Int, of all: Int) -> Wording {
    Wording(
      en: "You heard \(steps) of \(all) \(all == 1 ? "step" : "steps").",
      de: "\(steps) von \(all) \(all == 1 ? "Schritt" : "Schritten") gehört."
    )
  }

  /// Returns the message with the number of completed tasks.
  static func done(_ tasks: Int, of all: Int) -> Wording {
    let things = all.counted(Thing.task)
    return Wording(en: "\(tasks) of \(things.en) done.", de: "\(tasks) von \(things.de) gelöst.")
  }

  /// Returns the message with the items that the learner skipped or didn't do.
  static func leftOut(_ names: [String]) -> Wording {
    let (first, rest) = (names.prefix(3).map { "“\($0)”" }, names.count - 3)
    let german = names.prefix(3).map { "„\($0)“" }
    return Wording(
      en: "Left out: \(first.joined(separator: ", "))\(rest > 0 ? ", and \(rest) more" : "").",
      de: "Ausgelassen: \(german.joined(separator: ", "))\(rest > 0 ? " und \(rest) weitere" : "")."
    )
  }

  /// Returns the message with the number of gestures and the numbers of questions that were right
  /// the first time, right in the end, and not right at all.
  static func score(_ score: LessonScore) -> Wording {
    guard score.asked > 0 else {
      return Wording(en: "No question answered.", de: "Keine Frage beantwortet.")
    }
    let asked = score.asked.counted(Thing.question)
    let skipped = score.questions.count { $0.outcome == .skipped }
    let wrong = score.questions.count { $0.outcome == .wrong }
    let parts = [
      Wording(
        en: "\(score.atOnce) of \(asked.en) right the first time",
        de: "\(score.atOnce) von \(asked.de) auf Anhieb richtig"
      ),
      Wording(en: "\(score.answered) answered", de: "\(score.answered) beantwortet"),
      Wording(en: "\(wrong) wrong", de: "\(wrong) falsch"),
      Wording(en: "\(skipped) skipped", de: "\(skipped) übersprungen"),
    ]
    let counts = [1, score.answered, wrong, skipped]
    let told = zip(parts, counts).filter { $0.1 > 0 }.map(\.0).joined(by: ", ")
    return Wording(en: "\(told.en)\(cost(score).en).", de: "\(told.de)\(cost(score).de).")
  }

  /// Returns the number of gestures that the learner made and the number that would have been
  /// enough, or an empty string if the learner made none.
  private static func cost(_ score: LessonScore) -> Wording {
    guard score.gestures > 0 else { return Wording(verbatim: "") }
    let made = score.gestures.counted(Thing.gesture)
    let would = score.shortest == 1 ? "würde" : "würden"
    let rest =
      score.gestures > score.shortest
      ? "but \(score.shortest) would be enough" : "the fewest possible"
    return Wording(
      en: "; \(made.en), \(rest)",
      de: "; \(made.de), \(score.shortest) \(would) reichen"
    )
  }
}

// The expected input, as a prompt and after the number of a question.
extension Wording {
  /// The prompt if Return continues.
  static let promptForReturn = Wording(verbatim: "Return")
  /// The prompt for a gesture.
  static let promptForGesture = Wording(en: "Gesture", de: "Geste")
  /// The prompt for the speech.
  static let promptForWords = Wording(en: "Words", de: "Worte")
  /// The prompt for the number of an answer.
  static let promptToChoose = Wording(en: "Choose", de: "Wähle")
  /// The prompt for the learner's own gestures.
  static let promptToTry = Wording(en: "Try", de: "Probiere")

  /// The text after the number of a question about a gesture.
  static let askedForGesture = Wording(en: "gesture", de: "Geste")
  /// The text after the number of a question about words.
  static let askedForWords = Wording(en: "words", de: "Worte")
  /// The text after the number of a choice.
  static let askedToChoose = Wording(en: "choose", de: "wähle")

  /// Returns the text between the word “Question” and its colon.
  static func asking(_ number: Wording, for kind: Wording) -> Wording {
    Wording(en: " \(number.en), \(kind.en)", de: " \(number.de), \(kind.de)")
  }
}
