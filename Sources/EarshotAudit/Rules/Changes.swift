// Rules about changes, and the app's words for them.
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
      screen.writtenNodes.filter { screen.tree.mayLoseAnnouncement(at: $0) }.map { node in
        Complaint(node, "a device may lose this announcement during a change of screen or focus")
      }
    }
  )
}

extension AuditedScreen {
  /// The nodes that have more properties than a label and are on the current screen or outside all
  /// screens, including hidden nodes.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  fileprivate var writtenNodes: [ElementTree.Index] {
    let shown = Set(roots.compactMap { tree.screen(of: $0) })
    return tree.indices.filter { node in
      tree.hasDetails(node) && (tree.screen(of: node).map(shown.contains) ?? true)
    }
  }
}
