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

extension Rect {
  /// Returns whether a point is within the rectangle.
  fileprivate func holds(_ point: Point) -> Bool {
    x < point.x && point.x < x + width && y < point.y && point.y < y + height
  }
}
