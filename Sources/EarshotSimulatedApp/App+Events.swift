package import EarshotModel

/// The result of an event.
package enum Outcome: Hashable, Sendable {
  /// The app handled the event.
  case handled
  /// Nothing in the app handles the event.
  case unhandled
  /// The element isn't enabled.
  case dimmed
}

// The handlers of an event.
extension App {
  /// Returns the first handler of an event whose condition is true, or `nil` if there's none.
  ///
  /// - Rule: ``AppRule/firstHandlerThatHoldsCounts``
  package func handler(of event: AppEvent, at index: ElementTree.Index) -> Handler? {
    guard tree.hasDetails(index) else { return nil }
    return tree.handlers(of: index).first { $0.event == event && holds($0.condition, at: index) }
  }

  /// Returns the handler for an event at one node, or `nil` if the handler declines or there's
  /// none.
  package func taker(of event: AppEvent, at index: ElementTree.Index) -> Handler? {
    handler(of: event, at: index).flatMap { $0.declines ? nil : $0 }
  }

  /// Returns the first handler from a node upward that handles any of several events, or `nil` if
  /// there's none.
  ///
  /// At each node, the events are tried in order.
  package func taker(of events: [AppEvent], from index: ElementTree.Index?) -> Handler? {
    for node in chain(from: index) {
      for event in events {
        if let handler = taker(of: event, at: node) { return handler }
      }
    }
    return nil
  }

  /// Returns the first handler along a path of nodes that handles an event, or `nil` if there's
  /// none.
  func taker(of event: AppEvent, along nodes: [ElementTree.Index]) -> Handler? {
    nodes.lazy.compactMap { taker(of: event, at: $0) }.first
  }

  /// Returns the nodes that an event bubbles up to: a node, its ancestors up to its screen or the
  /// open alert, sheet, or menu, and the app.
  ///
  /// - Rule: ``AppRule/eventsClimb``
  package func chain(from index: ElementTree.Index?) -> [ElementTree.Index] {
    var nodes: [ElementTree.Index] = []
    climb(from: index) { nodes.append($0) }
    return nodes
  }

  /// Visits the nodes that an event bubbles up to, without creating an array.
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

  /// Returns a node and its ancestors.
  ///
  /// The ancestors of an open alert, sheet, or menu in the file aren't its ancestors on the screen.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the node.
  /// - Rule: ``AppRule/openPanelsCoverTheScreen``
  package func lineage(of index: ElementTree.Index) -> [ElementTree.Index] {
    var nodes: [ElementTree.Index] = []
    nodes.reserveCapacity(8)  // Few nodes are deeper, so most calls allocate memory only once.
    forEachInLineage(of: index) { nodes.append($0) }
    return nodes
  }

  /// Visits a node and its ancestors, without creating an array.
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

// The effects of handlers.
extension App {
  /// Runs the handler of an event at one node.
  ///
  /// - Returns: The handler, or `nil` if the event wasn't handled. An event is also unhandled if
  ///   its handler declines.
  @discardableResult
  mutating func handle(_ event: AppEvent, at index: ElementTree.Index) -> Handler? {
    settle()
    guard let handler = handler(of: event, at: index) else { return nil }
    run(handler.effects, own: index, name: .init(handler, node: index))
    return handler.declines ? nil : handler
  }

  /// Runs the handlers of several events from a node up to the app, until one of them handles its
  /// event.
  ///
  /// - Returns: The handler that handled its event, or `nil` if there's none.
  mutating func handleUpwards(_ events: [AppEvent], from index: ElementTree.Index?) -> Handler? {
    handle(events, along: chain(from: index))
  }

  /// Runs the handlers of several events along a path of nodes, until one of them handles its
  /// event.
  ///
  /// - Returns: The handler that handled its event, or `nil` if there's none.
  mutating func handle(_ events: [AppEvent], along nodes: [ElementTree.Index]) -> Handler? {
    for node in nodes {
      for event in events {
        if let handler = handle(event, at: node) { return handler }
      }
    }
    return nil
  }

  /// Whether moving VoiceOver's cursor changes nothing in the app.
  ///
  /// This is true if no handler responds to cursor moves, no scroll view follows the cursor, and
  /// nothing has to be computed or reported.
  package var isStillUnderMoves: Bool {
    !facts.hearsFocus && paging.views.isEmpty && !derivation.isStale && notifications.isEmpty
  }

  /// Notifies the app that the cursor arrived at an element.
  package mutating func didFocus(_ index: ElementTree.Index) { focusEvent(.focus, at: index) }

  /// Notifies the app that the cursor left an element.
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
  package var declines: Bool { effects.decline }
}

extension [Effect] {
  /// Whether one of the effects leaves the event unhandled.
  var decline: Bool {
    contains { if case .decline = $0 { true } else { false } }
  }
}
