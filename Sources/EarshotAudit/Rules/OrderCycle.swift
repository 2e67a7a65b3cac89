import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// Swiping on leads to the end of the screen and not around in a circle.
  static let orderCycle = AuditRule(
    "order-cycle",
    .error,
    .noKeyboardTrap,
    .focusOrder,
    .onFocus,
    asks: "Swiping on leads to the end of the screen and not around in a circle.",
    source: """
      UIAccessibility notes (zh), VOICEOVER.md, chapter 13: the carousel trap; ATF, \
      TraversalOrder.
      """,
    wayOut: "Do not move the cursor when it comes to an element.",
    bad: """
      screen offers "Offers"
        header "Offers"
        button "Two for one" #first
          on activate: announce "Added"
        button "Birthday dessert"
          on focus: notify layoutChanged #first
          on activate: announce "Added"
        button "Order"
          on activate: announce "Ordered"
      """,
    good: """
      screen offers "Offers"
        header "Offers"
        button "Two for one" #first
          on activate: announce "Added"
        button "Birthday dessert"
          on focus: play "tick"
          on activate: announce "Added"
        button "Order"
          on activate: announce "Ordered"
      """,
    needs: .behavior,
    judge: .walk
  )
}
