import EarshotSession

// The player's replies to answers: instructions, right answers, and rejected answers.
extension Wording {
  /// Instructions for answering a question about words, with the alternatives.
  static let typeWords = Wording(
    en: "Type the words that VoiceOver says; '?' gives a hint, and 'skip' shows the answer.",
    de: "Gib ein, was VoiceOver sagt; „?“ gibt einen Tipp, „skip“ zeigt die Antwort."
  )

  /// Instructions for answering a question about a gesture, with the alternatives.
  static let typeGesture = Wording(
    en: "Type a gesture; '?' gives a hint, and 'skip' shows the answer.",
    de: "Gib eine Geste ein; „?“ gibt einen Tipp, „skip“ zeigt die Antwort."
  )

  /// A message about the ways to get help and to leave.
  static let helpOrQuit = Wording(
    en: "'?' gives a hint, and 'quit' ends the lesson.",
    de: "„?“ gibt einen Tipp, „quit“ beendet die Lektion."
  )

  /// The reply to a right answer.
  static let right = Wording(en: "Right.", de: "Richtig.")
  /// Returns the reply to a right answer with typing errors, including the correct spelling.
  static func right(spelled words: String) -> Wording {
    Wording(en: "Right. It's spelled “\(words)”.", de: "Richtig. Geschrieben wird es „\(words)“.")
  }
  /// The reply to an answer that names a refusal, which VoiceOver doesn't say.
  static let rightAndSilent = Wording(
    en: "Right, but there are no words: VoiceOver says nothing.",
    de: "Richtig, aber kein Wort sagt das: Es wird nichts gesprochen."
  )
  /// The message that a task is done.
  static let done = Wording(en: "Done.", de: "Geschafft.")
  /// The message for a learner who leaves a task that isn't done.
  static let undone = Wording(
    en: "The task isn't done. To return to it, type 'back'.",
    de: "Die Aufgabe ist nicht gelöst. „back“ führt zu ihr zurück."
  )
  /// The reply to an empty line before the learner has tried anything.
  static let leavesTask = Wording(
    en: "Type gestures to do the task. To leave it, press Return again.",
    de: "Gib Gesten ein, um die Aufgabe zu lösen. Noch einmal Return lässt sie liegen."
  )
  /// The message that the lesson continues without the learner's changes.
  static let backToLesson = Wording(
    en: "The lesson continues from where it was before the task.",
    de: "Die Lektion geht dort weiter, wo sie vor der Aufgabe war."
  )
  /// The reply to gestures that are the beginning of a path to the right result.
  static let onTheWay = Wording(en: "On the way.", de: "Du bist auf dem Weg dorthin.")
  /// The request for another try.
  static let tryAgain = Wording(en: "Try once more.", de: "Versuch es noch einmal.")
  /// The reply to a wrong answer, before the description of the mistake.
  static let notQuite = Wording(en: "Not quite.", de: "Nicht ganz.")
  /// The introduction to the output.
  static let youHear = Wording(en: "You hear:", de: "Zu hören ist:")
  /// The reply to a wrong choice, before its feedback.
  static let notThatOne = Wording(en: "Not that one.", de: "Das ist es nicht.")
  /// The reply to a wrong gesture if there's no more specific message.
  static let notIt = Wording(en: "That isn't it.", de: "Das ist es nicht.")

  /// The instructions after a gesture with a different result.
  static let goOnFromHere = Wording(
    en: "Continue from here, or type ':undo' to undo the gesture.",
    de: "Mach von hier aus weiter, oder nimm die Geste mit „:undo“ zurück."
  )

  /// Returns a message about the position of the cursor.
  static func cursorIsOn(_ words: String) -> Wording {
    Wording(en: "The cursor is on “\(words)”.", de: "Der Cursor ist auf „\(words)“.")
  }

  /// The reply to gestures that lead to the right place but also change something.
  static let changedOnTheWay = Wording(
    en: "You're there, but something changed on the way. To undo a gesture, type ':undo'.",
    de: "Du bist da, aber unterwegs hat sich etwas geändert. „:undo“ nimmt eine Geste zurück."
  )

  /// Returns the reply to a path that is longer than necessary.
  static func right(with gestures: Int, shortest way: LessonWay) -> Wording {
    let (made, commands) = (
      gestures.counted(Thing.gesture), way.commands.joined(separator: ", ")
    )
    let enough = way.count == 1 ? "1 genügt" : "\(way.count) genügen"
    return Wording(
      en: "Right, with \(made.en). \(way.count) would be enough: \(commands).",
      de: "Richtig, mit \(made.de). \(enough): \(commands)."
    )
  }

  /// Returns the message with the rule that explains an answer.
  ///
  /// If the rule isn't available in German, its sentence is in English.
  static func rule(_ citation: String) -> Wording {
    Wording(
      en: "Rule: \(citation).",
      de: "Regel: \((RuleWording.cited(citation)?.de ?? citation).asSentence)."
    )
  }

  /// The meanings of the words in brackets after a rule.
  static let evidence: Wording = {
    let weights = Evidence.Weight.allCases
    let list = weights.map {
      Wording(en: "[\($0.word.en)] \($0.meaning.en)", de: "[\($0.word.de)] \($0.meaning.de)")
    }
    .joined(by: ", ")
    return Wording(
      en: "The word in brackets after a rule says how certain the rule is: \(list.en).",
      de: "Das Wort in Klammern sagt, wie sicher eine Regel ist: \(list.de)."
    )
  }()
}

