import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// A list of elements leaves out nothing that people need.
  static let orderMissingElement = AuditRule(
    "order-missing-element",
    .error,
    .keyboard,
    .meaningfulSequence,
    asks: "A list of elements leaves out nothing that people need.",
    source: "UIAccessibility notes (zh), VOICEOVER.md, chapter 13.",
    wayOut: "Add it to the list, or hide it.",
    bad: """
      screen form "Form"
        elements: #title, #send
        header "Form" #title
        textField "Name" #name
        button "Send" #send
          on activate: announce "Sent"
      """,
    good: """
      screen form "Form"
        elements: #title, #name, #send
        header "Form" #title
        textField "Name" #name
        button "Send" #send
          on activate: announce "Sent"
      """,
    judge: .screen { screen in
      screen.unreached.compactMap { node in
        guard screen.tree[node].isAccessibilityElement, let owner = screen.listLeavingOut(node)
        else {
          return nil
        }
        let message: Complaint.Message =
          "it is not in the elements of \(screen.tree.shortName(of: owner)), so no swipe reaches it"
        return Complaint(node, message)
      }
    }
  )
}
