import EarshotSession

// What the player says to answers: what is asked for, what is right, and what is handed back.
extension Wording {
  /// What is typed at a question for words, and what else may be.
  static let typeWords = Wording(
    en: "Type the words that VoiceOver says; '?' gives a hint, 'skip' shows the answer.",
    de: "Gib ein, was VoiceOver sagt; „?“ gibt einen Tipp, „skip“ zeigt die Antwort."
  )

  /// What is typed at a question for a gesture, and what else may be.
  static let typeGesture = Wording(
    en: "Type a gesture; '?' gives a hint, 'skip' shows the answer.",
    de: "Gib eine Geste ein; „?“ gibt einen Tipp, „skip“ zeigt die Antwort."
  )

  /// The ways to be helped and to leave.
  static let helpOrQuit = Wording(
    en: "'?' gives a hint, 'quit' ends the lesson.",
    de: "„?“ gibt einen Tipp, „quit“ beendet die Lektion."
  )

  /// A right answer.
  static let right = Wording(en: "Right.", de: "Richtig.")
  /// A right answer with slips of the keys, and what it is spelled like.
  static func right(spelled words: String) -> Wording {
    Wording(en: "Right. It is spelled “\(words)”.", de: "Richtig. Geschrieben wird es „\(words)“.")
  }
  /// A right answer that names why nothing is spoken.
  static let rightAndSilent = Wording(
    en: "Right, but no word says so: VoiceOver says nothing.",
    de: "Richtig, aber kein Wort sagt das: Es wird nichts gesprochen."
  )
  /// A task whose claims hold.
  static let done = Wording(en: "Done.", de: "Geschafft.")
  /// A task that the learner leaves.
  static let undone = Wording(
    en: "The task isn't done. 'back' returns to it.",
    de: "Die Aufgabe ist nicht gelöst. „back“ führt zu ihr zurück."
  )
  /// That what the learner did doesn't stay, since the lesson has more to play.
  static let backToLesson = Wording(
    en: "The lesson goes on from where it was before the task.",
    de: "Die Lektion geht dort weiter, wo sie vor der Aufgabe war."
  )
  /// The beginning of a way that leads there.
  static let onTheWay = Wording(en: "On the way.", de: "Du bist auf dem Weg dorthin.")
  /// Another try.
  static let tryAgain = Wording(en: "Try once more.", de: "Versuch es noch einmal.")
  /// A wrong answer, before its mistake.
  static let notQuite = Wording(en: "Not quite.", de: "Nicht ganz.")
  /// What is heard follows.
  static let youHear = Wording(en: "You hear:", de: "Zu hören ist:")
  /// A wrong choice, before its remark.
  static let notThatOne = Wording(en: "Not that one.", de: "Das ist es nicht.")
  /// A gesture about which nothing else can be said.
  static let notIt = Wording(en: "That isn't it.", de: "Das ist es nicht.")

  /// What to do after a gesture that led elsewhere.
  static let goOnFromHere = Wording(
    en: "Go on from here, or type ':undo' to take it back.",
    de: "Mach von hier aus weiter, oder nimm die Geste mit „:undo“ zurück."
  )

  /// The position of the cursor.
  static func cursorIsOn(_ words: String) -> Wording {
    Wording(en: "The cursor is on “\(words)”.", de: "Der Cursor ist auf „\(words)“.")
  }

  /// A way that leads there and does more.
  static let changedOnTheWay = Wording(
    en: "You are there, but something has changed on the way. ':undo' takes a gesture back.",
    de: "Du bist da, aber unterwegs hat sich etwas geändert. „:undo“ nimmt eine Geste zurück."
  )

  /// A longer way than is needed.
  static func right(with gestures: Int, shortest way: LessonWay) -> Wording {
    let (made, commands) = (
      gestures.counted(Thing.gesture), way.commands.joined(separator: ", ")
    )
    let enough = way.count == 1 ? "1 genügt" : "\(way.count) genügen"
    return Wording(
      en: "Right, with \(made.en). \(way.count) would do: \(commands).",
      de: "Richtig, mit \(made.de). \(enough): \(commands)."
    )
  }

  /// A rule that explains an answer; its sentence has no German, which ``evidence`` says once.
  static func rule(_ citation: String) -> Wording {
    Wording(
      en: "Rule: \(citation).",
      de: "Regel: \((RuleWording.cited(citation)?.de ?? citation).asSentence)."
    )
  }

  /// What the words in brackets behind a rule mean.
  static let evidence: Wording = {
    let weights = Evidence.Weight.allCases
    let list = weights.map {
      Wording(en: "[\($0.word.en)] \($0.meaning.en)", de: "[\($0.word.de)] \($0.meaning.de)")
    }
    .joined(by: ", ")
    return Wording(
      en: "The word in brackets says how sure a rule is: \(list.en).",
      de: "Das Wort in Klammern sagt, wie sicher eine Regel ist: \(list.de)."
    )
  }()
}

