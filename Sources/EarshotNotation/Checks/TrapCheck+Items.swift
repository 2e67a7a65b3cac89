import EarshotModel

// Containers without what they offer, and adjustables without what they step through.
extension TrapCheck {
  /// Warns of a menu without items, and of a tab bar that has buttons and no tab.
  mutating func judgeItems(_ node: ElementTree.Index, _ element: Element) {
    if element.role == .menu, tree.subtree(of: node).count == 1,
      !element.handlers.contains(where: { $0.event == .activate })
    {
      var values: [String] = []
      if case .values(let words)? = element.scale {
        values = words.map { Quoting.quotedLiteral($0) }
      }
      warn(.menuWithoutItems(values), at: line(of: .values, node) ?? nodes[node])
    }
    let children = Array(tree.children(of: node))
    if element.role == .tabBar, let first = children.first,
      children.allSatisfy({ tree.role(of: $0) == .button })
    {
      warn(.buttonsOfTabBar, at: nodes[first])
    }
  }

  /// Warns of an adjustable that swipes up and down don't change.
  ///
  /// - Source: VOICEOVER.md 4.1; “accessibilityIncrement()” does nothing unless the app implements it.
  mutating func judgeSwipes(_ node: ElementTree.Index, _ element: Element) {
    guard element.role == .adjustable, element.scale == nil,
      !([node] + tree.ancestors(of: node)).contains(where: { place in
        tree[place].handlers.contains { [.increment, .decrement].contains($0.event) }
      })
    else { return }
    let values = element.value?.split(separator: "|").map { String($0).filter { $0 != " " } } ?? []
    let place = values.count > 1 ? line(of: .value, node) : nil
    warn(.nothingToAdjust(values.count > 1 ? values : []), at: place ?? nodes[node])
  }
}

extension Diagnostic.Message {
  static func menuWithoutItems(_ values: [String]) -> Self {
    let items = (values.isEmpty ? ["\"Small\""] : values).prefix(3).map { "'button \($0)'" }
    return """
      a double tap opens nothing, because the menu has no items; write a line for each inside, such as \
      \(items.joined(separator: ", "))
      """
  }

  static var buttonsOfTabBar: Self {
    "in a 'tabBar' each item is a 'tab', which VoiceOver counts: write 'tab' instead of 'button'"
  }

  static func nothingToAdjust(_ values: [String]) -> Self {
    let start = "a swipe up or down changes nothing here"
    guard let first = values.first else {
      return "\(start); write 'values: Small | Medium | Large' or 'range: 0...10' below"
    }
    return "\(start); write 'values: \(values.joined(separator: " | "))' and 'value: \(first)'"
  }
}
