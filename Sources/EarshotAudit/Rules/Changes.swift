// Rules about what changes, and what the app says of it.
import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  static let silentChange = AuditRule("silent-change", .warning, needs: .behavior, judge: .walk)

  static let focusLost = AuditRule("focus-lost", .warning, needs: .behavior, judge: .walk)

  static let liveRegionNoisy = AuditRule(
    "live-region-noisy",
    .warning,
    needs: .behavior,
    judge: .walk
  )

  static let announcementCut = AuditRule(
    "announcement-cut",
    .warning,
    needs: .behavior,
    judge: .walk
  )

  static let announcementLost = AuditRule(
    "announcement-lost",
    .note,
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
