package import EarshotModel

/// The result of an event.
package enum Outcome: Hashable, Sendable {
  /// The app took it.
  case handled
  /// The app has nothing for it.
  case unhandled
  /// The element is not enabled.
  case dimmed
}

// Who is asked.
extension App {
  /// Finds the handler of an event that counts now, or `nil` if there is none.
  ///
  /// - Rule: ``AppRule/firstHandlerThatHoldsCounts``
  package func handler(of event: AppEvent, at index: ElementTree.Index) -> Handler? {
    guard tree.hasDetails(index) else { return nil }
    return tree.handlers(of: index).first { $0.event == event && holds($0.condition, at: index) }
  }

  /// Finds the handler that takes an event at one node, or `nil` if it declines or there is none.
  package func taker(of event: AppEvent, at index: ElementTree.Index) -> Handler? {
    handler(of: event, at: index).flatMap { $0.declines ? nil : $0 }
  }

  /// Finds the first handler from a node upwards that takes one of some events, or `nil` if all
  /// decline.
  ///
  /// Of a node the events are tried in their order.
  package func taker(of events: [AppEvent], from index: ElementTree.Index?) -> Handler? {
    for node in chain(from: index) {
      for event in events {
        if let handler = taker(of: event, at: node) { return handler }
      }
    }
    return nil
  }

  /// Finds the first handler along some nodes that takes an event, or `nil` if all decline.
  func taker(of event: AppEvent, along nodes: [ElementTree.Index]) -> Handler? {
    nodes.lazy.compactMap { taker(of: event, at: $0) }.first
  }

  /// The nodes that are asked in turn: a node, those around it up to its screen or the open alert,
  /// sheet or menu, and the app.
  ///
  /// - Rule: ``AppRule/eventsClimb``
  package func chain(from index: ElementTree.Index?) -> [ElementTree.Index] {
    var nodes: [ElementTree.Index] = []
    climb(from: index) { nodes.append($0) }
    return nodes
  }

  /// Visits the nodes of a chain, without an array of them.
  func climb(from index: ElementTree.Index?, _ visit: (ElementTree.Index) -> Void) {
    let panel = openPanel
    var place = index ?? panel ?? screen
    var isInside = false
    while let parent = tree.parent(of: place) {
      visit(place)
      isInside = isInside || place == panel || tree.role(of: place) == .screen
      place = place == panel ? tree.root : parent
    }
    if !isInside { visit(screen) }
    visit(place)
  }

  /// A node and those around it; what lies around an open alert, sheet or menu in the file is not
  /// around it on the screen.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the node.
  /// - Rule: ``AppRule/openPanelsCoverTheScreen``
  package func lineage(of index: ElementTree.Index) -> [ElementTree.Index] {
    var nodes: [ElementTree.Index] = []
    nodes.reserveCapacity(8)  // Few are deeper: one allocation for each stop.
    forEachInLineage(of: index) { nodes.append($0) }
    return nodes
  }

  /// Visits the nodes of a lineage, without an array of them.
  package func forEachInLineage(
    of index: ElementTree.Index,
    _ visit: (ElementTree.Index) -> Void
  ) {
    let panel = openPanel
    var next: ElementTree.Index? = index
    while let node = next {
      visit(node)
      next = node == panel ? nil : tree.parent(of: node)
    }
  }
}

// What they do.
extension App {
  /// Runs the handler of an event at one node.
  ///
  /// - Returns: The handler, or `nil` if nobody took the event; one that declines did not.
  @discardableResult
  mutating func handle(_ event: AppEvent, at index: ElementTree.Index) -> Handler? {
    settle()
    guard let handler = handler(of: event, at: index) else { return nil }
    run(handler.effects, own: index, name: .init(handler, node: index))
    return handler.declines ? nil : handler
  }

  /// Runs the handlers of some events from a node up to the app, until one takes its event.
  ///
  /// - Returns: That handler, or `nil` if nobody took one.
  mutating func handleUpwards(_ events: [AppEvent], from index: ElementTree.Index?) -> Handler? {
    handle(events, along: chain(from: index))
  }

  /// Runs the handlers of some events along some nodes, until one takes its event.
  ///
  /// - Returns: That handler, or `nil` if nobody took one.
  mutating func handle(_ events: [AppEvent], along nodes: [ElementTree.Index]) -> Handler? {
    for node in nodes {
      for event in events {
        if let handler = handle(event, at: node) { return handler }
      }
    }
    return nil
  }

  /// Whether VoiceOver's cursor can come and go without a change: no handler waits for it, no scroll view turns to it, and
  /// nothing is left to work out or to tell.
  package var isStillUnderMoves: Bool {
    !facts.hearsFocus && paging.views.isEmpty && !derivation.isStale && notifications.isEmpty
  }

  /// Tells the app that the cursor came to an element.
  package mutating func didFocus(_ index: ElementTree.Index) { focusEvent(.focus, at: index) }

  /// Tells the app that the cursor left an element.
  package mutating func didUnfocus(_ index: ElementTree.Index) { focusEvent(.unfocus, at: index) }

  private mutating func focusEvent(_ event: AppEvent, at index: ElementTree.Index) {
    guard facts.hearsFocus, handler(of: event, at: index) != nil, !tree.isRemoved(index),
      spendEffect()
    else {
      return
    }
    handle(event, at: index)
  }
}

extension Handler {
  /// Whether the handler leaves the event unhandled.
  package var declines: Bool { effects.contains(.decline) }
}
