import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// A comment that suppresses a finding has one to suppress.
  static let ignoreUnused = AuditRule(
    "ignore-unused",
    .note,
    asks: "A comment that suppresses a finding has one to suppress.",
    source: "Our choice: an unused comment would hide the next finding.",
    wayOut: "Remove the comment.",
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
