// Rules about adjustable elements.
import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  static let adjustableWithoutAction = AuditRule(
    "adjustable-without-action",
    .error,
    needs: .behavior,
    judge: .stop { stop in
      guard stop.element.traits.contains(.adjustable), stop.element.scale == nil,
        !stop.app.isForeign
      else { return nil }
      guard !stop.canBeAdjusted else { return nil }
      return "swiping up and down does nothing, though VoiceOver says \(stop.heard)"
    }
  )

  static let adjustableWithoutValue = AuditRule(
    "adjustable-without-value",
    .warning,
    judge: .stop { stop in
      guard stop.element.traits.contains(.adjustable), stop.text(of: .value).isBlank,
        stop.text(of: .state).isBlank, !stop.heardLabel.isBlank
      else { return nil }
      return "VoiceOver says no value, only \(stop.heard)"
    }
  )

  static let valueLoop = AuditRule("value-loop", .warning, needs: .behavior, judge: .walk)
}
