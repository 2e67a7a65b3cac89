import EarshotModel

// The conversion of views in bars.
extension ScreenMaker {
  /// Returns whether a button is UIKit's own back button in an export without traits and
  /// identifiers.
  ///
  /// Unlike items of the app, it begins at the edge and is as high as the bar.
  ///
  /// - Source: exports of iOS 12 to 15; the words for items that can also be there are our choice.
  func looksLikeBackButton(_ node: DumpNode, of bar: DumpNode) -> Bool {
    guard node.type == .button, node.traits == nil, node.identifier == nil, let label = node.text,
      let frame = node.frame, let around = bar.frame
    else { return false }
    let others = ["cancel", "done", "close", "edit", "menu", "abbrechen", "fertig", "schließen"]
    return frame.x - around.x <= 8 && frame.y == around.y && frame.height == 44
      && !others.contains(label.lowercased())
  }
}

extension ElementType {
  /// Whether UIKit lays out the contents as the items of a bar.
  var isBar: Bool { self == .navigationBar || self == .toolbar || self == .tabBar }
}

extension Rect {
  /// Returns the frame of an item in a bar, starting at the top of the bar.
  ///
  /// This way, its items share a row and are read from the leading one to the last. A title below
  /// the row of buttons keeps its position.
  ///
  /// - Source: VOICEOVER.md 3.4, likely.
  func fromTop(ofBar top: Double) -> Rect {
    guard y > top, y - top < 40 else { return self }
    return Rect(x: x, y: top, width: width, height: height + (y - top))
  }
}
