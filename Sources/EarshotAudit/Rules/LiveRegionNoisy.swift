import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// An app that nobody touches is quiet: three times in ten seconds is enough.
  static let liveRegionNoisy = AuditRule(
    "live-region-noisy",
    .warning,
    .statusMessages,
    asks: "An app that nobody touches is quiet: three times in ten seconds is enough.",
    source: "WCAG 2.2, 4.1.3; the number is our choice.",
    wayOut: "Announce what matters, and let the rest be found at its stop.",
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
