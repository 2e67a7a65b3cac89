import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// After a double tap the cursor stays where it is, or moves to what is new.
  static let focusLost = AuditRule(
    "focus-lost",
    .warning,
    .focusOrder,
    asks: "After a double tap the cursor stays where it is, or moves to what is new.",
    source: "UIAccessibility notes (zh); WCAG 2.2, 2.4.3.",
    wayOut: "Post layoutChanged instead of screenChanged, or name the element to go to.",
    bad: """
      screen cart "Cart"
        header "Cart"
        text "Four Cheese" #row
        button "Sort"
          on activate:
            set #row.label: Pepperoni
            notify screenChanged
      """,
    good: """
      screen cart "Cart"
        header "Cart"
        text "Four Cheese" #row
        button "Sort"
          on activate:
            set #row.label: Pepperoni
            notify layoutChanged #row
      """,
    needs: .behavior,
    judge: .walk
  )
}
