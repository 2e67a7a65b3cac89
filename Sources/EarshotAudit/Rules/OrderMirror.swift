import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// Swiping left leads back the way that swiping right went.
  static let orderMirror = AuditRule(
    "order-mirror",
    .warning,
    .focusOrder,
    asks: "Swiping left leads back the way that swiping right went.",
    source: "Our choice: one goes back to hear again what one just heard.",
    wayOut: "Do not move the cursor when it comes to an element.",
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
