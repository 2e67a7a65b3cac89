// Tables that an export contains as single text elements.
import EarshotLines
import EarshotModel
import EarshotNotation

extension AuditedScreen {
  /// The finding for rows of short text elements and numbers that form a table, of which VoiceOver
  /// says neither the rows nor the columns.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of stops.
  /// - Source: our choice: at least four rows of at least four text elements in the same columns, of
  ///   which at least half are numbers or have at most three characters.
  var grid: [Complaint] {
    let table = rowsOfTable
    guard let first = table.first else { return [] }
    let count = table.reduce(0) { $0 + $1.count }
    let message: Complaint.Message = """
      \(count) text elements form a table of \(table.count) rows, but VoiceOver says neither the row \
      nor the column of a value
      """
    return [Complaint(first[0].index, message)]
  }

  /// The rows of an export that form a table of text elements.
  ///
  /// A cell can be a row of the table, but not a card with several rows.
  var rowsOfTable: [[AuditedStop]] {
    guard app.isForeign else { return [] }
    var rows: [[AuditedStop]] = []
    for stop in stops where stop.isLoneText && !stop.isKey {
      if let last = rows.last?.last, stop.isInLine(with: last) {
        rows[rows.count - 1].append(stop)
      } else {
        rows.append([stop])
      }
    }
    var counts: [Int: Int] = [:]
    for row in rows {
      for stop in row { if let card = stop.remarks?.card { counts[card, default: 0] += 1 } }
    }
    let wide = rows.filter { row in
      row.count > 3
        && row.allSatisfy { counts[$0.remarks?.card ?? -1, default: 0] <= row.count + 1 }
    }
    guard let first = wide.first(where: { row in wide.count { $0.hasColumns(of: row) } > 3 }) else {
      return []
    }
    let table = wide.filter { $0.hasColumns(of: first) }
    let cells = table.flatMap(\.self)
    return 2 * cells.count(where: \.isFigure) >= cells.count ? table : []
  }
}

extension AuditedStop {
  /// Returns whether the stop follows another stop on its line.
  fileprivate func isInLine(with other: AuditedStop) -> Bool {
    guard let frame = element.frame, let before = other.element.frame else { return false }
    return frame.isLevel(with: before) && frame.x > before.x
  }

  /// Whether the text is a number or has at most three characters.
  fileprivate var isFigure: Bool {
    label.count <= 3 || label.allSatisfy { $0.isNumber || "+-−–:.,/% ".contains($0) }
  }
}

extension [AuditedStop] {
  /// Returns whether at least four stops of a row have the same center or the same leading or
  /// trailing edge as stops of another row, and the rows are about equally long.
  fileprivate func hasColumns(of other: [AuditedStop]) -> Bool {
    guard abs(count - other.count) <= 2 else { return false }
    let frames = other.compactMap(\.element.frame)
    let shared = count { stop in
      guard let frame = stop.element.frame else { return false }
      return frames.contains {
        abs($0.center.x - frame.center.x) <= 3 || abs($0.x - frame.x) <= 1
          || abs($0.x + $0.width - frame.x - frame.width) <= 1
      }
    }
    return shared > 3
  }
}
