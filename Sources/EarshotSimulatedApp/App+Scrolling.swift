package import EarshotModel

/// What a three-finger swipe does: the app performs it, and `:what` reads it.
package enum ScrollPlan: Hashable, Sendable {
  /// A handler takes it.
  case handle(Handler)
  /// A scroll view turns to another page.
  case turn(ElementTree.Index, to: Int)

  /// The rule that decides so.
  package var rule: AppRule { .scrollingAsksHandlersThenPages }
}

// What is asked to scroll, and how pages turn.
extension App {
  /// What a three-finger swipe would do now, or `nil` if nothing takes it.
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

  /// Scrolls: asks the handlers from a node upwards, then the nearest scroll view that has pages.
  ///
  /// - Returns: What was done, or `nil` if nobody took it, or there is no further page.
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

  /// Lets a finger's movement through: the handlers hear of it, the page they tell is not spoken.
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

  /// The page that the app tells last of those it was not heard of yet.
  package var pageStatusTold: String? { notifications.pageStatus }
}

extension ScrollDirection {
  /// What each node is asked: for the direction, then for the page it leads to.
  ///
  /// - Rule: ``AppRule/scrollingAsksForDirectionThenPage``
  package func events(in layout: LayoutDirection) -> [AppEvent] {
    let page = page(in: layout)
    return page == self ? [.scroll(self)] : [.scroll(self), .scroll(page)]
  }

  /// The page that the fingers ask for: next or previous.
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
