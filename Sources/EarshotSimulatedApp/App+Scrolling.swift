package import EarshotModel

/// The effect of a three-finger swipe, which the app performs and `:what` describes.
package enum ScrollPlan: Hashable, Sendable {
  /// A handler handles the swipe.
  case handle(Handler)
  /// A scroll view turns to a different page.
  case turn(ElementTree.Index, to: Int)

  /// The rule that determines the effect.
  package var rule: AppRule { .scrollingAsksHandlersThenPages }
}

// The handlers of scrolling, and turning pages.
extension App {
  /// Returns the current effect of a three-finger swipe, or `nil` if nothing handles it.
  package func scrollPlan(
    _ direction: ScrollDirection,
    from index: ElementTree.Index?,
    layout: LayoutDirection
  ) -> ScrollPlan? {
    let events = direction.events(in: layout)
    if let handler = taker(of: events, from: index) { return .handle(handler) }
    return pageTurn(direction, from: index, layout: layout)
  }

  private func pageTurn(
    _ direction: ScrollDirection,
    from index: ElementTree.Index?,
    layout: LayoutDirection
  ) -> ScrollPlan? {
    guard let view = pagedView(around: index) else { return nil }
    return page(of: view, after: direction, layout: layout).map { .turn(view, to: $0) }
  }

  /// Scrolls with the first handler from a node upward or, if there's none, with the nearest scroll
  /// view that has pages.
  ///
  /// - Returns: The effect, or `nil` if nothing handled the swipe or there are no more pages.
  /// - Rule: ``AppRule/scrollingAsksHandlersThenPages``
  package mutating func scroll(
    _ direction: ScrollDirection,
    from index: ElementTree.Index,
    layout: LayoutDirection
  ) -> ScrollPlan? {
    if let handler = handleUpwards(direction.events(in: layout), from: index) {
      return .handle(handler)
    }
    let plan = pageTurn(direction, from: index, layout: layout)
    if case .turn(let view, let page)? = plan { paging.show(page, of: view) }
    return plan
  }

  /// Passes a finger movement through to the handlers, and discards any page status that they post.
  ///
  /// - Rule: ``AppRule/passedMovementsTellNoPage``
  package mutating func passThrough(
    _ direction: ScrollDirection,
    from index: ElementTree.Index,
    layout: LayoutDirection
  ) {
    _ = handleUpwards(direction.events(in: layout), from: index)
    notifications.dropPages()
  }

  /// The last page status that the app posted and VoiceOver hasn't said yet, or `nil` if there's
  /// none.
  package var pageStatusTold: String? { notifications.pageStatus }
}

extension ScrollDirection {
  /// Returns the events to try at each node: first the event for the direction, and then the event
  /// for the page in that direction.
  ///
  /// - Rule: ``AppRule/scrollingAsksForDirectionThenPage``
  package func events(in layout: LayoutDirection) -> [AppEvent] {
    let page = page(in: layout)
    return page == self ? [.scroll(self)] : [.scroll(self), .scroll(page)]
  }

  /// Returns the page that the fingers request, which is the next or the previous page.
  ///
  /// - Rule: ``AppRule/fingersAskForPages``
  package func page(in layout: LayoutDirection) -> ScrollDirection {
    switch self {
    case .left: layout == .leftToRight ? .next : .previous
    case .right: layout == .leftToRight ? .previous : .next
    case .up, .next: .next
    case .down, .previous: .previous
    }
  }
}
