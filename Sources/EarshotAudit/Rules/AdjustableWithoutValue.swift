import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// An adjustable element has a value.
  static let adjustableWithoutValue = AuditRule(
    "adjustable-without-value",
    .warning,
    .nameRoleValue,
    asks: "An adjustable element has a value.",
    source: "Apple, accessibilityValue.",
    wayOut: "Give it a value.",
    bad: """
      screen sound "Sound"
        header "Sound"
        adjustable "Volume"
          on increment: announce "Louder"
          on decrement: announce "Softer"
      """,
    good: """
      screen sound "Sound"
        header "Sound"
        adjustable "Volume"
          range: 0...10
      """,
    judge: .stop { stop in
      guard stop.element.traits.contains(.adjustable), stop.text(of: .value).isBlank,
        stop.text(of: .state).isBlank, !stop.heardLabel.isBlank
      else { return nil }
      return "nothing says the value; VoiceOver says \(stop.heard)"
    }
  )
}
