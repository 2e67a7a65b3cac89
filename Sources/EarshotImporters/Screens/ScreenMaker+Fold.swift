import EarshotModel

// Stops that people have to scroll to.
extension ScreenMaker {
  /// The number of views below the visible part of a scroll view that the file calls invisible,
  /// although VoiceOver stops there and scrolls to them.
  ///
  /// Such a view has words or is a control, and it's the outermost one of its kind.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views.
  var belowFold: Int {
    guard summary.invisible > 0, let screen = dump.screenFrame else { return 0 }
    var count = 0
    var end = 0
    for (place, node) in dump.nodes.enumerated() where place >= end && !shown[place] {
      guard node.isVisible == false, let frame = node.frame, !frame.isEmpty,
        let scroller = scrollers[place], shown[scroller],
        let window = dump.nodes[scroller].frame, isStopIfShown(node)
      else { continue }
      end = ends[place]
      let bottom = min(window.y + window.height, screen.y + screen.height)
      // The last rows can lie behind a bar or a keyboard.
      if frame.center.y >= bottom || frame.y + frame.height >= bottom, frame.x >= window.x - 1,
        frame.x < window.x + window.width
      {
        count += 1
      }
    }
    return count
  }

  private func isStopIfShown(_ node: DumpNode) -> Bool {
    if let isElement = node.isElement { return isElement && node.type.mayBeStop }
    return node.isUsedAlone || node.type == .staticText && node.hasText
  }
}
