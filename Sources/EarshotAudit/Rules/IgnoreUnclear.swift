import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// A comment that leaves a finding out names a rule and a reason.
  static let ignoreUnclear = AuditRule(
    "ignore-unclear",
    .error,
    asks: "A comment that leaves a finding out names a rule and a reason.",
    source: "Our choice: who reads it later wants to know why.",
    wayOut: "Write “# audit: ignore RULE \"reason\"”.",
    bad: """
      screen cart "Cart"
        header "Cart"
        # audit: ignore label-missing
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
