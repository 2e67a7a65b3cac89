package import EarshotModel

extension App {
  /// The current screen, even under an alert or a sheet.
  package var screen: ElementTree.Index { screens.screen }

  /// The number of screens on the stack.
  package var stackDepth: Int { screens.depth }

  /// The layer on top: a screen, or an alert or a sheet over it.
  package var layer: Layer { screens.layer }

  /// The open alert or sheet on top, or `nil` if none is open.
  package var openPanel: ElementTree.Index? { screens.openPanel?.index }

  /// The open alerts and sheets over the screen, with the top one last.
  package var openPanels: [ElementTree.Index] { screens.shown.panels.map(\.index) }

  /// The screen that going back returns to, or `nil` if there's none.
  package var screenBelow: ElementTree.Index? { screens.screenBelow }

  /// Whether the screen on top was presented instead of pushed.
  package var isPresented: Bool { screens.shown.isPresented }

  /// The roots that VoiceOver reads: either the open alert or sheet, or the screen, the app's own
  /// nodes, and the tab bar.
  ///
  /// - Rule: ``AppRule/openPanelsCoverTheScreen``, ``AppRule/nodesOfTheAppFollowTheScreen``
  package var visibleRoots: [ElementTree.Index] {
    if let openPanel { return [openPanel] }
    guard !screens.isCovered else { return [screen] }
    let nodes = tree.nodesOfApp.filter { !tree.isPanel($0) }
    let bar = tree.tabBar
    return [screen] + nodes.filter { $0 != bar } + (bar.map { [$0] } ?? [])
  }

  /// The tabs of the app.
  package var tabs: [ElementTree.Index] {
    guard let bar = tree.tabBar else { return [] }
    return tree.children(of: bar).filter { tree[$0].role == .tab }
  }

  /// Returns whether a tab is in the app's tab bar.
  func isTabOfApp(_ tab: ElementTree.Index) -> Bool {
    tree.tabBar.map { tree.parent(of: tab) == $0 } ?? false
  }

  /// Returns whether an alert or a sheet is open.
  func isOpen(_ panel: ElementTree.Index) -> Bool { screens.isOpen(panel) }
}

// The effects of gestures and handlers on the stack.
extension App {
  /// Shows a screen on top.
  mutating func show(_ screen: ElementTree.Index, isPresented: Bool) {
    screens.push(screen, isPresented: isPresented)
    screenChanged(isPresented ? .opened : .pushed)
  }

  /// Replaces the screen on top.
  mutating func replace(with screen: ElementTree.Index) {
    screens.replaceTop(with: screen)
    screenChanged(.opened)
  }

  /// Closes the screen on top.
  ///
  /// If panels were open over the screen below when the closed screen was pushed, the return is
  /// treated as a dismissal.
  ///
  /// - Returns: Whether there was a screen to go back to.
  /// - Rule: ``AppRule/pushesDismissPanels``
  mutating func goBack() -> Bool {
    let wasPresented = isPresented
    guard screens.pop() else { return false }
    screenChanged(wasPresented || screens.shown.lostPanels ? .dismissed : .returned)
    return true
  }

  /// Closes all screens above the first screen of the last presentation or, if there's none, of the
  /// tab or the app.
  ///
  /// The method also closes alerts and sheets. If there are no screens and panels to close, it does
  /// nothing.
  ///
  /// - Rule: ``AppRule/popToRootGoesToTheFirst``
  mutating func goBackToFirst() {
    let hadPanel = openPanel != nil
    screens.closePanels()
    if screens.popToRoot() {
      screenChanged(screens.shown.lostPanels ? .dismissed : .returned)
    } else if hadPanel {
      layerChanged(.dismissed)
    }
  }

  /// Closes the last presentation, which is an alert, a sheet, or a screen with all screens pushed
  /// on it.
  ///
  /// - Returns: Whether there was something to close.
  mutating func dismiss() -> Bool {
    if screens.closePanel() {
      layerChanged(.dismissed)
      return true
    }
    guard screens.dismissScreen() else { return false }
    screenChanged(.dismissed)
    return true
  }

