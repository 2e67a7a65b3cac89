import EarshotNotation

// A report as text, and the list of lessons.
extension Wording {
  /// The column titles of a report.
  static let columnsOfReport = Wording(
    en: "| question | kind | outcome | misses | hints |",
    de: "| Frage | Art | Ergebnis | Fehlversuche | Tipps |"
  )

  /// Returns the kind of question for its word in a report.
  static func kind(_ word: String) -> Wording {
    switch word {
    case "gesture": Wording(en: word, de: "Geste")
    case "words": Wording(en: word, de: "Worte")
    case "choice": Wording(en: word, de: "Auswahl")
    case "task": Wording(en: word, de: "Aufgabe")
    default: Wording(verbatim: word)
    }
  }

  /// Returns the outcome of a question for its word in a report.
  static func outcome(_ word: String) -> Wording {
    switch word {
    case "right the first time": Wording(en: word, de: "auf Anhieb richtig")
    case "right": Wording(en: word, de: "richtig")
    case "wrong": Wording(en: word, de: "falsch")
    case "skipped": Wording(en: word, de: "übersprungen")
    case "open": Wording(en: word, de: "offen")
    default: Wording(verbatim: word)
    }
  }

  /// Returns the number of questions that were right the first time, as the beginning of a
  /// sentence.
  static func rightTheFirstTime(_ count: Int, of all: Int, _ share: Wording) -> Wording {
    Wording(
      en: "\(count) of \(all) right the first time (\(share[.english]))",
      de: "\(count) von \(all) auf Anhieb richtig (\(share[.german]))"
    )
  }

  /// Returns a percentage with its sign.
  static func percentage(_ percent: Int) -> Wording {
    Wording(en: "\(percent)%", de: "\(percent) %")
  }

  /// The message that the lesson had no questions.
  static let nothingAsked = Wording(
    en: "The lesson asked no questions",
    de: "Es wurde nichts gefragt"
  )
  /// The message that the learner answered nothing.
  static let nothingAnswered = Wording(
    en: "The learner answered no questions",
    de: "Es wurde keine Frage beantwortet"
  )
  /// The message that the learner didn't finish the lesson, as the end of a sentence.
  static let notFinished = Wording(en: ", not finished.", de: ", nicht bis zum Ende.")

  /// Returns the name of a course for the line above its lessons, with the language if the list has
  /// several.
  package static func course(_ name: String, in language: LessonLanguage?) -> Wording {
    let ending = language.map { " (\($0.name))" } ?? ""
    return Wording(en: "Course: \(name)\(ending)", de: "Kurs: \(name)\(ending)")
  }

  /// Returns the number of lessons and instructions for starting, with the language if the list has
  /// several.
  package static func lessons(
    _ count: Int,
    in language: LessonLanguage?,
    _ command: String
  ) -> Wording {
    let place = language.map { " in \($0.englishName)" } ?? ""
    return Wording(
      en: "\(count.counted("lesson"))\(place); '\(command)' plays the first lesson.",
      de: "\(count) Lektionen; „\(command)“ spielt die erste."
    )
  }

  /// The text after a finished lesson or exercise in the list.
  package static let doneInList = Wording(en: " (done)", de: " (geschafft)")

  /// Returns the number of the lesson and the total, with instructions for listing all.
  package static func lesson(_ number: Int, of all: Int, option: String) -> Wording {
    Wording(
      en: "Lesson \(number) of \(all). 'earshot teach --list\(option)' lists all lessons.",
      de: "Lektion \(number) von \(all). „earshot teach --list\(option)“ zeigt alle."
    )
  }

  /// Returns the message with the gestures that the learner practiced, for the end of a lesson.
  package static func practiced(_ gestures: [String]) -> Wording {
    Wording(
      en: "You practiced: \(gestures.joined(separator: ", ")).",
      de: "Du hast geübt: \(gestures.joined(separator: ", "))."
    )
  }

  /// Returns the message with the number of finished lessons.
  package static func lessonsDone(_ done: Int, of all: Int) -> Wording {
    Wording(
      en: "\(done) of \(all) lessons \(done == 1 ? "is" : "are") done.",
      de: "\(done) von \(all) Lektionen geschafft."
    )
  }

  /// Returns the message with the next lesson.
  package static func nextLesson(_ title: String, option: String) -> Wording {
    Wording(
      en: "'earshot teach\(option)' continues with “\(title)”.",
      de: "„earshot teach\(option)“ geht weiter mit „\(title)“."
    )
  }

  /// Returns the message with the exercise that comes after the last lesson, if any are left.
  ///
  /// The option is the command's option for exercises in the language of the lesson.
  package static func firstExercise(_ name: String?, option: String) -> Wording {
    guard let name else {
      return Wording(
        en: "You've finished all lessons and exercises.",
        de: "Du hast alle Lektionen und Übungen geschafft."
      )
    }
    return Wording(
      en: "To start the next exercise, type 'earshot teach --exercise \(name)\(option)'.",
      de: "Jetzt kommt eine Übung: „earshot teach --exercise \(name)\(option)“."
    )
  }

  /// Returns the message with the number of finished exercises and the next exercise, if any are
  /// left.
  package static func nextExercise(
    _ name: String?,
    option: String,
    done: Int,
    of all: Int
  ) -> Wording {
    let (count, german) = (
      "\(done) of \(all) exercises \(done == 1 ? "is" : "are") done.",
      "\(done) von \(all) Übungen geschafft."
    )
    guard let name else { return Wording(en: count, de: german) }
    return Wording(
      en: "\(count) 'earshot teach --exercise \(name)\(option)' starts the next one.",
      de: "\(german) „earshot teach --exercise \(name)\(option)“ ist die nächste."
    )
  }

  /// Returns the number of exercises, the first exercise, and instructions for starting.
  ///
  /// If all are done, returns only the number.
  package static func exercises(
    _ names: [String],
    next: String?,
    in language: LessonLanguage
  ) -> [Wording] {
    let list = "\(names.joined(separator: ", "))."
    let place = language == .english ? "" : " in \(language.englishName)"
    let all = Wording(
      en: "\(names.count) exercises\(place): \(list)",
      de: "\(names.count) Übungen: \(list)"
    )
    guard let next else { return [all] }
    let command = "earshot teach --exercise \(next)\(language.option)"
    return [all, Wording(en: "'\(command)' begins one.", de: "„\(command)“ beginnt eine.")]
  }

  /// Returns the message that the exercises are also available in a different language.
  package static func exercises(alsoIn language: LessonLanguage) -> Wording {
    let command = "earshot teach --exercise NAME\(language.option)"
    return Wording(
      en: "'\(command)' starts the same exercise in \(language.englishName).",
      de: "„\(command)“ ist dieselbe Übung auf \(language.name)."
    )
  }
}
