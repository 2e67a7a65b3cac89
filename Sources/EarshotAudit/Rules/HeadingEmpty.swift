import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// A heading has a text.
  static let headingEmpty = AuditRule(
    "heading-empty",
    .warning,
    .infoAndRelationships,
    asks: "A heading has a text.",
    source: "Our choice: the rotor stops at it.",
    wayOut: "Give it a text, or take the trait away.",
    bad: """
      screen menu "Menu"
        header
        text "Tea"
      """,
    good: """
      screen menu "Menu"
        header "Menu"
        text "Tea"
      """,
    judge: .stop { stop in
      guard stop.element.traits.contains(.header), !stop.isControl, !stop.hasName else {
        return nil
      }
      return "the heading has no text; VoiceOver says \(stop.heard)"
    }
  )
}
