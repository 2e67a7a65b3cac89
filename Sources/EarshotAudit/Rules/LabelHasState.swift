import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// A label leaves the state to VoiceOver.
  static let labelHasState = AuditRule(
    "label-has-state",
    .warning,
    .nameRoleValue,
    asks: "A label leaves the state to VoiceOver.",
    source: "ATF; BrowserStack; WWDC19-254.",
    wayOut: "Remove the state from the label; use a trait or the value.",
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
