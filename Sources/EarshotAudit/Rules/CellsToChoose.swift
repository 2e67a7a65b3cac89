// Cells of an export with one word each.
import EarshotLines
import EarshotModel
import EarshotNotation

extension AuditedScreen {
  /// The findings for at least three short text elements in a row, each alone in its own cell or in
  /// its own view with an identifier and the same label, like tabs or filters.
  ///
  /// - Source: our choice: a cell with a single word is something to choose. The text of a file that
  ///   distinguishes buttons isn't a button.
  var cellsToChoose: [Complaint] {
    guard app.isForeign, namesKinds else { return [] }
    var counts: [Int: Int] = [:]
    for stop in stops { if let card = stop.remarks?.card { counts[card, default: 0] += 1 } }
    var rows: [[AuditedStop]] = []
    for stop in stops where stop.mayBeChoice {
      let isAlone = stop.remarks?.card.map { counts[$0] == 1 } ?? false
      guard isAlone || stop.isInNamedView else { continue }
      if let last = rows.last?.last, let frame = stop.element.frame, let near = last.element.frame,
        abs(frame.y - near.y) <= 2, frame.x > near.x
      {
        rows[rows.count - 1].append(stop)
      } else {
        rows.append([stop])
      }
    }
    return rows.compactMap { row in
      guard row.count > 2, let first = row.first,
        row.allSatisfy(\.isInNamedView)
          || !row.contains(where: { $0.label.contains(where: \.isNumber) })
      else { return nil }
      let words = """
        \(row.count) views with one text element each look like choices, but VoiceOver doesn't say \
        that they're controls; at the first one, it says \(first.heard)
        """
      return Complaint(first.index, .init(words, severity: .note))
    }
  }
}

extension AuditedStop {
  /// Whether the view around the text has its label, an identifier, and the height of a control.
  ///
  /// - Source: our choice: React Native exports a view that takes touches like this. From 24 to 72
  ///   points high.
  fileprivate var isInNamedView: Bool {
    remarks?.namedFrame.map { (24...72).contains($0.height) } ?? false
  }
}
