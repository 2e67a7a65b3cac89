import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// A screen has a title or a heading.
  static let titleMissing = AuditRule(
    "title-missing",
    .warning,
    .pageTitled,
    asks: "A screen has a title or a heading.",
    source: "WCAG 2.2, 2.4.2.",
    wayOut: "Give the screen a title, or begin it with a heading.",
    bad: """
      screen cart
        text "Four Cheese"
      """,
    good: """
      screen cart
        header "Cart"
        text "Four Cheese"
      """,
    needs: .ownFile,
    judge: .screen { screen in
      guard screen.session.shownNames.count == 1, !screen.stops.isEmpty,
        screen.tree[screen.screen].label?.isBlank ?? true,
        !screen.stops.contains(where: { $0.element.traits.contains(.header) }),
        !screen.shownNodes.contains(where: { screen.tree.role(of: $0) == .navigationBar })
      else { return [] }
      return [Complaint(screen.screen, "the screen has neither a title nor a heading")]
    }
  )
}
