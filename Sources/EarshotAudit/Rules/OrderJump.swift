import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// Swiping right moves down the screen.
  static let orderJump = AuditRule(
    "order-jump",
    .warning,
    .meaningfulSequence,
    .focusOrder,
    asks: "Swiping right moves down the screen.",
    source: "ATF, TraversalOrder; WCAG 2.2, 1.3.2; a row of 44 points is our choice.",
    wayOut: """
      Put the elements in the order in which people see them, or group those that belong \
      together.
      """,
    bad: """
      screen form "Form"
        elements: #title, #send, #name
        header "Form" #title
          frame: 0 0 320 44
        textField "Name" #name
          frame: 0 100 320 44
        button "Send" #send
          frame: 0 300 320 44
          on activate: announce "Sent"
      """,
    good: """
      screen form "Form"
        elements: #title, #name, #send
        header "Form" #title
          frame: 0 0 320 44
        textField "Name" #name
          frame: 0 100 320 44
        button "Send" #send
          frame: 0 300 320 44
          on activate: announce "Sent"
      """,
    needs: .frame,
    judge: .screen { screen in
      zip(screen.stops, screen.stops.dropFirst()).compactMap { first, second in
        guard let above = second.element.frame, let below = first.element.frame,
          screen.tree.parent(of: first.index) == screen.tree.parent(of: second.index),
          above.y + above.height + 44 <= below.y, above.x < below.x + below.width,
          below.x < above.x + above.width
        else { return nil }
        let message: Complaint.Message = "the next swipe goes back up to \(second.shortName)"
        return Complaint(first.index, message)
      }
    }
  )
}
