import EarshotModel

// Containers without items, actions without effects, and adjustable elements that don't change.
extension TrapCheck {
  /// Warns about a menu without items, and about a tab bar that has buttons but no tabs.
  mutating func judgeItems(_ node: ElementTree.Index, _ element: Element) {
    if element.role == .menu, tree.subtree(of: node).count == 1,
      !element.handlers.contains(where: { $0.event == .activate })
    {
      var values: [String] = []
      if case .values(let words)? = element.scale {
        let items = words.count == 1 ? words[0].split(separator: ",").map(String.init) : words
        values = items.map { Quoting.quotedLiteral($0.trimmedOfSpaces) }
      }
      warn(.menuWithoutItems(values), at: line(of: .values, node) ?? nodes[node])
    }
    guard element.role == .tabBar else { return }
    let children = Array(tree.children(of: node))
    if let first = children.first, children.allSatisfy({ tree.role(of: $0) == .button }) {
      warn(.buttonsOfTabBar, at: nodes[first])
    }
  }

  /// Warns about an action without effects.
  mutating func judgeActions(_ node: ElementTree.Index, _ element: Element) {
    guard let action = element.actions.first(where: { $0.effects.isEmpty }) else { return }
    warn(.actionDoesNothing(action.name), at: nodes[node])
  }

  /// Warns about a property of a screen or the app that was probably meant for the element above
  /// it.
  mutating func judgeLinesOfNoStop(_ node: ElementTree.Index, _ element: Element) {
    let properties: [Property] = [.hint, .value, .level, .placeholder]
    guard let property = properties.first(where: { element.declares($0) }) else { return }
    warn(
      .lineOfNoStop(property.name, element.role.rawValue),
      at: line(of: property, node) ?? nodes[node]
    )
  }

  /// Warns about a tab that pushes a screen, if its tab bar isn't the app's.
  mutating func judgeTab(_ node: ElementTree.Index, _ element: Element) {
    guard element.role == .tab, let bar = tree.parent(of: node), tree.role(of: bar) == .tabBar,
      let holder = tree.parent(of: bar), tree.role(of: holder) != .app,
      element.handlers.contains(where: { handler in
        handler.event == .activate && handler.effects.contains(where: \.pushesScreen)
      })
    else { return }
    warn(.tabThatPushes, at: nodes[node])
  }

  /// Warns about an adjustable element that swipes up and down don't change.
  ///
  /// - Source: VOICEOVER.md 4.1; “accessibilityIncrement()” does nothing unless the app implements it.
  mutating func judgeSwipes(_ node: ElementTree.Index, _ element: Element) {
    guard element.role == .adjustable, element.scale == nil,
      !([node] + tree.ancestors(of: node)).contains(where: { place in
        tree[place].handlers.contains { [.increment, .decrement].contains($0.event) }
      })
    else { return }
    let values =
      element.value?.split(separator: "|").map { String($0).trimmedOfSpaces }
      .filter { !$0.isEmpty } ?? []
    let place = values.count > 1 ? line(of: .value, node) : nil
    warn(.nothingToAdjust(values.count > 1 ? values : []), at: place ?? nodes[node])
  }
}

extension Diagnostic.Message {
  static func menuWithoutItems(_ values: [String]) -> Self {
    let items = (values.isEmpty ? ["\"Small\""] : values).prefix(3).map { "'button \($0)'" }
    return """
      a double tap opens nothing, because the menu has no items; write each item on a line below it, \
      such as \(items.joinedWithAnd)
      """
  }

  static func actionDoesNothing(_ name: String) -> Self {
    let name = Quoting.quotedLiteral(Display.safe(name))
    return """
      the action \(name) does nothing; write its effect after the colon, such as 'action \(name): \
      remove self', or its effects on lines below
      """
  }

  static var buttonsOfTabBar: Self {
    "in a 'tabBar', VoiceOver counts only the tabs; write 'tab' instead of 'button'"
  }

  static func lineOfNoStop(_ line: String, _ role: String) -> Self {
    let article = role == "app" ? "the" : "a"
    return """
      \(article) \(role) isn't a stop, so VoiceOver never says its '\(line)'; put the line below \
      an element, indented by two more spaces
      """
  }

  static var tabThatPushes: Self {
    """
    the screen that this tab pushes has no tab bar; put the 'tabBar' below 'app \"Name\"', and write \
    'opens: SCREEN' below each tab
    """
  }

  static func nothingToAdjust(_ values: [String]) -> Self {
    let start = "a swipe up or down doesn't change this element"
    guard let first = values.first else {
      return """
        \(start); below it, list its words, such as 'values: Small | Medium | Large', or its \
        numbers, such as 'range: 0...10'
        """
    }
    let list = Display.safe(values.joined(separator: " | "))
    return "\(start); write 'values: \(list)' and 'value: \(Display.safe(first))'"
  }
}

extension Effect {
  /// Whether the effect pushes a screen.
  fileprivate var pushesScreen: Bool { if case .show(.push, _) = self { true } else { false } }
}
