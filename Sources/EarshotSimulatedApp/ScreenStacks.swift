import EarshotModel

/// The screens of each tab that has been open, with the alerts and sheets over them.
///
/// An app without tabs has a single stack, without a tab.
struct ScreenStacks: Hashable, Sendable {
  /// A screen on its stack.
  ///
  /// The same screen can be on the stack more than once.
  struct Showing: Hashable, Sendable {
    /// A unique identifier of this appearance.
    let layer: Layer
    let screen: ElementTree.Index
    /// Whether the screen was presented, so it covers the tab bar.
    let isPresented: Bool
    /// The open alerts and sheets over the screen, with the top one last.
    fileprivate(set) var panels: [Panel] = []
    /// Whether a screen was pushed from an alert or a sheet, which closed the panel.
    fileprivate(set) var lostPanels = false
  }

  /// An open alert or sheet.
  struct Panel: Hashable, Sendable {
    /// A unique identifier of this appearance.
    let layer: Layer
    let index: ElementTree.Index
  }

  /// The screens of a tab, or of an app without tabs.
  private struct Stack: Hashable, Sendable {
    let tab: ElementTree.Index?
    /// The screens on the stack, at least one.
    ///
    /// The last one is on top.
    var showings: [Showing]
  }

  /// The stacks of the tabs that have been open, in the order of the tabs.
  private var stacks: [Stack]
  /// The tab of the current screens, or `nil` for an app without tabs.
  private(set) var tab: ElementTree.Index?
  private var lastLayer: Int

  /// Creates stacks with a single screen, with or without a tab.
  ///
  /// The numbers of the layers continue after the numbers of other stacks.
  init(_ screen: ElementTree.Index, in tab: ElementTree.Index?, after other: ScreenStacks? = nil) {
    lastLayer = other?.lastLayer ?? 0
    self.tab = tab
    stacks = []
    self[tab] = [showing(of: screen, isPresented: false)]
  }

  /// The screens of a tab, or `nil` if it hasn't been open.
  private subscript(tab: ElementTree.Index?) -> [Showing]? {
    get { stacks.first { $0.tab == tab }?.showings }
    set {
      if let place = stacks.firstIndex(where: { $0.tab == tab }) {
        stacks[place].showings = newValue ?? []
      } else if let newValue {
        let place = stacks.firstIndex { Self.precedes(tab, $0.tab) } ?? stacks.endIndex
        stacks.insert(Stack(tab: tab, showings: newValue), at: place)
      }
    }
  }

  private static func precedes(_ tab: ElementTree.Index?, _ other: ElementTree.Index?) -> Bool {
    guard let tab, let other else { return tab == nil }
    return tab < other
  }

  private mutating func nextLayer() -> Layer {
    lastLayer += 1
    return Layer(lastLayer)
  }

  private mutating func showing(of screen: ElementTree.Index, isPresented: Bool) -> Showing {
    Showing(layer: nextLayer(), screen: screen, isPresented: isPresented)
  }
}

// The current screens and panels.
extension ScreenStacks {
  private var showings: [Showing] { self[tab] ?? [] }

  /// The screen on top.
  var shown: Showing {
    guard let place = stacks.firstIndex(where: { $0.tab == tab }),
      let top = stacks[place].showings.last
    else { preconditionFailure("no screen is shown") }
    return top
  }

  /// Calls a function with the screen on top, without copying it.
  private func withShown<Result>(_ read: (borrowing Showing) -> Result) -> Result {
    guard let stack = stacks.firstIndex(where: { $0.tab == tab }) else {
      preconditionFailure("no screen is shown")
    }
    return read(stacks[stack].showings[stacks[stack].showings.count - 1])
  }

  /// The node of the screen on top.
  var screen: ElementTree.Index { withShown { $0.screen } }

  /// The layer of the alert or the sheet on top, or otherwise of the screen.
  var layer: Layer { withShown { $0.panels.last?.layer ?? $0.layer } }

  /// The open alert or sheet on top, or `nil` if none is open.
  var openPanel: Panel? { withShown { $0.panels.last } }

