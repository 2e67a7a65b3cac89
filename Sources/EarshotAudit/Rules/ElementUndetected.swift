import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// What can be operated, and text that is on the screen, can be reached.
  static let elementUndetected = AuditRule(
    "element-undetected",
    .error,
    .nameRoleValue,
    .keyboard,
    asks: "What can be operated, and text that is on the screen, can be reached.",
    source: "Apple, elementDetection; ATF, UnexposedText.",
    wayOut: "Let it be an element, or say in the label of what covers it what it says.",
    bad: """
      screen cart "Cart"
        header "Cart"
        button "Pay"
          element: false
          on activate: announce "Paid"
      """,
    good: """
      screen cart "Cart"
        header "Cart"
        button "Pay"
          on activate: announce "Paid"
      """,
    judge: .screen { screen in
      screen.unreached.compactMap { node in
        let element = screen.tree[node]
        guard element.elementOverride == false, element.isOperable else { return nil }
        let message: Complaint.Message =
          "it can be touched, but VoiceOver does not stop at it: it is no element"
        return Complaint(node, message)
      }
    }
  )
}
