import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// A heading has text.
  static let headingEmpty = AuditRule(
    "heading-empty",
    .warning,
    .infoAndRelationships,
    asks: "A heading has text.",
    source: "Our choice: the rotor stops at it and says only “Heading”.",
    wayOut: "Give it text, or remove the trait.",
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
