import EarshotModel

// The conversion of views in bars.
extension ScreenMaker {
  /// Returns whether a button is UIKit's own back button in an export without traits and
  /// identifiers.
  ///
  /// Unlike items of the app, the back button begins at the edge and is as high as the bar.
  ///
  /// - Source: exports from iOS 12 to 15; the words for other items that can be in the same place
  ///   are our choice.
  func looksLikeBackButton(_ node: DumpNode, of bar: DumpNode) -> Bool {
    guard node.type == .button, node.traits == nil, node.identifier == nil, let label = node.text,
      let frame = node.frame, let around = bar.frame
    else { return false }
    let others = ["cancel", "done", "close", "edit", "menu", "abbrechen", "fertig", "schließen"]
    return frame.x - around.x <= 8 && frame.y == around.y && frame.height == 44
      && !others.contains(label.lowercased())
  }
}

extension Dump {
  /// Returns the index of the bar around each view, or `nil` for a view outside bars.
  ///
  /// In a flat list, a bar has no contents, and the controls in its frame are its items.
  ///
  /// - Complexity: O(*n* · *m*), where *n* is the number of views and *m* is the number of empty
  ///   bars.
  func barsAround(ends: [Int]) -> [Int?] {
    var bars = innermost(ends: ends) { $1.type.isBar }
    for bar in nodes.indices where nodes[bar].type.isBar && ends[bar] == bar + 1 {
      guard let frame = nodes[bar].frame else { continue }
      for place in nodes.indices where bars[place] == nil && nodes[place].type == .button {
        guard nodes[place].depth == nodes[bar].depth, let inner = nodes[place].frame,
          frame.holds(inner)
        else { continue }
        bars[place] = bar
      }
    }
    return bars
  }
}

extension ElementType {
  /// Whether UIKit lays out the contents as the items of a bar.
  var isBar: Bool { self == .navigationBar || self == .toolbar || self == .tabBar }
}

extension Rect {
  /// Returns the frame of an item in a bar, extended to the top of the bar.
  ///
  /// This way, the items share a row, and VoiceOver reads them from the leading edge to the
  /// trailing edge. A title below the row of buttons keeps its position.
  ///
  /// - Source: VOICEOVER.md 3.4, likely.
  func fromTop(ofBar top: Double) -> Rect {
    guard y > top, y - top < 40 else { return self }
    return Rect(x: x, y: top, width: width, height: height + (y - top))
  }
}
