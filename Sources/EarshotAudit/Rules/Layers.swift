// Layers of an export, such as a sheet over a page.
import EarshotModel
import EarshotNotation

extension AuditedScreen {
  /// Whether an export contains two layers, such as a sheet and the page that it covers.
  ///
  /// The file doesn't say which layer VoiceOver reads, so the number of stops and their headings
  /// mean nothing.
  ///
  /// - Complexity: O(*n*²), where *n* is the number of stops.
  /// - Source: our choice: the middle of at least three stops is in the frames of stops that scroll
  ///   separately and belong to no bar.
  var hasLayers: Bool {
    guard app.isForeign else { return false }
    let own = stops.filter { !$0.isInBar && !$0.isOfSystem && $0.element.role != .tab }
    let covered = own.lazy.filter { stop in
      guard let frame = stop.element.frame else { return false }
      return own.contains { other in
        other.remarks?.scroller != nil && other.remarks?.scroller != stop.remarks?.scroller
          && other.element.frame?.holds(frame.center) ?? false
      }
    }
    return covered.prefix(3).count == 3
  }
}

extension AuditedScreen {
  /// The finding for a list of elements in which the last ones cover earlier ones, like a panel over
  /// a page that VoiceOver can still reach.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of stops.
  /// - Source: our choice: at least three text elements or controls under at least two others,
  ///   which all come later in the file. In a file with scroll views, a view can scroll under
  ///   another.
  var coveredStops: [Complaint] {
    guard app.isForeign, stops.allSatisfy({ $0.remarks?.scroller == nil }) else { return [] }
    let own = stops.filter { $0.mayCover && !$0.isInBar && !$0.isOfSystem && !$0.isInStatusBar }
      .sorted { ($0.element.frame?.y ?? 0) < ($1.element.frame?.y ?? 0) }
    var covered: [AuditedStop] = []
    var above: Set<ElementTree.Index> = []
    for (place, stop) in own.enumerated() {
      let others = own[max(0, place - 24)..<min(own.count, place + 25)]
      guard let cover = others.first(where: { stop.isCovered(by: $0) }) else { continue }
      covered.append(stop)
      above.insert(cover.index)
    }
    guard covered.count > 2, above.count > 1, let last = covered.map(\.index).max(),
      above.allSatisfy({ $0 > last }), let first = covered.min(by: { $0.index < $1.index })
    else { return [] }
    let message = Complaint.Message(
      "VoiceOver can reach \(covered.count.counted("stop")) that other elements cover, such as \(first.shortName)",
      severity: .warning
    )
    return [Complaint(first.index, message)]
  }
}

extension AuditedStop {
  /// Whether the stop is text or a button of ordinary size.
  fileprivate var mayCover: Bool {
    (isLoneText || element.role == .button) && hasName && !isKey
      && element.frame.map { $0.isUsable && $0.height <= 120 } ?? false
  }

  /// Returns whether at least half of the stop is under a stop that comes later in the file and has
  /// different words.
  fileprivate func isCovered(by other: AuditedStop) -> Bool {
    guard other.index > index, let frame = element.frame, let cover = other.element.frame,
      frame.intersection(cover) >= 0.5 * frame.area
    else { return false }
    return label != other.label && !other.label.holdsWords(of: label)
      && !label.holdsWords(of: other.label)
  }
}

extension Rect {
  /// Returns whether a point is within the rectangle.
  fileprivate func holds(_ point: Point) -> Bool {
    x < point.x && point.x < x + width && y < point.y && point.y < y + height
  }
}
