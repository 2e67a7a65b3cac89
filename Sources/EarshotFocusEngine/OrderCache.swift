import EarshotModel
import EarshotSimulatedApp

/// The reading order of what is shown, worked out again where it may have changed.
struct OrderCache: Sendable {
  /// What a reading order was worked out from; what the screen itself says never changes.
  struct Key: Hashable {
    var layer: Layer
    var revision: Int
    /// The device that is asked for.
    var idiom: Idiom?
    /// The layout direction that is asked for.
    var direction: LayoutDirection?
  }

  /// An order behind a reference, since it is never changed, and what can be taken back keeps it.
  final class Shared: Sendable {
    let order: ReadingOrder

    init(_ order: ReadingOrder) { self.order = order }

    /// The order of a screen with no stop.
    static let nothing: Shared = {
      let tree = ElementTree.Builder().finish()
      return Shared(ReadingOrder(of: tree, roots: [], idiom: .phone, direction: .leftToRight))
    }()
  }

  private var shared = Shared.nothing
  /// The orders that the sessions of the app share, or `nil` if there are none.
  private let startingOrders: StartingOrders?
  /// The units of work since somebody took them over.
  private var work = 0
  /// What it was worked out from, or `nil` before the first time.
  private(set) var key: Key?
  /// What searches find, and what that was worked out from.
  private var searches: (key: Key?, changes: Int, findings: SearchFindings)?
  /// The stops when the cursor was last among them, to find what preceded one that is gone.
  private(set) var stopsWithCursor: [ElementTree.Index] = []

  init(_ startingOrders: StartingOrders? = nil) { self.startingOrders = startingOrders }

  /// The order as it was worked out last.
  var current: ReadingOrder { shared.order }

  /// The stops, first to last.
  var stops: [ElementTree.Index] { current.stops }

  /// The place of a stop among the stops, from 0, or `nil` for what is no stop.
  func rank(of index: ElementTree.Index) -> Int? { current.rank(of: index) }

  /// Works out the order again if it may have changed.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of nodes shown; O(1) where nothing
  ///   changed.
  mutating func refresh(
    _ app: App,
    under settings: VoiceOverSettings,
    cursor: ElementTree.Index?
  ) {
    let key = Key(
      layer: app.layer,
      revision: app.revision,
      idiom: settings.idiom,
      direction: settings.direction
    )
    guard key != self.key else { return }
    self.key = key
    work += Work.stop * app.visibleCount
    let shown = StartingOrders.Key(of: app, under: settings)
    shared = startingOrders?.order(shown, of: app) ?? Shared(shown, in: app.tree)
    if let cursor, rank(of: cursor) != nil { holdCursor() }
  }

  /// Returns whether a search would find something.
  ///
  /// The answers to all searches are found in one pass, which is kept until an element changes.
  ///
  /// - Complexity: O(*s*), where *s* is the number of stops; O(1) where nothing changed.
  mutating func holds(_ search: RotorItem.Search, in app: App) -> Bool {
    // Mostly something is near the beginning.
    if current.holds(search, amongFirst: 16, in: app.tree) { return true }
    if let searches, searches.key == key, searches.changes == app.changes {
      return searches.findings.hold(search)
    }
    let findings = SearchFindings(in: current, of: app.tree)
    searches = (key, app.changes, findings)
    return findings.hold(search)
  }

  /// Hands over the units of work that were not counted yet.
  mutating func takeWork() -> Int {
    defer { work = 0 }
    return work
  }

  /// Keeps the stops of now as those that the cursor is among.
  mutating func holdCursor() { stopsWithCursor = current.stops }
}

extension App {
  /// The number of nodes inside the current screen.
  fileprivate var visibleCount: Int {
    visibleRoots.reduce(0) { $0 + tree.subtree(of: $1).count }
  }
}

extension OrderCache {
  /// The stop that represents a node: the node itself, its title, or the first stop inside it.
  ///
  /// - Rule: ``FocusRule/nodeStandsForItsFirstStop``
  func stop(standingFor index: ElementTree.Index, in app: App) -> ElementTree.Index? {
    if rank(of: index) != nil { return index }
    return app.tree.subtree(of: index).compactMap { rank(of: $0) }.min().map { stops[$0] }
  }

  /// A stop that is still there, else the nearest that preceded it among the stops of before, else
  /// the first.
  ///
  /// - Complexity: O(*s*), where *s* is the number of stops, if it is gone.
  /// - Rule: ``FocusRule/goneStopGivesWayToThePreceding``
  func stop(
    at index: ElementTree.Index?,
    among before: [ElementTree.Index]?,
    in app: App
  ) -> ElementTree.Index? {
    guard let index else { return stops.first }
    if let stop = stop(standingFor: index, in: app) { return stop }
    let preceding = before?.prefix { $0 != index } ?? []
    guard preceding.count < before?.count ?? 0 else { return stops.first }
    return preceding.last { rank(of: $0) != nil } ?? stops.first
  }

  /// The stop that follows another one; where that is gone, the one that followed it before.
  ///
  /// - Complexity: O(1); O(*s*), where *s* is the number of stops, if it is gone.
  func stop(after index: ElementTree.Index) -> ElementTree.Index? {
    guard let rank = rank(of: index) else {
      return stopsWithCursor.drop { $0 != index }.first { self.rank(of: $0) != nil }
    }
    return rank + 1 < stops.count ? stops[rank + 1] : nil
  }
}
