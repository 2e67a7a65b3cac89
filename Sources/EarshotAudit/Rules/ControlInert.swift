import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// What sounds like a button or a link does something.
  static let controlInert = AuditRule(
    "control-inert",
    .note,
    .nameRoleValue,
    asks: "What sounds like a button or a link does something.",
    source: """
      Our choice: one double-taps, and nothing happens; a note, since in a file it is often \
      not written yet.
      """,
    wayOut: """
      Let it do something, take the trait away, or disable it so that it is heard as dimmed.
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
