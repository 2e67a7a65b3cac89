import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// People can leave whatever is modal.
  static let modalNoEscape = AuditRule(
    "modal-no-escape",
    .error,
    .noKeyboardTrap,
    asks: "People can leave whatever is modal.",
    source: "VOICEOVER.md 6.3; WCAG 2.2, 2.1.2.",
    wayOut: "Add a button that closes it, and a handler for escape.",
    bad: """
      screen order "Order"
        header "Order"
        button "Help"
          on activate:
            set #help.viewIsModal: true
            show #help
            notify screenChanged #help
        view #help
          hidden: true
          text "Can we call you?"
      """,
    good: """
      screen order "Order"
        header "Order"
        button "Help"
          on activate:
            set #help.viewIsModal: true
            show #help
            notify screenChanged #help
        view #help
          hidden: true
          on escape:
            set #help.viewIsModal: false
            hide #help
            notify screenChanged
          text "Can we call you?"
      """,
    needs: .behavior,
    judge: .walk
  )
}
