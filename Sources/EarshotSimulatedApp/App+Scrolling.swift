package import EarshotModel

/// What a three-finger swipe led to.
package enum ScrollOutcome: Hashable, Sendable {
  /// A handler took it.
  case handled
  /// A scroll view turned to another page.
  case turned(ElementTree.Index)
  /// Nobody took it, or there is no further page.
  case unmoved
}

// What is asked to scroll, and how pages turn.
extension App {
  /// Scrolls: asks the handlers from a node upwards, then the nearest scroll view that has pages.
  ///
  /// - Source: UIAccessibility.h, accessibilityScroll; VOICEOVER.md 6.5.
  package mutating func scroll(
    _ direction: ScrollDirection,
    from index: ElementTree.Index,
    layout: LayoutDirection
  ) -> ScrollOutcome {
    let page = direction.page(in: layout)
    if handleScroll(direction, or: page, from: index) { return .handled }
    guard let view = pagedView(around: index), turn(view, page) else { return .unmoved }
    return .turned(view)
  }

  /// Lets a finger's movement through: the handlers hear of it, the page they tell is not spoken.
  ///
  /// - Source: our choice (VOICEOVER.md 6.6).
  package mutating func passThrough(
    _ direction: ScrollDirection,
    from index: ElementTree.Index,
    layout: LayoutDirection
  ) {
    _ = handleScroll(direction, or: direction.page(in: layout), from: index)
    notifications.removeAll { $0.isPageStatus }
  }

  /// Asks each node upwards for the direction, then for the page it leads to.
  ///
  /// - Source: our choice (VOICEOVER.md 6.5).
  private mutating func handleScroll(
    _ direction: ScrollDirection,
    or page: ScrollDirection,
    from index: ElementTree.Index
  ) -> Bool {
    chain(from: index).contains { node in
      handle(.scroll(direction), at: node)
        || page != direction && handle(.scroll(page), at: node)
    }
  }

  /// The page that the app tells last of those it was not heard of yet.
  package var pageStatusTold: String? {
    notifications.lazy.reversed().compactMap(\.pageStatus).first
  }
}

extension ScrollDirection {
  /// The page that the fingers ask for: next or previous.
  ///
  /// - Source: our choice (VOICEOVER.md 6.5).
  package func page(in layout: LayoutDirection) -> ScrollDirection {
    switch self {
    case .left: layout == .leftToRight ? .next : .previous
    case .right: layout == .leftToRight ? .previous : .next
    case .up, .next: .next
    case .down, .previous: .previous
    }
  }
}

extension Notification {
  /// The page that is told.
  fileprivate var pageStatus: String? {
    if case .pageScrolled(let status) = self { status } else { nil }
  }

  fileprivate var isPageStatus: Bool { pageStatus != nil }
}
