import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// A hint begins with a verb that says what happens: “Plays the song”, not “Play the song”.
  static let hintImperative = AuditRule(
    "hint-imperative",
    .note,
    asks: """
      A hint begins with a verb that says what happens: “Plays the song”, not “Play the \
      song”.
      """,
    source: "Apple, accessibilityHint; checked in English only.",
    wayOut: "Begin with a verb such as “Plays”.",
    bad: """
      screen song "Song"
        header "Song"
        button "Play"
          hint: Play the song
          on activate: announce "Playing"
      """,
    good: """
      screen song "Song"
        header "Song"
        button "Play"
          hint: Plays the song
          on activate: announce "Playing"
      """,
    judge: .stop { stop in
      guard let hint = stop.element.hint, let first = hint.plainWords.first,
        hint.plainWords != stop.label.plainWords,
        AuditWords.of(stop.language)?.imperatives.contains(first) ?? false
      else { return nil }
      return "the hint begins with a command: '\(hint)'"
    }
  )
}
