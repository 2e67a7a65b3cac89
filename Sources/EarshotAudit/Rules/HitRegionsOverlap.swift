import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// What is touched does not lie over something else that is touched.
  static let hitRegionsOverlap = AuditRule(
    "hit-regions-overlap",
    .warning,
    .targetSize,
    asks: "What is touched does not lie over something else that is touched.",
    source: """
      Deque, Colliding Controls; ATF, DuplicateClickableBounds; a quarter of the smaller one \
      is our choice.
      """,
    wayOut: "Move them apart, or make one control of both.",
    bad: """
      screen cart "Cart"
        header "Cart"
        button "Pay"
          frame: 20 100 100 44
          on activate: announce "Paid"
        button "Share"
          frame: 60 100 100 44
          on activate: announce "Shared"
      """,
    good: """
      screen cart "Cart"
        header "Cart"
        button "Pay"
          frame: 20 100 100 44
          on activate: announce "Paid"
        button "Share"
          frame: 130 100 100 44
          on activate: announce "Shared"
      """,
    needs: .frame,
    judge: .screen { screen in
      screen.neighbours(within: 0).compactMap { first, second in
        let smaller = min(first.frame.area, second.frame.area)
        guard first.frame.intersection(second.frame) > smaller / 4 else { return nil }
        guard !screen.areNested(first.stop, second.stop) else { return nil }
        let message: Complaint.Message = "it lies over \(first.stop.shortName)"
        return Complaint(second.stop.index, message)
      }
    }
  )
}
