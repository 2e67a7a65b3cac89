import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// The label of a control has at most 100 characters, that of a heading 120.
  static let labelTooLong = AuditRule(
    "label-too-long",
    .note,
    .headingsAndLabels,
    asks: "The label of a control has at most 100 characters, that of a heading 120.",
    source: "WWDC19-254; the numbers are our choice.",
    wayOut: "Begin with what matters, and move the rest to the value, the hint or custom content.",
    bad: """
      screen cart "Cart"
        header "Cart"
        button "Pay for everything that is in the cart now with the card that you used the last time that you ordered"
          on activate: announce "Paid"
      """,
    good: """
      screen cart "Cart"
        header "Cart"
        button "Pay with the card that you used the last time"
          on activate: announce "Paid"
      """,
    judge: .stop { stop in
      let isHeading = stop.element.traits.contains(.header)
      guard stop.isControl || isHeading, !stop.element.traits.contains(.textEntry) else {
        return nil
      }
      let count = stop.label.unicodeScalars.count
      guard count > (isHeading ? 120 : 100) else { return nil }
      return stop.label.hasWords
        ? "the label has \(count) characters, about \(stop.label.spokenTenths.asTenths) seconds"
        : "the label has \(count) characters"
    }
  )
}
