import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// The custom actions of an element have names of their own.
  static let customActionDuplicate = AuditRule(
    "custom-action-duplicate",
    .warning,
    .nameRoleValue,
    asks: "The custom actions of an element have names of their own.",
    source: "Our choice: who hears two of the same name cannot choose.",
    wayOut: "Give each action a name of its own.",
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
