import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// When something comes, goes or changes elsewhere on the screen, it is said.
  static let silentChange = AuditRule(
    "silent-change",
    .warning,
    .statusMessages,
    asks: "When something comes, goes or changes elsewhere on the screen, it is said.",
    source: "WWDC23-10036; WCAG 2.2, 4.1.3. A note where texts alone change.",
    wayOut: "Post layoutChanged with the element to go to, or an announcement.",
    bad: """
      screen cart "Cart"
        header "Cart"
        button "Details"
          on activate: show #details
        text "Flour, tomato, cheese" #details
          hidden: true
      """,
    good: """
      screen cart "Cart"
        header "Cart"
        button "Details"
          on activate:
            show #details
            notify layoutChanged #details
        text "Flour, tomato, cheese" #details
          hidden: true
      """,
    needs: .behavior,
    judge: .walk
  )
}
