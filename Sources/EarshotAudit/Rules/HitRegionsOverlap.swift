import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// Targets do not overlap.
  static let hitRegionsOverlap = AuditRule(
    "hit-regions-overlap",
    .warning,
    .targetSize,
    asks: "Targets do not overlap.",
    source: """
      Deque, Colliding Controls; ATF, DuplicateClickableBounds; that a quarter of the \
      smaller one counts is our choice.
      """,
    wayOut: "Move them apart, or combine them into one control.",
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
