import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// A comment that leaves a finding out has one to leave out.
  static let ignoreUnused = AuditRule(
    "ignore-unused",
    .note,
    asks: "A comment that leaves a finding out has one to leave out.",
    source: "Our choice: else it hides the next one.",
    wayOut: "Take the comment away.",
    bad: """
      screen cart "Cart"
        header "Cart"
        # audit: ignore label-missing "named by the system"
        button "Pay"
          on activate: announce "Paid"
      """,
    good: """
      screen cart "Cart"
        header "Cart"
        # audit: ignore label-missing "named by the system"
        button
          on activate: announce "Paid"
      """,
    judge: .walk
  )
}
