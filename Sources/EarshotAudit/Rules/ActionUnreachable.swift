import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// A custom action is offered at some stop.
  static let actionUnreachable = AuditRule(
    "action-unreachable",
    .error,
    .keyboard,
    .nameRoleValue,
    asks: "A custom action is offered at some stop.",
    source: """
      UIKit: VoiceOver asks the focused element and its containers for actions, so it never \
      offers those of a view inside an element; WCAG 2.2, 2.1.1.
      """,
    wayOut: "Move the action to the element that VoiceOver stops at, or to its container.",
    bad: """
      screen mail "Mail"
        header "Mail"
        cell
          text "Ann"
          text "Lunch?"
            action "Delete": announce "Deleted"
      """,
    good: """
      screen mail "Mail"
        header "Mail"
        cell
          action "Delete": announce "Deleted"
          text "Ann"
          text "Lunch?"
      """,
    needs: .behavior,
    judge: .walk
  )
}