extension Evidence.Weight {
  /// What the word means, after the word.
  fileprivate var meaning: Wording {
    switch self {
    case .observed: Wording(en: "was heard on a device", de: "heißt, jemand hat es gehört")
    case .model:
      Wording(en: "comes from a model of VoiceOver", de: "heißt, ein Modell von VoiceOver tut es")
    case .contract:
      Wording(
        en: "is promised by Apple or by a standard",
        de: "heißt, Apple oder ein Standard verspricht es"
      )
    case .choice: Wording(en: "is Earshot's own guess", de: "heißt, Earshot nimmt es an")
    }
  }
}

// What is no answer.
extension Wording {
  /// A gesture where something else is asked for.
  static let isGesture = Wording(en: "That is a gesture.", de: "Das ist eine Geste.")
  /// What to type where words are asked for.
  static let typeWhatIsSaid = Wording(
    en: "Type the words that VoiceOver says.",
    de: "Gib ein, was VoiceOver sagt."
  )
  /// What to type where answers are listed.
  static let typeNumber = Wording(
    en: "Type the number of an answer.",
    de: "Gib die Nummer einer Antwort ein."
  )
  /// Where a learner types the word hint.
  static let howToGetHint = Wording(
    en: "Type '?' for a hint, or 'skip' to see the answer.",
    de: "Gib „?“ für einen Tipp ein, oder „skip“, um die Antwort zu sehen."
  )
  /// A number where no answers are listed.
  static let isNumber = Wording(
    en: "That's a number, but there's no list of answers.",
    de: "Das ist eine Nummer, und hier stehen keine Antworten zur Wahl."
  )
  /// A line that is heard besides the words.
  static let isBeside = Wording(
    en: "You hear that besides the words.",
    de: "Das hörst du neben den Worten."
  )
  /// Words where a gesture is asked for.
  static let isNoGesture = Wording(
    en: "That isn't a gesture. Type what your fingers do, such as 'swipe right'.",
    de: "Das ist keine Geste. Gib ein, was deine Finger tun, zum Beispiel „swipe right“."
  )
  /// A gesture in plain words, and the one that is meant.
  static func meant(_ gesture: String) -> Wording {
    Wording(en: "Earshot's word is: \(gesture)", de: "Bei Earshot heißt das: \(gesture)")
  }
}

// What is asked where the author asks nothing, and what leads to the answer.
extension Wording {
  /// What would make nothing heard.
  static let whatNow = Wording(
    en: "What would you do now?",
    de: "Was tust du jetzt?"
  )
  /// What leads to words, each of them in quotes.
  static func whatLeads(to words: [String]) -> Wording {
    let (en, de) = (words.map { "“\($0)”" }, words.map { "„\($0)“" })
    return Wording(
      en: "What would you do to hear \(en.asList("and"))?",
      de: "Was tust du, um \(de.asList("und")) zu hören?"
    )
  }
  /// What is said, at last where it is more.
  static func whatIsSaid(atLast: Bool) -> Wording {
    atLast
      ? Wording(en: "What is said last?", de: "Was wird zuletzt gesagt?")
      : Wording(en: "What is said?", de: "Was wird gesagt?")
  }
  /// What the wanted gesture does.
  static func needed(_ effect: Wording) -> Wording {
    Wording(en: "You need a gesture that \(effect.en).", de: "Gesucht ist: \(effect.de).")
  }
  /// The actions of fingers.
  static func fingersDo(_ fingers: Wording) -> Wording {
    Wording(
      en: "The fingers do this: \(fingers.en).",
      de: "Die Finger machen das: \(fingers.de)."
    )
  }
  /// The first word of the wanted gesture.
  static func gestureBegins(with word: String) -> Wording {
    Wording(en: "The gesture begins with '\(word)'.", de: "Die Geste beginnt mit „\(word)“.")
  }
  /// The first word of what is said.
  static func begins(with word: String) -> Wording {
    Wording(en: "It begins with '\(word)'.", de: "Es beginnt mit „\(word)“.")
  }
  /// The answer itself.
  static func itIs(_ answer: String) -> Wording {
    Wording(en: "It is: \(answer)", de: "Es ist: \(answer)")
  }
  /// That one of the answers is wrong.
  static func itIsNot(number: Int) -> Wording {
    Wording(en: "It isn't \(number).", de: "Nummer \(number) ist es nicht.")
  }
  /// That one of the answers is right.
  static func itIs(number: Int) -> Wording {
    Wording(en: "It is \(number).", de: "Es ist Nummer \(number).")
  }
  /// That nothing is spoken, and how to answer so.
  static let typeNothing = Wording(
    en: "VoiceOver says nothing. Type: nothing",
    de: "Es wird nichts gesprochen. Gib ein: nichts"
  )
  /// In which order the parts are said.
  static func order(of parts: [Wording]) -> Wording {
    Wording(
      en: "VoiceOver says \(parts.map(\.en).joined(separator: ", then ")).",
      de: "Die Reihenfolge ist: \(parts.map(\.de).joined(separator: ", dann "))."
    )
  }
  /// One way to do a task.
  static func oneWay(_ lines: [String]) -> Wording {
    let way = lines.joined(separator: "; ")
    return Wording(en: "One way: \(way)", de: "Ein Weg: \(way)")
  }
}

extension [String] {
  /// The entries with commas between them, and a word before the last.
  fileprivate func asList(_ word: String) -> String {
    guard let last, count > 1 else { return joined() }
    return dropLast().joined(separator: ", ") + " \(word) \(last)"
  }
}
