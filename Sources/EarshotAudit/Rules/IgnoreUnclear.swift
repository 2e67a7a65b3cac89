import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// A comment that suppresses a finding names a rule and gives a reason.
  static let ignoreUnclear = AuditRule(
    "ignore-unclear",
    .error,
    asks: "A comment that suppresses a finding names a rule and gives a reason.",
    source: "Our choice: whoever reads it later needs to know why.",
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
