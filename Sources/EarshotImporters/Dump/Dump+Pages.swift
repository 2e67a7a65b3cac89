import EarshotModel

// Pages in flat lists, which have an element and its own text one after the other.
extension Dump {
  /// Joins each element of a page with its own text, which follows the element and has the same
  /// words, and removes the view of the page itself.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views.
  /// - Source: idb has WebKit's wrappers and their texts as siblings; VoiceOver stops once. The
  ///   limits are our choice.
  mutating func joinTextsOfPage() {
    guard let page = nodes.firstIndex(where: { $0.type == .webView }), let area = nodes[page].frame
    else { return }
    var kept = Array(nodes[...page])
    for node in nodes[(page + 1)...] {
      guard let frame = node.frame, area.holds(frame) else {
        kept.append(node)
        continue
      }
      var node = node
      node.readLevelOfHeading()
      if let last = kept.last, kept.count > page + 1, node.isOwnText(of: last) {
        kept[kept.count - 1] = last.joined(with: node)
      } else {
        kept.append(node)
      }
    }
    nodes = kept
    let next = page + 1
    if nodes.indices.contains(next), nodes[next].isWhole(of: area) { nodes.remove(at: next) }
  }
}

extension DumpNode {
  /// Uses the value as the level of a heading, if the view is text on a page and the value is from
  /// 1 to 6.
  fileprivate mutating func readLevelOfHeading() {
    guard type == .any || type == .staticText, let text, let value, value != text,
      let number = Int(value), (1...6).contains(number)
    else { return }
    level = number
    self.value = nil
  }

  /// Returns whether a view is the text of the view before it, because it has the same words, is
  /// inside that view's frame, and has no different kind.
  fileprivate func isOwnText(of other: DumpNode) -> Bool {
    guard depth == other.depth, let text, text == other.text, let frame, let around = other.frame,
      around.holds(frame), around.width * around.height <= 4 * frame.width * frame.height
    else { return false }
    return type == other.type || other.type == .any || type == .staticText
  }

  /// Returns the view with the kind and the level that its own text adds.
  fileprivate func joined(with text: DumpNode) -> DumpNode {
    var node = self
    if type == .any { node.type = text.type }
    node.level = level ?? text.level
    node.value = value?.orNilIfBlank ?? text.value
    return node
  }

  /// Returns whether a view without a kind is the page itself, because it fills most of it.
  fileprivate func isWhole(of area: Rect) -> Bool {
    guard type == .any, let frame else { return false }
    return frame.width * frame.height >= 0.7 * area.width * area.height
  }
}

extension Rect {
  /// Returns whether another rectangle is inside this one, within a tolerance of one point.
  func holds(_ other: Rect) -> Bool {
    other.x >= x - 1 && other.y >= y - 1 && other.x + other.width <= x + width + 1
      && other.y + other.height <= y + height + 1
  }
}
