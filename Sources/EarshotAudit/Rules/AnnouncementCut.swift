import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// An app does not post two announcements at the same moment.
  static let announcementCut = AuditRule(
    "announcement-cut",
    .warning,
    .statusMessages,
    asks: "An app does not post two announcements at the same moment.",
    source: """
      WWDC23-10036: of three at one moment, people hear only the last in full. Low priority is \
      left out, because it waits, and so is what is cut later, when there is something new.
      """,
    wayOut: "Combine them into one announcement, or post the next one with low priority.",
    bad: """
      screen cart "Cart"
        header "Cart"
        button "Add a pizza"
          on activate:
            announce "Pizza added to your cart"
            announce "Two pizzas"
            announce "The total is 850 roubles"
      """,
    good: """
      screen cart "Cart"
        header "Cart"
        button "Add a pizza"
          on activate:
            announce "Pizza added to your cart: two pizzas, 850 roubles"
            announce "Delivery is free" low
      """,
    needs: .behavior,
    judge: .walk
  )
}
