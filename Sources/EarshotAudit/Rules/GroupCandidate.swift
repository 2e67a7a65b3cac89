import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// Texts in one row that belong together are one stop.
  static let groupCandidate = AuditRule(
    "group-candidate",
    .note,
    asks: "Texts in one row that belong together are one stop.",
    source: """
      Our choice: three or four texts in a row take as many swipes. The status bar of an \
      export is left out.
      """,
    wayOut: "Make the row a cell, or combine it into one element.",
    bad: """
      screen stats "Stats"
        header "Stats"
          frame: 0 0 320 44
        text "Steps"
          frame: 0 100 100 20
        text "8,000"
          frame: 110 100 100 20
        text "today"
          frame: 220 100 100 20
      """,
    good: """
      screen stats "Stats"
        header "Stats"
          frame: 0 0 320 44
        text "Steps, 8,000, today"
          frame: 0 100 320 20
      """,
    needs: .frame,
    judge: .screen { screen in
      var complaints: [Complaint] = []
      var row: [AuditedStop] = []
      func close() {
        if (3...4).contains(row.count) {
          let message: Complaint.Message = "\(row.count) texts in one row are \(row.count) stops"
          complaints.append(Complaint(row[0].index, message))
        }
        row = []
      }
      for stop in screen.stops {
        if let last = row.last, !stop.isPlainText || !stop.isBeside(last, on: screen) { close() }
        if stop.isPlainText, !stop.isInStatusBar { row.append(stop) }
      }
      close()
      return complaints
    }
  )
}

extension AuditedStop {
  /// Whether it is a text that does nothing.
  fileprivate var isPlainText: Bool {
    !isControl && !element.traits.contains(.header) && !element.traits.contains(.image)
      && element.frame != nil
  }

  /// Whether it stands in the row of another stop, in the same container.
  fileprivate func isBeside(_ other: AuditedStop, on screen: AuditedScreen) -> Bool {
    guard let own = element.frame, let frame = other.element.frame,
      screen.tree.parent(of: index) == screen.tree.parent(of: other.index)
    else { return false }
    return own.y < frame.center.y && frame.center.y < own.y + own.height && own.x != frame.x
  }
}
