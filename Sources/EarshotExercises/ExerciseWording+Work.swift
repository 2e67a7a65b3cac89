package import EarshotLessons

// The program's words around the work on a screen.
extension Wording {
  package static func waitsForExercise(_ path: String) -> Wording {
    Wording(
      en:
        "Waiting for you to save \(path). Until then, type gestures to hear the screen. 'outline'"
        + " shows it, 'hint' gives another hint, 'quit' or Control-C leaves.",
      de:
        "Sobald du \(path) sicherst, geht es weiter. Bis dahin kannst du Gesten eingeben, um den"
        + " Bildschirm zu hören. „outline“ zeigt ihn, „hint“ gibt noch einen Tipp, „quit“ oder"
        + " Control-C hört auf."
    )
  }

  package static func noHint(hadSome: Bool) -> Wording {
    hadSome
      ? Wording(en: "There is no other hint.", de: "Einen weiteren Tipp gibt es nicht.")
      : Wording(en: "There is no hint for this.", de: "Dazu gibt es keinen Tipp.")
  }

  package static func nextHint(_ number: Int) -> Wording {
    Wording(
      en: "'--hint \(number)' gives the next hint.",
      de: "„--hint \(number)“ gibt den nächsten Tipp."
    )
  }

  package static func edit(_ path: String) -> Wording {
    Wording(
      en:
        "Edit \(path) in a text editor until every check passes. To hear it, type 'earshot walk"
        + " \(path)'.",
      de:
        "Ändere \(path), bis alle Prüfungen bestanden sind, in einem Texteditor. „earshot walk"
        + " \(path)“ lässt dich hören, wie es klingt."
    )
  }

  package static func testSays(_ path: String) -> Wording {
    Wording(
      en: "'earshot test' says what is still wrong with \(path).",
      de: "„earshot test“ sagt, was an \(path) noch falsch ist."
    )
  }
}