extension Evidence.Weight {
  /// The meaning of the word in brackets, for use after the word.
  fileprivate var meaning: Wording {
    switch self {
    case .observed:
      Wording(
        en: "means that someone observed this behavior on a device",
        de: "heißt, jemand hat es beobachtet"
      )
    case .model:
      Wording(
        en: "means that a model of VoiceOver behaves this way",
        de: "heißt, ein Modell von VoiceOver tut es"
      )
    case .contract:
      Wording(
        en: "means that Apple or a standard promises this behavior",
        de: "heißt, Apple oder ein Standard verspricht es"
      )
    case .choice:
      Wording(
        en: "means that the rule is Earshot's own assumption",
        de: "heißt, Earshot nimmt es an"
      )
    }
  }
}

// Input that isn't an answer.
extension Wording {
  /// A message about a gesture where something else is expected.
  static let isGesture = Wording(en: "That's a gesture.", de: "Das ist eine Geste.")
  /// Instructions for answering a question about words, without the alternatives.
  static let typeWhatIsSaid = Wording(
    en: "Type the words that VoiceOver says.",
    de: "Gib ein, was VoiceOver sagt."
  )
  /// Instructions for a list of answers.
  static let typeNumber = Wording(
    en: "Type the number of an answer.",
    de: "Gib die Nummer einer Antwort ein."
  )
  /// The reply to a number if there's no list of answers.
  static let isNumber = Wording(
    en: "That's a number, but there's no list of answers.",
    de: "Das ist eine Nummer, und hier stehen keine Antworten zur Wahl."
  )
  /// The reply to a line of output other than words.
  static let isBeside = Wording(
    en: "That's a sound or a note, but the question asks for words.",
    de: "Das hörst du neben den Worten."
  )
  /// The reply to words if the player expects a gesture.
  static let isNoGesture = Wording(
    en: "That isn't a gesture. Type what your fingers do, such as 'swipe right'.",
    de: "Das ist keine Geste. Gib ein, was deine Finger tun, zum Beispiel „swipe right“."
  )
  /// Returns the message with the gesture that a line in plain words stands for.
  static func meant(_ gesture: String) -> Wording {
    Wording(en: "In Earshot, it's called \(gesture)", de: "Bei Earshot heißt das: \(gesture)")
  }
}

// Default questions, and hints that lead to the answer.
extension Wording {
  /// A question about a gesture after which VoiceOver says nothing.
  static let whatNow = Wording(
    en: "What would you do now?",
    de: "Was tust du jetzt?"
  )
  /// Returns a question about the gesture that leads to words, which are in quotation marks.
  static func whatLeads(to words: [String]) -> Wording {
    let (en, de) = (words.map { "“\($0)”" }, words.map { "„\($0)“" })
    return Wording(
      en: "What would you do to hear \(en.asList("and"))?",
      de: "Was tust du, um \(de.asList("und")) zu hören?"
    )
  }
  /// Returns a question about the speech or, if there's a lot of it, only about its end.
  static func whatIsSaid(atLast: Bool) -> Wording {
    atLast
      ? Wording(en: "What does VoiceOver say last?", de: "Was sagt VoiceOver zuletzt?")
      : Wording(en: "What does VoiceOver say?", de: "Was sagt VoiceOver?")
  }
  /// Returns the hint with the effect of the expected gesture.
  static func needed(_ effect: Wording) -> Wording {
    Wording(en: "You need a gesture that \(effect.en).", de: "Gesucht ist: \(effect.de).")
  }
  /// Returns the hint with the movement of the fingers.
  static func fingersDo(_ fingers: Wording) -> Wording {
    Wording(
      en: "Your fingers do this: \(fingers.en).",
      de: "Die Finger machen das: \(fingers.de)."
    )
  }
  /// Returns the hint with the first word of the expected gesture.
  static func gestureBegins(with word: String) -> Wording {
    Wording(en: "The gesture begins with '\(word)'.", de: "Die Geste beginnt mit „\(word)“.")
  }
  /// Returns the hint with the first word of the speech.
  static func begins(with word: String) -> Wording {
    Wording(en: "The answer begins with '\(word)'.", de: "Es beginnt mit „\(word)“.")
  }
  /// Returns the hint with the answer itself.
  static func itIs(_ answer: String) -> Wording {
    Wording(en: "It is: \(answer)", de: "Es ist: \(answer)")
  }
  /// Returns the hint that one of the answers is wrong.
  static func itIsNot(number: Int) -> Wording {
    Wording(en: "It isn't \(number).", de: "Nummer \(number) ist es nicht.")
  }
  /// Returns the hint that one of the answers is right.
  static func itIs(number: Int) -> Wording {
    Wording(en: "It is \(number).", de: "Es ist Nummer \(number).")
  }
  /// A message that VoiceOver says nothing, with instructions for this answer.
  static let typeNothing = Wording(
    en: "VoiceOver says nothing. Type: nothing",
    de: "Es wird nichts gesprochen. Gib ein: nichts"
  )
  /// Returns the hint with the order of the parts.
  static func order(of parts: [Wording]) -> Wording {
    Wording(
      en: "VoiceOver says \(parts.map(\.en).joined(separator: ", then ")).",
      de: "Die Reihenfolge ist: \(parts.map(\.de).joined(separator: ", dann "))."
    )
  }
  /// Returns the hint with one way to do a task.
  static func oneWay(_ lines: [String]) -> Wording {
    let way = lines.joined(separator: "; ")
    return Wording(en: "One way: \(way)", de: "Ein Weg: \(way)")
  }
}

extension [String] {
  /// Returns the items with commas between them and a word before the last item.
  fileprivate func asList(_ word: String) -> String {
    guard let last, count > 1 else { return joined() }
    return dropLast().joined(separator: ", ") + " \(word) \(last)"
  }
}
