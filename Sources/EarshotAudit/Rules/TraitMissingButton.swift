import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// Whatever people can activate is a button, a link or another control.
  static let traitMissingButton = AuditRule(
    "trait-missing-button",
    .error,
    .nameRoleValue,
    asks: "Whatever people can activate is a button, a link or another control.",
    source: """
      SwiftLint, accessibility_trait_for_button; WCAG 2.2, 4.1.2; cells and disclosures are \
      left out, as in UIKit.
      """,
    wayOut: "Add the trait button, or link if it opens a page.",
    bad: """
      screen menu "Menu"
        header "Menu"
        text "Pay"
          on activate: announce "Paid"
      """,
    good: """
      screen menu "Menu"
        header "Menu"
        text button "Pay"
          on activate: announce "Paid"
      """,
    needs: .behavior,
    judge: .stop { stop in
      guard stop.hasActivation, stop.element.traits.isDisjoint(with: .controls),
        stop.element.role != .cell, stop.element.expandedStatus == nil
      else { return nil }
      return "it can be activated, and nothing says so: VoiceOver says \(stop.heard)"
    }
  )
}