  /// Opens an alert or a sheet, if its screen is visible or it belongs to the app.
  package mutating func open(panel: ElementTree.Index) {
    let home = tree.screen(of: panel)
    guard home == screen || home == nil, !isOpen(panel), !tree.isRemoved(panel) else { return }
    screens.open(panel: panel)
    layerChanged(.panelOpened)
  }

  /// Closes the menu on top and the menus that it was opened from.
  ///
  /// - Rule: ``AppRule/itemsCloseTheirMenu``
  mutating func closeMenus() {
    while let openPanel, tree.role(of: openPanel) == .menu, screens.closePanel() {}
    layerChanged(.dismissed)
  }

  /// Closes the alerts and sheets that are removed together with a node.
  ///
  /// - Rule: ``AppRule/removedPanelsClose``
  mutating func closePanels(inside index: ElementTree.Index) {
    let top = openPanel
    screens.closePanels(inside: index, of: tree)
    if openPanel != top { layerChanged(.dismissed) }
  }
}

// Tabs.
extension App {
  /// Opens a tab of the app.
  ///
  /// If the tab is already open, it goes back to its first screen.
  mutating func open(tab newTab: ElementTree.Index) {
    guard let name = tree[newTab].opens, let screen = tree.screen(named: name) else { return }
    guard newTab != screens.tab else { return returnToFirstScreen() }
    let isKnown = screens.open(newTab, first: screen)
    selectShownTab()
    screenChanged(isKnown ? .tabReturned : .tabOpened)
  }

  private mutating func returnToFirstScreen() {
    let hadPanel = openPanel != nil
    screens.closePanels()
    if screens.popToFirst() {
      screenChanged(.tabRepeated)
    } else if hadPanel {
      layerChanged(.dismissed)
    }
  }

  /// Marks the tab of the current screens as selected.
  mutating func selectShownTab() {
    for each in tabs {
      let isShown = each == screens.tab
      let base = derivation.base(of: each) ?? tree[each]
      guard
        tree.traits(of: each).contains(.selected) != isShown
          || base.traits.contains(.selected) != isShown
      else { continue }
      change(each) { $0.traits.set(.selected, isShown) }
    }
  }
}

// The consequences of a change.
extension App {
  private mutating func layerChanged(_ arrival: Arrival) {
    revision += 1
    derivation.isStale = true
    endEditing()
    editedField = fieldEditedAtFirst
    tellShown(arrival)
  }

  private mutating func screenChanged(_ arrival: Arrival) {
    layerChanged(arrival)
    startTimers()
    screenAppeared()
  }

  /// Posts a notification about the screen on top.
  mutating func tellShown(_ arrival: Arrival) {
    tell(.shown(openPanel ?? screen, layer, arrival, stops: stopsBeforeAppear()))
  }

  /// Returns the stops as they are before the `appear` handler runs, which determine where the
  /// cursor lands.
  ///
  /// The result is `nil` if a panel is open or the handler changes no nodes.
  ///
  /// - Rule: ``AppRule/landingIsDecidedBeforeAppear``
  private mutating func stopsBeforeAppear() -> [ElementTree.Index]? {
    guard openPanel == nil, tree[screen].hasDetails else { return nil }
    settle()
    let effects = handler(of: .appear, at: screen)?.effects ?? []
    return effects.contains(where: \.changesNodes) ? order(self) : nil
  }

  /// Runs the `appear` handler of the current screen.
  mutating func screenAppeared() {
    guard spendEffect() else { return }
    _ = handle(.appear, at: screen)
  }
}

extension Effect {
  /// Whether the effect changes nodes, so the reachable nodes may also change.
  fileprivate var changesNodes: Bool {
    switch self {
    case .set, .change: true
    default: false
    }
  }
}
