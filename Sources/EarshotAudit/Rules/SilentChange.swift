import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// When something appears, disappears or changes elsewhere on the screen, VoiceOver says so.
  static let silentChange = AuditRule(
    "silent-change",
    .warning,
    .statusMessages,
    asks: """
      When something appears, disappears or changes elsewhere on the screen, VoiceOver says \
      so.
      """,
    source: "WWDC23-10036; WCAG 2.2, 4.1.3. A note if only texts change.",
    wayOut: "Post layoutChanged with the element to move to, or an announcement.",
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
