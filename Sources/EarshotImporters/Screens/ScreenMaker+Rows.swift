import EarshotModel
import EarshotNotation

// Conversion of rows, and of views that name the controls inside.
extension ScreenMaker {
  /// Aligns the top of a stop in a row of a list with the top of the stop before it.
  ///
  /// This requires that both have the same vertical center and that the later stop is taller, as
  /// with a picker after its name.
  ///
  /// - Source: VOICEOVER.md 3.5, likely.
  mutating func alignInRow(_ place: Int, _ element: inout Element) {
    guard let row = cards[place], dump.nodes[row].type == .cell, bars[place] == nil else { return }
    let last = lastInRow.updateValue(place, forKey: row)
    guard let last, let before = dump.nodes[last].frame, let frame = element.frame,
      frame.isCentered(after: before), before.y - frame.y >= 8
    else { return }
    let top = before.y - frame.y
    element.set(
      frame: Rect(x: frame.x, y: before.y, width: frame.width, height: frame.height - top)
    )
  }

  /// Returns whether a view has a label and contains only controls with other names, such as the
  /// header of a section with a button.
  ///
  /// VoiceOver says the label when the cursor enters the view.
  ///
  /// - Source: SwiftUI's `children: .contain` with a label; our choice for UIKit. On a page, a view
  ///   of this kind is a landmark.
  func namesControls(_ place: Int) -> Bool {
    let node = dump.nodes[place]
    guard node.type == .other, node.isElement == nil, shown[place], let label = node.label,
      label.contains(where: \.isLetter),
      scrollers[place].map({ dump.nodes[$0].type != .webView }) ?? true,
      let frame = node.frame, frame.height <= 120
    else { return false }
    return (place + 1..<ends[place]).allSatisfy { inner in
      guard shown[inner], let text = dump.nodes[inner].text else { return true }
      // If a single control fills the view, the view is the same control.
      let width = dump.nodes[inner].frame?.width ?? 0
      return dump.nodes[inner].isUsedAlone && width <= 0.6 * frame.width
        && !label.contains(text) && !text.contains(label)
    }
  }
}

extension Rect {
  /// Returns whether the rectangle is to the right of another rectangle and has the same vertical
  /// center.
  fileprivate func isCentered(after other: Rect) -> Bool {
    let middles = (y + height / 2, other.y + other.height / 2)
    return x >= other.x + other.width - 1 && abs(middles.0 - middles.1) <= 2
  }
}
