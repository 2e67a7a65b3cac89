import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// VoiceOver reaches every control, and all text on the screen.
  static let elementUndetected = AuditRule(
    "element-undetected",
    .error,
    .nameRoleValue,
    .keyboard,
    asks: "VoiceOver reaches every control, and all text on the screen.",
    source: "Apple, elementDetection; ATF, UnexposedText.",
    wayOut: "Make it an element, or include its text in the label of what covers it.",
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
