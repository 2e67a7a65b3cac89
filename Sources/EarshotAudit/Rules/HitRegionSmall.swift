import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// A target measures at least 44 by 44 points; below 24 it is an error.
  static let hitRegionSmall = AuditRule(
    "hit-region-small",
    .warning,
    .targetSize,
    asks: "A target measures at least 44 by 44 points; below 24 it is an error.",
    source: """
      Apple, Human Interface Guidelines; GTXiLib; WCAG 2.2, 2.5.8. Controls that the system \
      draws in its own size are left out.
      """,
    wayOut: "Make the frame larger; the control can look the same.",
    bad: """
      screen cart "Cart"
        header "Cart"
        button "Pay"
          frame: 20 100 30 30
          on activate: announce "Paid"
      """,
    good: """
      screen cart "Cart"
        header "Cart"
        button "Pay"
          frame: 20 100 44 44
          on activate: announce "Paid"
      """,
    needs: .frame,
    judge: .stop { stop in
      guard stop.isControl, !stop.element.traits.contains(.notEnabled),
        let frame = stop.element.frame,
        !stop.hasSystemSize, frame.width > 0, frame.height > 0
      else { return nil }
      let side = min(frame.width, frame.height)
      guard side < 43.9 else { return nil }
      let size = "\(frame.width.asPoints) by \(frame.height.asPoints)"
      return .init(
        "the target is \(size) points; 44 by 44 are needed",
        severity: side < 23.9 ? .error : nil
      )
    }
  )
}
