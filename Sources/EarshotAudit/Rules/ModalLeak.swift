import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// While something modal is shown, VoiceOver reaches nothing behind it.
  static let modalLeak = AuditRule(
    "modal-leak",
    .error,
    .focusOrder,
    asks: "While something modal is shown, VoiceOver reaches nothing behind it.",
    source: """
      UIAccessibility notes (zh); SwiftEntryKit#294: only siblings are ignored. The tab bar \
      is left out, because an overlay leaves it visible.
      """,
    wayOut: "Make it a sibling of what it covers, or present it.",
    bad: """
      screen order "Order"
        header "Order"
        button "Pay" #pay
          on activate: announce "Paid"
        view
          view #help
            viewIsModal: true
            header "Help"
            button "Close"
              on activate: hide #help
      """,
    good: """
      screen order "Order"
        header "Order"
        button "Pay" #pay
          on activate: announce "Paid"
        view #help
          viewIsModal: true
          header "Help"
          button "Close"
            on activate:
              set #help.viewIsModal: false
              hide #help
              notify layoutChanged #pay
      """,
    judge: .screen { screen in
      screen.shownNodes.compactMap { node in
        guard screen.tree.facts(of: node).viewIsModal, !screen.tree.isPanel(node),
          screen.tree.role(of: node) != .screen
        else { return nil }
        let outside = screen.stops.filter { stop in
          !screen.tree.contains(stop.index, in: node)
            && screen.tree.screen(of: stop.index) != nil
        }
        guard let first = outside.first, outside.count < screen.stops.count else { return nil }
        let message: Complaint.Message =
          "it is modal, but \(outside.count.counted("stop")) behind it can be reached, such as \(first.shortName)"
        return Complaint(node, message)
      }
    }
  )
}
