import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// You can adjust whatever VoiceOver calls adjustable.
  static let adjustableWithoutAction = AuditRule(
    "adjustable-without-action",
    .error,
    .nameRoleValue,
    asks: "You can adjust whatever VoiceOver calls adjustable.",
    source: "Apple, accessibilityIncrement and accessibilityDecrement.",
    wayOut: "Give it a range, values, or handlers for increment and decrement.",
    bad: """
      screen sound "Sound"
        header "Sound"
        adjustable "Volume"
          value: 40%
        switch off "Mute"
          on valueChanged: announce "Muted"
      """,
    good: """
      screen sound "Sound"
        header "Sound"
        adjustable "Volume"
          value: 40%
          values: 20% | 40% | 60%
      """,
    needs: .behavior,
    judge: .stop { stop in
      guard stop.element.traits.contains(.adjustable), stop.element.scale == nil else { return nil }
      guard !stop.canBeAdjusted else { return nil }
      return "swiping up and down does nothing, though VoiceOver says \(stop.heard)"
    }
  )
}
