// Rules about charts.
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  static let chartSummaryMissing = AuditRule(
    "chart-summary-missing",
    .note,
    needs: .ownFile,
    judge: .screen { screen in
      screen.charts.compactMap { node, chart in
        guard chart.summary?.isBlank ?? true else { return nil }
        return Complaint(
          node,
          "the chart '\(chart.title)' has no summary, so VoiceOver says only the title for 'Describe chart'"
        )
      }
    }
  )

  static let chartPointsMany = AuditRule(
    "chart-points-many",
    .note,
    needs: .ownFile,
    judge: .screen { screen in
      screen.charts.compactMap { node, chart in
        guard chart.pointCount > 100 else { return nil }
        return Complaint(
          node,
          """
          the chart '\(chart.title)' has \(chart.pointCount) points, which are too many to go through \
          one by one
          """
        )
      }
    }
  )
}

extension AuditedScreen {
  /// The visible charts, with their nodes.
  fileprivate var charts: [(node: ElementTree.Index, chart: Chart)] {
    shownNodes.compactMap { node in tree.chart(of: node).map { (node, $0) } }
  }
}
