import EarshotModel

// Sheets and popovers, which UIKit presents over everything else.
extension Dump {
  /// Finds the sheets that UIKit presents over other stops, each with the index of the view in front
  /// of the rest that closes it.
  ///
  /// XCUITest has no type for these sheets. UIKit's view that dims the rest comes directly before the
  /// sheet and is as large as the screen or three times as large.
  ///
  /// - Parameters:
  ///   - ends: The index after each view and its contents.
  ///   - remaining: The number of views at or after each index where VoiceOver could stop.
  /// - Returns: The indices of the sheets, with those of the views before them.
  /// - Complexity: O(*n*), where *n* is the number of views.
  /// - Source: UIKit's `PopoverDismissRegion`, which sets `accessibilityViewIsModal` for what follows
  ///   it, and has no identifier in an app extension; its size in exports from iOS 18 to 26.
  func presentedSheets(ends: [Int], remaining: [Int]) -> [Int: Int] {
    guard let screen = screenFrame else { return [:] }
    var sheets: [Int: Int] = [:]
    for region in nodes.indices where nodes[region].dims(screen) {
      let sheet = ends[region]
      guard sheet < nodes.count, nodes[sheet].depth == nodes[region].depth,
        nodes[sheet].type == .other, ends[region] == region + 1
      else { continue }
      let inside = remaining[region] - remaining[ends[sheet]]
      // A sheet by itself covers nothing.
      guard remaining[sheet] - remaining[ends[sheet]] > 0, remaining[0] > inside else { continue }
      sheets[sheet] = region
    }
    return sheets
  }

  /// Returns the indices of the alerts that have a button with words.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views in alerts.
  func alertsWithButtons(ends: [Int]) -> [Int] {
    nodes.indices.filter { place in
      guard nodes[place].type == .alert || nodes[place].type == .dialog else { return false }
      return nodes[place..<ends[place]].contains { $0.type == .button && $0.hasText }
    }
  }

  /// Returns the index of the view that closes each sheet and popover, if VoiceOver stops there.
  ///
  /// - Parameter sheets: The sheets and the views before them.
  /// - Returns: The indices of the views, by those of the sheets and popovers.
  /// - Complexity: O(*n*), where *n* is the number of views.
  /// - Source: UIKit's identifier of that view.
  func dismissRegions(of sheets: [Int: Int]) -> [Int: Int] {
    var found = sheets.filter { nodes[$0.value].isDismissRegion }
    let others = nodes.indices.filter { place in
      nodes[place].isDismissRegion && !found.values.contains(place)
    }
    for popover in nodes.indices where nodes[popover].type == .popover {
      found[popover] = others.last { $0 < popover } ?? others.first
    }
    return found
  }
}

extension DumpNode {
  fileprivate var isDismissRegion: Bool { identifier == "PopoverDismissRegion" && text != nil }

  /// Returns whether the view can dim everything before a sheet: a dismiss region that covers the
  /// screen, or a view without words that is three times as wide and high.
  fileprivate func dims(_ screen: Rect) -> Bool {
    guard let frame, frame.holds(screen) else { return false }
    // iOS 26 exports this view as a button in some apps.
    if identifier == "PopoverDismissRegion" { return true }
    return type == .other && !hasText && identifier == nil
      && abs(frame.width - 3 * screen.width) <= 1
      && abs(frame.height - 3 * screen.height) <= 1
  }
}
