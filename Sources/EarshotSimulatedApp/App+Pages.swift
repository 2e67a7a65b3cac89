package import EarshotModel

// The pages of scroll views.
extension App {
  /// Returns the nearest scroll view around a node that has pages, or `nil` if there's none.
  package func pagedView(around index: ElementTree.Index?) -> ElementTree.Index? {
    guard !paging.views.isEmpty else { return nil }
    return chain(from: index).first { paging.views.contains($0) }
  }

  /// Returns the number of the page that a scroll view shows, starting at 1.
  package func page(of view: ElementTree.Index) -> Int { paging.page(of: view) }

  /// Returns a scroll view's own words for the current page, or `nil` if VoiceOver says the page
  /// number instead.
  ///
  /// - Rule: ``AppRule/scrollViewsSayTheirStatus``
  package func pageStatus(of view: ElementTree.Index) -> String? {
    let status = tree[view].status
    let place = page(of: view) - 1
    return status.indices.contains(place) && !status[place].isEmpty ? status[place] : nil
  }

  /// Returns the number of pages of a scroll view.
  package func pageCount(of view: ElementTree.Index) -> Int { max(1, tree[view].pages ?? 1) }

  /// Returns the page that a scroll view would turn to, or `nil` at its end.
  package func page(
    of view: ElementTree.Index,
    after direction: ScrollDirection,
    layout: LayoutDirection
  ) -> Int? {
    let next = page(of: view) + (direction.page(in: layout) == .next ? 1 : -1)
    return (1...pageCount(of: view)).contains(next) ? next : nil
  }

  /// Returns whether an element, or a container around it, turns the page at the end of continuous
  /// reading.
  ///
  /// - Rule: ``AppRule/elementsMayTurnThePage``
  package func turnsPages(at index: ElementTree.Index) -> Bool {
    lineage(of: index).contains { tree[$0].traits.contains(.causesPageTurn) }
  }

  /// Turns the scroll views around a node to the pages that contain it, as moving the cursor to the
  /// node does.
  ///
  /// - Rule: ``AppRule/pagesFollowTheCursor``
  package mutating func reveal(_ index: ElementTree.Index, layout: LayoutDirection) {
    for place in pagePlaces(of: index, layout: layout) { paging.show(place.page, of: place.view) }
  }
}

/// The pages that scroll views show.
struct Paging: Sendable {
  /// The scroll views that have pages.
  let views: Set<ElementTree.Index>
  /// The current page of each scroll view that isn't on its first page.
  private var pages: [ElementTree.Index: Int] = [:]

  init(_ tree: ElementTree) {
    views = Set(
      tree.indices.filter { index in
        let role = tree.role(of: index)
        return (role == .scrollView || role == .screen) && tree[index].pages != nil
      }
    )
  }

  /// Returns the number of the page that a scroll view shows, starting at 1.
  func page(of view: ElementTree.Index) -> Int { pages[view] ?? 1 }

  /// Turns a scroll view to a page.
  mutating func show(_ page: Int, of view: ElementTree.Index) { pages[view] = page }
}

/// The position of a node on the pages of a scroll view.
package struct PageOffset: Hashable, Sendable {
  /// The scroll view.
  package var view: ElementTree.Index
  /// The number of the page, starting at 1.
  package var page: Int
  /// The offset of the page from the first page, in points.
  package var offset: Point
}

extension App {
  /// Returns the pages that contain a node, for each scroll view around it, from the nearest
  /// outward.
  ///
  /// The result omits scroll views with an unknown frame.
  ///
  /// Pages are side by side or below each other, and each is as large as the scroll view. In
  /// right-to-left layouts, they continue to the left.
  ///
  /// - Rule: ``AppRule/pagesLieSideBySide``
  package func pagePlaces(of index: ElementTree.Index, layout: LayoutDirection) -> [PageOffset] {
    guard !paging.views.isEmpty, var origin = tree[index].frame?.origin else { return [] }
    return lineage(of: index).dropFirst().filter(paging.views.contains).compactMap { view in
      guard let place = pagePlace(at: origin, in: view, layout: layout) else { return nil }
      origin.x -= place.offset.x
      origin.y -= place.offset.y
      return place
    }
  }

  private func pagePlace(
    at origin: Point,
    in view: ElementTree.Index,
    layout: LayoutDirection
  ) -> PageOffset? {
    guard let frame = tree[view].frame, frame.width.isFinite, frame.height.isFinite else {
      return nil
    }
    let limit = Double(min(pageCount(of: view) - 1, App.pageLimit))
    var across = App.pages(from: frame.x, to: origin.x, size: frame.width, limit: limit)
    let down = App.pages(from: frame.y, to: origin.y, size: frame.height, limit: limit)
    if layout == .leftToRight { across = max(0, across) }
    return PageOffset(
      view: view,
      page: Int(max(abs(across), down, 0)) + 1,
      offset: Point(x: across * frame.width, y: max(0, down) * frame.height)
    )
  }

  /// The maximum number of pages, which is more than any frame requires.
  private static let pageLimit = 1_000_000_000

  /// Returns the number of complete pages between two positions.
  private static func pages(
    from start: Double,
    to end: Double,
    size: Double,
    limit: Double
  ) -> Double {
    let count = ((end - start) / size).rounded(.down)
    return size > 0 && count.isFinite ? min(limit, max(-limit, count)) : 0
  }
}
