import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// A screen with twelve stops or more has a heading to jump to.
  static let headingMissing = AuditRule(
    "heading-missing",
    .note,
    .infoAndRelationships,
    asks: "A screen with twelve stops or more has a heading to jump to.",
    source: "WCAG 2.2, 1.3.1; twelve is our choice.",
    wayOut: "Make the title of each section a heading.",
    bad: """
      screen list "List"
        text "1"
        text "2"
        text "3"
        text "4"
        text "5"
        text "6"
        text "7"
        text "8"
        text "9"
        text "10"
        text "11"
        text "12"
      """,
    good: """
      screen list "List"
        header "Numbers"
        text "1"
        text "2"
        text "3"
        text "4"
        text "5"
        text "6"
        text "7"
        text "8"
        text "9"
        text "10"
        text "11"
        text "12"
      """,
    judge: .screen { screen in
      let keys = screen.stops.count { $0.element.traits.contains(.keyboardKey) }
      guard screen.stops.count - keys >= 12,
        !screen.stops.contains(where: { $0.element.traits.contains(.header) })
      else { return [] }
      return [Complaint(screen.screen, "\(screen.stops.count) stops, and no heading to jump to")]
    }
  )
}
