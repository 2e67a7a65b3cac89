import EarshotModel
import EarshotSimulatedApp

/// The reading order of the current screen, which is computed again when it may have changed.
struct OrderCache: Sendable {
  /// The inputs of a reading order that can change.
  struct Key: Hashable {
    var layer: Layer
    var revision: Int
    /// The requested device, or `nil` if none is requested.
    var idiom: Idiom?
    /// The requested layout direction, or `nil` if none is requested.
    var direction: LayoutDirection?
  }

  /// A reading order that copies of the cache share.
  ///
  /// It's a class, so the undo history doesn't copy the order.
  final class Shared: Sendable {
    let order: ReadingOrder

    init(_ order: ReadingOrder) { self.order = order }

    /// The order of a screen without stops.
    static let nothing: Shared = {
      let tree = ElementTree.Builder().finish()
      return Shared(ReadingOrder(of: tree, roots: [], idiom: .phone, direction: .leftToRight))
    }()
  }

  private var shared = Shared.nothing { didSet { edition &+= 1 } }
  /// The orders that all sessions of the app share, or `nil` if there are none.
  private let startingOrders: StartingOrders?
  /// The units of work that haven't been counted yet.
  private var work = 0
  /// The inputs of the current order, or `nil` before the order is first computed.
  private(set) var key: Key? { didSet { edition &+= 1 } }
  /// The results of searches, with their inputs, or `nil` before the first search.
  private var searches: (key: Key?, changes: Int, findings: SearchFindings)? {
    didSet { edition &+= 1 }
  }
  /// The order when the cursor was last on one of its stops.
  private var held = Shared.nothing { didSet { edition &+= 1 } }
  /// A counter that increases whenever the cache may have changed.
  private(set) var edition = 0

  init(_ startingOrders: StartingOrders? = nil) { self.startingOrders = startingOrders }

  /// The last computed order.
  var current: ReadingOrder { shared.order }

  /// The stops when the cursor was last on one of them, for finding the stop before the cursor's
  /// stop if the cursor's stop no longer exists.
  var stopsWithCursor: [ElementTree.Index] { held.order.stops }

  /// The stops, from the first to the last.
  var stops: [ElementTree.Index] { current.stops }

  /// Returns the index of a stop among the stops, starting at 0, or `nil` if it isn't a stop.
  func rank(of index: ElementTree.Index) -> Int? { current.rank(of: index) }

  /// Computes the order again if it may have changed.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of nodes on the screen, or O(1) if
  ///   nothing has changed.
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
    let shown = StartingOrders.Key(of: app, under: settings)
    work += Work.stop * shown.roots.reduce(0) { $0 + app.tree.subtree(of: $1).count }
    shared = startingOrders?.order(shown, of: app) ?? Shared(shown, in: app.tree)
    if let cursor, rank(of: cursor) != nil { holdCursor() }
  }

  /// Returns whether a search would find a result.
  ///
  /// A single pass computes the results of all searches, which are valid until an element changes.
  ///
  /// - Complexity: O(*s*), where *s* is the number of stops, or O(1) if nothing has changed.
  mutating func holds(_ search: RotorItem.Search, in app: App) -> Bool {
    // There's usually a result near the beginning.
    if current.holds(search, amongFirst: 16, in: app.tree) { return true }
    if let searches, searches.key == key, searches.changes == app.changes {
      return searches.findings.hold(search)
    }
    let findings = SearchFindings(in: current, of: app.tree)
    searches = (key, app.changes, findings)
    return findings.hold(search)
  }

  /// Returns the units of work that haven't been counted yet, and resets them to 0.
  mutating func takeWork() -> Int {
    guard work != 0 else { return 0 }
    defer { work = 0 }
    edition &+= 1
    return work
  }

  /// Stores the current stops, for finding the cursor's place later.
  mutating func holdCursor() { if held !== shared { held = shared } }
}

extension OrderCache {
  /// Returns the stop that represents a node, which is the node itself or the first stop inside it,
  /// or `nil` if there's none.
  ///
  /// - Rule: ``FocusRule/nodeStandsForItsFirstStop``
  func stop(standingFor index: ElementTree.Index, in app: App) -> ElementTree.Index? {
    if rank(of: index) != nil { return index }
    return app.tree.subtree(of: index).compactMap { rank(of: $0) }.min().map { stops[$0] }
  }

  /// Returns the current stop for an earlier stop, or `nil` if there are no stops.
  ///
  /// If no stop represents the node anymore, returns the nearest stop before it that still exists
  /// or, if there's none, the first stop.
  ///
  /// - Complexity: O(*s*) if the stop no longer exists, where *s* is the number of stops.
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

  /// Returns the stop after the given stop, or `nil` if there's none.
  ///
  /// If the given stop no longer exists, returns the first stop that came after it and still
  /// exists.
  ///
  /// - Complexity: O(1), or O(*s*) if the other stop no longer exists, where *s* is the number of
  ///   stops.
  func stop(after index: ElementTree.Index) -> ElementTree.Index? {
    guard let rank = rank(of: index) else {
      return stopsWithCursor.drop { $0 != index }.first { self.rank(of: $0) != nil }
    }
    return rank + 1 < stops.count ? stops[rank + 1] : nil
  }
}
