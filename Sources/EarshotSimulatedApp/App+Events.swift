package import EarshotModel

/// What became of an event.
package enum Outcome: Hashable, Sendable {
  /// The app took it.
  case handled
  /// The app has nothing for it.
  case unhandled
  /// The element is not enabled.
  case dimmed
}

extension App {
  /// Finds the handler of an event that counts now: the first whose guard holds.
  ///
  /// - Source: SCREEN-FORMAT.md, "Guards", Event.
  package func handler(of event: AppEvent, at index: ElementTree.Index) -> Handler? {
    guard tree[index].hasDetails else { return nil }
    return tree[index].handlers.first { $0.event == event && holds($0.condition, at: index) }
  }

  /// Runs the handler of an event at one node.
  ///
  /// - Returns: Whether somebody handled it; a handler that declines did not.
  mutating func handle(_ event: AppEvent, at index: ElementTree.Index) -> Bool {
    settle()
    guard let handler = handler(of: event, at: index) else { return false }
    run(handler.effects, own: index, name: .init(event: event, node: index))
    return !handler.declines
  }

  /// Runs the first handler of an event from a node up to the app.
  mutating func handleUpwards(_ event: AppEvent, from index: ElementTree.Index?) -> Bool {
    chain(from: index).contains { node in handle(event, at: node) }
  }

  /// The nodes that are asked in turn: a node, those around it, its screen, the app.
  ///
  /// - Source: SCREEN-FORMAT.md, "Events and effects".
  package func chain(from index: ElementTree.Index?) -> [ElementTree.Index] {
    let start = index ?? openPanel ?? screen
    let containers = [start] + tree.ancestors(of: start)
    guard tree.screen(of: start) == nil else { return containers }
    return containers.dropLast() + [screen, tree.root]
  }

  /// Tells the app that the cursor came to an element.
  package mutating func didFocus(_ index: ElementTree.Index) { focusEvent(.focus, at: index) }

  /// Tells the app that the cursor left an element.
  package mutating func didUnfocus(_ index: ElementTree.Index) { focusEvent(.unfocus, at: index) }

  private mutating func focusEvent(_ event: AppEvent, at index: ElementTree.Index) {
    guard handler(of: event, at: index) != nil, !tree.isRemoved(index), spendEffect() else {
      return
    }
    _ = handle(event, at: index)
  }
}

extension Handler {
  /// Whether the handler leaves the event unhandled.
  package var declines: Bool { effects.contains(.decline) }
}
