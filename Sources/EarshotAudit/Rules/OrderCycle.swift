import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// Swiping right reaches the end of the screen instead of going around in a circle.
  static let orderCycle = AuditRule(
    "order-cycle",
    .error,
    .noKeyboardTrap,
    .focusOrder,
    .onFocus,
    asks: "Swiping right reaches the end of the screen instead of going around in a circle.",
    source: """
      UIAccessibility notes (zh), VOICEOVER.md, chapter 13: the carousel trap; ATF, \
      TraversalOrder.
      """,
    wayOut: "Don't move the cursor when it arrives at an element.",
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
