import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// A label does not hold the value, which would be heard twice or go stale.
  static let labelHasValue = AuditRule(
    "label-has-value",
    .warning,
    .nameRoleValue,
    asks: "A label does not hold the value, which would be heard twice or go stale.",
    source: "Apple, accessibilityValue; VOICEOVER.md, chapter 13.",
    wayOut: "Take the value out of the label.",
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
