import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// A label does not say the state, which VoiceOver adds by itself.
  static let labelHasState = AuditRule(
    "label-has-state",
    .warning,
    .nameRoleValue,
    asks: "A label does not say the state, which VoiceOver adds by itself.",
    source: "ATF; BrowserStack; WWDC19-254.",
    wayOut: "Leave the state out of the label; put it into a trait or the value.",
    bad: """
      screen sound "Sound"
        header "Sound"
        switch on "Sound is on"
      """,
    good: """
      screen sound "Sound"
        header "Sound"
        switch on "Sound"
      """,
    judge: .stop { stop in
      guard let word = StateWord.repeated(by: stop) else { return nil }
      return "the label says the state '\(word)'; VoiceOver says \(stop.heard)"
    }
  )
}