  /// The number of screens on the stack.
  var depth: Int { showings.count }

  /// The screen that going back returns to, or `nil` if there's none.
  var screenBelow: ElementTree.Index? { showings.dropLast().last?.screen }

  /// Whether a presented screen covers the tab bar.
  var isCovered: Bool { showings.contains(where: \.isPresented) }

  /// Returns whether an alert or a sheet is open.
  func isOpen(_ panel: ElementTree.Index) -> Bool { shown.panels.contains { $0.index == panel } }
}

// Changes to the stack on top.
extension ScreenStacks {
  /// Shows a screen on top and closes the panels over the screen below.
  mutating func push(_ screen: ElementTree.Index, isPresented: Bool) {
    let lostPanels = !shown.panels.isEmpty
    updateShown { $0.lostPanels = lostPanels }
    closePanels()
    let showing = showing(of: screen, isPresented: isPresented)
    self[tab]?.append(showing)
  }

  mutating func replaceTop(with screen: ElementTree.Index) {
    let showing = showing(of: screen, isPresented: shown.isPresented)
    self[tab]?.removeLast()
    self[tab]?.append(showing)
  }

  /// Closes the screen on top and returns whether there was a screen to go back to.
  mutating func pop() -> Bool {
    guard depth > 1 else { return false }
    self[tab]?.removeLast()
    return true
  }

  /// Closes the last presented screen, with everything pushed on it, and returns whether there was
  /// one.
  mutating func dismissScreen() -> Bool {
    guard let place = showings.lastIndex(where: \.isPresented), place > 0 else { return false }
    self[tab]?.removeSubrange(place...)
    return true
  }

  /// Closes all screens above the last presented one, or above the first, and returns whether there
  /// were any.
  mutating func popToRoot() -> Bool {
    let root = showings.lastIndex(where: \.isPresented) ?? 0
    guard root + 1 < depth else { return false }
    self[tab]?.removeSubrange((root + 1)...)
    return true
  }

  /// Closes all screens except the first and returns whether there were any.
  mutating func popToFirst() -> Bool {
    guard depth > 1 else { return false }
    self[tab]?.removeSubrange(1...)
    return true
  }

  /// Opens a tab and returns whether it was open before.
  ///
  /// The method also closes the panels over the previous screen.
  mutating func open(_ newTab: ElementTree.Index, first screen: ElementTree.Index) -> Bool {
    closePanels()
    tab = newTab
    guard self[newTab] == nil else { return true }
    self[newTab] = [showing(of: screen, isPresented: false)]
    return false
  }
}

// Changes to the alerts and sheets.
extension ScreenStacks {
  /// Opens an alert or a sheet on top.
  mutating func open(panel: ElementTree.Index) {
    let panel = Panel(layer: nextLayer(), index: panel)
    updateShown { $0.panels.append(panel) }
  }

  /// Closes the alert or the sheet on top and returns whether one was open.
  mutating func closePanel() -> Bool {
    guard openPanel != nil else { return false }
    updateShown { $0.panels.removeLast() }
    return true
  }

  /// Closes every alert and sheet over the screen on top.
  mutating func closePanels() { updateShown { $0.panels = [] } }

  /// Closes the alerts and sheets inside a node, on every stack.
  mutating func closePanels(inside node: ElementTree.Index, of tree: ElementTree) {
    for stack in stacks.indices {
      for place in stacks[stack].showings.indices {
        stacks[stack].showings[place].panels.removeAll { tree.contains($0.index, in: node) }
      }
    }
  }

  private mutating func updateShown(_ change: (inout Showing) -> Void) {
    guard var showing = self[tab]?.popLast() else { return }
    change(&showing)
    self[tab]?.append(showing)
  }
}

/// A single appearance of a screen on its stack, or of an alert or a sheet over a screen.
///
/// VoiceOver remembers the place of the cursor for each layer, as it does for each view controller.
package struct Layer: Hashable, Sendable {
  private let number: Int

  package init(_ number: Int) { self.number = number }
}
