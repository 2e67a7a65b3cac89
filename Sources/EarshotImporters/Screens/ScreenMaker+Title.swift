import EarshotModel
import EarshotNotation

// Screens without a title in the bar.
extension ScreenMaker {
  /// Whether the bar at the top has a button and no title, and nothing else on the screen looks
  /// like a title.
  ///
  /// A file with only a bar shows a part of a screen, so it doesn't lack a title.
  ///
  /// The bar is a navigation bar whose name is empty or the name of a class, or a view along the
  /// top with an empty text element in the middle. A picture, a field, or a choice in the bar can
  /// be the title. So can a heading, large text, or a page in a web view below the bar.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views.
  /// - Source: our choice; Human Interface Guidelines, Toolbars: a title shows people where they
  ///   are.
  var lacksTitle: Bool {
    guard dump.title?.orNilIfBlank == nil, let screen = dump.screenFrame,
      let bar = dump.nodes.indices.first(where: { shown[$0] && isTopBar($0, of: screen) }),
      saysNothing(bar, of: screen),
      dump.nodes.indices.contains(where: { candidates[$0] && !(bar..<ends[bar]).contains($0) })
    else { return false }
    return !dump.nodes.indices.contains { place in
      guard shown[place], !systemPlaces.inStatusBar.contains(place) else { return false }
      return dump.nodes[place].mayBeTitle(on: screen)
    }
  }

  private func isTopBar(_ place: Int, of screen: Rect) -> Bool {
    let node = dump.nodes[place]
    guard let frame = node.frame, frame.y <= 62, frame.width == screen.width else { return false }
    if node.type == .navigationBar { return true }
    return node.type == .other && frame.y == 0 && (44...108).contains(frame.height)
  }

  private func saysNothing(_ bar: Int, of screen: Rect) -> Bool {
    let (node, inside) = (dump.nodes[bar], bar + 1..<ends[bar])
    if let name = node.text ?? node.identifier, !name.isNameOfClass { return false }
    guard inside.contains(where: { candidates[$0] && dump.nodes[$0].type == .button }),
      !inside.contains(where: { shown[$0] && dump.nodes[$0].saysMoreThanButton })
    else { return false }
    if node.type == .navigationBar { return true }
    // The place for a title is there, but it has no words.
    return inside.contains { place in
      let text = dump.nodes[place]
      guard text.type == .staticText, !text.hasText, let frame = text.frame, frame.width >= 100
      else { return false }
      return abs(frame.x + frame.width / 2 - screen.width / 2) <= 8
    }
  }
}

extension DumpNode {
  /// Whether a view in a bar can say what the screen is.
  ///
  /// This includes a picture, and anything with words that isn't a button.
  fileprivate var saysMoreThanButton: Bool {
    switch type {
    case .button: false
    case .image, .segmentedControl: true
    default: hasText || type.isField
    }
  }

  /// Returns whether a view can be the title of a screen.
  ///
  /// It can be a heading, text at least 26 points high in the upper half, a search field, an alert,
  /// a sheet, or a page in a web view.
  fileprivate func mayBeTitle(on screen: Rect) -> Bool {
    if type == .webView || type == .searchField || type == .alert || type == .sheet { return true }
    if traits?.contains(.header) == true { return true }
    guard type == .staticText || type == .other, let words = text, let frame else { return false }
    return frame.y < screen.height / 2 && frame.height >= 26 && words.count <= 60
  }
}
