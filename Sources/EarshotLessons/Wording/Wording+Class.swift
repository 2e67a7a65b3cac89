import EarshotNotation

// The table and the board of a class.
extension Wording {
  /// The columns of the table with a row for each learner.
  static let columnsOfPeople = Wording(
    en: "| learner | finished | right the first time | share |",
    de: "| Name | fertig | auf Anhieb richtig | Anteil |"
  )
  /// The columns of the table with a row for each report.
  static let columnsOfClass = Wording(
    en: "| learner | lesson | right the first time | share | finished |",
    de: "| Name | Lektion | auf Anhieb richtig | Anteil | fertig |"
  )
  /// The columns of the table of questions that the most learners had trouble with.
  static let columnsOfHardQuestions = Wording(
    en: "| question | lesson | not right the first time |",
    de: "| Frage | Lektion | nicht auf Anhieb richtig |"
  )

  /// Returns a number out of a total.
  static func part(_ count: Int, of all: Int) -> Wording {
    Wording(en: "\(count) of \(all)", de: "\(count) von \(all)")
  }

  /// Returns the word for yes or no.
  static func yesOrNo(_ isSo: Bool) -> Wording {
    isSo ? Wording(en: "yes", de: "ja") : Wording(en: "no", de: "nein")
  }

  /// Returns the reason that a report has no score.
  static func noResult(isAsked: Bool) -> Wording {
    isAsked
      ? Wording(en: "nothing answered", de: "nichts beantwortet")
      : Wording(en: "nothing asked", de: "nichts gefragt")
  }

  /// Returns the number of additional hard questions.
  static func moreHardQuestions(_ count: Int) -> Wording {
    Wording(
      en: "\(count) more \(count == 1 ? "question wasn't" : "questions weren't") answered right "
        + "the first time.",
      de: "\(count) weitere waren nicht auf Anhieb richtig."
    )
  }

  /// Returns the first line of the board.
  static func headOfBoard(_ count: Int, finished: Int) -> Wording {
    let people =
      count == 1
      ? Wording(en: "1 person", de: "1 Person")
      : Wording(en: "\(count) people", de: "\(count) Personen")
    return [people, Wording(verbatim: ": "), finishedOnBoard(finished)].joined(by: "")
  }

  /// Returns the number of finished lessons and exercises.
  static func finishedOnBoard(_ count: Int) -> Wording {
    Wording(en: "\(count) finished", de: "\(count) fertig")
  }

  /// Returns the number of questions of a lesson that are done.
  static func doneOnBoard(_ count: Int) -> Wording {
    Wording(en: "\(count) done", de: "\(count) geschafft")
  }
}
