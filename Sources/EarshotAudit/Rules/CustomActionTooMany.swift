import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// An element offers at most seven custom actions.
  static let customActionTooMany = AuditRule(
    "custom-action-too-many",
    .note,
    asks: "An element offers at most seven custom actions.",
    source: "Our choice: people go through actions one at a time.",
    wayOut: "Keep the actions people use most, and open a menu for the others.",
    bad: """
      screen mail "Mail"
        header "Mail"
        cell "Ann, lunch"
          action "Delete": announce "1"
          action "Reply": announce "2"
          action "Flag": announce "3"
          action "Move": announce "4"
          action "Print": announce "5"
          action "Mute": announce "6"
          action "Archive": announce "7"
          action "Share": announce "8"
      """,
    good: """
      screen mail "Mail"
        header "Mail"
        cell "Ann, lunch"
          action "Delete": announce "1"
          action "Reply": announce "2"
          action "Flag": announce "3"
          action "Move": announce "4"
          action "Print": announce "5"
          action "Mute": announce "6"
          action "More": announce "7"
      """,
    needs: .behavior,
    judge: .stop { stop in
      guard stop.actions.count > 7 else { return nil }
      return "\(stop.actions.count) custom actions are too many to go through"
    }
  )
}
