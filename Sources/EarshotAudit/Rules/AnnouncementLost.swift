import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// An announcement is not posted together with a change of screen or focus, where devices lose
  /// it.
  static let announcementLost = AuditRule(
    "announcement-lost",
    .warning,
    .statusMessages,
    asks: """
      An announcement is not posted together with a change of screen or focus, where devices \
      lose it.
      """,
    source: """
      maui#3736, AccessibilityAnnouncer, cvs-health (VOICEOVER.md 8.1). With the setting \
      “announcements: device”, also one that is posted while VoiceOver repeats the label of \
      a control that was activated.
      """,
    wayOut: "Give it high priority, or post it after a wait.",
    bad: """
      screen cart "Cart"
        header "Cart"
        button "Pay"
          on activate:
            announce "Paid"
            push thanks

      screen thanks "Thanks"
        header "Thanks"
      """,
    good: """
      screen cart "Cart"
        header "Cart"
        button "Pay"
          on activate:
            announce "Paid" high
            push thanks

      screen thanks "Thanks"
        header "Thanks"
      """,
    needs: .behavior,
    judge: .screen { screen in
      screen.shownNodes.compactMap { node in
        guard screen.tree.hasDetails(node),
          screen.tree[node].handlers.contains(where: { $0.effects.mayLoseAnnouncement })
        else { return nil }
        return Complaint(
          node,
          "devices may lose its announcement beside a change of screen or focus"
        )
      }
    }
  )
}
