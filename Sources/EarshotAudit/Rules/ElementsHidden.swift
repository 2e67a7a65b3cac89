import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// A control is not hidden from VoiceOver by what contains it.
  static let elementsHidden = AuditRule(
    "elements-hidden",
    .warning,
    .nameRoleValue,
    .keyboard,
    asks: "A control is not hidden from VoiceOver by what contains it.",
    source: "Apple, accessibilityElementsHidden; ATF, UnexposedText.",
    wayOut: "Hide only what nobody needs, or offer the same control somewhere else.",
    bad: """
      screen cart "Cart"
        header "Cart"
        view
          elementsHidden: true
          button "Pay"
            on activate: announce "Paid"
      """,
    good: """
      screen cart "Cart"
        header "Cart"
        view
          elementsHidden: true
          text "Decoration"
      """,
    judge: .screen { screen in
      screen.unreached.compactMap { node in
        let element = screen.tree[node]
        guard element.isAccessibilityElement, element.isOperable,
          screen.tree.ancestors(of: node).contains(where: { screen.tree[$0].elementsHidden })
        else { return nil }
        return Complaint(node, "it is seen, but what is around it is hidden from VoiceOver")
      }
    }
  )
}
