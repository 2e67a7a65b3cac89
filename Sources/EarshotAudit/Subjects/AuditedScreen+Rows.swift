import EarshotModel
import EarshotNotation

// Rows of similar elements, and text elements whose frames show that they belong together.
extension AuditedScreen {
  /// The size of the screen, or `nil` if it's unknown.
  ///
  /// If a file contains only a part of a screen, it's the size of the view that fills that part.
  var size: Size? { tree[screen].size ?? app.remarks[screen]?.size }

  /// Whether the file distinguishes buttons from text, so a missing kind is significant.
  var namesKinds: Bool { !app.isForeign || stops.contains { $0.element.role == .button } }

  /// The rows of elements that aren't controls, have the same size, and are equally far apart, in
  /// swipe order.
  ///
  /// - Complexity: O(*n*), where *n* is the number of stops.
  var equalRows: [[AuditedStop]] {
    var rows: [[AuditedStop]] = []
    var row: [AuditedStop] = []
    for stop in stops {
      if !stop.continues(row) {
        rows.append(row)
        // The last element may begin another row.
        row = stop.mayBeInEqualRow ? [stop] : []
      } else {
        row.append(stop)
      }
    }
    return (rows + [row]).filter { $0.count > 2 }
  }

  /// Returns whether a row of equal elements has the height of controls and is along the bottom of
  /// the screen, like tabs.
  ///
  /// - Source: our choice, after UIKit's tab bar of 49 points above the home indicator's 34.
  func isBar(_ row: [AuditedStop]) -> Bool {
    guard let size, let first = row.first?.element.frame, let last = row.last?.element.frame else {
      return false
    }
    return (40...90).contains(first.height) && first.y + first.height >= size.height - 60
      && last.x + last.width - first.x >= 0.6 * size.width
  }

  /// The numbers on the items of bars, such as `6` on the line above `Cart`, by stop.
  ///
  /// - Complexity: O(*n*), where *n* is the number of stops.
  /// - Source: our choice: outside a bar, or if at least half of the items have a number, a number
  ///   above a word is a day or a count.
  var badges: [ElementTree.Index: String] {
    guard stops.contains(where: { $0.badge != nil }) else { return [:] }
    let bars = equalRows.filter(isBar) + [stops.filter { $0.element.role == .tab }]
    var badges: [ElementTree.Index: String] = [:]
    for bar in bars where 2 * bar.count(where: { $0.badge != nil }) < bar.count {
      for stop in bar { badges[stop.index] = stop.badge }
    }
    return badges
  }
}

extension AuditedStop {
  /// The number in the first line of the label, or `nil` if a line with words doesn't follow a
  /// number.
  fileprivate var badge: String? {
    guard let first = label.utf8.first, UInt8.digits.contains(first) else { return nil }
    let lines = label.split(separator: "\n", maxSplits: 1)
    guard lines.count == 2, lines[0].count <= 3, lines[0].allSatisfy(\.isNumber),
      lines[1].contains(where: \.isLetter)
    else { return nil }
    return String(lines[0])
  }

  fileprivate var mayBeInEqualRow: Bool {
    !isControl && hasName && !isInStatusBar && !element.traits.contains(.header)
      && element.frame?.isUsable ?? false
  }

  /// Returns whether a stop continues a row with the same size and at the same distance.
  fileprivate func continues(_ row: [AuditedStop]) -> Bool {
    guard mayBeInEqualRow, let frame = element.frame, let last = row.last?.element.frame else {
      return false
    }
    guard abs(frame.width - last.width) <= 1.5, abs(frame.height - last.height) <= 1.5,
      abs(frame.y - last.y) <= 1.5, frame.x >= last.x + last.width - 1
    else { return false }
    guard row.count > 1, let other = row[row.count - 2].element.frame else { return true }
    return abs(frame.x - last.x - (last.x - other.x)) <= 2
  }
}
