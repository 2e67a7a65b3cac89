import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// An element contains no controls, because VoiceOver does not reach what is inside an element.
  static let nestedAccessible = AuditRule(
    "nested-accessible",
    .error,
    .keyboard,
    .nameRoleValue,
    asks: """
      An element contains no controls, because VoiceOver does not reach what is inside an \
      element.
      """,
    source: "Deque, Nested Elements; Apple, parentChild; WWDC24-10073.",
    wayOut: "Make the outer one a container, or offer the inner ones as custom actions.",
    bad: """
      screen cart "Cart"
        header "Cart"
        cell
          text "Four Cheese"
          button "Delete"
            on activate: announce "Deleted"
      """,
    good: """
      screen cart "Cart"
        header "Cart"
        cell "Four Cheese"
          action "Delete": announce "Deleted"
      """,
    judge: .screen { screen in
      screen.stops.compactMap { stop in
        let inside = screen.controls(inside: stop)
        guard inside.count > stop.actions.count else { return nil }
        let names = inside.prefix(3).map { screen.tree.shortName(of: $0) }.joined(separator: ", ")
        let message: Complaint.Message =
          "it hides \(inside.count.counted("control")) inside: \(names)"
        return Complaint(stop.index, message)
      }
    }
  )
}
