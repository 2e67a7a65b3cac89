import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// A switch says whether it is on, and a control that looks disabled is disabled.
  static let stateMissing = AuditRule(
    "state-missing",
    .warning,
    .nameRoleValue,
    asks: "A switch says whether it is on, and a control that looks disabled is disabled.",
    source: "WCAG 2.2, 4.1.2; that less than half the opacity looks disabled is our choice.",
    wayOut: "Give it a value, or the trait notEnabled.",
    bad: """
      screen sound "Sound"
        header "Sound"
        button "Mute"
          alpha: 0.3
          on activate: announce "Muted"
      """,
    good: """
      screen sound "Sound"
        header "Sound"
        button notEnabled "Mute"
          alpha: 0.3
          on activate: announce "Muted"
      """,
    judge: .stop { stop in
      let traits = stop.element.traits
      if traits.contains(.toggleButton), stop.text(of: .state).isBlank,
        stop.text(of: .value).isBlank
      {
        return "nothing says whether it is on; VoiceOver says \(stop.heard)"
      }
      guard stop.isControl, !traits.contains(.notEnabled), let alpha = stop.element.alpha,
        alpha > 0.02, alpha < 0.5
      else { return nil }
      return "it is faint as if disabled, and VoiceOver does not say so: \(stop.heard)"
    }
  )
}
