import EarshotModel

// Headings on pages in web views.
extension Dump {
  /// Reads the levels of headings, which WebKit writes as the values `1` to `6`.
  ///
  /// A link gets the level of a heading inside it that has the same name.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views.
  /// - Source: our choice, after page sources from Safari. A heading, the link in it, and its text
  ///   have the level as their value. The value of any other text on a page is the text itself.
  mutating func readHeadingsOfPages(ends: [Int]) {
    var end = 0
    for place in nodes.indices {
      if nodes[place].type == .webView || isHeadingOfPage(place) { end = max(end, ends[place]) }
      if place < end { nodes[place].readHeadingOfPage() }
    }
    guard end > 0 else { return }
    for place in nodes.indices.reversed() where nodes[place].type == .link {
      let inner = place + 1
      guard inner < ends[place], nodes[place].level == nil, nodes[inner].level != nil,
        nodes[inner].label == nodes[place].label
      else { continue }
      nodes[place].level = nodes[inner].level
    }
  }
}

extension Dump {
  /// Returns whether a view and the text in it have the same label, and the same digit as their
  /// value.
  ///
  /// Only WebKit writes these values, so a part of a page doesn't have to be inside a web view.
  private func isHeadingOfPage(_ place: Int) -> Bool {
    guard place + 1 < nodes.count, nodes[place].type == .other, nodes[place].value?.utf8.count == 1,
      nodes[place + 1].depth > nodes[place].depth, nodes[place + 1].type == .staticText
    else { return false }
    return nodes[place].value == nodes[place + 1].value
      && nodes[place].label == nodes[place + 1].label
  }
}

extension DumpNode {
  /// Changes a value from `1` to `6` into the level of a heading.
  fileprivate mutating func readHeadingOfPage() {
    guard type == .other || type == .link || type == .staticText, let text, let value,
      value.utf8.count == 1, let number = Int(value), (1...6).contains(number), text != value
    else { return }
    level = number
    self.value = nil
  }
}
