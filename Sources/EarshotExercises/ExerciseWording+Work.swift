import EarshotLines
import EarshotNotation
package import EarshotLessons

// The program's words about the work on a screen.
extension Wording {
  package static func waitsForExercise(_ path: String) -> Wording {
    Wording(
      en:
        "Earshot is waiting for you to save \(path). Until then, type gestures to hear the screen. "
        + "'outline' shows the screen, 'hint' gives another hint, and 'quit' or Control-C ends "
        + "the exercise.",
      de:
        "Sobald du \(path) sicherst, geht es weiter. Bis dahin kannst du Gesten eingeben, um den"
        + " Bildschirm zu hören. „outline“ zeigt ihn, „hint“ gibt noch einen Tipp, „quit“ oder"
        + " Control-C hört auf."
    )
  }

  package static func noHint(hadSome: Bool) -> Wording {
    hadSome
      ? Wording(en: "There are no more hints.", de: "Einen weiteren Tipp gibt es nicht.")
      : Wording(en: "There's no hint for this problem.", de: "Dazu gibt es keinen Tipp.")
  }

  package static func nextHint(_ number: Int) -> Wording {
    Wording(
      en: "'--hint \(number)' gives the next hint.",
      de: "„--hint \(number)“ gibt den nächsten Tipp."
    )
  }

  /// Returns the message with the line of a screen's first error.
  ///
  /// In German, the message also says that the error itself is available only in English.
  package static func unreadable(line: Int) -> Wording {
    Wording(
      en: "Line \(line) has an error, so Earshot can't judge the screen yet.",
      de:
        "In Zeile \(line) ist ein Fehler, also lässt sich der Bildschirm noch nicht beurteilen. Die"
        + " Meldung darüber gibt es nur auf Englisch."
    )
  }

  /// Returns the message about the work to do.
  ///
  /// For a learner who isn't watched, it also says how to have the work judged.
  ///
  /// - Parameters:
  ///   - path: The path of the screen file.
  ///   - word: The path as a word of a command line.
  ///   - isWatched: Whether Earshot waits for the learner to save the file.
  /// - Returns: The message.
  package static func edit(_ path: String, typedAs word: String, isWatched: Bool) -> Wording {
    let again =
      isWatched
      ? Wording(verbatim: "")
      : Wording(
        en: " Then save the file, and repeat this command to see what's still wrong.",
        de:
          " Dann sichere sie, und gib diesen Befehl noch einmal ein: Er sagt, was noch falsch ist."
      )
    return Wording(
      en:
        "Change \(path) in a text editor.\(again.en) To hear the screen, type 'earshot walk"
        + " \(word)'.",
      de:
        "Ändere die Datei \(path) in einem Texteditor.\(again.de) „earshot walk \(word)“ lässt"
        + " dich den Bildschirm hören."
    )
  }

  package static func testSays(_ path: String) -> Wording {
    Wording(
      en: "'earshot test' says what's still wrong with \(path).",
      de: "„earshot test“ sagt, was an \(path) noch falsch ist."
    )
  }

  static func unreached(_ goal: String) -> Wording {
    Wording(
      en: "You can't reach and use #\(goal) yet.",
      de: "Noch erreicht und benutzt keine Geste #\(goal)."
    )
  }

  static func effort(_ goal: String, _ gestures: Int, fewest: Int) -> Wording {
    Wording(
      en: "#\(goal) takes \(gestures.counted("gesture")); \(fewest) would be enough.",
      de: "#\(goal) braucht \(gestures) Gesten; \(fewest) würden genügen."
    )
  }
}
