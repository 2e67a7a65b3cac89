import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// Small targets are eight points apart.
  static let targetSpacing = AuditRule(
    "target-spacing",
    .note,
    .targetSize,
    asks: "Small targets are eight points apart.",
    source: "Deque, tappable spacing; WCAG 2.2, 2.5.8, “Spacing”; eight points are our choice.",
    wayOut: "Move them apart, or make them larger.",
    bad: """
      screen cart "Cart"
        header "Cart"
        button "Pay"
          frame: 20 100 30 30
          on activate: announce "Paid"
        button "Share"
          frame: 53 100 30 30
          on activate: announce "Shared"
      """,
    good: """
      screen cart "Cart"
        header "Cart"
        button "Pay"
          frame: 20 100 44 44
          on activate: announce "Paid"
        button "Share"
          frame: 67 100 44 44
          on activate: announce "Shared"
      """,
    needs: .frame,
    judge: .screen { screen in
      screen.neighbours(within: 8).compactMap { first, second in
        guard first.frame.intersection(second.frame) <= 0, !first.stop.hasSystemSize,
          !second.stop.hasSystemSize, min(first.frame.side, second.frame.side) < 43.9
        else { return nil }
        let message: Complaint.Message =
          "less than 8 points from \(first.stop.shortName), and small"
        return Complaint(second.stop.index, message)
      }
    }
  )
}
