import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// Each custom action of an element has a different name.
  static let customActionDuplicate = AuditRule(
    "custom-action-duplicate",
    .warning,
    .nameRoleValue,
    asks: "Each custom action of an element has a different name.",
    source: "Our choice: nobody can choose between two actions that sound alike.",
    wayOut: "Give each action its own name.",
    bad: """
      screen mail "Mail"
        header "Mail"
        cell "Ann, lunch"
          action "Delete": announce "Deleted"
          action "Delete": announce "Deleted for all"
      """,
    good: """
      screen mail "Mail"
        header "Mail"
        cell "Ann, lunch"
          action "Delete": announce "Deleted"
          action "Delete for all": announce "Deleted for all"
      """,
    needs: .behavior,
    judge: .stop { stop in
      var seen: Set<String> = []
      guard let twice = stop.actions.first(where: { !$0.isBlank && !seen.insert($0).inserted })
      else {
        return nil
      }
      return "two custom actions are called '\(twice)'"
    }
  )
}
