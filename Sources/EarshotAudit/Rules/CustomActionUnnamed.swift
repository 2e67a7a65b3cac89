import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// A custom action has a name.
  static let customActionUnnamed = AuditRule(
    "custom-action-unnamed",
    .error,
    .nameRoleValue,
    asks: "A custom action has a name.",
    source: "Our choice: the rotor stops at it and says nothing.",
    wayOut: "Give it a name that begins with a verb.",
    bad: """
      screen mail "Mail"
        header "Mail"
        cell "Ann, lunch"
          action "": announce "Deleted"
      """,
    good: """
      screen mail "Mail"
        header "Mail"
        cell "Ann, lunch"
          action "Delete": announce "Deleted"
      """,
    needs: .behavior,
    judge: .stop { stop in
      stop.actions.contains(where: \.isBlank) ? "a custom action has no name" : nil
    }
  )
}
