import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// An app that nobody touches speaks at most three times in ten seconds.
  static let liveRegionNoisy = AuditRule(
    "live-region-noisy",
    .warning,
    .statusMessages,
    asks: "An app that nobody touches speaks at most three times in ten seconds.",
    source: "WCAG 2.2, 4.1.3; the number is our choice.",
    wayOut: "Announce what matters; people find the rest where it is.",
    bad: """
      screen timer "Timer"
        header "Timer"
        text "Eggs" #eggs
          every 2s: announce "Tick"
      """,
    good: """
      screen timer "Timer"
        header "Timer"
        text "Eggs" #eggs
          every 6s: announce "Tick"
      """,
    needs: .behavior,
    judge: .walk
  )
}
