import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// A label names a control and gives no instructions.
  static let labelHasAction = AuditRule(
    "label-has-action",
    .warning,
    .nameRoleValue,
    asks: "A label names a control and gives no instructions.",
    source: "ATF, action words; Apple, accessibilityHint.",
    wayOut: "Name what it does; VoiceOver says how to use it.",
    bad: """
      screen cart "Cart"
        header "Cart"
        button "Tap to pay"
          on activate: announce "Paid"
      """,
    good: """
      screen cart "Cart"
        header "Cart"
        button "Pay"
          on activate: announce "Paid"
      """,
    judge: .stop { stop in
      guard stop.isControl, let words = AuditWords.of(stop.language)?.instruction(in: stop.label)
      else {
        return nil
      }
      return "the label '\(stop.label)' gives an instruction: '\(words)'"
    }
  )
}
