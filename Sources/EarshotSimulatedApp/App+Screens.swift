package import EarshotModel

extension App {
  /// The screen that is shown, under an alert or a sheet too.
  package var screen: ElementTree.Index { shown.screen }

  /// How many screens are on the stack.
  package var stackDepth: Int { stacks[tab]?.showings.count ?? 0 }

  /// What is shown on top: a screen, or an alert or a sheet over it.
  package var layer: Layer { shown.panels.last?.layer ?? shown.layer }

  /// The alert or the sheet that is open on top.
  package var openPanel: ElementTree.Index? { shown.panels.last?.index }

  /// What VoiceOver finds: the open alert or sheet, or the screen with the app's tab bar.
  ///
  /// - Source: SCREEN-FORMAT.md, "Alerts and sheets" and "Tabs".
  package var visibleRoots: [ElementTree.Index] {
    if let openPanel { return [openPanel] }
    guard let bar = tree.tabBar, !isCovered else { return [screen] }
    return [screen, bar]
  }

  /// The screen below that going back leads to, of what was opened last.
  package var screenBelow: ElementTree.Index? {
    guard let showings = stacks[tab]?.showings, showings.count > 1 else { return nil }
    return showings[showings.count - 2].screen
  }

  /// Whether the screen on top was presented, not pushed.
  package var isPresented: Bool { shown.isPresented }

  /// The tabs of the app.
  package var tabs: [ElementTree.Index] {
    guard let bar = tree.tabBar else { return [] }
    return tree.children(of: bar).filter { tree[$0].role == .tab }
  }

  /// Whether an alert or a sheet is open.
  func isOpen(_ panel: ElementTree.Index) -> Bool {
    shown.panels.contains { $0.index == panel }
  }

  /// Whether a presented screen covers the tab bar.
  private var isCovered: Bool { stacks[tab]?.showings.contains(where: \.isPresented) ?? false }

  var shown: ScreenStack.Showing {
    guard let stack = stacks[tab] else { preconditionFailure("no screen is shown") }
    return stack.top
  }

  mutating func newShowing(
    of screen: ElementTree.Index,
    isPresented: Bool
  ) -> ScreenStack.Showing {
    nextLayer += 1
    return .init(layer: Layer(nextLayer), screen: screen, isPresented: isPresented)
  }
}

// What effects and gestures do with the stack.
extension App {
  /// Puts a screen on top.
  mutating func show(_ screen: ElementTree.Index, isPresented: Bool) {
    closePanels()
    let showing = newShowing(of: screen, isPresented: isPresented)
    stacks[tab]?.showings.append(showing)
    screenChanged(.opened)
  }

  /// Puts a screen in place of the one on top.
  mutating func replace(with screen: ElementTree.Index) {
    let showing = newShowing(of: screen, isPresented: shown.isPresented)
    stacks[tab]?.showings.removeLast()
    stacks[tab]?.showings.append(showing)
    screenChanged(.opened)
  }

  /// Leaves the screen on top.
  ///
  /// - Returns: Whether there was one to go back to.
  mutating func goBack() -> Bool {
    guard stackDepth > 1 else { return false }
    stacks[tab]?.showings.removeLast()
    screenChanged(.returned)
    return true
  }

  /// Closes what was presented last: an alert, a sheet or a screen with all that was pushed on it.
  ///
  /// - Returns: Whether there was something to close.
  mutating func dismiss() -> Bool {
    if shown.panels.last != nil {
      updateShown { _ = $0.panels.popLast() }
      layerChanged(.returned)
      return true
    }
    let showings = stacks[tab]?.showings ?? []
    guard let place = showings.lastIndex(where: \.isPresented), place > 0 else { return false }
    stacks[tab]?.showings.removeSubrange(place...)
    screenChanged(.returned)
    return true
  }

  /// Opens an alert or a sheet, if its screen is shown.
  package mutating func open(panel: ElementTree.Index) {
    guard tree.screen(of: panel) == screen, !isOpen(panel), !tree.isRemoved(panel) else { return }
    nextLayer += 1
    let layer = Layer(nextLayer)
    updateShown { $0.panels.append(.init(layer: layer, index: panel)) }
    layerChanged(.panelOpened)
  }

  /// Opens a tab of the app; the open one goes back to its first screen.
  mutating func open(tab newTab: ElementTree.Index) {
    guard let name = tree[newTab].opens, let screen = tree.screen(named: name) else { return }
    guard newTab != tab else { return returnToFirstScreen() }
    closePanels()
    tab = newTab
    let isKnown = stacks[newTab] != nil
    if !isKnown {
      stacks[newTab] = ScreenStack(showings: [newShowing(of: screen, isPresented: false)])
    }
    selectShownTab()
    screenChanged(isKnown ? .tabReturned : .opened)
  }

  private mutating func returnToFirstScreen() {
    let hadPanel = openPanel != nil
    closePanels()
    if stackDepth > 1 {
      stacks[tab]?.showings.removeSubrange(1...)
      screenChanged(.returned)
    } else if hadPanel {
      layerChanged(.returned)
    }
  }

  /// The tab whose screens are shown is selected by itself.
  mutating func selectShownTab() {
    for each in tabs {
      let isShown = each == tab
      change(each) { $0.traits.set(.selected, isShown) }
    }
  }

  private mutating func closePanels() { updateShown { $0.panels = [] } }

  /// Closes the alerts and sheets that are removed with a node: our choice.
  mutating func closePanels(inside index: ElementTree.Index) {
    let top = openPanel
    for (tab, stack) in stacks {
      for place in stack.showings.indices {
        stacks[tab]?.showings[place].panels.removeAll { tree.contains($0.index, in: index) }
      }
    }
    if openPanel != top { layerChanged(.returned) }
  }

  private mutating func updateShown(_ change: (inout ScreenStack.Showing) -> Void) {
    guard var showing = stacks[tab]?.showings.popLast() else { return }
    change(&showing)
    stacks[tab]?.showings.append(showing)
  }

  private mutating func layerChanged(_ arrival: Arrival) {
    revision += 1
    isStale = true
    endEditing()
    editedField = fieldEditedAtFirst
    tellShown(arrival)
  }

  private mutating func screenChanged(_ arrival: Arrival) {
    layerChanged(arrival)
    startTimers()
    screenAppeared()
  }

  /// Tells what is shown on top.
  mutating func tellShown(_ arrival: Arrival) {
    tell(.shown(openPanel ?? screen, layer, arrival, stops: stopsBeforeAppear()))
  }

  /// The stops before `appear` runs, if it is going to change something: the landing is decided
  /// by then.
  ///
  /// - Source: VOICEOVER.md 8.3; SCREEN-FORMAT.md, "Events and effects".
  private mutating func stopsBeforeAppear() -> [ElementTree.Index]? {
    guard openPanel == nil, tree[screen].hasDetails else { return nil }
    settle()
    let effects = handler(of: .appear, at: screen)?.effects ?? []
    return effects.contains(where: \.changesNodes) ? order(self) : nil
  }

  /// Runs what the screen does whenever it is shown.
  mutating func screenAppeared() {
    guard spendEffect() else { return }
    _ = handle(.appear, at: screen)
  }
}

extension Effect {
  /// Whether the effect changes nodes, and with them perhaps what can be reached.
  fileprivate var changesNodes: Bool {
    switch self {
    case .set, .change: true
    default: false
    }
  }
}
