import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// A button or a link does something.
  static let controlInert = AuditRule(
    "control-inert",
    .note,
    .nameRoleValue,
    asks: "A button or a link does something.",
    source: """
      Our choice: a double tap that does nothing is confusing; a note, because a file often \
      leaves the action out.
      """,
    wayOut: """
      Give it something to do, remove the trait, or disable it so that VoiceOver says \
      “dimmed”.
      """,
    bad: """
      screen cart "Cart"
        header "Cart"
        button "Pay"
        button "Share"
          on activate: announce "Shared"
      """,
    good: """
      screen cart "Cart"
        header "Cart"
        button notEnabled "Pay"
        button "Share"
          on activate: announce "Shared"
      """,
    needs: .behavior,
    judge: .walk
  )
}
