import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// A label does not contain the value, which would be read twice or go out of date.
  static let labelHasValue = AuditRule(
    "label-has-value",
    .warning,
    .nameRoleValue,
    asks: "A label does not contain the value, which would be read twice or go out of date.",
    source: "Apple, accessibilityValue; VOICEOVER.md, chapter 13.",
    wayOut: "Remove the value from the label.",
    bad: """
      screen sound "Sound"
        header "Sound"
        slider "Volume 40%"
          value: 40%
      """,
    good: """
      screen sound "Sound"
        header "Sound"
        slider "Volume"
          value: 40%
      """,
    judge: .stop { stop in
      let heard = stop.utterance.parts.first { $0.kind == .value && $0.origin == .value }
      guard let value = heard?.text, stop.label != value, stop.label.holdsWords(of: value) else {
        return nil
      }
      return "the value '\(value)' is in the label, too; VoiceOver says \(stop.heard)"
    }
  )
}
