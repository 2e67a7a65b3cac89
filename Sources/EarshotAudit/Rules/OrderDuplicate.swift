import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// A list of elements names each element once.
  static let orderDuplicate = AuditRule(
    "order-duplicate",
    .warning,
    .meaningfulSequence,
    asks: "A list of elements names each element once.",
    source: "ATF, TraversalOrder.",
    wayOut: "Remove the second mention from the list.",
    bad: """
      screen form "Form"
        elements: #title, #send, #title
        header "Form" #title
        button "Send" #send
          on activate: announce "Sent"
      """,
    good: """
      screen form "Form"
        elements: #title, #send
        header "Form" #title
        button "Send" #send
          on activate: announce "Sent"
      """,
    judge: .screen { screen in
      screen.shownNodes.compactMap { node in
        guard screen.tree.hasDetails(node), let names = screen.tree[node].elements else {
          return nil
        }
        var seen: Set<String> = []
        guard let twice = names.first(where: { !seen.insert($0).inserted }) else { return nil }
        return Complaint(node, "the elements name '#\(twice)' twice")
      }
    }
  )
}
