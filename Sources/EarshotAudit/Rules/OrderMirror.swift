import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// Swiping left goes back the way that swiping right came.
  static let orderMirror = AuditRule(
    "order-mirror",
    .warning,
    .focusOrder,
    asks: "Swiping left goes back the way that swiping right came.",
    source: "Our choice: people go back to hear what they just heard.",
    wayOut: "Don't move the cursor when it arrives at an element.",
    bad: """
      screen offers "Offers"
        header "Offers" #top
        text "Two for one"
        text "Free lemonade"
          on focus when #jump is on: notify layoutChanged #top
        text "Birthday dessert"
        button "Order" #order
          on focus: set #jump.value: on
          on activate: announce "Ordered"
        switch off "Jump" #jump
      """,
    good: """
      screen offers "Offers"
        header "Offers" #top
        text "Two for one"
        text "Free lemonade"
        text "Birthday dessert"
        button "Order" #order
          on focus: set #jump.value: on
          on activate: announce "Ordered"
        switch off "Jump" #jump
      """,
    needs: .behavior,
    judge: .walk
  )
}
