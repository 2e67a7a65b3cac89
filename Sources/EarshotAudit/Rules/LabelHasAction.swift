import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// A label names what something is or does, and gives no instruction.
  static let labelHasAction = AuditRule(
    "label-has-action",
    .warning,
    .nameRoleValue,
    asks: "A label names what something is or does, and gives no instruction.",
    source: "ATF, action words; Apple, accessibilityHint.",
    wayOut: "Name it by what it does; VoiceOver says by itself how it is operated.",
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
