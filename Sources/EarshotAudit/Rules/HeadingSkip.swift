import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// Heading levels go down one at a time.
  static let headingSkip = AuditRule(
    "heading-skip",
    .note,
    .infoAndRelationships,
    asks: "Heading levels go down one at a time.",
    source: "WCAG 2.2, 1.3.1; WelcomingWeb.",
    wayOut: "Use the level just below that of the heading above it.",
    bad: """
      screen recipe "Recipe"
        header "Recipe"
          level: 1
        header "Dough"
          level: 3
      """,
    good: """
      screen recipe "Recipe"
        header "Recipe"
          level: 1
        header "Dough"
          level: 2
      """,
    judge: .screen { screen in
      var complaints: [Complaint] = []
      var last: Int?
      for stop in screen.stops where stop.element.traits.contains(.header) {
        guard let level = stop.element.level else { continue }
        if let before = last, level > before + 1 {
          let message: Complaint.Message =
            "a heading of level \(level) follows one of level \(before)"
          complaints.append(Complaint(stop.index, message))
        }
        last = level
      }
      return complaints
    }
  )
}
